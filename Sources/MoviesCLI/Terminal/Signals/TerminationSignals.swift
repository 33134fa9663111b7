import Infrastructure

/// Ends the program at Ctrl-C, at once and whatever it waits for.
///
/// Other signals end it as they always do, but for what it shows, which is taken away first.
enum TerminationSignals {
    /// What the program has on the terminal.
    enum Display {
        case nothing

        /// A line of progress on standard error.
        case line
        case screen
    }

    static func endProgram(takingAway display: Display) {
        let (interrupted, ended) =
            switch display {
            case .nothing: (end, SIG_DFL)
            case .line: (endErasingLine, eraseLineAndPassOn)
            case .screen: (endGivingBack, giveBackAndPassOn)
            }
        handle(SIGINT, by: interrupted)
        for number in [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU] {
            handle(number, by: ended)
        }
    }

    /// Does what Ctrl-C asks for, where it comes as a key.
    static func endGivingBackTerminal() -> Never {
        TerminalSession.giveBack()
        _exit(ExitCode.interrupted.rawValue)
    }

    /// Started with a signal ignored, as by `nohup`, we leave it so.
    private static func handle(_ number: CInt, by handler: (@convention(c) (CInt) -> Void)?) {
        if isIgnored(signal(number, handler)) { signal(number, SIG_IGN) }
    }

    // What follows does only what signal-safety(7) allows: no memory, no locks.

    private static let end: @convention(c) (CInt) -> Void = { _ in
        _exit(ExitCode.interrupted.rawValue)
    }

    private static let endErasingLine: @convention(c) (CInt) -> Void = { _ in
        eraseLine()
        _exit(ExitCode.interrupted.rawValue)
    }

    private static let endGivingBack: @convention(c) (CInt) -> Void = { _ in
        endGivingBackTerminal()
    }

    private static let eraseLineAndPassOn: @convention(c) (CInt) -> Void = { number in
        eraseLine()
        passOn(number)
    }

    private static let giveBackAndPassOn: @convention(c) (CInt) -> Void = { number in
        TerminalSession.giveBack()
        passOn(number)
    }

    /// Once the handler returns, the signal comes again, and ends the program.
    private static func passOn(_ number: CInt) {
        signal(number, SIG_DFL)
        raise(number)
    }

    private static func eraseLine() {
        let erase: StaticString = "\r\u{1B}[K"
        _ = write(StandardStreams.errors, erase.utf8Start, erase.utf8CodeUnitCount)
    }

    /// Whether a signal that had this handler was ignored.
    static func isIgnored(_ handler: (@convention(c) (CInt) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
