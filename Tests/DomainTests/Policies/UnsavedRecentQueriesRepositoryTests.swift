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

    @Test func `without a place for it, a history that is not wanted is empty, and no error`()
        async throws
    {
        let queries = UnsavedRecentQueriesRepository(nil)
        let movies = UnsavedOpenedMoviesRepository(nil)

        try await queries.save(#require(TypedQuery("alien")))
        try await movies.save(Movie(id: .tmdb(348), title: "Alien"))

        #expect(try await queries.recentQueries().queries.isEmpty)
        #expect(try await movies.openedMovies().movies.isEmpty)
    }

    @Test func `opened movies follow the same rules`() async throws {
        let alien = Movie(id: .tmdb(348), title: "Alien")
        let stored = SpyOpenedMovies([alien, Movie(id: .tmdb(78), title: "Blade Runner")])
        let disabled = UnsavedOpenedMoviesRepository(stored)
        let missing = UnsavedOpenedMoviesRepository(.offline(.tmdb))

        try await disabled.save(Movie(id: .tmdb(1), title: "Brazil"))
        #expect(try await disabled.openedMovies().movies.map(\.title) == ["Alien", "Blade Runner"])
        #expect(try await disabled.remove("alien"))
        #expect(stored.saved == ["Blade Runner"])
        try await disabled.removeAll()
        #expect(stored.saved.isEmpty)

        await #expect(throws: MoviesError.offline(.tmdb)) { try await missing.save(alien) }
        #expect(try await missing.openedMovies().movies.isEmpty)
    }
}
