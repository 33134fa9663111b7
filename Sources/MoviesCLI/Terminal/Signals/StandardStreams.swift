#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Repairs the standard streams that the program inherits, before anything else runs.
package enum StandardStreams {
    /// A duplicate of standard error, which stays open when descriptor 2 is redirected.
    package static let errors: CInt = {
        let duplicate = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        return duplicate >= 0 ? duplicate : STDERR_FILENO
    }()

    /// Ensures that descriptors 0, 1 and 2 are open, and that writing to a closed pipe is an error
    /// instead of a signal.
    ///
    /// A closed descriptor is opened in the wrong direction: no file that we open later can become
    /// our standard output, and a write to it still fails.
    package static func ensureOpen() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        signal(SIGPIPE, SIG_IGN)
        // The same for a file that reaches its size limit.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Redirects descriptor 2 to `/dev/null`, which hides what libraries and the Swift runtime
    /// write there.
    package static func redirectStandardError() {
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        guard errors != STDERR_FILENO, null >= 0 else { return }
        dup2(null, STDERR_FILENO)
        close(null)
    }
}
