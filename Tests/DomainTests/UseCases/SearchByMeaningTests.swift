import Domain
import DomainDoubles
import Search
import Testing

/// Searches in which the text is no title.
struct SearchByMeaningTests {
    private let matrix = Movie(id: .tmdb(603), title: "The Matrix")
    private let jaws = Movie(id: .tmdb(578), title: "Jaws")

    @Test func `the understood query works when it is typed`() async throws {
        let page = try await search("korean thriller", spy { $0.text.isEmpty ? [jaws] : [] })
        let understood = try #require(page.notices.understoodQuery)

        let typed = try #require(TypedQuery(understood.description)).meaning

        #expect(typed.filters == understood.filters)
        #expect(typed.text.isEmpty)
    }

    @Test func `an online source is asked for one meaning`() async throws {
        let movies = SpyMovies(search: { _, _ in
            MoviesPage(number: 1, pageCount: 0, totalCount: 0, movies: [], source: .online(.tmdb))
        })

        _ = try await search("war shark", movies)

        #expect(movies.requested.map(\.text) == ["war shark", "shark"])
    }

    @Test func `an online source is asked for titles once`() async throws {
        let movies = SpyMovies(search: { [self] _, _ in
            MoviesPage(
                number: 1,
                pageCount: 1,
                totalCount: 1,
                movies: [matrix],
                source: .online(.tmdb)
            )
        })

        #expect(try await search("the matrix", movies).movies == [matrix])
        #expect(movies.requested.count == 1)
    }

    @Test func `a failing search for the meaning is no error`() async throws {
        let movies = SpyMovies(search: { [self] query, _ throws(MoviesError) in
            guard query.subject == .everything else { throw .offline(.tmdb) }
            return page([])
        })

        #expect(try await search("90s horror", movies).movies.isEmpty)
    }

    @Test func `a genre that is in titles gets a notice`() async throws {
        let movies = spy { _ in [matrix] }

        #expect(
            try await search("comedy", movies).notices == [.alternative(filter: "genre:comedy")]
        )
        #expect(try await search("comedies of errors", movies).notices.isEmpty)
    }

    private func spy(_ movies: @escaping @Sendable (MovieQuery) -> [Movie]) -> SpyMovies {
        SpyMovies(search: { [self] query, _ in page(movies(query)) })
    }

    private func page(_ movies: [Movie]) -> MoviesPage {
        MoviesPage(
            number: 1,
            pageCount: movies.count,
            totalCount: movies.count,
            movies: movies,
            source: .online(.tmdb)
        )
    }

    private func search(_ text: String, _ movies: SpyMovies) async throws -> MoviesPage {
        let useCase = DefaultSearchMoviesUseCase(
            movies: movies,
            spelling: StubSpellings(),
            interpreter: QueryGrammar(),
            recentQueries: SpyRecentQueries()
        )
        return try await useCase.execute(try #require(TypedQuery(text)), page: 1)
    }
}
