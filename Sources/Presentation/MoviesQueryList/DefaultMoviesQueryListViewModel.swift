import Domain

public final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    /// As many as a glance takes in.
    private static let limit = 20

    public let state = Observable(MoviesQueryListState.idle)

    private let suggestQueries: any SuggestMovieQueriesUseCase

    /// What was typed last: an answer about anything else comes too late.
    private var text: String?

    init(suggestQueries: any SuggestMovieQueriesUseCase) {
        self.suggestQueries = suggestQueries
    }

    public func didType(_ text: String) async {
        self.text = text
        do {
            let found = try await suggestQueries.execute(prefix: text, limit: Self.limit)
            guard self.text == text else { return }
            state.value = .loaded(found.map(MoviesQueryListItemViewModel.init))
        } catch {
            guard self.text == text else { return }
            state.value = .failed(error)
        }
    }
}
