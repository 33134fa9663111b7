#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Puts the state that the program inherits in order, before anything else runs.
enum StandardDescriptors {
    /// Makes sure that 0, 1 and 2 are taken, and that a reader who left is an error we can read.
    ///
    /// A closed one is opened the wrong way round: the next file that we open must not become
    /// our standard output, and a write to it must still fail.
    static func prepare() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        signal(SIGPIPE, SIG_IGN)
    }
}
