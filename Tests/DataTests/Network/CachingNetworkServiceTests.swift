import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

struct CachingNetworkServiceTests {
    private static let lifetime = 100
    private static let day = 86_400

    private let directory: TemporaryDirectory
    private let store: DiskCache

    init() throws {
        directory = try TemporaryDirectory()
        store = DiskCache(folder: directory.path, byteLimit: 1 << 20)
    }

    @Test func `sends one request for as long as the response is fresh`() async throws {
        let network = StubNetwork(.body("[1]"), .body("[2]"))

        #expect(try await fetch(network, at: 0).value == [1])
        #expect(try await fetch(network, at: Self.lifetime - 1).value == [1])
        #expect(network.requested.count == 1)
        #expect(try await fetch(network, at: Self.lifetime).value == [2])
        #expect(network.requested.count == 2)
    }

    @Test func `revalidates a stale response, which is then fresh again`() async throws {
        let network = StubNetwork(
            .body("[1]", headers: [HTTPHeader("etag", "W/\"7\"")]),
            .status(304),
            .body("[2]")
        )

        _ = try await fetch(network, at: 0)
        let revalidated = try await fetch(network, at: 200)
        #expect(try await [revalidated.value, fetch(network, at: 299).value] == [[1], [1]])
        #expect(revalidated.fallback == nil)
        #expect(network.requested.map(\.cacheStatus) == [.miss, .stale(entityTag: "W/\"7\"")])
        _ = try await fetch(network, at: 300)
        #expect(network.requested.last?.cacheStatus == .stale(entityTag: "W/\"7\""))
    }

    @Test func `stores the entity tag of a revalidation`() async throws {
        let network = StubNetwork(
            .body("[1]", headers: [HTTPHeader("ETag", "\"1\"")]),
            .status(304, headers: [HTTPHeader("ETag", "\"2\"")]),
            .status(304)
        )

        for second in [0, 100, 200] { _ = try await fetch(network, at: second) }

        #expect(
            network.requested.map(\.cacheStatus)
                == [.miss, .stale(entityTag: "\"1\""), .stale(entityTag: "\"2\"")]
        )
    }

    @Test func `rejects status 304 if nothing is cached`() async {
        await #expect(throws: MoviesError.server(.example, .invalidResponse)) {
            try await fetch(StubNetwork(.status(304)), at: 0)
        }
    }

    @Test(arguments: [
        Result<NetworkResponse, NetworkError>.failure(.timedOut), .failure(.unreachable(.refused)),
        .failure(.malformedResponse), .failure(.tooLarge(limit: 1)), .status(429), .status(500),
        .status(302), .body("<html>"),
    ])
    func `falls back to the stale response, with its age`(
        failure: Result<NetworkResponse, NetworkError>
    ) async throws {
        let network = StubNetwork(.body("[1]"), failure)

        _ = try await fetch(network, at: 0)
        let fetched = try await fetch(network, at: 150)

        #expect(fetched.value == [1])
        guard case .staleResponse(let age, _)? = fetched.fallback else {
            Issue.record("\(String(describing: fetched.fallback))")
            return
        }
        #expect(age == 150)
    }

    @Test(arguments: [
        (
            Result<NetworkResponse, NetworkError>.status(404),
            MoviesError.server(.example, .notFound)
        ),
        (.failure(.cancelled), .cancelled),
    ])
    func `does not fall back for an error that the user has to fix`(
        failure: Result<NetworkResponse, NetworkError>,
        error: MoviesError
    ) async throws {
        let network = StubNetwork(.body("[1]"), failure)

        _ = try await fetch(network, at: 0)

        await #expect(throws: error) { try await fetch(network, at: 150) }
    }

    @Test func `does not cache a response that can't be decoded`() async throws {
        let network = StubNetwork(.body("<html>"), .body("[1]"))

        await #expect(throws: MoviesError.self) { try await fetch(network, at: 0) }

        #expect(try await fetch(network, at: 1).value == [1])
        #expect(network.requested.map(\.cacheStatus) == [.miss, .miss])
    }

    @Test func `requests a cached response again that can't be decoded`() async throws {
        let network = StubNetwork(.body("[1]"))
        try await store.insert(Data("1000000000\n\n{}".utf8), for: "example.org/search")

        #expect(try await fetch(network, at: 0).value == [1])
        #expect(network.requested.map(\.cacheStatus) == [.miss])
    }

    @Test func `reloads a fresh response, with that as the fallback`() async throws {
        let network = StubNetwork(.body("[1]"), .body("[2]"), .failure(.timedOut))

        _ = try await fetch(network, at: 0)
        #expect(try await fetch(network, at: 1, policy: .reload).value == [2])
        let fetched = try await fetch(network, at: 2, policy: .reload)

        #expect(fetched.value == [2])
        #expect(fetched.fallback == .staleResponse(age: 1, reason: .server(.example, .timedOut)))
    }

    @Test func `sends nothing when only the cache may be used`() async throws {
        let network = StubNetwork(.body("[1]"))

        await #expect(throws: MoviesError.offline(.tmdb)) {
            try await fetch(network, at: 0, policy: .cacheOnly)
        }
        #expect(network.requested.isEmpty)
        _ = try await fetch(network, at: 0)

        let fresh = try await fetch(network, at: 1, policy: .cacheOnly)
        let stale = try await fetch(network, at: 150, policy: .cacheOnly)

        #expect(fresh.fallback == nil)
        #expect(stale.fallback == .staleResponse(age: 150, reason: .offline(.tmdb)))
        #expect(network.requested.count == 1)
    }

    @Test func `caches nothing longer than the terms of use allow`() async throws {
        let network = StubNetwork(.body("[1]"), .failure(.timedOut))

        _ = try await fetch(network, at: 0)

        #expect(try await fetch(network, at: 180 * Self.day).value == [1])
        await #expect(throws: MoviesError.self) { try await fetch(network, at: 180 * Self.day + 1) }
    }

    @Test(arguments: [1, 365 * day])
    func `does not use a cached response from the future`(second: Int) async throws {
        let network = StubNetwork(.body("[1]"), .body("[2]"))

        _ = try await fetch(network, at: second)

        #expect(try await fetch(network, at: 0).value == [2])
        #expect(try await fetch(network, at: 0).value == [2])
        #expect(network.requested.count == 2)
    }

    @Test(arguments: ["-9223372036854775808", "-1", "9223372036854775807", "x", ""])
    func `ignores a cached response with a malformed date`(date: String) async throws {
        let network = StubNetwork(.body("[1]"))
        try await store.insert(Data("\(date)\n\n[0]".utf8), for: "example.org/search")

        #expect(try await fetch(network, at: 0).value == [1])
    }

    @Test func `keeps the format of earlier versions`() async throws {
        let network = StubNetwork(.body("[1]", headers: [HTTPHeader("ETag", "\"7\"")]))

        _ = try await fetch(network, at: 5)

        let entry = store.data(for: "example.org/search")
        #expect(entry.map { String(decoding: $0, as: UTF8.self) } == "1000000005\n\"7\"\n[1]")
    }

    @Test func `logs responses from the cache, and no others`() async throws {
        let network = StubNetwork(.body("[1]"), .failure(.timedOut))
        let log = Mutex<[NetworkLogEntry]>([])

        for second in [0, 60, 150] {
            _ = try await fetch(network, at: second) { entry in log.withLock { $0.append(entry) } }
        }

        let entries = log.withLock(\.self)
        #expect(
            entries.map(\.outcome)
                == [.cached(byteCount: 3, age: 60), .cached(byteCount: 3, age: 150)]
        )
        #expect(entries.map(\.url) == ["example.org/search", "example.org/search"])
    }

    @Test func `adds the server's own reason to an error`() async {
        let response = NetworkResponse(
            status: 400,
            headers: [HTTPHeader("Content-Type", "application/json")],
            body: Data(#"{"status_code":22,"status_message":"Invalid page."}"#.utf8)
        )
        let network = StubNetwork(.failure(.httpStatus(response)))

        let error = MoviesError.server(
            .example,
            .requestRefused(status: 400, reason: "Invalid page")
        )
        await #expect(throws: error) { try await fetch(network, at: 0) }
    }

    @Test(arguments: [99, 100])
    func `has a cached response without a request, a stale one only if that is allowed`(
        second: Int
    ) async throws {
        let network = StubNetwork(.body("[1]"))
        let log = Mutex<[NetworkLogEntry]>([])
        func cached(allowsStale: Bool) -> (value: [Int], isFresh: Bool)? {
            service(network, at: second) { entry in log.withLock { $0.append(entry) } }
                .cachedResult(
                    of: Self.endpoint,
                    lifetime: Self.lifetime,
                    allowsStale: allowsStale,
                    decode: Self.decode
                )
        }
        #expect(cached(allowsStale: true) == nil)
        _ = try await fetch(network, at: 0)

        let isFresh = second < Self.lifetime
        #expect(cached(allowsStale: false)?.value == (isFresh ? [1] : nil))
        #expect(cached(allowsStale: true)?.isFresh == isFresh)
        #expect(network.requested.count == 1)
        let entries = log.withLock(\.self)
        #expect(entries.count == (isFresh ? 2 : 1))
        #expect(entries.allSatisfy { $0.outcome == .cached(byteCount: 3, age: second) })
    }

    private static let endpoint = Endpoint(path: "search", bodyLimit: 1000)

    private static func decode(_ response: NetworkResponse) throws(MoviesError) -> [Int] {
        guard let value = try? JSONDecoder().decode([Int].self, from: response.body) else {
            throw .server(.example, .invalidResponse)
        }
        return value
    }

    private func fetch(
        _ network: StubNetwork,
        at second: Int,
        policy: CachePolicy = .useCache,
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in }
    ) async throws(MoviesError) -> FetchResult<[Int]> {
        try await service(network, at: second, policy: policy, log: log).fetch(
            Self.endpoint,
            lifetime: Self.lifetime,
            errors: TMDBErrorReader(),
            decode: Self.decode
        )
    }

    private func service(
        _ network: StubNetwork,
        at second: Int,
        policy: CachePolicy = .useCache,
        log: @escaping @Sendable (NetworkLogEntry) -> Void
    ) -> CachingNetworkService {
        CachingNetworkService(
            network,
            .example,
            source: .tmdb,
            cache: ResponseCache(store: .success(store)),
            policy: policy,
            now: { Timestamp(secondsSince1970: 1_000_000_000 + second) },
            log: log
        )
    }
}
