import Domain
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

struct TMDBClientTests {
    private static let day = 86_400
    private static let request = TMDBRequest(
        kind: .search,
        endpoint: Endpoint(path: "search", bodyLimit: 1000)
    )

    private let directory: TemporaryDirectory
    private let cache: ResponseCache

    init() throws {
        directory = try TemporaryDirectory()
        cache = ResponseCache(store: DiskCache(folder: directory.path, byteLimit: 1 << 20))
    }

    @Test func `asks once for as long as the answer holds`() async throws {
        let network = StubNetwork(.body("[1]"), .body("[2]"))

        #expect(try await fetch(network, at: 0).value == [1])
        #expect(try await fetch(network, at: Self.day - 1).value == [1])
        #expect(network.requested.count == 1)
        #expect(try await fetch(network, at: Self.day).value == [2])
        #expect(network.requested.count == 2)
    }

    @Test(arguments: [
        (TMDBRequest.Kind.search, 1), (.details, 7), (.configuration, 30),
    ])
    func `keeps each kind as long as it holds`(kind: TMDBRequest.Kind, days: Int) async throws {
        let network = StubNetwork(.body("[1]"))
        let request = TMDBRequest(kind: kind, endpoint: Self.request.endpoint)

        for second in [0, days * Self.day - 1] {
            _ = try await fetch(network, request, at: second)
        }
        #expect(network.requested.count == 1)
        _ = try await fetch(network, request, at: days * Self.day)
        #expect(network.requested.count == 2)
    }

    @Test func `asks whether an old answer still holds, and then keeps it on`() async throws {
        let network = StubNetwork(
            .body("[1]", headers: [HTTPHeader("etag", "W/\"7\"")]),
            .status(304),
            .body("[2]")
        )

        _ = try await fetch(network, at: 0)
        let confirmed = try await fetch(network, at: 2 * Self.day)
        let kept = try await fetch(network, at: 3 * Self.day - 1)

        #expect([confirmed.value, kept.value] == [[1], [1]])
        #expect(confirmed.fallback == nil)
        #expect(
            network.requested.map(\.held) == [.nothing, .outdated(entityTag: "W/\"7\"")]
        )
        _ = try await fetch(network, at: 3 * Self.day)
        #expect(network.requested.last?.held == .outdated(entityTag: "W/\"7\""))
    }

    @Test(arguments: [
        Result<NetworkResponse, NetworkError>.failure(.timedOut), .failure(.unreachable(.refused)),
        .failure(.damaged), .failure(.tooLarge(limit: 1)), .status(429), .status(500),
        .status(302), .body("<html>"), .body("{}"), .body(#"{"status_code":25}"#),
    ])
    func `gives the old answer where there is no new one, and says how old it is`(
        failure: Result<NetworkResponse, NetworkError>
    ) async throws {
        let network = StubNetwork(.body("[1]"), failure)

        _ = try await fetch(network, at: 0)
        let answer = try await fetch(network, at: 2 * Self.day)

        #expect(answer.value == [1])
        guard case .staleResponse(let age, _)? = answer.fallback else {
            Issue.record("\(String(describing: answer.fallback))")
            return
        }
        #expect(age == 2 * Self.day)
    }

    @Test(arguments: [
        (Result<NetworkResponse, NetworkError>.status(401), MoviesError.credentialRefused),
        (.status(404), .notFound(server: "api.example.org")), (.failure(.cancelled), .cancelled),
    ])
    func `does not hide what has to be set right`(
        failure: Result<NetworkResponse, NetworkError>,
        error: MoviesError
    ) async throws {
        let network = StubNetwork(.body("[1]"), failure)

        _ = try await fetch(network, at: 0)

        await #expect(throws: error) { try await fetch(network, at: 2 * Self.day) }
    }

    @Test func `keeps nothing that can't be read`() async throws {
        let network = StubNetwork(.body("<html>"), .body("[1]"))

        await #expect(throws: MoviesError.self) { try await fetch(network, at: 0) }

        #expect(try await fetch(network, at: 1).value == [1])
        #expect(network.requested.map(\.held) == [.nothing, .nothing])
    }

    @Test func `asks in any case when told to, and still has the old answer`() async throws {
        let network = StubNetwork(.body("[1]"), .body("[2]"), .failure(.timedOut))

        _ = try await fetch(network, at: 0)
        #expect(try await fetch(network, at: 1, mode: .always).value == [2])
        let answer = try await fetch(network, at: 2, mode: .always)

        #expect(answer.value == [2])
        #expect(
            answer.fallback
                == .staleResponse(age: 1, reason: .timedOut(server: "api.example.org"))
        )
    }

    @Test func `asks nobody when told not to`() async throws {
        let network = StubNetwork(.body("[1]"))

        await #expect(throws: MoviesError.offline) {
            try await fetch(network, at: 0, mode: .never)
        }
        #expect(network.requested.isEmpty)
        _ = try await fetch(network, at: 0)

        let fresh = try await fetch(network, at: 1, mode: .never)
        let stale = try await fetch(network, at: 2 * Self.day, mode: .never)

        #expect(fresh.fallback == nil)
        #expect(stale.fallback == .staleResponse(age: 2 * Self.day, reason: .offline))
        #expect(network.requested.count == 1)
    }

    @Test func `keeps nothing longer than the terms of use allow`() async throws {
        let network = StubNetwork(.body("[1]"), .failure(.timedOut))

        _ = try await fetch(network, at: 0)

        #expect(try await fetch(network, at: 180 * Self.day).value == [1])
        await #expect(throws: MoviesError.self) {
            try await fetch(network, at: 180 * Self.day + 1)
        }
    }

    @Test(arguments: [1, 365 * day])
    func `does not believe an answer from a time to come`(second: Int) async throws {
        let network = StubNetwork(.body("[1]"), .body("[2]"))

        _ = try await fetch(network, at: second)

        #expect(try await fetch(network, at: 0).value == [2])
        #expect(try await fetch(network, at: 0).value == [2])
        #expect(network.requested.count == 2)
    }

    @Test(arguments: ["-9223372036854775808", "-1", "9223372036854775807", "x", ""])
    func `does not stumble over a date that makes no sense`(date: String) async throws {
        let network = StubNetwork(.body("[1]"))
        let store = DiskCache(folder: directory.path, byteLimit: 1 << 20)
        try await store.insert(Data("\(date)\n\n[0]".utf8), for: "api.example.org/search")

        #expect(try await fetch(network, at: 0).value == [1])
    }

    @Test func `does not read a response of more values than anything has`() async throws {
        let numbers = Array(repeating: "0", count: 200_002).joined(separator: ",")
        let network = StubNetwork(.body("[\(numbers)]"))

        await #expect(throws: MoviesError.responseTooLarge(server: "api.example.org")) {
            try await fetch(network, at: 0)
        }
    }

    /// Only commas separate values: digits and blanks do not count.
    @Test(arguments: [
        ("0,", 200_000), (String(repeating: " ", count: 8) + "1000,", 30_000),
        ("1000000000000,", 100_000),
    ])
    func `reads a response of as many values as anything has, however long`(
        value: String,
        count: Int
    ) async throws {
        let network = StubNetwork(.body("[\(String(repeating: value, count: count))0]"))

        #expect(try await fetch(network, at: 0).value.count == count + 1)
    }

    @Test func `works without a place to keep anything`() async throws {
        let network = StubNetwork(.body("[1]"))
        let client = TMDBClient(network: network, cache: nil)

        for _ in 0..<2 {
            #expect(try await client.fetch([Int].self, Self.request).value == [1])
        }
        #expect(network.requested.count == 2)
    }

    @Test func `logs what needed no request`() async throws {
        let network = StubNetwork(.body("[1]"))
        let log = Mutex<[NetworkLogEntry]>([])

        for second in [0, 60] {
            _ = try await fetch(network, at: second) { entry in log.withLock { $0.append(entry) } }
        }

        let entries = log.withLock(\.self)
        #expect(entries.map(\.outcome) == [.cached(byteCount: 3, age: 60)])
        #expect(entries.map(\.address) == ["api.example.org/search"])
    }

    private func fetch(
        _ network: StubNetwork,
        _ request: TMDBRequest = request,
        at second: Int,
        mode: TMDBClient.Mode = .useCache,
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) async throws(MoviesError) -> TMDBResult<[Int]> {
        let client = TMDBClient(
            network: network,
            cache: cache,
            mode: mode,
            now: { Date(timeIntervalSince1970: 1_000_000_000 + Double(second)) },
            log: log
        )
        return try await client.fetch([Int].self, request)
    }
}
