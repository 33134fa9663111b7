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

        #expect(try await search("90s horror", movies).notices == [notice])
        #expect(movies.requested.count == 1)
    }

    @Test(
        arguments: [
            ("anime films not ghibli", "genre:animation lang:ja", 1),
            ("good movies without jaws", nil, 0),
        ] as [(String, String?, Int)]
    )
    func `an online source does not exclude a text`(
        text: String,
        understood: String?,
        count: Int
    ) async throws {
        let movies = SpyMovies(search: { query, _ in
            Self.page(query.subject == .topics ? ["Lantern"] : [])
        })

        let found = try await search(text, movies)

        #expect(found.notices.understoodQuery?.description == understood)
        #expect(found.movies.count == count)
    }

    @Test func `a catalog answers a text by itself`() async throws {
        let movies = SpyMovies(search: { _, _ in Self.page([], source: .catalog(.builtIn)) })

        _ = try await search("90s horror", movies)
        _ = try await search("603", movies)

        #expect(movies.requested.map(\.subject) == [.everything, .titles])
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
