import Data
import Domain
import Infrastructure
import TestSupport
import Testing

struct FallbackRepositoriesTests {
    @Test func `an unavailable source says why`() async throws {
        let query = try #require(MovieQuery("alien"))

        await #expect(throws: MoviesError.credentialMissing) {
            try await UnavailableMoviesRepository(.credentialMissing)
                .movies(matching: query, page: 1)
        }
    }

    @Test func `unavailable queries say why`() async throws {
        let query = try #require(MovieQuery("alien"))
        let repository = UnavailableRecentQueriesRepository(.offline)

        await #expect(throws: MoviesError.offline) { try await repository.save(query) }
        #expect(try await repository.recentQueries().queries.isEmpty)
        try await repository.removeAll()
    }

    @Test func `who wants nothing kept keeps nothing new, and can clear what there is`()
        async throws
    {
        let directory = try TemporaryDirectory()
        let kept = FileRecentQueriesRepository(store: FileStore(folder: directory.path))
        let repository = HistoryDisabledRecentQueriesRepository(kept)
        try await kept.save(#require(MovieQuery("alien")))

        try await repository.save(#require(MovieQuery("brazil")))
        #expect(try await repository.recentQueries().queries.map(\.text) == ["alien"])

        try await repository.removeAll()
        #expect(try await kept.recentQueries().queries.isEmpty)
    }
}
