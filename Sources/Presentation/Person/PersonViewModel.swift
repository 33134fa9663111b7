package import Domain

/// The state of the page of a person.
package enum PersonState: Hashable, Sendable {
    case idle
    case loading
    case loaded(PersonItemViewModel)
    case failed(FailureViewModel)
}

@MainActor
package final class PersonViewModel {
    package let state = Observable(PersonState.idle)

    private let query: PersonQuery
    private let limit: Int?
    private let fetchPerson: any FetchPersonUseCase

    /// `limit` is the most movies to show; `nil` for all.
    package init(
        query: PersonQuery,
        limit: Int? = nil,
        fetchPerson: any FetchPersonUseCase
    ) {
        self.query = query
        self.limit = limit
        self.fetchPerson = fetchPerson
    }

    /// Loads the person; does nothing after the first call.
    package func didOpen() async {
        guard state.value == .idle else { return }
        state.value = .loading
        do {
            let found = try await fetchPerson.execute(query)
            state.value = .loaded(
                PersonItemViewModel(found, filters: query.filters.words, limit: limit)
            )
        } catch {
            if error != .cancelled { state.value = .failed(FailureViewModel(error)) }
        }
    }
}
