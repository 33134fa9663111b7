import Domain

/// Filters and orders of the movies that are shown.
extension DefaultMoviesListViewModel {
    /// What the movies on the screen are the result of; filters that the text was understood as can
    /// be changed like those that were typed.
    private var understoodSearch: MoviesSearch? {
        let list = state.value.isWaiting ? nil : state.value.filteredList
        return loader.search?.understood(as: list?.page.notices.understoodQuery)
    }

    package func didFilter(by words: String) {
        guard let search = understoodSearch else { return }
        do {
            start(try search.filtered(by: words))
        } catch {
            update { $0.problem = .invalidFilter(FailureViewModel(error)) }
        }
    }

    package func didSort(by order: String) {
        guard let search = understoodSearch else { return }
        if order.isEmpty { return sort(by: nil) }
        guard let sort = MovieSort(order), search.sortOrders.contains(sort.field.rawValue) else {
            return update { $0.problem = .unknownOrder(search.sortOrders) }
        }
        self.sort(by: sort)
    }

    private func sort(by order: MovieSort?) { understoodSearch?.sorted(by: order).map(start) }

    package func didRemoveLastFilter() {
        guard let list = state.value.filteredList, list.sort != nil || !list.filters.isEmpty else {
            return update { $0.problem = .noFilterToRemove }
        }
        if let type = navigation.type {
            type(list.textWithoutLastFilter(state.value.narrowing?.text))
        } else if list.sort != nil {
            sort(by: nil)
        } else {
            didFilter(by: list.filters.dropLast().joined(separator: " "))
        }
    }

    /// Starts a search with other filters or in another order.
    private func start(_ search: MoviesSearch) {
        previews.removeAll()
        loader.start(search)
    }
}
