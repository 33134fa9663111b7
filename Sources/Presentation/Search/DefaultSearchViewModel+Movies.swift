import Domain

/// The movies of the text or of the shelf, and what the user does with them.
extension DefaultSearchViewModel {
    /// The next page is loaded when a row is shown that is this close to the last one.
    private static let prefetchDistance = 5

    // MARK: Loading

    /// Shows the movies of the text, or the start page for `nil`; the text narrows a shelf instead.
    ///
    /// The movies of this machine come at once, and in their place those of an online source after a
    /// moment.
    func follow(_ query: TypedQuery?) {
        guard let shelf else { return follow(query.map { MoviesSearch(query: $0) }) }
        if let error = query?.error {
            return update { $0.problem = .invalidFilter(FailureViewModel(error)) }
        }
        let typed = query?.meaning ?? MovieQuery()
        follow(shelf.filtered(like: typed))
        narrow(to: typed.text)
    }

    /// Shows the movies of another search, or the start page, unless they are shown already.
    private func follow(_ search: MoviesSearch?) {
        let movies = state.value.movies
        let isShown = movies.filteredList != nil || movies.isLoading
        if isShown, search == loader.search, !loader.isInterrupted { return }
        guard let search else { return loader.showStartPage() }
        loader.start(search, isLive: true)
    }

    func retry() {
        switch state.value.movies.phase {
        case .failed: loader.retry()
        case .loaded(let list), .empty(let list, _):
            if list.nextPage.isFailed {
                loader.loadNextPage()
            } else if list.fallback != nil {
                previews.removeAll()
                loader.retry()
            } else {
                previews.retry()
            }
        case .idle, .loading: break
        }
    }

    /// Returns the phase as it is shown.
    func show(_ phase: MoviesListState.Phase) -> MoviesListState.Phase {
        // The source of the details may be another one.
        if case .loading = phase { previews.setOutdated() }
        update { state in
            state.movies.search = loader.search
            state.problem = loader.problem ?? state.problem
            // More movies, and those in another order or with other filters, are narrowed as before.
            state.movies.show(phase) { self.narrowing(of: $0) }
        }
        switch phase {
        case .loaded(let list):
            lastList = list
            loadPeople()
        case .empty, .failed: narrower.stop()
        case .idle, .loading: break
        }
        return state.value.movies.phase
    }

    // MARK: The screen

    func receiveInput() {
        if state.value.movies.followsEnd { loader.stopLoadingAllPages() }
        update { state in
            (state.problem, state.movies.followsEnd) = (nil, false)
        }
    }

    func show(_ rows: Range<Int>, hasDetails: Bool) {
        previews.isVisible = hasDetails
        followSelection(in: state.value.movies)
        loader.wantedCount = max(loader.wantedCount, rows.count + Self.prefetchDistance)
        let movies = state.value.movies
        guard case .loaded(let list) = movies.phase, list.canLoadMore else { return }
        if movies.narrowing != nil, list.source.isCatalog {
            // TMDB would get a request for each page.
            loader.startLoadingAllPages()
        } else {
            loadMore(near: max(movies.selection ?? 0, rows.upperBound - 1))
        }
    }

    private func loadMore(near row: Int) {
        guard case .loaded(let list) = state.value.movies.phase, list.canLoadMore,
            state.value.movies.narrowing == nil, row >= list.items.count - Self.prefetchDistance
        else { return }
        Task { loader.loadNextPage() }
    }

    func reappear() {
        previews.setOutdated()
        followSelection(in: state.value.movies)
        loader.refreshStartPage()
    }

    func followSelection(in movies: MoviesListState) {
        guard !movies.isWaiting, !movies.isLoadingToEnd else { return }
        previews.follow(movies.selectedDetails)
    }

    // MARK: Selecting

    /// Changes the movies, with the selection among them.
    func changeMovies(_ change: (inout MoviesListState) -> Void) {
        update { state in
            state.prompt.select(nil)
            change(&state.movies)
        }
    }

    func move(by step: Int, recalls: Bool) {
        let (prompt, movies) = (state.value.prompt, state.value.movies)
        let isRecalling = prompt.isRecalling && recalls
        if isRecalling, step < 0 { return recallOlder() }
        if isRecalling, recallNewer() { return }
        let last = prompt.items.count - 1
        switch (prompt.selection, step < 0) {
        case (nil, true):
            if movies.selection ?? 0 > 0 { return moveMovies(by: step) }
            if last >= 0 { return update { $0.prompt.select(last) } }
            if prompt.isBlank, recalls { recallOlder() }
        case (nil, false):
            if movies.rowCount == 0 { return update { $0.prompt.select(0) } }
            moveMovies(by: step)
        case (let row?, false) where row == last && movies.rowCount > 0:
            update { $0.prompt.select(nil) }
        case (let row?, _): update { $0.prompt.select(row + step) }
        }
    }

    func moveMovies(by rows: Int) {
        changeMovies { $0.move(by: rows) }
        // The list may be below the details, and tell no rows.
        loadMore(near: state.value.movies.selection ?? 0)
    }

    func moveToEnd() {
        changeMovies { $0.moveToEnd() }
        if state.value.movies.followsEnd { loader.startLoadingAllPages() }
    }

    // MARK: Choosing

    func choose() {
        let (prompt, movies) = (state.value.prompt, state.value.movies)
        if prompt.selected != nil { return take() }
        // A menu in which nothing matches is no reason to open a movie.
        if prompt.isMenuOpen, prompt.items.isEmpty { return }
        if movies.canPick, movies.hasMovies || !movies.marked.isEmpty {
            pick()
        } else if let alternative = movies.selectedAlternative {
            type(alternative.query)
        } else {
            open()
        }
    }

    private func pick() {
        let movies = state.value.movies
        guard var list = movies.filteredList ?? lastList, !movies.chosen.isEmpty else { return }
        stop()
        save(list.page.queryToSave)
        list.items = movies.chosen
        (list.page.count.movies, list.nextPage) = (list.items.count, .none)
        (list.sections, list.isProvisional) = ([], false)
        navigation.pick?(list)
    }

    func open() {
        guard case .loaded(let list) = state.value.movies.phase,
            let selected = state.value.movies.selectedDetails,
            let details = previews.details(of: selected)
        else { return }
        save(list.page.queryToSave)
        // A movie that was found by narrowing is the place to go back to.
        update { $0.movies.rowBeforeNarrowing = nil }
        navigation.showDetails(details)
    }

    /// Saves the query whose movie is opened.
    private func save(_ query: TypedQuery?) {
        guard let query else { return }
        // If this fails, saving an opened movie fails too, and its details report it.
        _ = navigation.save { [recentQueries] in
            try? await recentQueries.save(query)
            return nil
        }
    }

    // MARK: Filters

    func removeLastFilter() {
        let movies = state.value.movies
        guard let list = movies.filteredList, list.sort != nil || !list.filters.isEmpty else {
            return update { $0.problem = .noFilterToRemove }
        }
        type(list.textWithoutLastFilter(movies.narrowing?.text))
    }

    // MARK: Narrowing

    /// Shows only the loaded movies that match a text, at once; all for a blank one.
    func narrow(to text: String) {
        narrowingText = text
        guard let narrowing = state.value.movies.list.flatMap({ narrowing(of: $0.items) }) else {
            narrower.stop()
            return update { $0.movies.stopNarrowing() }
        }
        update { $0.movies.narrow(to: narrowing) }
        loadPeople()
    }

    /// The movies that match the text to narrow by; `nil` if it is blank.
    private func narrowing(of items: [MoviesListItemViewModel]) -> MoviesNarrowing? {
        guard narrowingText.contains(where: { !$0.isWhitespace }) else { return nil }
        return narrower.narrowing(of: items, to: narrowingText)
    }

    /// Narrows the list again whenever more of its people are known.
    private func loadPeople() {
        guard let items = state.value.movies.list?.items, state.value.movies.narrowing != nil else {
            return
        }
        narrower.loadPeople(of: items) { [weak self] in
            guard let self, let items = state.value.movies.list?.items,
                let narrowing = narrowing(of: items)
            else { return }
            update { $0.movies.narrow(to: narrowing) }
            // More movies may have been loaded since.
            loadPeople()
        }
    }
}
