import Foundation
import Infrastructure
import Synchronization
import Testing

struct RetryingNetworkServiceTests {
    private let clock = FakeClock()
    private let log = SpyNetworkLog()
    private let endpoint = Endpoint(path: "movies", bodyLimit: 100)

    @Test(arguments: [
        StubTransport.Outcome.status(429), .status(500), .status(502), .status(503), .status(504),
        .failure(.unreachable(.lost)), .failure(.unreachable(.cutOff)),
        .failure(.malformedResponse), .retryAfter("1"),
    ])
    func `returns the response of the second attempt`(first: StubTransport.Outcome) async throws {
        let transport = StubTransport([first, .status(200)])

        #expect(try await service(transport).response(for: endpoint).status == 200)
        #expect(transport.requests.count == 2)
        #expect(clock.slept.count == 1)
    }

    @Test(arguments: [200, 201, 299]) func `returns the response of any success`(
        status: Int
    ) async throws {
        let transport = StubTransport([.status(status)])

        #expect(try await service(transport).response(for: endpoint).status == status)
        #expect(transport.requests.count == 1)
    }

    /// The limit of the delay doubles.
    @Test(arguments: [(0, 0), (0.5, 250), (1, 500)])
    func `fails after three attempts, with the error of the last`(
        random: Double,
        milliseconds: Int
    ) async {
        let transport = StubTransport([.status(502), .failure(.malformedResponse), .status(503)])

        await #expect(throws: NetworkError.httpStatus(NetworkResponse(status: 503))) {
            try await service(transport, random: random).response(for: endpoint)
        }
        #expect(transport.requests.count == 3)
        #expect(clock.slept == [.milliseconds(milliseconds), .milliseconds(2 * milliseconds)])
    }

    @Test(arguments: [
        StubTransport.Outcome.status(199), .status(300), .status(302), .status(304), .status(400),
        .status(401), .status(403), .status(404), .status(408), .status(501),
        .failure(.unreachable(.refused)), .failure(.unreachable(.hostNotFound)),
        .failure(.unreachable(.tls)), .failure(.timedOut), .failure(.cancelled),
        .failure(.tooLarge(limit: 1)), .failure(.programMissing("gzip")),
    ])
    func `does not retry an error that lasts`(outcome: StubTransport.Outcome) async {
        let transport = StubTransport([outcome])

        await #expect(throws: NetworkError.self) {
            try await service(transport).response(for: endpoint)
        }
        #expect(transport.requests.count == 1)
    }

    @Test func `waits as long as the server requests`() async throws {
        let transport = StubTransport([
            .retryAfter("2"), .retryAfter("3", status: 503), .status(200),
        ])

        _ = try await service(transport).response(for: endpoint)

        #expect(clock.slept == [.seconds(2), .seconds(3)])
    }

    @Test func `fails at once if the server requests a longer wait than there is time`() async {
        let transport = StubTransport([.retryAfter("3600")])

        await #expect(throws: NetworkError.self) {
            try await service(transport).response(for: endpoint)
        }
        #expect(transport.requests.count == 1)
        #expect(clock.slept.isEmpty)
    }

    @Test(arguments: [("3", 2), ("4", 1), ("5", 1)])
    func `waits only if there is time left after it`(wait: String, count: Int) async {
        let transport = StubTransport([.retryAfter(wait)]) { [clock] in clock.pass(.seconds(6)) }

        await #expect(throws: NetworkError.self) {
            try await service(transport).response(for: endpoint)
        }
        #expect(transport.requests.count == count)
        #expect(clock.slept.count == count - 1)
    }

    @Test func `gives each attempt the remaining time`() async throws {
        let transport = StubTransport([.status(503), .status(503), .status(200)]) { [clock] in
            clock.pass(.seconds(3))
        }

        _ = try await service(transport).response(for: endpoint)

        #expect(transport.timeouts == [.seconds(10), .milliseconds(6750), .milliseconds(3250)])
    }

    @Test func `ends at the timeout of the endpoint, or at the deadline`() async throws {
        let transport = StubTransport([.retryAfter("3")])
        var endpoint = endpoint
        endpoint.timeout = .seconds(2)

        await #expect(throws: NetworkError.self) {
            try await service(transport).response(for: endpoint)
        }
        clock.pass(.seconds(9))
        await #expect(throws: NetworkError.self) {
            try await service(transport).response(for: endpoint)
        }

        #expect(transport.timeouts == [.seconds(2), .seconds(1)])
    }

    @Test func `sends nothing after the deadline`() async {
        let transport = StubTransport([.status(200)])
        clock.pass(.seconds(10))

        await #expect(throws: NetworkError.timedOut) {
            try await service(transport).response(for: endpoint)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func `is cancelled between two attempts`() async {
        let transport = StubTransport([.status(503)])
        let service = service(transport)
        let endpoint = endpoint

        let request = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await service.response(for: endpoint)
        }

        await #expect(throws: NetworkError.cancelled) { try await request.value }
        #expect(transport.requests.count == 1)
    }

    @Test func `logs every attempt, and no credential`() async throws {
        let body = Data("12345".utf8)
        let transport = StubTransport([
            .status(503), .failure(.malformedResponse),
            .success(NetworkResponse(status: 200, body: body)),
        ]) { [clock] in clock.pass(.seconds(1)) }

        _ = try await service(transport).response(for: endpoint)

        let entries = log.entries
        #expect(entries.map(\.attempt) == [1, 2, 3])
        #expect(
            entries.map(\.outcome) == [
                .response(status: 503, byteCount: 0), .failure(.malformedResponse),
                .response(status: 200, byteCount: 5),
            ]
        )
        #expect(entries.allSatisfy { $0.url == "example.org/3/movies" })
        #expect(entries.allSatisfy { $0.duration == .seconds(1) && $0.cacheStatus == .miss })
        #expect(!"\(entries)".contains("SECRET"))
    }

    private func service(
        _ transport: StubTransport,
        random: Double = 0.5
    ) -> some NetworkService {
        let end = FakeClock.Instant(elapsed: .seconds(10))
        return RetryingNetworkService(
            NetworkConfiguration(
                host: "example.org",
                baseURL: "https://example.org/3",
                headers: [HTTPHeader("Authorization", "SECRET")],
                queryItems: [QueryItem("api_key", "SECRET")]
            ),
            transport: transport,
            clock: clock,
            deadline: { end },
            random: { random },
            log: log.add
        )
    }
}

private final class SpyNetworkLog: Sendable {
    private let state = Mutex<[NetworkLogEntry]>([])

    var entries: [NetworkLogEntry] { state.withLock(\.self) }

    @Sendable func add(_ entry: NetworkLogEntry) { state.withLock { $0.append(entry) } }
}
