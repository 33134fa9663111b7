#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A continuous clock that sleeps on threads of its own.
///
/// `ContinuousClock` sleeps by a timer of libdispatch, which is lost without a word if the system
/// refuses one of its event descriptors. A command that must end in time uses this clock.
package struct ThreadClock: Clock {
    private let clock = ContinuousClock()

    package init() {}

    package var now: ContinuousClock.Instant { clock.now }

    package var minimumResolution: Duration { clock.minimumResolution }

    /// Throws only when the task is cancelled.
    package func sleep(
        until deadline: ContinuousClock.Instant,
        tolerance: Duration? = nil
    ) async throws {
        do {
            // A thread whose task is cancelled sleeps on, which costs nothing.
            try await BlockingWork.run({ Self.block(until: deadline) }, abandon: {})
        } catch {
            try Task.checkCancellation()
            Self.block(until: deadline)
        }
    }

    private static func block(until deadline: ContinuousClock.Instant) {
        while case let timeLeft = ContinuousClock.now.duration(to: deadline), timeLeft > .zero {
            let (seconds, attoseconds) = timeLeft.components
            var time = timespec(
                tv_sec: numericCast(seconds),
                tv_nsec: numericCast(attoseconds / 1_000_000_000)
            )
            nanosleep(&time, nil)
        }
    }
}
