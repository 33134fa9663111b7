import Domain
import DomainDoubles
import Search
import Testing

struct SuggestMovieQueriesUseCaseTests {
    private let titles = FoundTitles(["Blade Runner", "Black Swan"])

    @Test func `offers recent queries, then titles, each once`() async throws {
        let recent = SpyRecentQueries(["blade runner", "alien", "Blood"])

        let found = try await suggest("bl", recent, titles)

        #expect(found.map(\.text) == ["blade runner", "Blood", "Black Swan"])
        #expect(found.map(\.origin) == [.recentQuery, .recentQuery, .title])
    }

    @Test func `offers all recent queries if nothing is typed`() async throws {
        let found = try await suggest("  ", SpyRecentQueries(["b", "a"]), titles)

        #expect(found.map(\.text) == ["b", "a"])
    }

    @Test func `offers no movies beside a list of them`() async throws {
        let useCase = DefaultSuggestMovieQueriesUseCase(
            recentQueries: SpyRecentQueries(["blade"]),
            openedMovies: SpyOpenedMovies([Movie(id: .tmdb(1), title: "Blow")]),
            searchMovies: nil,
            people: NoNames(),
            interpreter: QueryGrammar()
        )

        for (prefix, texts) in [
            ("", ["blade"]), ("bla", ["blade", "black comedy"]),
            ("korean thr", ["korean thriller", "korean thrilling"]),
            ("genre:ho", ["genre:horror"]),
        ] {
            let found = try await useCase.execute(prefix: prefix, limit: 20)

            #expect(found.map(\.text) == texts)
        }
    }

    @Test func `completes a filter that is being typed`() async throws {
        let found = try await suggest("dark genre:ho", SpyRecentQueries([]), titles)

        #expect(found.map(\.query) == ["dark genre:horror"])
        #expect(found.map(\.origin) == [.filter])
        #expect(try await suggest("dark person:x", SpyRecentQueries([]), titles).count == 2)
    }

    @Test func `recent queries and completed filters share the limit, each once`() async throws {
        let recent = SpyRecentQueries(["genre:Action", "genre:war 1979", "genre:war dune"])

        let found = try await suggest("genre:", recent, titles, limit: 4)

        #expect(found.map(\.origin) == [.recentQuery, .recentQuery, .filter, .filter])
        #expect(Set(found.map { $0.query.lowercased() }).count == 4)
        #expect(try await suggest("genre:", recent, titles).count == 20)
    }

    @Test func `offers nothing for a text that is longer than any query`() async throws {
        let text = String(repeating: "b", count: 500)

        #expect(try await suggest(text, SpyRecentQueries([text]), titles).count == 3)
        #expect(try await suggest(text + "b", SpyRecentQueries([text + "b"]), titles).isEmpty)
    }

    @Test func `offers recent queries that match the whole typed text`() async throws {
        let recent = SpyRecentQueries(["the black cat", "sable", "Blue Velvet", "red bl"])

        let found = try await suggest("BL", recent, FoundTitles(["Blow"]))
            .filter { $0.origin == .recentQuery }

        #expect(found.map(\.text) == ["the black cat", "Blue Velvet", "red bl"])
        #expect(found.map(\.matches) == [[4..<6], [0..<2], [4..<6]])
    }

    @Test func `offers recent queries with each typed word after those with the whole text`()
        async throws
    {
        let recent = SpyRecentQueries(["blade runner", "blue runs", "bl ru x", "blade"])

        let found = try await suggest("bl ru", recent, FoundTitles([]))

        #expect(found.map(\.text) == ["bl ru x", "blade runner", "blue runs"])
        #expect(found.map(\.matches) == [[0..<5], [0..<2, 6..<8], [0..<2, 5..<7]])
    }

    @Test func `marks the typed parts of titles`() async throws {
        let titles = FoundTitles(["Runs Bl", "Blow Up Run", "Alien"])

        let found = try await suggest("bl run", SpyRecentQueries([]), titles)

        #expect(found.map(\.matches) == [[0..<3, 5..<7], [0..<2, 8..<11], []])
    }

    @Test(arguments: [
        ("al", ["al, any year"]), ("y:1979 al", ["al, 1979"]), ("al year:x", []),
    ])
    func `offers titles for what the text means`(text: String, titles: [String]) async throws {
        let echo = FoundTitles { query in
            let year = query.year.map(String.init) ?? "any year"
            return [TitleSuggestion(id: .tmdb(1), title: "\(query.text), \(year)")]
        }

        let found = try await suggest(text, SpyRecentQueries([]), echo)

        #expect(found.map(\.text) == titles)
    }

    @Test func `gives titles their year, and searches for it if another movie has the title`()
        async throws
    {
        let movies = [("Dune", 2021), ("dune", 1984), ("Dune", 1984), ("Dune: Part Two", 2024)]
            .map { TitleSuggestion(id: .tmdb(1), title: $0, year: $1) }
        let unknown = ["Dune", "Dunes"].map { TitleSuggestion(id: .tmdb(1), title: $0) }

        let found = try await suggest(
            "du",
            SpyRecentQueries(["dunes", "dune"]),
            FoundTitles { _ in movies + unknown }
        )

        #expect(found.map(\.text) == ["dunes", "dune", "Dune", "dune", "Dune: Part Two"])
        #expect(found.map(\.year) == [nil, nil, 2021, 1984, 2024])
        #expect(
            found.map(\.query) == ["dunes", "dune", "Dune 2021", "dune 1984", "Dune: Part Two"]
        )
        #expect(found.map(\.matches) == Array(repeating: [0..<2], count: 5))
    }

    @Test func `leaves half of the limit to titles, if there are enough`() async throws {
        let recent = SpyRecentQueries(["bl 1", "bl 2", "bl 3"])

        let half = try await suggest("bl", recent, titles, limit: 2)
        let more = try await suggest("bl", recent, titles, limit: 4)
        let most = try await suggest("bl", recent, FoundTitles(["Blow"]), limit: 4)

        #expect(half.map(\.text) == ["bl 1", "Blade Runner"])
        #expect(more.map(\.text) == ["bl 1", "bl 2", "Blade Runner", "Black Swan"])
        #expect(most.map(\.text) == ["bl 1", "bl 2", "bl 3", "Blow"])
    }

    @Test func `fails if the titles can't be read`() async {
        let titles = FoundTitles { _ throws(MoviesError) in
            throw .catalogUnusable(path: "/catalog", .corrupt)
        }

        await #expect(throws: MoviesError.catalogUnusable(path: "/catalog", .corrupt)) {
            try await suggest("bl", SpyRecentQueries(["blow"]), titles)
        }
    }

    @Test func `is cancelled before it reads titles`() async {
        let task = Task { [titles] in
            withUnsafeCurrentTask { $0?.cancel() }
            return try await suggest("bl", SpyRecentQueries(["blow"]), titles)
        }

        await #expect(throws: MoviesError.cancelled) { try await task.value }
    }

    @Test(arguments: [(1, ["bl 1"]), (3, ["bl 1", "bl 2", "Blade Runner"])])
    func `offers no more than the limit, and more recent queries if it is odd`(
        limit: Int,
        expected: [String]
    ) async throws {
        let recent = SpyRecentQueries(["bl 1", "bl 2", "bl 3"])

        let found = try await suggest("bl", recent, titles, limit: limit)

        #expect(found.map(\.text) == expected)
    }

    @Test func `offers titles even if the recent queries can't be read`() async throws {
        let found = try await suggest("bl", SpyRecentQueries(failingWith: .offline(.tmdb)), titles)

        #expect(found.map(\.text) == ["Blade Runner", "Black Swan"])
    }

    private func suggest(
        _ prefix: String,
        _ recent: SpyRecentQueries,
        _ titles: FoundTitles,
        limit: Int = 20
    ) async throws -> [QuerySuggestion] {
        try await DefaultSuggestMovieQueriesUseCase(
            recentQueries: recent,
            openedMovies: SpyOpenedMovies(),
            searchMovies: titles,
            people: NoNames(),
            interpreter: QueryGrammar()
        )
        .execute(prefix: prefix, limit: limit)
    }
}
