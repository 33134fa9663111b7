package import Domain

package final class DefaultMoviesListViewModel: MoviesListViewModel {
    /// The next page is loaded when a row is shown that is this close to the last one.
    private static let prefetchDistance = 5

    package let state: Observable<MoviesListState>

    let loader: MoviesLoader
    let previews: MoviePreviews
    let narrower: MoviesNarrower

    /// The movies that a link led to, which the text of the prompt narrows and filters; `nil` if the
    /// movies are those of the text.
    private let shelf: MoviesSearch?

    /// Saves the query once one of its movies is opened; `nil` saves none.
    private let recentQueries: (any RecentQueriesRepository)?
    let navigation: NavigationActions

    /// What the movies are narrowed by, also those that are still to come; blank for nothing.
    var narrowingText = ""

    /// The state while it is being changed.
    private var draft: MoviesListState?

    /// The last list, which the user may have marked movies of.
    private var lastList: MoviesList?

    /// Without `narrowMovies`, the list can't be narrowed; `localDetails` has the people for that.
    init(
        loader: MoviesLoader,
        shelf: MoviesSearch? = nil,
        narrowMovies: (any NarrowMoviesUseCase)? = nil,
        localDetails: (any LocalMovieDetailsRepository)? = nil,
        recentQueries: (any RecentQueriesRepository)? = nil,
        navigation: NavigationActions = NavigationActions()
    ) {
        self.loader = loader
        self.shelf = shelf
        self.recentQueries = recentQueries
        self.navigation = navigation
        state = Observable(MoviesListState(canPick: navigation.pick != nil))
        previews = MoviePreviews { navigation.makeDetails($0) }
        narrower = MoviesNarrower(
            narrowMovies: narrowMovies,
            localDetails: localDetails,
            previews: previews
        )
        loader.didChange = { [weak self] in self?.show($0) ?? $0 }
        previews.didChange = { [weak self] details, isPending in
            self?.update { ($0.preview, $0.isPreviewPending) = (details, isPending) }
        }
    }

    package var shelfTitle: String? { shelf.flatMap { $0.title ?? $0.query.meaning.list?.title } }

    /// Changes the state, and with it the details of the selected movie, so that both are drawn at once.
    func update(_ change: (inout MoviesListState) -> Void) {
        let isOutermost = draft == nil
        var changed = draft ?? state.value
        change(&changed)
        draft = changed
        guard isOutermost else { return }
        followSelection(in: changed)
        changed = draft ?? changed
        // What observes the state may change it again.
        draft = nil
        if changed != state.value { state.value = changed }
    }

    // MARK: Movies

    package func didSearch(_ search: MoviesSearch) async {
        narrow(to: "")
        // They may be from a fallback.
        previews.removeAll()
        await loader.load(search)
    }

    package func didChangeQuery(_ query: TypedQuery?) {
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
        let isShown = state.value.filteredList != nil || state.value.isLoading
        if isShown, search == loader.search, !loader.isInterrupted { return }
        guard let search else { return loader.showStartPage() }
        loader.start(search, isLive: true)
    }

    package func didRequestMore() async {
        guard let list = state.value.list, list.nextPage != .none else {
            return update { $0.problem = .noMoreMovies }
        }
        await loader.loadNextPage()
    }

    package func didRetry() async {
        switch state.value.phase {
        case .failed: await loader.retry()
        case .loaded(let list), .empty(let list, _):
            if list.nextPage.isFailed {
                await loader.loadNextPage()
            } else if list.fallback != nil {
                previews.removeAll()
                await loader.retry()
            } else {
                await previews.retry()
            }
        case .idle, .loading: break
        }
    }

    package func didReceiveInput() {
        if state.value.followsEnd { loader.stopLoadingAllPages() }
        if state.value.problem != nil || state.value.followsEnd { update { $0.receiveInput() } }
    }

    /// Returns the phase as it is shown.
    private func show(_ phase: MoviesListState.Phase) -> MoviesListState.Phase {
        // The source of the details may be another one.
        if case .loading = phase { previews.setOutdated() }
        update { state in
            state.search = loader.search
            state.problem = loader.problem ?? state.problem
            // More movies, and those in another order or with other filters, are narrowed as before.
            state.show(phase) { self.narrowing(of: $0) }
        }
        switch phase {
        case .loaded(let list):
            lastList = list
            loadPeople()
        case .empty, .failed: narrower.stop()
        case .idle, .loading: break
        }
        return state.value.phase
    }

    // MARK: The screen

    package func didShowRows(_ rows: Range<Int>) {
        let state = state.value
        loader.wantedCount = max(loader.wantedCount, rows.count + Self.prefetchDistance)
        guard case .loaded(let list) = state.phase, list.canLoadMore else { return }
        if state.narrowing != nil, list.source.isCatalog {
            // TMDB would get a request for each page.
            loader.startLoadingAllPages()
        } else {
            loadMore(near: max(state.selection ?? 0, rows.upperBound - 1))
        }
    }

    private func loadMore(near row: Int) {
        guard case .loaded(let list) = state.value.phase, list.canLoadMore,
            state.value.narrowing == nil, row >= list.items.count - Self.prefetchDistance
        else { return }
        Task { await loader.loadNextPage() }
    }

    package func didShowDetailsBeside(_ isShown: Bool) {
        previews.isVisible = isShown
        followSelection(in: state.value)
    }

    package func didReappear() {
        previews.setOutdated()
        followSelection(in: state.value)
        loader.refreshStartPage()
    }

    // MARK: Selecting

    package func didMove(by rows: Int) {
        update { $0.move(by: rows) }
        // The list may be below the details, and tell no rows.
        loadMore(near: state.value.selection ?? 0)
    }

    package func didSelectRow(_ row: Int) { update { $0.select(row) } }

    package func didMoveToEnd() {
        update { $0.moveToEnd() }
        if state.value.followsEnd { loader.startLoadingAllPages() }
    }

    package func didToggleMark() { update { $0.toggleMark() } }

    package func didTryToLeave() { update { $0.problem = .markedMovies($0.marked.count) } }

    private func followSelection(in state: MoviesListState) {
        guard !state.isWaiting, !state.isLoadingToEnd else { return }
        previews.follow(state.selectedDetails)
    }

    // MARK: Opening

    package func didChoose() {
        if state.value.canPick, state.value.hasMovies || !state.value.marked.isEmpty {
            pick()
        } else if let alternative = state.value.selectedAlternative {
            searchInstead(for: alternative)
        } else {
            didOpen()
        }
    }

    private func pick() {
        let items = state.value.chosen
        guard var list = state.value.filteredList ?? lastList, !items.isEmpty else { return }
        stop()
        save(list.page.queryToSave)
        list.items = items
        (list.page.count.movies, list.nextPage) = (items.count, .none)
        (list.sections, list.isProvisional) = ([], false)
        navigation.pick?(list)
    }

    private func searchInstead(for alternative: QuerySuggestionViewModel) {
        if let type = navigation.type { return type(alternative.query) }
        let options = MovieQuery(includesAdult: loader.search?.query.meaning.includesAdult ?? false)
        guard let other = TypedQuery(alternative.query, options: options) else { return }
        loader.start(MoviesSearch(query: other))
    }

    package func didOpen() {
        guard case .loaded(let list) = state.value.phase,
            let selected = state.value.selectedDetails,
            let details = previews.details(of: selected)
        else { return }
        save(list.page.queryToSave)
        // A movie that was found by narrowing is the place to go back to.
        update { $0.rowBeforeNarrowing = nil }
        navigation.showDetails(details)
    }

    private func save(_ query: TypedQuery?) {
        guard let query, let recentQueries else { return }
        // If this fails, saving an opened movie fails too, and its details report it.
        _ = navigation.save {
            try? await recentQueries.save(query)
            return nil
        }
    }

    package func didRequestWebPage() {
        state.value.selected.map { navigation.openWebPage(.id($0.movie.id)) }
    }

    // MARK: Navigation

    package func didRequestNewSearch() {
        // The movies go on loading: the user may come back.
        previews.close()
        let text: String? =
            switch state.value.phase {
            // It is likely to need a correction.
            case .empty(let list, _): list.query
            case .failed(let error) where error.error.needsOtherFilter:
                loader.search?.query.description
            case .idle, .loading, .loaded, .failed: nil
            }
        navigation.startNewSearch(text ?? "")
    }

    package func didGoBack() {
        stop()
        navigation.goBack()
    }

    package func didQuit() {
        stop()
        navigation.quit()
    }

    private func stop() {
        loader.stop()
        narrower.stop()
        previews.close()
    }
}
