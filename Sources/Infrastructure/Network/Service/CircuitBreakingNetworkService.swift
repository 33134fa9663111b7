import Synchronization

/// A circuit breaker: after a request has timed out, fails all requests immediately for a while, so that
/// the user does not wait for each of them.
package final class CircuitBreakingNetworkService: NetworkService {
    private let service: any NetworkService
    private let breaker: CircuitBreaker

    package init(_ service: any NetworkService, breaker: CircuitBreaker) {
        self.service = service
        self.breaker = breaker
    }

    package var host: String { service.host }

    package func displayURL(of endpoint: Endpoint) -> String {
        service.displayURL(of: endpoint)
    }

    package func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        if breaker.isOpen { throw .timedOut }
        do {
            let response = try await service.response(for: endpoint)
            breaker.close()
            return response
        } catch {
            if case .timedOut = error { breaker.open() }
            throw error
        }
    }
}

/// Whether a server timed out lately.
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
