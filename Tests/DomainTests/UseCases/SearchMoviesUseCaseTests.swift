import Domain
import DomainDoubles
import Testing

struct SearchMoviesUseCaseTests {
    private let alien: TypedQuery
    private let found = MoviesPage([Movie(id: .tmdb(348), title: "Alien")])
    private let nothing = MoviesPage([])
    private let full = MoviesError.storage(
        StorageFailure(operation: .write, path: "/queries", reason: "No space left on device")
    )

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

    @Test func `returns the movies even if the query can't be saved`() async throws {
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
        let notice = SearchNotice.correctedQuery("기생충")
        let page = MoviesPage(found.movies, source: .catalog(.builtIn), notices: [notice])
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
        let page = MoviesPage([], source: source, notices: notices)
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

        let result = try await searchMovies("alein", in: movies)

        #expect(result == nothing)
        #expect(movies.requested.map(\.subject) == [.everything, .topics])
    }

    @Test func `reports that the corrected query can't be saved`() async throws {
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
        let spelling = StubSpellings(title: "Alien")

        let result = try await searchMovies(alien, in: movies, spelling: spelling, page: page)
        let corrected = try await searchMovies("alein", in: movies, spelling: spelling, page: page)

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

    private func execute(
        _ text: String,
        _ movies: SpyMovies,
        spelling: String,
        isExact: Bool = false,
        _ recent: SpyRecentQueries = SpyRecentQueries()
    ) async throws -> MoviesPage {
        let options = MovieQuery(isExact: isExact)
        let spelling = StubSpellings(title: spelling)
        return try await searchMovies(text, options, in: movies, spelling: spelling, recent: recent)
    }

    private func execute(
        _ outcome: Result<MoviesPage, MoviesError>,
        _ recent: SpyRecentQueries
    ) async throws(MoviesError) -> MoviesPage {
        let movies = SpyMovies(search: { _, _ throws(MoviesError) in try outcome.get() })
        return try await searchMovies(alien, in: movies, recent: recent)
    }
}

extension MoviesPage {
    fileprivate func with(_ notices: SearchNotice...) -> MoviesPage {
        var page = self
        page.notices = notices
        return page
    }
}
