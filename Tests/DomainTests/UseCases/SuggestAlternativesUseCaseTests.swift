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
            case "lantern": [TitleSuggestion(id: .tmdb(1), title: "Lantern", year: 1999)]
            case "keeper":
                [
                    TitleSuggestion(id: .tmdb(2), title: "The Keeper"),
                    TitleSuggestion(id: .tmdb(1), title: "Lantern"),
                ]
            case "broken": throw .offline(.tmdb)
            default: []
            }
        }

        func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] { [] }
    }

    @Test(arguments: [
        ("xx lantern keeper", ["Lantern", "The Keeper"]),
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

        let found = await useCase.execute(try #require(TypedQuery(text)).parsed(), limit: 3)

        #expect(found.map(\.text) == expected)
    }

    @Test func `suggests no more than wanted`() async throws {
        let useCase = DefaultSuggestAlternativesUseCase(titles: StubTitles())

        let found = await useCase.execute(try #require(MovieQuery("keeper")), limit: 1)

        #expect(found.map(\.text) == ["The Keeper"])
    }
}
