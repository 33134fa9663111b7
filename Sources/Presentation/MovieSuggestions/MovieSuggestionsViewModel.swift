import Domain

/// The movies whose titles complete a text.
package enum MovieSuggestionsState: Hashable, Sendable {
    /// The best first.
    case loaded([MovieSuggestionItemViewModel])
    case failed(FailureViewModel)
}

package struct MovieSuggestionItemViewModel: Hashable, Sendable {
    package let id: String

    /// The title with the year, as far as that is known.
    package let title: String

    init(_ movie: TitleSuggestion) {
        id = movie.id.description
        title = movie.title + (movie.year.map { " (\($0))" } ?? "")
    }
}

/// Suggests movies for a typed text.
package struct MovieSuggestionsViewModel {
    /// As many as the user can take in at a glance.
    private static let limit = 20

    let suggestMovies: any SuggestMoviesUseCase

    package func suggestions(for text: String) async -> MovieSuggestionsState {
        do {
            let movies = try await suggestMovies.execute(prefix: text, limit: Self.limit)
            return .loaded(movies.map(MovieSuggestionItemViewModel.init))
        } catch {
            return .failed(FailureViewModel(error))
        }
    }
}

/// Suggests names of people for a typed text.
package struct NameSuggestionsViewModel {
    /// As many as the user can take in at a glance.
    private static let limit = 20

    let people: any PersonSuggestionsRepository

    /// The best known people first; none if the names can't be read.
    package func names(for text: String, onlyDirectors: Bool) async -> [String] {
        let found = try? await people.personSuggestions(
            for: text,
            onlyDirectors: onlyDirectors,
            limit: Self.limit
        )
        return found?.map(\.name) ?? []
    }
}
