import Infrastructure
import Synchronization

/// Has the whole terminal while the program fills the screen, and gives it back on every way out.
///
/// `giveBack` is for handlers of signals as well, and does only what signal-safety(7) allows: no
/// memory, no locks. On Linux such a handler runs beside the thread that draws, so the two of them
/// look out for each other by atomic flags.
enum TerminalSession {
    /// The settings as they were before the program changed anything; `nil` without a terminal.
    private static let settings: termios? = {
        var settings = termios()
        return tcgetattr(STDIN_FILENO, &settings) == 0 ? settings : nil
    }()

    /// The terminal once more, for us alone: what is written to it never waits, and other programs
    /// that have the terminal too do not come to know of that.
    private static let descriptor: CInt = {
        guard let name = ttyname(STDOUT_FILENO) else { return STDOUT_FILENO }
        let descriptor = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return descriptor >= 0 ? descriptor : STDOUT_FILENO
    }()

    private enum State: Int, AtomicRepresentable {
        case free, taken
        case beingGivenBack
    }

    private static let state = Atomic(State.free)
    private static let isWriting = Atomic(false)

    /// The other screen, without a cursor as yet, and with marks around what is pasted; nothing
    /// wraps, should the terminal find a letter wider than we do.
    private static let beginning: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l"

    /// Ends first whatever was begun: a sequence (CAN), an update that is shown at once, a style.
    private static let ending: StaticString =
        "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

    /// Makes what a handler of a signal must not make; to be called before there are such handlers.
    static func prepare() {
        _ = (settings, descriptor)
        _ = (state.load(ordering: .relaxed), isWriting.load(ordering: .relaxed))
    }

    /// Takes the terminal: keys come as they are typed, and the other screen is there to be filled.
    ///
    /// Where it is ours already, a shell may have changed the settings: these are set once more. In
    /// the background it stops the program, until a shell brings that to the foreground.
    ///
    /// - Returns: `false` where standard input is no terminal, or never ours.
    static func take() -> Bool {
        guard let settings, waitForForeground() else { return false }
        var raw = settings
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
        // Without signals of the terminal: what is pasted may hold the codes of Ctrl-C and Ctrl-Z.
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        raw.setControlCharacters(minimumCount: 1, timeOut: 0)
        let old = state.exchange(.taken, ordering: .sequentiallyConsistent)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else {
            state.store(.free, ordering: .sequentiallyConsistent)
            return false
        }
        if old != .taken { send(beginning) }
        return true
    }

    /// Gives the terminal back as it was; does nothing where the program does not have it.
    ///
    /// Where that is being done by another thread, waits for it: the program may end after this.
    static func giveBack() {
        let (isOurs, _) = state.compareExchange(
            expected: .taken,
            desired: .beingGivenBack,
            ordering: .sequentiallyConsistent
        )
        if isOurs {
            wait { isWriting.load(ordering: .sequentiallyConsistent) }
            restore()
            state.store(.free, ordering: .sequentiallyConsistent)
        } else {
            wait { state.load(ordering: .sequentiallyConsistent) == .beingGivenBack }
        }
    }

    /// Whether the terminal is ours to read from and to change.
    static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

    /// The system would not stop us by itself: threads of Dispatch block the signal for that.
    private static func waitForForeground() -> Bool {
        // Stopped by a signal that comes in its own time, or is ignored where there is no shell.
        for _ in 0..<10 where !isInForeground {
            // Who wakes us may want to end us: a signal for that must not meet one that stops us.
            _ = poll(nil, 0, 200)
            if !isInForeground { kill(0, SIGTTOU) }
        }
        return isInForeground
    }

    private static func restore() {
        // In the background the terminal is another's already.
        guard var settings, isInForeground else { return }
        send(ending)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Writes text as long as the terminal is ours, and breaks off once it was given back.
    static func write(_ text: String) {
        isWriting.store(true, ordering: .sequentiallyConsistent)
        var text = text
        text.withUTF8 { text in
            let bytes = UnsafeRawBufferPointer(text)
            var sent = 0
            while sent < bytes.count, state.load(ordering: .sequentiallyConsistent) == .taken,
                let count = writeSome(UnsafeRawBufferPointer(rebasing: bytes[sent...]))
            {
                sent += count
            }
        }
        isWriting.store(false, ordering: .sequentiallyConsistent)
    }

    /// Not for ever, but half a second: what we wait for may be who was interrupted.
    private static func wait(while isBusy: () -> Bool) {
        for _ in 0..<500 {
            guard isBusy() else { return }
            _ = poll(nil, 0, 1)
        }
    }

    /// Throws away what a terminal has not taken for a tenth of a second, to make room for this.
    private static func send(_ text: StaticString) {
        var sent = 0
        var failures = 0
        while sent < text.utf8CodeUnitCount, failures < 2 {
            let rest = UnsafeRawBufferPointer(
                start: text.utf8Start + sent,
                count: text.utf8CodeUnitCount - sent
            )
            guard let count = writeSome(rest) else { return }
            sent += count
            if count == 0 {
                failures += 1
                tcflush(descriptor, TCOFLUSH)
            }
        }
    }

    /// How much could be written, after a wait of a tenth of a second at most; `nil` for an error.
    private static func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, 100)
        let count = systemWrite(descriptor, bytes)
        if count >= 0 { return count }
        return errno == EINTR || errno == EAGAIN ? 0 : nil
    }
}

/// Outside of the type, whose own `write` would hide the system's.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
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
