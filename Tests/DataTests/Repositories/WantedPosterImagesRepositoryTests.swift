import Data
import Domain
import Testing

struct WantedPosterImagesRepositoryTests {
    private struct StubPosters: PosterImagesRepository {
        func poster(at url: String) async throws(MoviesError) -> [UInt8]? {
            guard !url.isEmpty else { throw .offline(.tmdb) }
            return Array(url.utf8)
        }
    }

    @Test func `fetches posters that can be shown`() async throws {
        let repository = WantedPosterImagesRepository(StubPosters()) { true }

        #expect(try await repository.poster(at: "a") == [0x61])
        await #expect(throws: MoviesError.offline(.tmdb)) { try await repository.poster(at: "") }
    }

    @Test func `has no posters, and requests none, if they can't be shown`() async throws {
        let repository = WantedPosterImagesRepository(StubPosters()) { false }

        #expect(try await repository.poster(at: "a") == nil)
        #expect(try await repository.poster(at: "") == nil)
    }
}
