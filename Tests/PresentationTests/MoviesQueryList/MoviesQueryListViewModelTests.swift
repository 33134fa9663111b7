import Domain
import Testing

@testable import Presentation

@MainActor
struct MoviesQueryListViewModelTests {
    private struct StubSuggestions: SuggestMovieQueriesUseCase {
        var result: Result<[QuerySuggestion], MoviesError>

        func execute(
            prefix: String,
            limit: Int
        ) async throws(MoviesError) -> [QuerySuggestion] { try result.get() }
    }

    @Test func `shows what is suggested for what was typed`() async {
        let viewModel = DefaultMoviesQueryListViewModel(
            suggestQueries: StubSuggestions(
                result: .success([
                    QuerySuggestion(text: "blade", origin: .recentQuery),
                    QuerySuggestion(text: "Blade Runner", origin: .title),
                ])
            )
        )

        await viewModel.didType("bl")

        guard case .loaded(let items) = viewModel.state.value else {
            Issue.record("\(viewModel.state.value)")
            return
        }
        #expect(items.map(\.text) == ["blade", "Blade Runner"])
        #expect(items.map(\.isRecent) == [true, false])
    }

    @Test func `says why there is nothing to show`() async {
        let viewModel = DefaultMoviesQueryListViewModel(
            suggestQueries: StubSuggestions(result: .failure(.offline))
        )

        await viewModel.didType("bl")

        #expect(viewModel.state.value == .failed(.offline))
    }
}
