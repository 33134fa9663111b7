import Synchronization
import SystemKit

/// Sends requests to a service, and retries transient failures, up to a deadline.
package struct RetryingNetworkService: NetworkService {
    private let configuration: NetworkConfiguration
    private let transport: any NetworkTransport

    /// `nil` if requests are sent whatever happened before.
    private let breaker: CircuitBreaker?

    /// The time since the service was made.
    private let now: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void

    /// The deadline of a request that starts now, with all its attempts and delays.
    private let deadline: @Sendable () -> Duration

    /// Returns numbers in 0…1.
    private let random: @Sendable () -> Double

    /// Receives an entry for every attempt.
    private let log: @Sendable (NetworkLogEntry) -> Void

    /// The clock measures time, and waits between attempts.
    package init<C: Clock>(
        _ configuration: NetworkConfiguration,
        transport: any NetworkTransport,
        breaker: CircuitBreaker? = nil,
        clock: C = ThreadClock(),
        deadline: @escaping @Sendable () -> C.Instant,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) where C.Duration == Duration {
        let start = clock.now
        self.configuration = configuration
        self.transport = transport
        self.breaker = breaker
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
        self.deadline = { start.duration(to: deadline()) }
        self.random = random
        self.log = log
    }

    package func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        if breaker?.isOpen ?? false { throw .timedOut }
        do {
            let response = try await retriedResponse(for: endpoint)
            breaker?.close()
            return response
        } catch {
            if error == .timedOut { breaker?.open() }
            throw error
        }
    }

    private func retriedResponse(
        for endpoint: Endpoint
    ) async throws(NetworkError) -> NetworkResponse {
        let limit = deadline()
        let deadline = endpoint.timeout.map { min(now() + $0, limit) } ?? limit
        var attempt = 1
        while true {
            let outcome = await outcome(of: endpoint, attempt: attempt, deadline: deadline)
            guard case .failure(let error) = outcome else { return try outcome.get() }
            let delay = RetryPolicy.delay(
                afterAttempt: attempt,
                error,
                timeLeft: deadline - now(),
                random: random()
            )
            guard let delay else { throw error }
            // A sleep fails only when its task is cancelled.
            guard (try? await sleep(delay)) != nil else { throw .cancelled }
            attempt += 1
        }
    }

    private func outcome(
        of endpoint: Endpoint,
        attempt: Int,
        deadline: Duration
    ) async -> Result<NetworkResponse, NetworkError> {
        let start = now()
        let outcome: Result<NetworkResponse, NetworkError>
        do {
            outcome = .success(try await send(endpoint, within: deadline - start))
        } catch {
            outcome = .failure(error)
        }
        log(
            NetworkLogEntry(
                url: configuration.displayURL(of: endpoint),
                outcome: NetworkLogEntry.Outcome(outcome),
                duration: now() - start,
                attempt: attempt,
                cacheStatus: endpoint.cacheStatus
            )
        )
        return outcome
    }

    private func send(
        _ endpoint: Endpoint,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        guard timeout > .zero else { throw .timedOut }
        guard let request = configuration.request(for: endpoint) else { throw .unreachable(.other) }
        let response = try await transport.send(request, within: timeout)
        guard (200...299).contains(response.status) else { throw .httpStatus(response) }
        return response
    }
}

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
