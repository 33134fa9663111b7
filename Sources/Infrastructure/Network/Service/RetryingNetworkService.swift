/// Asks a service on the network, and asks again where that may help, up to a deadline.
public struct RetryingNetworkService: NetworkService {
    private let configuration: NetworkConfiguration
    private let transport: any NetworkTransport
    private let policy: RetryPolicy

    /// The time since the service was made.
    private let now: @Sendable () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void

    /// The end of a request that begins now, by the same clock.
    private let deadline: @Sendable () -> Duration
    private let random: @Sendable () -> Double
    private let log: @Sendable (NetworkLogEntry) -> Void

    /// - Parameters:
    ///   - configuration: the service, and the credential for it.
    ///   - transport: carries each try.
    ///   - policy: says when to try again.
    ///   - clock: measures the time, and waits between tries.
    ///   - deadline: the end of a request that begins now, all tries and waits included.
    ///   - random: gives numbers in 0…1.
    ///   - log: hears of every try.
    public init<C: Clock>(
        _ configuration: NetworkConfiguration,
        transport: any NetworkTransport,
        policy: RetryPolicy = RetryPolicy(),
        clock: C = ContinuousClock(),
        deadline: @escaping @Sendable () -> C.Instant,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) where C.Duration == Duration {
        let start = clock.now
        self.configuration = configuration
        self.transport = transport
        self.policy = policy
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
        self.deadline = { start.duration(to: deadline()) }
        self.random = random
        self.log = log
    }

    public var host: String { configuration.service.host }

    public func address(of endpoint: Endpoint) -> String {
        configuration.address(of: endpoint)
    }

    public func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        let limit = deadline()
        let deadline = endpoint.patience.map { min(now() + $0, limit) } ?? limit
        var number = 1
        while true {
            let outcome = await outcome(of: endpoint, attempt: number, deadline: deadline)
            guard case .failure(let error) = outcome else { return try outcome.get() }
            let delay = policy.delay(
                afterTry: number,
                error,
                timeLeft: deadline - now(),
                random: random()
            )
            guard let delay else { throw error }
            do {
                try await sleep(delay)
            } catch {
                throw .cancelled
            }
            number += 1
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
                address: configuration.address(of: endpoint),
                outcome: NetworkLogEntry.Outcome(outcome),
                duration: now() - start,
                attempt: attempt,
                held: endpoint.held
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
        guard (200...299).contains(response.status) else { throw .unsuccessful(response) }
        return response
    }
}

extension NetworkLogEntry.Outcome {
    fileprivate init(_ outcome: Result<NetworkResponse, NetworkError>) {
        switch outcome {
        case .success(let response), .failure(.unsuccessful(let response)):
            self = .answer(status: response.status, byteCount: response.body.count)
        case .failure(let error):
            self = .failure(error)
        }
    }
}
