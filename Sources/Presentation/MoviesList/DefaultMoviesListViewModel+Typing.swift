import Domain

/// Narrowing, filtering and sorting a list, and what the user types for that.
extension DefaultMoviesListViewModel {
    // MARK: Typing above the list

    package func didStartNarrowing() { update { $0.startNarrowing() } }

    package func didStartFiltering() {
        // Also if the search failed: its filters may be why.
        typeFilters((state.value.filteredList?.filters ?? []).map { $0 + " " }.joined())
    }

    package func didStartSorting() {
        update { $0.startSorting(by: understoodSearch?.sortOrders ?? []) }
    }

    package func didType(_ text: String) {
        switch state.value.mode {
        case .narrowing:
            update { $0.mode = .narrowing(text) }
            if state.value.narrowing?.text != text { narrow(to: text) }
        case .filtering: typeFilters(text)
        case .sorting: update { $0.typeOrder(text) }
        case .browsing: break
        }
    }

    private func typeFilters(_ text: String) {
        let words = FilterKey.completions(of: text)
        update { $0.mode = .filtering(text, completions: Choice(words)) }
        namesTask?.cancel()
        namesTask = completeNames.map { completeNames in
            Task { [weak self] in
                let names = await completeNames.execute(text)
                // A newer text has its own completions.
                guard let self, !Task.isCancelled, !names.isEmpty,
                    case .filtering(text, let shown) = state.value.mode
                else { return }
                let completions = Choice(words + names, selected: shown.selected)
                update { $0.mode = .filtering(text, completions: completions) }
            }
        }
    }

    package func didComplete() {
        guard case .filtering(_, let completions) = state.value.mode else { return }
        completions.selected.map(typeFilters)
    }

    package func didMoveChoice(by count: Int) { update { $0.moveChoice(by: count) } }

    package func didReverseOrder() { update { $0.reverseOrder() } }

    package func didSubmit() {
        switch state.value.mode {
        case .browsing: break
        case .narrowing: didChoose()
        case .filtering(let text, _): if filter(by: text) { didEndTyping() }
        case .sorting(let orders, let isReversed):
            didEndTyping()
            let field = orders.selected.flatMap(MovieSort.Field.init)
            sort(by: field.map { MovieSort($0, isReversed: isReversed) })
        }
    }

    package func didEndTyping() { update { $0.mode = .browsing } }

    // MARK: Narrowing

    private func narrow(to text: String) {
        guard case .loaded(let list) = state.value.phase else { return showAllMovies() }
        let narrowing = narrower.narrowing(of: list.items, to: text)
        update { $0.narrow(to: narrowing) }
        loadPeople()
    }

    package func didStopNarrowing() {
        narrower.stop()
        update { $0.stopNarrowing() }
    }

    func showAllMovies() {
        narrower.stop()
        update { $0.narrow(to: nil) }
    }

    /// Narrows the list again whenever more of its people are known.
    func loadPeople() {
        guard let items = state.value.list?.items, state.value.narrowing != nil else { return }
        narrower.loadPeople(of: items) { [weak self] in
            guard let self, let text = state.value.narrowing?.text,
                let items = state.value.list?.items
            else { return }
            update { $0.narrow(to: narrower.narrowing(of: items, to: text)) }
            // More movies may have been loaded since.
            loadPeople()
        }
    }

    // MARK: Filtering and sorting

    /// What the movies on the screen are the result of; filters that the text was understood as can
    /// be changed like those that were typed.
    private var understoodSearch: MoviesSearch? {
        let list = state.value.isWaiting ? nil : state.value.filteredList
        return loader.search?.understood(as: list?.notices.understoodQuery)
    }

    /// Returns whether the words are filters.
    @discardableResult
    private func filter(by words: String) -> Bool {
        guard let search = understoodSearch else { return false }
        do {
            start(try search.filtered(by: words))
            return true
        } catch {
            update { $0.problem = .invalidFilter(FailureViewModel(error)) }
            return false
        }
    }

    package func didRemoveLastFilter() {
        guard let list = state.value.filteredList else { return }
        if list.sort != nil {
            sort(by: nil)
        } else if list.filters.isEmpty {
            update { $0.problem = .noFilterToRemove }
        } else {
            filter(by: list.filters.dropLast().joined(separator: " "))
        }
    }

    private func sort(by order: MovieSort?) {
        understoodSearch?.sorted(by: order).map(start)
    }

    /// Starts a search with other filters or in another order.
    private func start(_ search: MoviesSearch) {
        update { $0.anchorSelection() }
        loader.keepList()
        previews.removeAll()
        loader.start(search)
    }
}
