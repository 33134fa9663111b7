import Domain
import DomainDoubles
import Testing

/// Searches in which the text is no title.
struct SearchByMeaningTests {
    private let matrix = Movie(id: .tmdb(603), title: "The Matrix")
    private let jaws = Movie(id: .tmdb(578), title: "Jaws")

    @Test func `the understood query works when it is typed`() async throws {
        let page = try await search("korean thriller", spy { $0.text.isEmpty ? [jaws] : [] })
        let understood = try #require(page.notices.understood).query

        let typed = try #require(TypedQuery(understood.description)).meaning

        #expect(typed.filters == understood.filters)
        #expect(typed.text.isEmpty)
    }

    @Test func `an online source is asked for one meaning`() async throws {
        let movies = spy { _ in [] }

        _ = try await search("war shark", movies)

        #expect(movies.requested.map(\.text) == ["war shark", "shark"])
    }

    @Test func `an online source is asked for titles once`() async throws {
        let movies = spy { [matrix] _ in [matrix] }

        #expect(try await search("the matrix", movies).movies == [matrix])
        #expect(movies.requested.count == 1)
    }

    @Test func `a failing search for the meaning is no error`() async throws {
        let movies = SpyMovies(search: { query, _ throws(MoviesError) in
            guard query.subject == .everything else { throw .offline(.tmdb) }
            return MoviesPage([])
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

    @Test(arguments: [
        SearchNotice.unknownPerson("zzz"), .unknownGenre(Genre(name: "Film-Noir")),
    ])
    func `what matches no movie for its filters has no other meaning`(
        notice: SearchNotice
    ) async throws {
        let movies = SpyMovies(search: { _, _ in MoviesPage([], notices: [notice]) })

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
            MoviesPage(query.subject == .topics ? [Movie(id: .tmdb(1), title: "Lantern")] : [])
        })

        let found = try await search(text, movies)

        #expect(found.notices.understood?.query.description == understood)
        #expect(found.movies.count == count)
    }

    @Test func `a catalog answers a text by itself`() async throws {
        let movies = SpyMovies(search: { _, _ in MoviesPage([], source: .catalog(.builtIn)) })

        _ = try await search("90s horror", movies)
        _ = try await search("603", movies)

        #expect(movies.requested.map(\.subject) == [.everything, .titles])
    }

    private func spy(_ movies: @escaping @Sendable (MovieQuery) -> [Movie]) -> SpyMovies {
        SpyMovies(search: { query, _ in MoviesPage(movies(query)) })
    }

    private func search(_ text: String, _ movies: SpyMovies) async throws -> MoviesPage {
        try await searchMovies(text, in: movies)
    }
}
