import Domain
import DomainDoubles
import Search
import Testing

struct SearchMoviesUseCaseTests {
    private let alien: TypedQuery
    private let found = MoviesPage(
        number: 1,
        pageCount: 1,
        totalCount: 1,
        movies: [Movie(id: .tmdb(348), title: "Alien")],
        source: .tmdb
    )
    private var nothing: MoviesPage { empty(.tmdb) }

    init() throws { alien = try #require(TypedQuery("alien")) }

    @Test func `returns the page of the repository and saves the query`() async throws {
        let recent = SpyRecentQueries()

        let result = try await execute(.success(found), recent)

        #expect(result == found)
        #expect(recent.saved == ["alien"])
    }

    @Test(arguments: [(500, 1), (501, 0)])
    func `saves no query above the size limit`(size: Int, count: Int) async throws {
        let recent = SpyRecentQueries()
        let text = String(repeating: "a", count: size)

        _ = try await execute(text, SpyMovies([text: .success(found)]), spelling: "", recent)

        #expect(recent.saved.count == count)
    }

    @Test func `does not save the query when nothing is found`() async throws {
        let recent = SpyRecentQueries()

        let result = try await execute(.success(nothing), recent)

        #expect(result == nothing)
        #expect(recent.saved.isEmpty)
    }

    @Test func `does not save the query when the search fails`() async {
        let recent = SpyRecentQueries()

        await #expect(throws: MoviesError.offline(.tmdb)) {
            try await execute(.failure(.offline(.tmdb)), recent)
        }
        #expect(recent.saved.isEmpty)
    }

    @Test func `returns the movies even if the query can't be saved`() async throws {
        let full = MoviesError.storage(
            StorageFailure(operation: .write, path: "/queries", reason: "No space left on device")
        )

        let result = try await execute(.success(found), SpyRecentQueries(failingWith: full))

        #expect(result == found.with(.unsavedQuery(full)))
    }

    @Test func `searches for the most similar title when nothing matches`() async throws {
        let movies = SpyMovies(["alein": .success(nothing), "Alien": .success(found)])
        let recent = SpyRecentQueries()

        let result = try await execute("alein", movies, spelling: "Alien", recent)

        #expect(result == found.with(.correctedQuery("Alien")))
        #expect(recent.saved == ["Alien"])
    }

    @Test func `passes on the query that the source has corrected itself, and saves it`()
        async throws
    {
        let page = MoviesPage(
            number: 1,
            pageCount: 1,
            totalCount: 1,
            movies: found.movies,
            source: .catalog(.builtIn),
            notices: [.correctedQuery("기생충")]
        )
        let recent = SpyRecentQueries()

        let result = try await execute(.success(page), recent)

        #expect(result == page)
        #expect(recent.saved == ["기생충"])
    }

    @Test(
        arguments: [
            (.tmdb, true, []), (.catalog(.builtIn), false, []),
            (.tmdb, false, [.unknownPerson("zzz")]),
            (.tmdb, false, [.unknownGenre(Genre(name: "noir"))]),
        ] as [(MoviesSource, Bool, [SearchNotice])]
    )
    func `corrects no exact query, none of the catalog, and none if no text could match`(
        source: MoviesSource,
        isExact: Bool,
        notices: [SearchNotice]
    ) async throws {
        let page = empty(source, notices)
        let movies = SpyMovies(["alein": .success(page), "Alien": .success(found)])

        let result = try await execute("alein", movies, spelling: "Alien", isExact: isExact)

        #expect(result == page)
        #expect(!movies.requested.map(\.text).contains("Alien"))
    }

    @Test func `finds nothing if the most similar title has no match either`() async throws {
        for outcome in [Result.success(nothing), .failure(MoviesError.offline(.tmdb))] {
            let movies = SpyMovies(["alein": .success(nothing), "Alien": outcome])

            let result = try await execute("alein", movies, spelling: "Alien")

            #expect(result == nothing)
            #expect(movies.requested.map(\.text) == ["alein", "alein", "Alien"])
            #expect(movies.requested.map(\.subject) == [.everything, .topics, .titles])
        }
    }

    @Test func `is cancelled while it searches for the most similar title`() async {
        let movies = SpyMovies(["alein": .success(nothing), "Alien": .failure(.cancelled)])
        let recent = SpyRecentQueries()

        await #expect(throws: MoviesError.cancelled) {
            try await execute("alein", movies, spelling: "Alien", recent)
        }
        #expect(recent.saved.isEmpty)
    }

    @Test func `searches for titles and topics if there is no similar title`() async throws {
        let movies = SpyMovies(["alein": .success(nothing)])
        let useCase = DefaultSearchMoviesUseCase(
            movies: movies,
            spelling: StubSpellings(title: nil),
            interpreter: QueryGrammar(),
            recentQueries: SpyRecentQueries()
        )

        let result = try await useCase.execute(try #require(TypedQuery("alein")), page: 1)

        #expect(result == nothing)
        #expect(movies.requested.map(\.subject) == [.everything, .topics])
    }

    @Test func `reports that the corrected query can't be saved`() async throws {
        let full = MoviesError.storage(
            StorageFailure(operation: .write, path: "/queries", reason: "No space left on device")
        )
        let movies = SpyMovies(["alein": .success(nothing), "Alien": .success(found)])

        let result = try await execute(
            "alein",
            movies,
            spelling: "Alien",
            SpyRecentQueries(failingWith: full)
        )

        #expect(result == found.with(.correctedQuery("Alien"), .unsavedQuery(full)))
    }

    @Test(arguments: [1, 7, 500])
    func `searches for the requested page`(page: Int) async throws {
        let movies = SpyMovies(search: { query, page in
            MoviesPage(
                number: page,
                pageCount: 500,
                totalCount: query.text == "alein" ? 0 : 1,
                movies: [],
                source: .tmdb
            )
        })
        let useCase = DefaultSearchMoviesUseCase(
            movies: movies,
            spelling: StubSpellings(title: "Alien"),
            interpreter: QueryGrammar(),
            recentQueries: SpyRecentQueries()
        )

        let result = try await useCase.execute(alien, page: page)
        let corrected = try await useCase.execute(try #require(TypedQuery("alein")), page: page)

        #expect(result.number == page)
        #expect(corrected.number == page)
        #expect(corrected.notices == [.correctedQuery("Alien")])
    }

    @Test func `corrects no query that has matches on another page`() async throws {
        let past = MoviesPage(number: 9, pageCount: 2, totalCount: 30, movies: [], source: .tmdb)
        let movies = SpyMovies(["alein": .success(past)])

        let result = try await execute("alein", movies, spelling: "Alien")

        #expect(result == past)
        #expect(movies.requested.count == 1)
    }

    private func empty(_ source: MoviesSource, _ notices: [SearchNotice] = []) -> MoviesPage {
        MoviesPage(
            number: 1,
            pageCount: 0,
            totalCount: 0,
            movies: [],
            source: source,
            notices: notices
        )
    }

    private func execute(
        _ text: String,
        _ movies: SpyMovies,
        spelling: String,
        isExact: Bool = false,
        _ recent: SpyRecentQueries = SpyRecentQueries()
    ) async throws -> MoviesPage {
        let useCase = DefaultSearchMoviesUseCase(
            movies: movies,
            spelling: StubSpellings(title: spelling),
            interpreter: QueryGrammar(),
            recentQueries: recent
        )
        let query = try #require(TypedQuery(text, options: MovieQuery(isExact: isExact)))
        return try await useCase.execute(query, page: 1)
    }

    private func execute(
        _ outcome: Result<MoviesPage, MoviesError>,
        _ recent: SpyRecentQueries
    ) async throws(MoviesError) -> MoviesPage {
        let useCase = DefaultSearchMoviesUseCase(
            movies: SpyMovies(search: { _, _ throws(MoviesError) in try outcome.get() }),
            spelling: StubSpellings(),
            interpreter: QueryGrammar(),
            recentQueries: recent
        )
        return try await useCase.execute(alien, page: 1)
    }
}

extension MoviesPage {
    fileprivate func with(_ notices: SearchNotice...) -> MoviesPage {
        var page = self
        page.notices = notices
        return page
    }
}
