#if canImport(FoundationNetworking)
import Foundation
import Synchronization
#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Survives the answers at which FoundationNetworking gives up the whole process.
///
/// It traps ("Transfer completed, but there's no response", NativeProtocol.swift, as of Swift 6.3)
/// when a connection ends in the head of an answer, and when a chunked body has a trailer. The
/// trap comes on a queue that all sessions share. There the signal handler puts the thread to
/// sleep for good, and word of it goes to everyone who waits for an answer. Who would ask any
/// session for anything after that would wait for good, and has to look at `hasTrapped` first.
/// Any other trap goes on to who handled it before.
enum URLSessionTrap {
    private typealias QueueLabel = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>?

    /// What the handler needs, all there before the handler is.
    private struct Arms: Sendable {
        /// Carries a byte to the thread that may do more than a handler may.
        let writingEnd: CInt

        /// `dispatch_queue_get_label`, which Dispatch does not offer to Swift on Linux.
        let queueLabel: QueueLabel?

        /// Who handled SIGILL (x86) and SIGTRAP (arm64) before.
        let illegal: sigaction
        let trap: sigaction
    }

    private static let trapped = Atomic(false)
    private static let watchers = Mutex<[Int: @Sendable () -> Void]>([:])
    private static let watchCount = Atomic(0)

    /// Set once, by the first who watches.
    private static let arms: Arms = {
        var ends: [CInt] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let readingEnd = ends[0]
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(readingEnd, &byte, 1) == 1 {
                watchers.withLock { Array($0.values) }.forEach { $0() }
            }
        }
        return Arms(
            writingEnd: ends[1],
            queueLabel: dlsym(nil, "dispatch_queue_get_label").map {
                unsafeBitCast($0, to: QueueLabel.self)
            },
            illegal: handler(of: SIGILL),
            trap: handler(of: SIGTRAP)
        )
    }()

    private static let isArmed: Bool = {
        guard arms.queueLabel != nil else { return false }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = handle
        return sigaction(SIGILL, &action, nil) == 0 && sigaction(SIGTRAP, &action, nil) == 0
    }()

    /// Whether no session of this process can be used any more.
    static var hasTrapped: Bool { trapped.load(ordering: .acquiring) }

    /// Calls back, on a thread of its own, when sessions have trapped; gives what `unwatch` takes.
    static func watch(_ callback: @escaping @Sendable () -> Void) -> Int {
        _ = isArmed
        let id = watchCount.add(1, ordering: .relaxed).newValue
        watchers.withLock { $0[id] = callback }
        return id
    }

    static func unwatch(_ id: Int) {
        watchers.withLock { $0[id] = nil }
    }

    private static func handler(of signal: CInt) -> sigaction {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return action
    }

    private static let handle: @convention(c) (CInt) -> Void = { signal in
        guard isOnSessionQueue else {
            // Returning runs the trap again, into the earlier handler.
            var earlier = signal == SIGILL ? arms.illegal : arms.trap
            sigaction(signal, &earlier, nil)
            return
        }
        trapped.store(true, ordering: .releasing)
        var byte: UInt8 = 1
        _ = write(arms.writingEnd, &byte, 1)
        while true { pause() }
    }

    /// By the label of the queue that drives libcurl for a session.
    private static var isOnSessionQueue: Bool {
        guard let label = arms.queueLabel?(nil) else { return false }
        return strcmp(label, "MultiHandle.isolation") == 0
    }
}
#else
/// URLSession of Apple's systems does not trap; see the other half of this file.
enum URLSessionTrap {
    static var hasTrapped: Bool { false }

    static func watch(_ callback: @escaping @Sendable () -> Void) -> Int { 0 }

    static func unwatch(_ id: Int) {}
}
#endif
