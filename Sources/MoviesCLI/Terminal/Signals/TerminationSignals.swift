#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Ends the program on Ctrl-C at once, whatever it waits for.
///
/// Other signals end it as usual, after what it displays is cleared.
package enum TerminationSignals {
    /// What the program shows on the terminal.
    package enum ActiveDisplay {
        case nothing

        /// A progress line on standard error.
        case line
        case screen
    }

    /// What shells report for a program that Ctrl-C has ended.
    private static let interruptedStatus: CInt = 128 + SIGINT

    /// Installs handlers that clear the display before the program ends.
    package static func install(clearing display: ActiveDisplay) {
        let (onInterrupt, onTermination) =
            switch display {
            case .nothing: (exitInterrupted, SIG_DFL)
            case .line: (eraseLineAndExit, eraseLineAndReraise)
            case .screen: (restoreAndExit, restoreAndReraise)
            }
        handle(SIGINT, by: onInterrupt)
        for number in [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU] {
            handle(number, by: onTermination)
        }
    }

    /// Does what Ctrl-C does when it arrives as a key.
    package static func restoreTerminalAndExit() -> Never {
        TerminalSession.dropReplies()
        TerminalSession.restore()
        _exit(interruptedStatus)
    }

    /// A signal that is ignored from the start, as under `nohup`, stays ignored.
    private static func handle(_ number: CInt, by handler: (@convention(c) (CInt) -> Void)?) {
        if isIgnored(signal(number, handler)) { signal(number, SIG_IGN) }
    }

    // The handlers are async-signal-safe (signal-safety(7)): they allocate no memory and take no
    // locks.

    private static let exitInterrupted: @convention(c) (CInt) -> Void = { _ in
        _exit(interruptedStatus)
    }

    private static let eraseLineAndExit: @convention(c) (CInt) -> Void = { _ in
        eraseLine()
        _exit(interruptedStatus)
    }

    private static let restoreAndExit: @convention(c) (CInt) -> Void = { _ in
        restoreTerminalAndExit()
    }

    private static let eraseLineAndReraise: @convention(c) (CInt) -> Void = { number in
        eraseLine()
        reraise(number)
    }

    private static let restoreAndReraise: @convention(c) (CInt) -> Void = { number in
        TerminalSession.restore()
        reraise(number)
    }

    /// Once the handler returns, the signal arrives again and ends the program.
    private static func reraise(_ number: CInt) {
        signal(number, SIG_DFL)
        raise(number)
    }

    private static func eraseLine() {
        erase(lineOn: StandardStreams.errors)
    }

    /// Erases the line, and discards what is written to the descriptor from then on: another thread
    /// may be about to draw.
    package static func erase(lineOn descriptor: CInt) {
        let terminal = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        let path: StaticString = "/dev/null"
        let null = path.utf8Start.withMemoryRebound(
            to: CChar.self,
            capacity: path.utf8CodeUnitCount + 1
        ) { open($0, O_WRONLY | O_CLOEXEC) }
        if terminal >= 0, null >= 0 { dup2(null, descriptor) }
        let erase: StaticString = "\r\u{1B}[K"
        _ = write(terminal >= 0 ? terminal : descriptor, erase.utf8Start, erase.utf8CodeUnitCount)
    }

    /// Whether this previous handler means that the signal was ignored.
    package static func isIgnored(_ handler: (@convention(c) (CInt) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
