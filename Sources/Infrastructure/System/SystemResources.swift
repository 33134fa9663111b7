import CLibrary
import Synchronization

/// The resources that are left for this process, within the limits of `setrlimit(2)`.
///
/// The libraries below trap or hang without them: Dispatch traps without a descriptor, and starts
/// no thread without memory for a stack.
package enum SystemResources {
    package static func hasDescriptors(_ count: Int) -> Bool {
        let spare = (0..<count).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0) }
        for descriptor in spare where descriptor >= 0 { close(descriptor) }
        return spare.allSatisfy { $0 >= 0 }
    }

    /// Whether this many threads can be started.
    ///
    /// Tries it if the limit of processes is unusually low, and assumes it otherwise.
    package static func hasThreads(_ count: Int) -> Bool {
        var limit = rlimit()
        guard getrlimit(Platform.processLimit, &limit) == 0, limit.rlim_cur < 1024 else {
            return true
        }
        let gate = Gate()
        return gate.closed.withLock { _ in
            // Each thread waits until all have been started.
            (0..<count).allSatisfy { _ in DetachedThread.start { gate.closed.withLock { _ in } } }
        }
    }

    private final class Gate: Sendable {
        let closed = Mutex(())
    }

    /// Whether this many bytes of address space can be reserved, which takes no memory.
    package static func hasAddressSpace(_ byteCount: Int) -> Bool {
        let flags = MAP_PRIVATE | MAP_ANON
        guard let memory = mmap(nil, byteCount, PROT_NONE, flags, -1, 0), memory != MAP_FAILED
        else { return false }
        munmap(memory, byteCount)
        return true
    }
}
