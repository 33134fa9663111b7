import Data
import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing

struct TMDBPosterImagesRepositoryTests {
    private static let picture = Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3])
    private static let address = "https://images.example.org/w500/lantern.jpg"

    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test func `asks for the picture in a size that will do, and keeps it`() async throws {
        let network = StubNetwork(.success(NetworkResponse(status: 200, body: Self.picture)))

        let first = try await repository(network).poster(at: Self.address)
        let second = try await repository(network).poster(at: Self.address)

        #expect(first == Array(Self.picture))
        #expect(second == first)
        #expect(network.requested.map(\.path) == ["w342/lantern.jpg"])
        #expect(network.requested.map(\.bodyLimit) == [20 << 20])
    }

    @Test func `gives what is kept where the network is not to be used, and else says so`()
        async throws
    {
        let network = StubNetwork(.success(NetworkResponse(status: 200, body: Self.picture)))
        await #expect(throws: MoviesError.offline) {
            try await repository(network, mode: .never).poster(at: Self.address)
        }
        _ = try await repository(network).poster(at: Self.address)

        let kept = try await repository(network, mode: .never).poster(at: Self.address)

        #expect(kept == Array(Self.picture))
        #expect(network.requested.count == 1)
    }

    @Test func `takes no other server's address, and nothing that is no picture`() async {
        let network = StubNetwork(body: "<html>")

        await #expect(throws: MoviesError.invalidResponse(server: network.host)) {
            try await repository(network).poster(at: Self.address)
        }
        await #expect(throws: MoviesError.notFound(server: network.host)) {
            try await repository(network).poster(at: "https://evil.example.org/w500/x.jpg")
        }
        #expect(network.requested.count == 1)
    }

    private func repository(
        _ network: StubNetwork,
        mode: TMDBClient.Mode = .useCache
    ) -> TMDBPosterImagesRepository {
        TMDBPosterImagesRepository(
            network: network,
            imageURL: "https://images.example.org",
            cache: ResponseCache(
                store: DiskCache(folder: folder.path(of: "cache"), byteLimit: 1 << 20)
            ),
            mode: mode
        )
    }
}
