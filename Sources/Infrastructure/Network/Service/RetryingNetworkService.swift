import Synchronization
import SystemKit

/// Sends requests to a service, and retries transient failures, up to a deadline.
package struct RetryingNetworkService<C: Clock>: NetworkService where C.Duration == Duration {
    private let configuration: NetworkConfiguration
    private let transport: any NetworkTransport
    private let breaker: CircuitBreaker?
    private let clock: C
    private let deadline: @Sendable () -> C.Instant
    private let random: @Sendable () -> Double
    private let log: @Sendable (NetworkLogEntry) -> Void

    /// Without a breaker, requests are sent whatever happened before.
    ///
    /// The clock measures time, and waits between attempts; `deadline` is that of a request that starts
    /// now, with all its attempts and delays; `random` returns numbers in 0…1; the log receives an entry
    /// for every attempt.
    package init(
        _ configuration: NetworkConfiguration,
        transport: any NetworkTransport,
        breaker: CircuitBreaker? = nil,
        clock: C = ThreadClock(),
        deadline: @escaping @Sendable () -> C.Instant,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) {
        (self.configuration, self.transport, self.breaker) = (configuration, transport, breaker)
        (self.clock, self.deadline, self.random, self.log) = (clock, deadline, random, log)
    }

    package func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        if let error = breaker?.error { throw error }
        do {
            let response = try await retriedResponse(for: endpoint)
            breaker?.didSucceed()
            return response
        } catch {
            breaker?.didFail(error)
            throw error
        }
    }

    private func retriedResponse(
        for endpoint: Endpoint
    ) async throws(NetworkError) -> NetworkResponse {
        let limit = deadline()
        let deadline = endpoint.timeout.map { min(clock.now.advanced(by: $0), limit) } ?? limit
        var attempt = 1
        while true {
            let outcome = await outcome(of: endpoint, attempt: attempt, deadline: deadline)
            guard case .failure(let error) = outcome else { return try outcome.get() }
            let delay = RetryPolicy.delay(
                afterAttempt: attempt,
                error,
                timeLeft: clock.now.duration(to: deadline),
                random: random()
            )
            guard let delay else { throw error }
            // A sleep fails only when its task is cancelled.
            guard (try? await clock.sleep(for: delay)) != nil else { throw .cancelled }
            attempt += 1
        }
    }

    private func outcome(
        of endpoint: Endpoint,
        attempt: Int,
        deadline: C.Instant
    ) async -> Result<NetworkResponse, NetworkError> {
        let start = clock.now
        let outcome: Result<NetworkResponse, NetworkError>
        do {
            outcome = .success(try await send(endpoint, within: start.duration(to: deadline)))
        } catch {
            outcome = .failure(error)
        }
        log(
            NetworkLogEntry(
                url: configuration.displayURL(of: endpoint),
                outcome: NetworkLogEntry.Outcome(outcome),
                duration: start.duration(to: clock.now),
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

/// Remembers that a server failed, so that requests fail immediately instead of being sent, and the
/// user does not wait for each of them.
package final class CircuitBreaker: Sendable {
    /// The time that it stays open after a timeout.
    package static let coolDown = Duration.seconds(30)

    /// Whether it opens after each error that other requests would have as well, and stays open.
    private let isFinal: Bool
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = Mutex<(error: NetworkError, end: ContinuousClock.Instant?)?>(nil)

    package init(
        isFinal: Bool = false,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.isFinal = isFinal
        self.now = now
    }

    /// The error of requests that are not to be sent; `nil` while it is closed.
    var error: NetworkError? {
        state.withLock { state in
            state.flatMap { $0.end.map { now() < $0 } ?? true ? $0.error : nil }
        }
    }

    func didFail(_ error: NetworkError) {
        guard isFinal ? error.isOfAllRequests : error == .timedOut else { return }
        state.withLock { $0 = (error, isFinal ? nil : now().advanced(by: Self.coolDown)) }
    }

    func didSucceed() { if !isFinal { close() } }

    /// Sends the next request whatever happened before.
    package func close() { state.withLock { $0 = nil } }
}

extension NetworkError {
    /// Whether other requests to the same server would fail too.
    fileprivate var isOfAllRequests: Bool {
        switch self {
        case .httpStatus(let response): [401, 429, 503].contains(response.status)
        case .timedOut, .workerUnusable, .noResources, .programMissing: true
        case .unreachable(let failure): [.hostNotFound, .refused, .tls].contains(failure)
        case .cancelled, .malformedResponse, .tooLarge: false
        }
    }
}
