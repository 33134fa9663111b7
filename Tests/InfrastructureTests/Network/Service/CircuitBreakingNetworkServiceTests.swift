import Synchronization
import Testing

@testable import Infrastructure

struct CircuitBreakingNetworkServiceTests {
    /// Fails with an error, and counts the requests.
    private final class FailingService: NetworkService {
        let error: NetworkError
        let count = Mutex(0)
        let host = "example.org"

        init(_ error: NetworkError) { self.error = error }

        func displayURL(of endpoint: Endpoint) -> String { "example.org" }

        func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse {
            count.withLock { $0 += 1 }
            throw error
        }
    }

    private final class Clock: Sendable {
        private let time = Mutex(ContinuousClock.now)

        var now: ContinuousClock.Instant { time.withLock(\.self) }
        func advance(by duration: Duration) { time.withLock { $0 = $0.advanced(by: duration) } }
    }

    private let clock = Clock()

    @Test func `sends no request after a timeout, until thirty seconds have passed`() async {
        let service = FailingService(.timedOut)
        let breaker = CircuitBreaker(now: { [clock] in clock.now })

        for _ in 1...3 { await fail(service, breaker, with: .timedOut) }
        #expect(service.count.withLock(\.self) == 1)
        clock.advance(by: .seconds(29))
        await fail(service, breaker, with: .timedOut)
        #expect(service.count.withLock(\.self) == 1)

        clock.advance(by: .seconds(1))
        await fail(service, breaker, with: .timedOut)

        #expect(service.count.withLock(\.self) == 2)
    }

    @Test func `sends a request at once when it is closed`() async {
        let service = FailingService(.timedOut)
        let breaker = CircuitBreaker(now: { [clock] in clock.now })
        await fail(service, breaker, with: .timedOut)

        breaker.close()
        await fail(service, breaker, with: .timedOut)

        #expect(service.count.withLock(\.self) == 2)
    }

    @Test func `other errors do not open it`() async {
        let service = FailingService(.unreachable(.refused))
        let breaker = CircuitBreaker(now: { [clock] in clock.now })

        for _ in 1...2 { await fail(service, breaker, with: .unreachable(.refused)) }

        #expect(service.count.withLock(\.self) == 2)
    }

    private func fail(
        _ service: FailingService,
        _ breaker: CircuitBreaker,
        with error: NetworkError
    ) async {
        let breaking = CircuitBreakingNetworkService(service, breaker: breaker)
        await #expect(throws: error) {
            try await breaking.response(for: Endpoint(path: "movie", bodyLimit: 1))
        }
    }
}
