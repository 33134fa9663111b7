import Synchronization
import Testing

@testable import Infrastructure

struct CircuitBreakerTests {
    private final class Clock: Sendable {
        private let time = Mutex(ContinuousClock.now)

        var now: ContinuousClock.Instant { time.withLock(\.self) }
        func advance(by duration: Duration) { time.withLock { $0 = $0.advanced(by: duration) } }
    }

    private let clock = Clock()
    private let breaker: CircuitBreaker

    init() { breaker = CircuitBreaker(now: { [clock] in clock.now }) }

    @Test func `sends no request after a timeout, until thirty seconds have passed`() async {
        let transport = StubTransport([.failure(.timedOut)])

        for _ in 1...3 { await fail(transport, with: .timedOut) }
        #expect(transport.requests.count == 1)
        clock.advance(by: .seconds(29))
        await fail(transport, with: .timedOut)
        #expect(transport.requests.count == 1)

        clock.advance(by: .seconds(1))
        await fail(transport, with: .timedOut)

        #expect(transport.requests.count == 2)
    }

    @Test func `sends a request at once when it is closed`() async {
        let transport = StubTransport([.failure(.timedOut)])
        await fail(transport, with: .timedOut)

        breaker.close()
        await fail(transport, with: .timedOut)

        #expect(transport.requests.count == 2)
    }

    @Test func `other errors do not open it`() async {
        let transport = StubTransport([.failure(.unreachable(.refused))])

        for _ in 1...2 { await fail(transport, with: .unreachable(.refused)) }

        #expect(transport.requests.count == 2)
    }

    /// A request that was on its way when another one timed out.
    @Test func `a response closes it`() async throws {
        let transport = StubTransport([.status(200), .status(200)]) { [breaker] in
            breaker.didFail(.timedOut)
        }

        for _ in 1...2 { _ = try await send(over: transport) }

        #expect(transport.requests.count == 2)
    }

    @Test(
        arguments: [
            (.httpStatus(NetworkResponse(status: 401)), 1),
            (.httpStatus(NetworkResponse(status: 404)), 2), (.timedOut, 1),
            (.unreachable(.refused), 1), (.unreachable(.hostNotFound), 1),
            (.unreachable(.other), 2), (.tooLarge(limit: 1), 2),
        ] as [(NetworkError, Int)]
    )
    func `a final one stays open after a failure that all requests have`(
        error: NetworkError,
        count: Int
    ) async {
        let transport = StubTransport([.failure(error)])
        let breaker = CircuitBreaker(isFinal: true, now: { [clock] in clock.now })

        await fail(transport, with: error, breaker)
        // A request that was on its way.
        breaker.didSucceed()
        clock.advance(by: .seconds(3_600))
        await fail(transport, with: error, breaker)

        #expect(transport.requests.count == count)
    }

    private func fail(
        _ transport: StubTransport,
        with error: NetworkError,
        _ breaker: CircuitBreaker? = nil
    ) async {
        await #expect(throws: error) { try await send(over: transport, breaker) }
    }

    private func send(
        over transport: StubTransport,
        _ breaker: CircuitBreaker? = nil
    ) async throws -> NetworkResponse {
        let service = RetryingNetworkService(
            NetworkConfiguration(host: "example.org", baseURL: "https://example.org"),
            transport: transport,
            breaker: breaker ?? self.breaker,
            clock: FakeClock(),
            deadline: { FakeClock.Instant(elapsed: .seconds(10)) }
        )
        return try await service.response(for: Endpoint(path: "movie", bodyLimit: 1))
    }
}
