import Domain

/// Filters and orders of the movies that are shown, and the text that narrows them.
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

    private func sort(by order: MovieSort?) { understoodSearch.map { start($0.sorted(by: order)) } }

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

    private func start(_ search: MoviesSearch) {
        previews.removeAll()
        loader.start(search)
    }

    package func didNarrow(to text: String) {
        narrowingText = text
        guard let narrowing = state.value.list.flatMap({ narrowing(of: $0.items) }) else {
            narrower.stop()
            return update { $0.stopNarrowing() }
        }
        update { $0.narrow(to: narrowing) }
        loadPeople()
    }

    /// The movies that match the text to narrow by; `nil` if it is blank.
    func narrowing(of items: [MoviesListItemViewModel]) -> MoviesNarrowing? {
        guard narrowingText.contains(where: { !$0.isWhitespace }) else { return nil }
        return narrower.narrowing(of: items, to: narrowingText)
    }

    /// Narrows the list again whenever more of its people are known.
    func loadPeople() {
        guard let items = state.value.list?.items, state.value.narrowing != nil else { return }
        narrower.loadPeople(of: items) { [weak self] in
            guard let self, let items = state.value.list?.items,
                let narrowing = narrowing(of: items)
            else { return }
            update { $0.narrow(to: narrowing) }
            // More movies may have been loaded since.
            loadPeople()
        }
    }
}
