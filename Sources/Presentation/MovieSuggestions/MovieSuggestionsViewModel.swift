package import Domain

/// The input of the list of suggested movies.
@MainActor
package protocol MovieSuggestionsViewModelInput: AnyObject {
    /// Loads the movies that complete a text.
    func didOpen(with text: String) async
}

/// The output of the list of suggested movies.
@MainActor
package protocol MovieSuggestionsViewModelOutput: AnyObject {
    var state: Observable<MovieSuggestionsState> { get }
}

package typealias MovieSuggestionsViewModel = MovieSuggestionsViewModelInput
    & MovieSuggestionsViewModelOutput

/// The state of the list of suggested movies.
package enum MovieSuggestionsState: Hashable, Sendable {
    case idle

    /// The best first.
    case loaded([MovieSuggestionItemViewModel])
    case failed(FailureViewModel)
}

/// A suggested movie, in plain values.
package struct MovieSuggestionItemViewModel: Hashable, Sendable {
    package let id: String

    /// The title with the year, as far as that is known.
    package let title: String

    init(_ movie: MovieSuggestion) {
        id = movie.id.description
        title = movie.title + (movie.year.map { " (\($0))" } ?? "")
    }
}

package final class DefaultMovieSuggestionsViewModel: MovieSuggestionsViewModel {
    /// As many as the user can take in at a glance.
    private static let limit = 20

    package let state = Observable(MovieSuggestionsState.idle)

    private let suggestMovies: any SuggestMoviesUseCase

    package init(suggestMovies: any SuggestMoviesUseCase) {
        self.suggestMovies = suggestMovies
    }

    package func didOpen(with text: String) async {
        do {
            let movies = try await suggestMovies.execute(prefix: text, limit: Self.limit)
            state.value = .loaded(movies.map(MovieSuggestionItemViewModel.init))
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }
}
