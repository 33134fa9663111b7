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

/// Puts the state that the program inherits in order, before anything else runs.
enum StandardStreams {
    /// Our own way to standard error, open whatever becomes of 2.
    static let errors: CInt = {
        let duplicate = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        return duplicate >= 0 ? duplicate : STDERR_FILENO
    }()

    /// Makes sure that 0, 1 and 2 are taken, and that a reader who left is an error we can read.
    ///
    /// A closed one is opened the wrong way round: the next file that we open must not become
    /// our standard output, and a write to it must still fail.
    static func prepare() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        signal(SIGPIPE, SIG_IGN)
        // A file that may grow no more as well.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Lets 2 lead nowhere.
    ///
    /// Libraries and the Swift runtime write there what a user should not have to see.
    static func redirectStandardError() {
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard errors != STDERR_FILENO, nowhere >= 0 else { return }
        dup2(nowhere, STDERR_FILENO)
        close(nowhere)
    }
}
