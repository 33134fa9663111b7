/// Asks a service on the network, and asks again where that may help, up to a deadline.
public struct RetryingNetworkService<C: Clock>: NetworkService where C.Duration == Duration {
    private let configuration: NetworkConfiguration
    private let transport: any NetworkTransport
    private let policy: RetryPolicy
    private let clock: C
    private let deadline: @Sendable () -> C.Instant
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
    public init(
        _ configuration: NetworkConfiguration,
        transport: any NetworkTransport,
        policy: RetryPolicy = RetryPolicy(),
        clock: C = ContinuousClock(),
        deadline: @escaping @Sendable () -> C.Instant,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) {
        self.configuration = configuration
        self.transport = transport
        self.policy = policy
        self.clock = clock
        self.deadline = deadline
        self.random = random
        self.log = log
    }

    public var host: String { configuration.host }

    public func address(of endpoint: Endpoint) -> String {
        configuration.address(of: endpoint)
    }

    public func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
        let limit = deadline()
        let deadline = endpoint.patience.map { min(clock.now.advanced(by: $0), limit) } ?? limit
        var number = 1
        while true {
            let outcome = await outcome(of: endpoint, tryNumber: number, deadline: deadline)
            guard case .failure(let error) = outcome else { return try outcome.get() }
            let delay = policy.delay(
                afterTry: number,
                error,
                timeLeft: clock.now.duration(to: deadline),
                random: random()
            )
            guard let delay else { throw error }
            do {
                try await clock.sleep(until: clock.now.advanced(by: delay), tolerance: nil)
            } catch {
                throw .cancelled
            }
            number += 1
        }
    }

    private func outcome(
        of endpoint: Endpoint,
        tryNumber: Int,
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
                address: configuration.address(of: endpoint),
                outcome: NetworkLogEntry.Outcome(outcome),
                duration: start.duration(to: clock.now),
                tryNumber: tryNumber,
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
