import Domain
import DomainDoubles
import Testing

struct UnsavedRecentQueriesRepositoryTests {
    @Test func `a history that can't be stored is empty, and throws the reason when it saves`()
        async throws
    {
        let query = try #require(TypedQuery("alien"))
        let repository = UnsavedRecentQueriesRepository(.offline(.tmdb))

        await #expect(throws: MoviesError.offline(.tmdb)) { try await repository.save(query) }
        #expect(try await repository.recentQueries().queries.isEmpty)
        #expect(try await !repository.remove("alien"))
        try await repository.removeAll()
    }

    @Test func `a disabled history saves no query, and can be cleared`() async throws {
        let stored = SpyRecentQueries(["alien", "solaris"])
        let repository = UnsavedRecentQueriesRepository(stored)

        try await repository.save(#require(TypedQuery("brazil")))
        #expect(try await repository.recentQueries().queries.map(\.text) == ["alien", "solaris"])
        #expect(try await repository.remove("alien"))
        #expect(stored.saved == ["solaris"])

        try await repository.removeAll()
        #expect(stored.saved.isEmpty)
    }
}
