import Domain

/// The page of a person.
package enum PersonState: Hashable, Sendable {
    case loaded(PersonItemViewModel)
    case failed(FailureViewModel)
}

/// Loads a person with their movies.
///
/// A command prints what a call returns, and ends, so there is nothing to observe.
package struct PersonViewModel {
    let query: PersonQuery

    /// The most movies to show; `nil` for all.
    var limit: Int?
    let fetchPerson: any FetchPersonUseCase

    package func load() async -> PersonState {
        do {
            let found = try await fetchPerson.execute(query)
            return .loaded(PersonItemViewModel(found, filters: query.filters.words, limit: limit))
        } catch {
            return .failed(FailureViewModel(error))
        }
    }
}
