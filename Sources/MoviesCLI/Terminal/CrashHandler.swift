import Infrastructure

/// Ends the program with a sentence instead of a stack trace, should it ever crash.
///
/// Whoever looks for the crash sets `SWIFT_BACKTRACE`, and gets all that the runtime can tell.
enum CrashHandler {
    static func install() {
        for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(crash, report)
        }
        // The runtime would take Ctrl-\ for a crash.
        signal(SIGQUIT, SIG_DFL)
    }

    /// Only what signal-safety(7) allows: no memory, no locks.
    private static let report: @convention(c) (CInt) -> Void = { _ in
        TerminalSession.giveBack()
        let sentence: StaticString =
            "movies: something went wrong that should not; please report it\n"
        _ = write(StandardStreams.errors, sentence.utf8Start, sentence.utf8CodeUnitCount)
        _exit(ExitCode.bug.rawValue)
    }
}
