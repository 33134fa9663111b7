import Synchronization

/// A clock whose time advances only by waiting, which takes no real time.
final class FakeClock: Clock {
    struct Instant: InstantProtocol {
        let elapsed: Duration

        func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }
        func duration(to other: Instant) -> Duration { other.elapsed - elapsed }
        static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.elapsed < rhs.elapsed }
    }

    private let time = Mutex(Duration.zero)
    private let waits = Mutex<[Duration]>([])

    var minimumResolution: Duration { .zero }
    var now: Instant { time.withLock { Instant(elapsed: $0) } }

    /// The length of every wait so far.
    var slept: [Duration] { waits.withLock(\.self) }

    func pass(_ duration: Duration) { time.withLock { $0 += duration } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        let wait = now.duration(to: deadline)
        waits.withLock { $0.append(wait) }
        pass(wait)
    }
}
