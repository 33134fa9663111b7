import CLibrary
import Synchronization
import SystemKit

/// Controls the terminal in full screen, and restores it however the program ends.
///
/// `restore` is async-signal-safe (signal-safety(7)): it allocates no memory and takes no locks. On
/// Linux a signal handler may run concurrently with the thread that draws; atomic flags coordinate
/// the two.
package enum TerminalSession {
    /// The descriptor that keys come from.
    package static var input: CInt { inputDescriptor.load(ordering: .relaxed) }

    private static let inputDescriptor = Atomic(STDIN_FILENO)

    static var output: CInt { input == STDIN_FILENO ? STDOUT_FILENO : input }

    /// The settings before the program changed them; `nil` without a terminal.
    private static let settings: termios? = {
        var settings = termios()
        return tcgetattr(input, &settings) == 0 ? settings : nil
    }()

    /// Our own descriptor of the terminal: non-blocking, without making it so for other programs
    /// that share the terminal.
    private static let descriptor: CInt = {
        guard let name = ttyname(output) else { return output }
        let descriptor = open(name, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        return descriptor >= 0 ? descriptor : output
    }()

    private enum State: Int, AtomicRepresentable {
        case inactive, active, restoring
    }

    /// Reports the mouse in SGR mode (xterm's 1000 and 1006).
    private static let mouseSequence: StaticString = "\u{1B}[?1000h\u{1B}[?1006h"

    private static let state = Atomic(State.inactive)
    private static let isWriting = Atomic(false)
    private static let expectsReplies = Atomic(false)
    private static let hasScreen = Atomic(false)

    /// Alternate screen, hidden cursor, bracketed paste, no wrapping (the terminal may consider a
    /// character wider than we do).
    ///
    /// Text is selected with Shift while the program gets the mouse.
    private static let enterSequence: StaticString =
        "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h\u{1B}[?7l"

    /// Ends what may be incomplete first: a sequence (CAN), a synchronized update, a style.
    private static let exitSequence: StaticString =
        "\u{18}\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

    /// Uses the terminal of the program, whatever the standard streams are; `false` without one.
    ///
    /// Call it before anything else.
    package static func useControllingTerminal() -> Bool {
        let descriptor = open(Platform.controllingTerminal, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        inputDescriptor.store(descriptor, ordering: .relaxed)
        return true
    }

    package static var size: TerminalSize {
        window.map { TerminalSize(columns: Int($0.ws_col), rows: Int($0.ws_row)) } ?? .standard
    }

    /// The size of the terminal's cells, if its driver knows how many pixels it has.
    package static var cell: CellSize? {
        window.flatMap {
            CellSize(width: Int($0.ws_xpixel / $0.ws_col), height: Int($0.ws_ypixel / $0.ws_row))
        }
    }

    private static var window: winsize? {
        let size = FileDescriptorOutput(descriptor: output).window
        return size.flatMap { $0.ws_col > 0 && $0.ws_row > 0 ? $0 : nil }
    }

    /// Initializes what a signal handler must not; call it before handlers are installed.
    package static func warmUp() {
        _ = (settings, descriptor)
        _ = (state.load(ordering: .relaxed), isWriting.load(ordering: .relaxed))
        _ = (expectsReplies.load(ordering: .relaxed), hasScreen.load(ordering: .relaxed))
    }

    /// Enters raw mode and the alternate screen.
    ///
    /// In an active session it only sets raw mode again, since a shell may have changed it. In the
    /// background it stops the program until a shell brings it to the foreground.
    ///
    /// - Returns: `false` without a terminal, or if the program never gets to the foreground.
    package static func enter(usesMouse: Bool) -> Bool {
        hasScreen.store(true, ordering: .relaxed)
        guard let old = enterRawMode() else { return false }
        if old != .active {
            send(enterSequence)
            if usesMouse { send(mouseSequence) }
        }
        return true
    }

    /// Enters raw mode on the screen as it is, for a question or a query to the terminal; `false`
    /// if it can't, as in `enter`.
    package static func enterWithoutScreen() -> Bool {
        hasScreen.store(false, ordering: .relaxed)
        return enterRawMode() != nil
    }

    /// Returns the state before; `nil` if it fails.
    private static func enterRawMode() -> State? {
        guard let settings, waitForForeground() else { return nil }
        var raw = settings
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
        // No signals from the terminal: pasted text may contain the codes of Ctrl-C and Ctrl-Z.
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        // A read waits for one byte, and no longer.
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        let old = state.exchange(.active, ordering: .sequentiallyConsistent)
        guard tcsetattr(input, TCSANOW, &raw) == 0 else {
            state.store(.inactive, ordering: .sequentiallyConsistent)
            return nil
        }
        return old
    }

    /// Restores the terminal; does nothing without an active session.
    ///
    /// If another thread is restoring it, waits for that: the program may end after this.
    package static func restore() {
        let (wasActive, _) = state.compareExchange(
            expected: .active,
            desired: .restoring,
            ordering: .sequentiallyConsistent
        )
        if wasActive {
            wait { isWriting.load(ordering: .sequentiallyConsistent) }
            restoreSettings()
            state.store(.inactive, ordering: .sequentiallyConsistent)
        } else {
            wait { state.load(ordering: .sequentiallyConsistent) == .restoring }
        }
    }

    /// Tells whether the terminal has been asked something, and has not replied yet.
    package static func expectReplies(_ expects: Bool) {
        expectsReplies.store(expects, ordering: .relaxed)
    }

    /// Waits for late replies, and drops them: a shell would take them for commands.
    package static func dropReplies() {
        guard expectsReplies.load(ordering: .relaxed) else { return }
        var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 300) > 0 else { return }
        // They arrive together.
        _ = poll(nil, 0, 20)
        tcflush(input, TCIFLUSH)
    }

    /// Whether the program may read from the terminal and change it.
    package static var isInForeground: Bool { tcgetpgrp(input) == getpgrp() }

    /// Stops the program: the system would not, since Dispatch's threads block the signal.
    private static func waitForForeground() -> Bool {
        // The signal arrives asynchronously, and is ignored without a shell.
        for _ in 0..<10 where !isInForeground {
            // A process that continues us may be about to terminate us: that signal goes first.
            _ = poll(nil, 0, 200)
            if !isInForeground, !TerminationSignals.isEnding { kill(0, SIGTTOU) }
        }
        return isInForeground
    }

    private static func restoreSettings() {
        // In the background the terminal belongs to another program.
        guard var settings, isInForeground else { return }
        if hasScreen.load(ordering: .relaxed) { send(exitSequence) }
        tcsetattr(input, TCSANOW, &settings)
    }

    /// Writes text while the session is active, and stops once the terminal is restored.
    package static func write(_ text: String) {
        isWriting.store(true, ordering: .sequentiallyConsistent)
        var text = text
        text.withUTF8 { text in
            let bytes = UnsafeRawBufferPointer(text)
            var sent = 0
            while sent < bytes.count, state.load(ordering: .sequentiallyConsistent) == .active,
                let count = writeInTime(UnsafeRawBufferPointer(rebasing: bytes[sent...]))
            {
                sent += count
            }
        }
        isWriting.store(false, ordering: .sequentiallyConsistent)
    }

    /// Waits for half a second at most: the signal may have interrupted the thread we wait for.
    static func wait(while isBusy: () -> Bool) {
        for _ in 0..<500 {
            guard isBusy() else { return }
            _ = poll(nil, 0, 1)
        }
    }

    /// Sends a sequence; discards output that the terminal has not accepted in a tenth of a second.
    private static func send(_ text: StaticString) {
        var sent = 0
        var failures = 0
        while sent < text.utf8CodeUnitCount, failures < 2 {
            let rest = UnsafeRawBufferPointer(
                start: text.utf8Start + sent,
                count: text.utf8CodeUnitCount - sent
            )
            guard let count = writeInTime(rest) else { return }
            sent += count
            if count == 0 {
                failures += 1
                tcflush(descriptor, TCOFLUSH)
            }
        }
    }

    /// Writes what it can after a wait of at most a tenth of a second; `nil` for an error.
    private static func writeInTime(_ bytes: UnsafeRawBufferPointer) -> Int? {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, 100)
        let count = writeSome(bytes, to: descriptor)
        if count >= 0 { return count }
        return errno == EINTR || errno == EAGAIN ? 0 : nil
    }
}
