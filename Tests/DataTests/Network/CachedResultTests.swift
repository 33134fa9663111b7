import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

/// What `CachingNetworkService` has without a request.
struct CachedResultTests {
    private static let endpoint = Endpoint(path: "search", bodyLimit: 1000)

    private let network = StubNetwork(.body("[1]"))
    private let log = Log()
    private let store: DiskCache
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        store = DiskCache(folder: directory.path, byteLimit: 1 << 20)
    }

    @Test func `is the cached response, which is logged`() async throws {
        #expect(cached(at: 0, allowsStale: true) == nil)
        try await fetch()

        #expect(cached(at: 99, allowsStale: false)?.value == [1])
        #expect(cached(at: 99, allowsStale: true)?.isFresh == true)
        #expect(outcomes == [.cached(byteCount: 3, age: 99), .cached(byteCount: 3, age: 99)])
        #expect(network.requested.count == 1)
    }

    @Test func `may be stale only if that is allowed`() async throws {
        try await fetch()

        #expect(cached(at: 100, allowsStale: false) == nil)
        #expect(outcomes == [])
        #expect(cached(at: 100, allowsStale: true)?.isFresh == false)
        #expect(outcomes == [.cached(byteCount: 3, age: 100)])
    }

    private final class Log: Sendable {
        let entries = Mutex<[NetworkLogEntry]>([])
    }

    private var outcomes: [NetworkLogEntry.Outcome] { log.entries.withLock { $0.map(\.outcome) } }

    private func fetch() async throws {
        _ = try await service(at: 0).fetch(Self.endpoint, lifetime: 100, decode: Self.decode)
    }

    private func cached(at second: Int, allowsStale: Bool) -> (value: [Int], isFresh: Bool)? {
        service(at: second).cachedResult(
            of: Self.endpoint,
            lifetime: 100,
            allowsStale: allowsStale,
            decode: Self.decode
        )
    }

    private static func decode(_ response: NetworkResponse) throws(MoviesError) -> [Int] {
        guard let value = try? JSONDecoder().decode([Int].self, from: response.body) else {
            throw .server(.example, .invalidResponse)
        }
        return value
    }

    private func service(at second: Int) -> CachingNetworkService {
        CachingNetworkService(
            network,
            .example,
            source: .tmdb,
            cache: ResponseCache(store: store),
            policy: .useCache,
            now: { Timestamp(secondsSince1970: 1_000_000_000 + second) },
            log: { [log] entry in log.entries.withLock { $0.append(entry) } }
        )
    }
}
