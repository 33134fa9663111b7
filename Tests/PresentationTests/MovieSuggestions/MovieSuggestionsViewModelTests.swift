import Domain
import Testing

@testable import Presentation

struct MovieSuggestionsViewModelTests {
    /// Suggests movies for one prefix only.
    private struct StubSuggest: SuggestMoviesUseCase {
        func execute(
            prefix: String,
            limit: Int
        ) async throws(MoviesError) -> [TitleSuggestion] {
            if prefix == "all" {
                return (1...limit).map { TitleSuggestion(id: .tmdb($0), title: "\($0)") }
            }
            guard prefix == "lan" else { throw .offline(.tmdb) }
            return [
                TitleSuggestion(id: .tmdb(7), title: "Lantern", year: 1999),
                TitleSuggestion(id: .tmdb(8), title: "Land"),
            ]
        }
    }

    private let viewModel = MovieSuggestionsViewModel(suggestMovies: StubSuggest())

    @Test func `shows ids, and titles with the year where it is known`() async {
        guard case .loaded(let movies) = await viewModel.suggestions(for: "lan") else {
            Issue.record("not loaded")
            return
        }
        #expect(movies.map(\.id) == ["7", "8"])
        #expect(movies.map(\.title) == ["Lantern (1999)", "Land"])
    }

    @Test func `shows up to twenty movies`() async {
        guard case .loaded(let movies) = await viewModel.suggestions(for: "all") else {
            Issue.record("not loaded")
            return
        }
        #expect(movies.map(\.id) == (1...20).map { "\($0)" })
    }

    @Test func `shows why there are no suggestions`() async {
        #expect(await viewModel.suggestions(for: "x") == .failed(FailureViewModel(.offline(.tmdb))))
    }
}
