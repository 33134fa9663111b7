import Infrastructure

/// Replaces the stack trace of a crash by an error message.
///
/// To debug a crash, set `SWIFT_BACKTRACE`: then the runtime handles it.
enum CrashHandler {
    static func install() {
        for crash in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
            signal(crash, report)
        }
        // The runtime would take Ctrl-\ for a crash.
        signal(SIGQUIT, SIG_DFL)
    }

    /// Async-signal-safe (signal-safety(7)): it allocates no memory and takes no locks.
    private static let report: @convention(c) (CInt) -> Void = { _ in
        TerminalSession.restore()
        let sentence: StaticString = "movies: internal error; please report it\n"
        _ = write(StandardStreams.errors, sentence.utf8Start, sentence.utf8CodeUnitCount)
        _exit(ExitCode.bug.rawValue)
    }
}
