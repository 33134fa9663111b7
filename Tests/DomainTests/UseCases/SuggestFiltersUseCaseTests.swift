import Domain
import DomainDoubles
import Search
import Testing

/// The filters among which one is chosen by what is typed.
struct SuggestFiltersUseCaseTests {
    /// Knows two people, and only the director if directors are wanted.
    private struct TwoNames: PersonSuggestionsRepository {
        func personSuggestions(
            for text: String,
            onlyDirectors: Bool,
            limit: Int
        ) async throws(MoviesError) -> [PersonSuggestion] {
            let names = onlyDirectors ? ["Ada Lind"] : ["Ada Lind", "Adam Holm"]
            return names.filter { $0.lowercased().hasPrefix(text.lowercased()) }.prefix(limit)
                .map { (name: $0, rank: 1) }
        }
    }

    @Test func `offers all filters with each of their values for a blank text`() async {
        let all = await words("  ", limit: 500)

        for word in ["genre:horror", "year:1980s", "rating:7", "lang:ko", "runtime:-90"] {
            #expect(all.contains(word))
        }
        #expect(!all.contains { $0.hasPrefix("sort:") })
        #expect(!all.contains { $0.hasSuffix(":") })
        #expect(Set(all).count == all.count)
        #expect(await words("", limit: 3) == Array(all.prefix(3)))
    }

    @Test(arguments: [
        ("hor", ["genre:horror"]), (" hor ", ["genre:horror"]),
        ("com", ["genre:comedy"]), ("80s", ["year:1980-1989"]), ("ko", ["lang:ko"]),
        ("korean", ["lang:ko"]), ("<90", ["runtime:-89"]), ("90-120", ["runtime:90-120"]),
        (">2000", ["year:2001-", "runtime:2001-"]), ("horror", ["genre:horror"]),
        ("korea", ["lang:ko", "country:kr"]), ("netf", ["on:netflix"]),
    ])
    func `understands a value by itself`(typed: String, expected: [String]) async {
        let found = await words(typed)

        #expect(Array(found.prefix(expected.count)) == expected)
        #expect(found.filter { expected.contains($0) }.count == expected.count)
    }

    @Test(arguments: ["com", "hor", "the", "zzz", "xq"])
    func `takes no short word for the code of a language`(typed: String) async {
        #expect(await !words(typed).contains("lang:\(typed)"))
    }

    @Test(arguments: ["co", "mu", "ro"])
    func `takes no two letters for a country that few movies are from`(typed: String) async {
        #expect(await !words(typed).contains("country:\(typed)"))
    }

    @Test func `offers what begins with the text before what only contains it`() async {
        let found = await words("or")

        #expect(!found.isEmpty)
        #expect(found.first != "genre:horror")
        #expect(found.contains("genre:horror"))
        #expect(await words("genre").allSatisfy { $0.hasPrefix("genre:") })
    }

    @Test func `marks what was typed`() async {
        let found = await useCase.execute("hor", limit: 20).first { $0.text == "genre:horror" }

        #expect(found?.matches == [6..<9])
        #expect(found?.origin == .filter)
    }

    @Test(
        arguments: [
            ("genre:ho", ["genre:horror"]), ("genre:war,!com", ["genre:war,!comedy"]),
            ("genre:horror", ["genre:horror"]), ("year:80s", ["year:1980-1989"]),
            ("lang:xq", ["lang:xq"]), ("genre:", nil), ("genre:nonsense", []),
            ("sort:-y", ["sort:-year"]),
            ("sort:-year", ["sort:-year"]), ("votes:17", ["votes:17"]), ("x:y", []),
            ("alien genre:w x", []),
        ] as [(String, [String]?)]
    )
    func `completes the filter that is typed, or takes it as it is`(
        typed: String,
        expected: [String]?
    ) async {
        let found = await words(typed)

        if let expected { #expect(found == expected) } else { #expect(found.count == 20) }
        #expect(found.allSatisfy { $0.last != ":" })
    }

    @Test(arguments: [
        ("adam ho", [#"person:"Adam Holm""#]),
        ("person:ada", [#"person:"Ada Lind""#, #"person:"Adam Holm""#, "person:ada"]),
        ("person:ada li", [#"person:"Ada Lind""#, #"person:"ada li""#]),
        ("director:ada", [#"director:"Ada Lind""#, "director:ada"]),
        ("genre:war director:ada", [#"genre:war director:"Ada Lind""#, "genre:war director:ada"]),
        (#"person:"Ada Lind""#, [#"person:"Ada Lind""#]),
        ("person:bo lund", [#"person:"bo lund""#]),
        ("person:", [#"person:"Ada Lind""#, #"person:"Adam Holm""#]),
    ])
    func `completes names, which need no quotes`(typed: String, expected: [String]) async {
        #expect(await words(typed) == expected)
    }

    @Test func `offers no more than the limit`() async {
        for typed in ["", "e", "genre:", "person:ada"] {
            #expect(await words(typed, limit: 2).count == 2)
        }
    }

    @Test func `says which filters and orders the movies have no values for`() async {
        let useCase = DefaultSuggestFiltersUseCase(
            movies: UnratedMovies(),
            people: TwoNames(),
            interpreter: QueryGrammar()
        )
        let words = ["rating:7", "genre:war", "runtime:90"].map {
            QuerySuggestion(text: $0, origin: .filter)
        }
        let orders = ["rating", "-rating", "year", "relevance"].map {
            QuerySuggestion(text: $0, origin: .order)
        }

        let marked = await useCase.addingLimitations(to: words + orders, beside: nil)
        let titled = await useCase.addingLimitations(to: words, beside: TypedQuery("alien"))

        #expect(
            marked.filter { $0.limitation != nil }.map(\.text) == ["rating:7", "rating", "-rating"]
        )
        #expect(titled.filter { $0.limitation != nil }.map(\.text) == ["rating:7", "runtime:90"])
    }

    private let useCase = DefaultSuggestFiltersUseCase(
        movies: SpyMovies(),
        people: TwoNames(),
        interpreter: QueryGrammar()
    )

    private func words(_ typed: String, limit: Int = 20) async -> [String] {
        await useCase.execute(typed, limit: limit).map(\.text)
    }
}

/// A source without ratings, and without the runtimes of movies with a title.
private struct UnratedMovies: MoviesRepository {
    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        throw .offline(.tmdb)
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        throw .movieNotFound(id, .tmdb)
    }

    func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        [FilterLimitation(key: .rating), FilterLimitation(key: .rating, isSort: true)]
            + (query.text.isEmpty ? [] : [FilterLimitation(key: .runtime)])
    }
}
