import Synchronization

/// Whether a server timed out lately: if so, all requests fail immediately for a while, so that the
/// user does not wait for each of them.
package final class CircuitBreaker: Sendable {
    /// How long it stays open.
    package static let coolDown = Duration.seconds(30)

    private let now: @Sendable () -> ContinuousClock.Instant
    private let end = Mutex<ContinuousClock.Instant?>(nil)

    package init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.now = now
    }

    /// Whether requests fail without being sent.
    var isOpen: Bool { end.withLock { $0.map { now() < $0 } ?? false } }

    func open() { end.withLock { $0 = now().advanced(by: Self.coolDown) } }

    /// Sends the next request whatever happened before.
    package func close() { end.withLock { $0 = nil } }
}
