#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A thread for blocking work, because Swift's few shared threads must never wait.
///
/// POSIX threads, because Foundation's `Thread` is not in FoundationEssentials.
package enum DetachedThread {
    /// In bytes, the same on every system: the default of musl, 128 KiB, is too little.
    ///
    /// `JSONDecoder` recurses up to 512 levels deep, which takes more than that.
    private static let stackSize = 1 << 20

    private final class Work: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) {
            self.run = run
        }
    }

    /// Runs `work` on a new thread; `false` if the system can't start one, so that it never runs.
    @discardableResult
    package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, stackSize)
        var thread = Platform.noThread
        let context = Unmanaged.passRetained(Work(work))
        let status = pthread_create(
            &thread,
            &attributes,
            { context in
                // Optional in some C libraries only.
                let context: UnsafeMutableRawPointer? = context
                if let context {
                    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
                }
                return nil
            },
            context.toOpaque()
        )
        if status != 0 { context.release() }
        return status == 0
    }
}
