import Data
import Domain
import DomainDoubles
import Foundation
import Infrastructure
import TestSupport
import Testing

struct TMDBPosterImagesRepositoryTests {
    private static let image = Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])
    private static let url = "https://images.example.org/w500/lantern.jpg"
    private static let day = 86_400

    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func `requests the image in a sufficient size, and caches it for 30 days`()
        async throws
    {
        let network = StubNetwork(.success(NetworkResponse(status: 200, body: Self.image)))

        let first = try await repository(network).poster(at: Self.url)
        let second = try await repository(network, day: 29).poster(at: Self.url)

        #expect(first == Array(Self.image))
        #expect(second == first)
        #expect(network.requested.map(\.path) == ["w342/lantern.jpg"])
        #expect(network.requested.map(\.bodyLimit) == [20 << 20])
    }

    @Test func `revalidates a stale image by its entity tag`() async throws {
        let headers = [HTTPHeader("ETag", "\"7\"")]
        let network = StubNetwork(
            .success(NetworkResponse(status: 200, headers: headers, body: Self.image)),
            .status(304)
        )

        _ = try await repository(network).poster(at: Self.url)
        #expect(try await repository(network, day: 30).poster(at: Self.url) == Array(Self.image))
        #expect(network.requested.map(\.cacheStatus) == [.miss, .stale(entityTag: "\"7\"")])
    }

    @Test func `falls back to a stale image if the server is unavailable`() async throws {
        let network = StubNetwork(
            .success(NetworkResponse(status: 200, body: Self.image)),
            .failure(.timedOut)
        )

        _ = try await repository(network).poster(at: Self.url)

        #expect(try await repository(network, day: 60).poster(at: Self.url) == Array(Self.image))
        #expect(network.requested.count == 2)
    }

    @Test func `uses only the cache when told to`() async throws {
        let network = StubNetwork(.success(NetworkResponse(status: 200, body: Self.image)))
        await #expect(throws: MoviesError.offline(.tmdb)) {
            try await repository(network, policy: .cacheOnly).poster(at: Self.url)
        }
        _ = try await repository(network).poster(at: Self.url)

        let cached = try await repository(network, policy: .cacheOnly).poster(at: Self.url)

        #expect(cached == Array(Self.image))
        #expect(network.requested.count == 1)
    }

    @Test func `rejects a URL of another server, and a response that is not an image`() async {
        let network = StubNetwork(body: "<html>")

        await #expect(throws: MoviesError.server(.example, .invalidResponse)) {
            try await repository(network).poster(at: Self.url)
        }
        for server in ["https://evil.example.org", "https://images.example.org.evil.org"] {
            await #expect(throws: MoviesError.server(.example, .notFound)) {
                try await repository(network).poster(at: server + "/w500/x.jpg")
            }
        }
        #expect(network.requested.count == 1)
    }

    @Test func `requests no posters if they can't be shown`() async throws {
        let network = StubNetwork(.failure(.timedOut))

        #expect(try await repository(network, canShow: false).poster(at: Self.url) == nil)
        #expect(network.requested.isEmpty)
    }

    private func repository(
        _ network: StubNetwork,
        policy: CachePolicy = .useCache,
        day: Int = 0,
        canShow: Bool = true
    ) -> TMDBPosterImagesRepository {
        TMDBPosterImagesRepository(
            CachingNetworkService(
                network,
                .example,
                source: .tmdb,
                cache: ResponseCache(
                    store: .success(
                        DiskCache(folder: directory.path(of: "cache"), byteLimit: 1 << 20)
                    )
                ),
                policy: policy,
                now: { Timestamp(secondsSince1970: 1_000_000_000 + day * Self.day) }
            ),
            imageURL: "https://images.example.org",
            canShow: { canShow }
        )
    }
}
