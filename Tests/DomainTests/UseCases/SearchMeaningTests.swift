import Domain
import DomainDoubles
import Search
import Testing

/// What a search does with what its text means.
struct SearchMeaningTests {
    private static func page(
        _ titles: [String],
        source: MoviesSource = .tmdb,
        notices: [SearchNotice] = []
    ) -> MoviesPage {
        MoviesPage(
            number: 1,
            pageCount: titles.isEmpty ? 0 : 1,
            totalCount: titles.count,
            movies: titles.enumerated().map { Movie(id: .tmdb($0 + 1), title: $1) },
            source: source,
            notices: notices
        )
    }

    @Test(arguments: [
        SearchNotice.unknownPerson("zzz"), .unknownGenre(Genre(name: "Film-Noir")),
    ])
    func `what matches no movie for its filters has no other meaning`(
        notice: SearchNotice
    ) async throws {
        let movies = SpyMovies(search: { _, _ in Self.page([], notices: [notice]) })

        let found = try await search("90s horror", movies)

        #expect(found.notices == [notice])
        #expect(movies.requested.count == 1)
    }

    @Test(
        arguments: [
            (.tmdb, "genre:animation lang:ja"),
            (.catalog(.builtIn), "genre:animation lang:ja not ghibli"),
        ] as [(MoviesSource, String)]
    )
    func `only a catalog is said to exclude a text`(
        source: MoviesSource,
        understood: String
    ) async throws {
        let movies = SpyMovies(search: { query, _ in
            Self.page(query.subject == .topics ? ["Lantern"] : [], source: source)
        })

        let found = try await search("anime films not ghibli", movies)

        #expect(found.notices.understoodQuery?.description == understood)
    }

    @Test(
        arguments: [(.tmdb, nil), (.catalog(.builtIn), "movies not jaws")]
            as [(MoviesSource, String?)]
    )
    func `only a catalog finds all movies but those that a text excludes`(
        source: MoviesSource,
        understood: String?
    ) async throws {
        let movies = SpyMovies(search: { query, _ in
            Self.page(query.subject == .topics ? ["Lantern"] : [], source: source)
        })

        let found = try await search("good movies without jaws", movies)

        #expect(found.notices.understoodQuery?.description == understood)
        #expect(found.movies.isEmpty == (understood == nil))
    }

    private func search(_ text: String, _ movies: SpyMovies) async throws -> MoviesPage {
        let search = DefaultSearchMoviesUseCase(
            movies: movies,
            spelling: StubSpellings(),
            interpreter: QueryGrammar(),
            recentQueries: SpyRecentQueries()
        )
        return try await search.execute(try #require(TypedQuery(text)), page: 1)
    }
}
