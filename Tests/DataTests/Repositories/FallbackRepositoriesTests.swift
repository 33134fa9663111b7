import Data
import Domain
import Infrastructure
import TestSupport
import Testing

struct FallbackRepositoriesTests {
    @Test func `an unavailable source throws the reason`() async throws {
        let query = try #require(MovieQuery("alien"))

        await #expect(throws: MoviesError.credentialMissing(.tmdb)) {
            try await UnavailableMoviesRepository(.credentialMissing(.tmdb))
                .movies(matching: query, page: 1)
        }
    }

    @Test func `an unavailable history is empty, and throws the reason when it saves`() async throws
    {
        let query = try #require(MovieQuery("alien"))
        let repository = UnavailableRecentQueriesRepository(.offline(.tmdb))

        await #expect(throws: MoviesError.offline(.tmdb)) { try await repository.save(query) }
        #expect(try await repository.recentQueries().queries.isEmpty)
        try await repository.removeAll()
    }

    @Test func `a disabled history saves no query, and can be cleared`() async throws {
        let directory = try TemporaryDirectory()
        let stored = FileRecentQueriesRepository(store: FileStore(folder: directory.path))
        let repository = HistoryDisabledRecentQueriesRepository(stored)
        try await stored.save(#require(MovieQuery("alien")))

        try await repository.save(#require(MovieQuery("brazil")))
        #expect(try await repository.recentQueries().queries.map(\.text) == ["alien"])

        try await repository.removeAll()
        #expect(try await stored.recentQueries().queries.isEmpty)
    }
}
