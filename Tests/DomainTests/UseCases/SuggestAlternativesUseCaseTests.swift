import Domain
import Testing

struct SuggestAlternativesUseCaseTests {
    /// Suggests titles for single words.
    private struct StubTitles: TitleSuggestionsRepository {
        func titleSuggestions(
            for query: MovieQuery,
            limit: Int
        ) async throws(MoviesError) -> [TitleSuggestion] {
            switch query.text {
            case "interrupted":
                withUnsafeCurrentTask { $0?.cancel() }
                return []
            case let word where Task.isCancelled:
                Issue.record("searched for \(word)")
                return []
            case "lantern": return [TitleSuggestion(id: .tmdb(1), title: "Lantern", year: 1999)]
            case "sky", "up": return [TitleSuggestion(id: .tmdb(3), title: query.text)]
            case "keeper":
                return [
                    TitleSuggestion(id: .tmdb(2), title: "The Keeper"),
                    TitleSuggestion(id: .tmdb(1), title: "Lantern"),
                ]
            case "broken": throw .offline(.tmdb)
            default: return []
            }
        }

        func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] { [] }
    }

    @Test(arguments: [
        ("xx lantern keeper", ["Lantern", "The Keeper"]),
        ("keeper up sky", ["The Keeper", "Lantern", "sky"]), ("a sky up", ["sky"]),
        ("lantern genre:war", ["lantern", "Lantern"]), ("xyz", []), ("broken", []),
        // Without its filters it would find nothing either.
        ("xyz genre:war", []),
        ("genre:war", []),
    ])
    func `suggests the text without filters, then titles with one of its words`(
        text: String,
        expected: [String]
    ) async throws {
        let useCase = DefaultSuggestAlternativesUseCase(titles: StubTitles())

        let found = await useCase.execute(try #require(TypedQuery(text)).meaning, limit: 3)

        #expect(found.map(\.text) == expected)
    }

    @Test func `searches for no more words once it is cancelled`() async throws {
        let useCase = DefaultSuggestAlternativesUseCase(titles: StubTitles())
        let query = try #require(MovieQuery("interrupted lantern"))
        let search = Task { await useCase.execute(query, limit: 3) }

        #expect(await search.value.isEmpty)
    }

    @Test func `suggests no more than wanted`() async throws {
        let useCase = DefaultSuggestAlternativesUseCase(titles: StubTitles())

        let found = await useCase.execute(try #require(MovieQuery("keeper")), limit: 1)

        #expect(found.map(\.text) == ["The Keeper"])
    }
}
