import Domain

/// The filters of the movies that are shown, and the text that narrows them.
extension DefaultMoviesListViewModel {
    package func didRemoveLastFilter() {
        guard let list = state.value.filteredList, list.sort != nil || !list.filters.isEmpty else {
            return update { $0.problem = .noFilterToRemove }
        }
        navigation.type?(list.textWithoutLastFilter(state.value.narrowing?.text))
    }

    /// Shows only the loaded movies that match a text, at once; all for a blank one.
    func narrow(to text: String) {
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
