import Domain
import DomainDoubles
import Search
import Testing

/// Searches in which the text is no title.
struct SearchByMeaningTests {
    private let matrix = Movie(id: .tmdb(603), title: "The Matrix")
    private let jaws = Movie(id: .tmdb(578), title: "Jaws")

    @Test func `filters that the text means are searched if no title matches`() async throws {
        let movies = spy { $0.text.isEmpty ? [jaws] : [] }

        let page = try await search("90s horror", movies)

        #expect(page.movies == [jaws])
        #expect(movies.requested.map(\.text) == ["90s horror", ""])
        #expect(page.notices.understoodQuery?.description == "genre:horror year:1990-1999")
        #expect(movies.requested.last?.filters == page.notices.understoodQuery?.filters)
    }

    @Test func `the understood query works when it is typed`() async throws {
        let page = try await search("korean thriller", spy { $0.text.isEmpty ? [jaws] : [] })
        let understood = try #require(page.notices.understoodQuery)

        let typed = try #require(TypedQuery(understood.description)).parsed()

        #expect(typed.filters == understood.filters)
        #expect(typed.text.isEmpty)
    }

    @Test func `what remains of the text is a topic`() async throws {
        let movies = spy { $0.subject == .topics ? [jaws] : [] }

        _ = try await search("horror with a shark", movies)

        let query = try #require(movies.requested.last)
        #expect(query.text == "shark")
        #expect(query.subject == .topics)
        #expect(query.filters.words == ["genre:horror"])
    }

    @Test func `the whole text is a topic if its filters find nothing`() async throws {
        let movies = spy { $0.text == "war shark" && $0.subject == .topics ? [jaws] : [] }

        let page = try await search("war shark", movies)

        #expect(page.movies == [jaws])
        #expect(movies.requested.map(\.text) == ["war shark", "shark", "war shark"])
    }

    @Test func `an online source is asked for one meaning`() async throws {
        let movies = SpyMovies(search: { _, _ in
            MoviesPage(number: 1, pageCount: 0, totalCount: 0, movies: [], source: .online(.tmdb))
        })

        _ = try await search("war shark", movies)

        #expect(movies.requested.map(\.text) == ["war shark", "shark"])
    }

    @Test func `filters of options and words count beside those of the text`() async throws {
        let movies = spy { $0.subject == .topics ? [jaws] : [] }

        _ = try await search("horror lang:ko", movies)

        #expect(movies.requested.last?.filters.words == ["genre:horror", "lang:ko"])
    }

    @Test func `a title that surely matches stays`() async throws {
        let movies = spy { _ in [matrix] }

        let page = try await search("90s horror", movies)

        #expect(page.movies == [matrix])
        #expect(movies.requested.allSatisfy { $0.subject == .titles })
    }

    @Test(arguments: [(MatchConfidence.likely, true), (.vague, false)])
    func `words spelled right say more than titles with typos`(
        topic: MatchConfidence,
        isTopic: Bool
    ) async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            guard query.subject == .topics else {
                return page(query.tolerance != .none ? [matrix] : [])
            }
            var found = page([jaws])
            found.confidence = topic
            return found
        })

        let result = try await search("mattrix shark", movies)

        #expect(result.movies == (isTopic ? [jaws] : [matrix]))
        #expect(movies.requested.contains { $0.tolerance != .none } == !isTopic)
    }

    /// If movies are about all words, titles hardly have many typos.
    @Test(
        arguments: [(.vague, .few), (.doubtful, .many), (nil, .many)]
            as [(MatchConfidence?, TypoTolerance)]
    )
    func `a topic that may be meant leaves titles few typos`(
        topic: MatchConfidence?,
        expected: TypoTolerance
    ) async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            guard query.subject == .topics, query.tolerance == .none, let topic else {
                return page([])
            }
            var found = page([jaws])
            found.confidence = topic
            return found
        })

        _ = try await search("shark beach", movies)

        let titles = movies.requested.filter { $0.subject == .titles }
        #expect(titles.map(\.tolerance) == [.none, expected])
    }

    /// The filters of `war shark` leave a single word.
    @Test func `the likelier meaning decides how many typos a title may have`() async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            guard query.subject == .topics, query.tolerance == .none else { return page([]) }
            var found = page([jaws])
            found.confidence = query.text == "shark" ? .doubtful : .vague
            return found
        })

        _ = try await search("war shark", movies)

        #expect(movies.requested.last { $0.subject == .titles }?.tolerance == .few)
    }

    /// Not even if it means nothing.
    @Test(arguments: [("shrak movies", TypoTolerance.few), ("shrak movie", .many)])
    func `a text that asks for movies leaves titles few typos`(
        text: String,
        expected: TypoTolerance
    ) async throws {
        let movies = spy { _ in [] }

        _ = try await search(text, movies)

        #expect(movies.requested.last { $0.subject == .titles }?.tolerance == expected)
    }

    @Test(arguments: [("shrak movies", true), ("shrak movie", false)])
    func `a text that asks for movies has typos in a topic rather than in a title`(
        text: String,
        isTopic: Bool
    ) async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            guard query.tolerance != .none else { return page([]) }
            return page([query.subject == .topics ? jaws : matrix])
        })

        #expect(try await search(text, movies).movies == [isTopic ? jaws : matrix])
    }

    /// Unless a title is as probable: `scary movei`.
    @Test(arguments: [(MatchConfidence.vague, true), (.likely, false)])
    func `a filter may have a typo`(title: MatchConfidence, isFilter: Bool) async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            var found = page(query.text.isEmpty ? [jaws] : query.subject == .titles ? [matrix] : [])
            if query.subject == .titles { found.confidence = title }
            return found
        })

        let result = try await search("90s horor", movies)

        #expect(result.movies == (isFilter ? [jaws] : [matrix]))
        let understood = isFilter ? "genre:horror year:1990-1999" : nil
        #expect(result.notices.understoodQuery?.description == understood)
    }

    /// A page is all that is shown.
    @Test(arguments: [(1, true), (2, false)])
    func `titles with typos follow a few that surely match`(
        pageCount: Int,
        areWanted: Bool
    ) async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            MoviesPage(
                number: 1,
                pageCount: pageCount,
                totalCount: 1,
                movies: query.tolerance != .none ? [matrix, jaws] : [matrix],
                source: .catalog(.builtIn)
            )
        })

        let page = try await search("the matrix", movies)

        #expect(page.movies == (areWanted ? [matrix, jaws] : [matrix]))
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

    @Test func `a number is rather an id than what it means`() async throws {
        let movies = SpyMovies(
            search: { [self] query, _ in page(query.subject == .titles ? [] : [jaws]) },
            details: { [self] _ in MovieDetails(movie: matrix, source: .catalog(.builtIn)) }
        )

        #expect(try await search("603", movies).movies.map(\.id) == [matrix.id])
    }

    /// Nobody types `movies` with a title.
    @Test(arguments: [("shark movies", false), ("shark movie", true)])
    func `a text that asks for movies is no title`(text: String, mayBeTitle: Bool) async throws {
        let movies = spy { $0.subject == .topics ? [jaws] : [] }

        _ = try await search(text, movies)

        let query = try #require(movies.requested.last { $0.subject == .topics })
        #expect(query.mayBeTitle == mayBeTitle)
    }

    /// `boxing` is no misspelled "Boeing" if movies are about boxing.
    @Test(arguments: [
        (MatchConfidence.likely, MatchConfidence.likely, 578), (.likely, .vague, 603),
        (.vague, .vague, 578), (.vague, .doubtful, 603), (.sure, .sure, 603),
    ])
    func `a title with typos gives way to a topic that surely matches`(
        title: MatchConfidence,
        topic: MatchConfidence,
        expected: Int
    ) async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            var page = page(query.subject == .topics ? [jaws] : [matrix])
            page.confidence = query.subject == .topics ? topic : title
            return page
        })

        #expect(try await search("boxing", movies).movies.map(\.id) == [.tmdb(expected)])
    }

    @Test func `the closest titles give way to any topic`() async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            var page = page(query.subject == .topics ? [jaws] : [matrix])
            page.confidence = .vague
            if query.subject == .titles { page.notices = [.closestMatches] }
            return page
        })

        #expect(try await search("shark", movies).movies == [jaws])
    }

    @Test(arguments: [
        // Two movies are about the topic, or one is.
        ("open with eyes", "open eyes", 2, true), ("open with eyes", "open eyes", 1, false),
        ("man opens his eyes", "man opens eyes", 1, true), ("some like to hot", "hot", 2, false),
        ("some like hot", "hot", 2, true),
    ])
    func `the closest titles stay if the topic is rare or a small part of the text`(
        text: String,
        topic: String,
        count: Int,
        isTopic: Bool
    ) async throws {
        let topics = (0..<count).map { Movie(id: .tmdb($0 + 1), title: "\($0)") }
        let movies = SpyMovies(search: { [self] query, _ in
            var page = page(query.subject == .topics ? topics : [matrix])
            page.confidence = .vague
            if query.subject == .topics { page.notices = [.topic(MovieQuery(topic, like: query))] }
            return page
        })

        #expect(try await search(text, movies).movies == (isTopic ? topics : [matrix]))
    }

    @Test func `little known movies with exactly that title come first`() async throws {
        let movies = westerns(others: [jaws])

        let found = try await search("western", movies)

        #expect(found.movies == [matrix, jaws])
        #expect(movies.requested.map(\.firstMovies) == [[], [matrix.id]])
        #expect(movies.requested.map(\.lacksTitles) == [false, true])
    }

    @Test(arguments: [
        ("western", false), ("top rated western", false), ("western sort:title", true),
    ])
    func `only an order that the user chose is that of the title, too`(
        text: String,
        isSorted: Bool
    ) async throws {
        let movies = westerns(others: [jaws])

        _ = try await search(text, movies)

        #expect(movies.requested.last?.sortsFirstMovies == isSorted)
    }

    @Test func `the movies that come first are no meaning by themselves`() async throws {
        let found = try await search("western", westerns(others: []))

        #expect(found.movies == [matrix])
        #expect(found.notices.understoodQuery == nil)
    }

    /// A movie of that title that few people know, and before the others of the genre.
    private func westerns(others: [Movie]) -> SpyMovies {
        SpyMovies(search: { [self] query, _ in
            guard query.text == "western" else { return page([matrix] + others) }
            var found = page([matrix])
            found.confidence = .likely
            found.exactTitles = [matrix.id]
            found.hasLiteralTitles = true
            return found
        })
    }

    @Test func `an exact query is only a title`() async throws {
        let movies = spy { _ in [] }

        let page = try await search("90s horror", movies, isExact: true)

        #expect(page.movies.isEmpty)
        #expect(movies.requested.count == 1)
    }

    @Test func `a failing search for the meaning is no error`() async throws {
        let movies = SpyMovies(search: { [self] query, _ throws(MoviesError) in
            guard query.subject == .titles else { throw .offline(.tmdb) }
            return page([])
        })

        #expect(try await search("90s horror", movies).movies.isEmpty)
    }

    @Test func `a catalog in place of the source may know the meaning`() async throws {
        let movies = SpyMovies(search: { [self] query, _ throws(MoviesError) in
            guard query.subject == .topics else { throw .offline(.tmdb) }
            return page([jaws])
        })

        #expect(try await search("90s horror", movies).movies == [jaws])
    }

    @Test func `a genre that is in titles gets a notice`() async throws {
        let movies = spy { _ in [matrix] }

        #expect(
            try await search("comedy", movies).notices == [.alternative(filter: "genre:comedy")]
        )
        #expect(try await search("comedies of errors", movies).notices.isEmpty)
    }

    @Test(arguments: ["good movies"])
    func `filler alone means nothing`(text: String) async throws {
        let movies = spy { $0.subject == .topics ? [jaws] : [] }

        let page = try await search(text, movies)

        #expect(page.movies.isEmpty)
        #expect(page.notices.isEmpty)
        #expect(movies.requested.allSatisfy { $0.subject == .titles })
    }

    @Test(arguments: [("good movies", true), ("good shark", false)])
    func `nothing is guessed about filler`(text: String, isFiller: Bool) async throws {
        let movies = SpyMovies(search: { [self] query, _ in
            var page = page(query.subject == .titles ? [matrix] : [])
            page.notices = [.closestMatches]
            page.confidence = .vague
            return page
        })

        let result = try await search(text, movies)

        #expect(result.movies == (isFiller ? [] : [matrix]))
        #expect(result.notices == (isFiller ? [] : [.closestMatches]))
        #expect(result.totalCount == result.movies.count)
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
            source: .catalog(.builtIn)
        )
    }

    private func search(
        _ text: String,
        _ movies: SpyMovies,
        isExact: Bool = false
    ) async throws -> MoviesPage {
        let useCase = DefaultSearchMoviesUseCase(
            movies: movies,
            spelling: StubSpellings(),
            interpreter: QueryGrammar(),
            recentQueries: SpyRecentQueries()
        )
        let query = try #require(TypedQuery(text, options: MovieQuery(isExact: isExact)))
        return try await useCase.execute(query, page: 1)
    }
}
