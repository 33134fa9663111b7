import Synchronization
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Has the whole terminal while the program fills the screen, and gives it back on every way out.
///
/// `giveBack` is for handlers of signals as well, and does only what signal-safety(7) allows: no
/// memory, no locks. On Linux such a handler runs beside the thread that draws, so the two of them
/// look out for each other by atomic flags.
enum TerminalGuard {
    /// The settings as they were before the program changed anything; `nil` without a terminal.
    private static let settings: termios? = {
        var settings = termios()
        return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
    }()

    private static let isTaken = Atomic(false)
    private static let isWriting = Atomic(false)

    /// The other screen, without a cursor as yet, and with marks around what is pasted; nothing
    /// wraps, should the terminal find a letter wider than we do.
    private static let beginning: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l"

    /// Ends first whatever was begun: a sequence (CAN), an update that is shown at once, a style.
    private static let ending: StaticString =
        "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

    /// Takes the terminal: keys come as they are typed, and the other screen is there to be filled.
    ///
    /// Where it is ours already, a shell may have changed the settings: these are set once more.
    ///
    /// - Returns: `false` where standard input is no terminal.
    static func take() -> Bool {
        guard let settings else { return false }
        var raw = settings
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
        // Signals stay on: Ctrl-C then works whatever the program is at, as Ctrl-Z does.
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
        raw.setControlCharacters(minimumCount: 1, timeOut: 0)
        let wasTaken = isTaken.exchange(true, ordering: .sequentiallyConsistent)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else {
            isTaken.store(false, ordering: .sequentiallyConsistent)
            return false
        }
        if !wasTaken { send(beginning) }
        return true
    }

    /// Gives the terminal back as it was; does nothing where the program does not have it.
    static func giveBack() {
        guard isTaken.exchange(false, ordering: .sequentiallyConsistent), var settings else {
            return
        }
        waitForWriter()
        // In the background we would be stopped for it, and the terminal is another's already.
        guard tcgetpgrp(STDIN_FILENO) == getpgrp() else { return }
        send(ending)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Writes by `body` while the terminal is ours, and not at all once it was given back.
    static func write(_ body: () -> Void) {
        isWriting.store(true, ordering: .sequentiallyConsistent)
        if isTaken.load(ordering: .sequentiallyConsistent) { body() }
        isWriting.store(false, ordering: .sequentiallyConsistent)
    }

    /// Not for ever: the one who writes may be who was interrupted, or the terminal may be stuck.
    private static func waitForWriter() {
        for _ in 0..<100 where isWriting.load(ordering: .sequentiallyConsistent) {
            _ = poll(nil, 0, 1)
        }
    }

    /// Gives up where the terminal takes nothing for a tenth of a second: nobody looks at it.
    private static func send(_ text: StaticString) {
        var sent = 0
        while sent < text.utf8CodeUnitCount {
            var entry = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
            guard poll(&entry, 1, 100) != 0 else { return }
            let count = systemWrite(text.utf8Start + sent, text.utf8CodeUnitCount - sent)
            guard count >= 0 || errno == EINTR || errno == EAGAIN else { return }
            sent += max(count, 0)
        }
    }
}

/// Outside of the type, whose own `write` would hide the system's.
private func systemWrite(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    write(STDOUT_FILENO, bytes, count)
}

extension termios {
    /// Sets how many bytes a read waits for, and for how many tenths of a second.
    fileprivate mutating func setControlCharacters(minimumCount: cc_t, timeOut: cc_t) {
        withUnsafeMutableBytes(of: &c_cc) { characters in
            characters[Int(VMIN)] = minimumCount
            characters[Int(VTIME)] = timeOut
        }
    }
}
