import Domain
import DomainDoubles
import Search
import Testing

/// The people among the suggestions of the prompt.
struct SuggestPeopleTests {
    private struct StubNames: PersonSuggestionsRepository {
        /// Each name with its rank.
        var people: [(String, Int)] = []
        var isBroken = false

        func personSuggestions(
            for text: String,
            onlyDirectors: Bool,
            limit: Int
        ) async throws(MoviesError) -> [PersonSuggestion] {
            guard !isBroken else { throw .offline(.tmdb) }
            let all = onlyDirectors ? people.filter { $0.0.contains("Kubrick") } : people
            let word = text.lowercased().split(separator: " ").last ?? ""
            return all.filter { word.isEmpty || $0.0.lowercased().contains(word) }.prefix(limit)
                .map { (name: $0, rank: $1) }
        }
    }

    private static let people = [
        ("Tom Hanks", 1), ("Tom Hardy", 120), ("Stanley Kubrick", 317), ("Tom Holland", 400),
        ("Jamie Lee Curtis", 500), ("Bo Unknown", 1_000), ("Toma Haze", 2_000),
    ]

    @Test(arguments: [
        ("tom h", ["Tom Hanks", "Tom Hardy"]), ("to ha", ["Tom Hanks", "Tom Hardy"]),
        ("tom hol", ["Tom Holland"]), ("hanks t", []), ("t h", []),
        ("kubri", ["Stanley Kubrick"]), ("stan", ["Stanley Kubrick"]), ("kub", []),
        ("curt", ["Jamie Lee Curtis"]), ("jami", ["Jamie Lee Curtis"]), ("lee ", []),
        ("lee c", ["Jamie Lee Curtis"]), ("unknown", []), ("bo unk", ["Bo Unknown"]),
        ("toma haz", []), ("tom h 1994", []), ("tom hanks year:1994", []),
    ])
    func `suggests at most two well-known people whose names begin with the words, in order`(
        text: String,
        names: [String]
    ) async throws {
        let found = try await suggest(text, StubNames(people: Self.people), titles: ["A", "B"])

        #expect(found.filter { $0.origin == .person }.map(\.query) == names)
        #expect(found.map(\.text) == names + ["A", "B"])
    }

    @Test func `a middle name alone is not enough`() async throws {
        let people = StubNames(people: [("Anna Middle Smith", 3)])

        #expect(try await suggest("midd", people, titles: []).isEmpty)
        #expect(try await suggest("anna", people, titles: []).count == 1)
        #expect(try await suggest("smit", people, titles: []).count == 1)
    }

    @Test func `marks the typed parts of names`() async throws {
        let found = try await suggest("to ha", StubNames(people: Self.people), titles: [])

        #expect(found.first?.matches == [0..<2, 4..<6])
    }

    @Test func `people come after titles that are the whole text, and are no such titles`()
        async throws
    {
        let people = StubNames(people: [("Logan Lerman", 5), ("Logan", 6)])

        let found = try await suggest("logan", people, titles: ["Logan", "Logan Lucky"])

        #expect(found.map(\.text) == ["Logan", "Logan Lerman", "Logan Lucky"])
        #expect(found.map(\.origin) == [.title, .person, .title])
    }

    @Test func `a recent query with the name stays a recent query`() async throws {
        let found = try await suggest(
            "tom h",
            StubNames(people: Self.people),
            titles: ["A"],
            recent: ["tom hanks"],
            limit: 3
        )

        #expect(found.map(\.text) == ["tom hanks", "Tom Hardy", "A"])
        #expect(found.map(\.origin) == [.recentQuery, .person, .title])
    }

    @Test func `suggests titles if people can't be read`() async throws {
        let found = try await suggest("tom h", StubNames(isBroken: true), titles: ["A"])

        #expect(found.map(\.text) == ["A"])
    }

    @Test(arguments: [
        ("director:kub", [#"director:"Stanley Kubrick""#]), ("director:han", []),
        (#"dark director:"stanley kub"#, [#"dark director:"Stanley Kubrick""#]),
        ("director:“kub", [#"director:"Stanley Kubrick""#]), ("person:bo", ["person:Bo"]),
        (#"person:"x y" director:kub"#, [#"person:"x y" director:"Stanley Kubrick""#]),
        (#"director:"kub""#, []), ("director:kub ", []), ("person:x kub", ["A"]), ("year:kub", []),
        ("director:", [#"director:"Stanley Kubrick""#]),
    ])
    func `completes a name that is being typed in a filter`(
        text: String,
        queries: [String]
    ) async throws {
        let people = StubNames(people: Self.people.filter { $0.1 == 317 } + [("Bo", 9_000)])

        let found = try await suggest(text, people, titles: ["A"])

        #expect(found.map(\.query) == queries)
        #expect(found.allSatisfy { ($0.origin == .title) == ($0.query == "A") })
    }

    @Test func `words for filters come before titles, unless a name begins with the text`()
        async throws
    {
        let people = StubNames(people: [("Koreana Thrall", 5)])

        let found = try await suggest("korean thr", StubNames(), titles: ["Thrown"])
        let named = try await suggest("korean thr", people, titles: ["Thrown"])

        #expect(found.map(\.text) == ["korean thriller", "korean thrilling", "Thrown"])
        #expect(found.map(\.origin) == [.filter, .filter, .title])
        #expect(found[0].matches == [0..<10])
        #expect(named.map(\.text) == ["Koreana Thrall", "Thrown"])
    }

    @Test(arguments: [
        ("80s ho", "80s Horn", false), ("80s ho", "80s Harm", true), ("korean thr", "Thrown", true),
    ])
    func `suggests words for filters only if no title begins with the text`(
        text: String,
        title: String,
        hasFilter: Bool
    ) async throws {
        let found = try await suggest(text, StubNames(), titles: [title])

        #expect(found.contains { $0.origin == .filter } == hasFilter)
        #expect(found.last?.text == title)
    }

    private func suggest(
        _ prefix: String,
        _ people: StubNames,
        titles: [String],
        recent: [String] = [],
        limit: Int = 20
    ) async throws -> [QuerySuggestion] {
        try await DefaultSuggestMovieQueriesUseCase(
            recentQueries: SpyRecentQueries(recent),
            openedMovies: SpyOpenedMovies(),
            searchMovies: FoundTitles(titles),
            people: people,
            interpreter: QueryGrammar()
        )
        .execute(prefix: prefix, limit: limit)
    }
}
