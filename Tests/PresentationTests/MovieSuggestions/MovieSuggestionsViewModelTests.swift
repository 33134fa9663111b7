import Domain
import Testing

@testable import Presentation

@MainActor
struct MovieSuggestionsViewModelTests {
    /// Suggests movies for one prefix only.
    private struct StubSuggest: SuggestMoviesUseCase {
        func execute(
            prefix: String,
            limit: Int
        ) async throws(MoviesError) -> [MovieSuggestion] {
            guard prefix == "lan" else { throw .offline(.tmdb) }
            return [
                MovieSuggestion(id: .tmdb(7), title: "Lantern", year: 1999),
                MovieSuggestion(id: .tmdb(8), title: "Land"),
            ]
        }
    }

    private let viewModel = DefaultMovieSuggestionsViewModel(suggestMovies: StubSuggest())

    @Test func `shows ids, and titles with the year where it is known`() async {
        await viewModel.didOpen(with: "lan")

        guard case .loaded(let movies) = viewModel.state.value else {
            Issue.record("\(viewModel.state.value)")
            return
        }
        #expect(movies.map(\.id) == ["7", "8"])
        #expect(movies.map(\.title) == ["Lantern (1999)", "Land"])
    }

    @Test func `shows why there are no suggestions`() async {
        #expect(viewModel.state.value == .idle)

        await viewModel.didOpen(with: "x")

        #expect(viewModel.state.value == .failed(FailureViewModel(.offline(.tmdb))))
    }
}
