import Domain

package final class DefaultMoviesListViewModel: MoviesListViewModel {
    /// The next page is loaded when a row is shown that is this close to the last one.
    private static let prefetchDistance = 5

    package let state: Observable<MoviesListState>

    let loader: MoviesLoader
    let previews: MoviePreviews
    let narrower: MoviesNarrower

    /// `nil` if names in filters are not completed.
    let completeNames: CompleteNamesUseCase?

    /// Completes a name in the newest text of filters.
    var namesTask: Task<Void, Never>?
    private let navigation: NavigationActions

    /// Without `narrowMovies`, the list can't be narrowed; `localDetails` has the people for that.
    init(
        searchMovies: any SearchMoviesUseCase,
        narrowMovies: (any NarrowMoviesUseCase)? = nil,
        localDetails: (any LocalMovieDetailsRepository)? = nil,
        suggestAlternatives: (any SuggestAlternativesUseCase)? = nil,
        completeNames: CompleteNamesUseCase? = nil,
        navigation: NavigationActions = NavigationActions()
    ) {
        self.completeNames = completeNames
        self.navigation = navigation
        let state = Observable(MoviesListState(canPick: navigation.pick != nil))
        self.state = state
        previews = MoviePreviews {
            guard let list = state.value.list else { return nil }
            return navigation.makeDetails(MovieDetailsItemViewModel($0, source: list.source))
        } didChange: {
            state.value.preview = $0
        }
        narrower = MoviesNarrower(
            narrowMovies: narrowMovies,
            localDetails: localDetails,
            previews: previews
        )
        loader = MoviesLoader(searchMovies: searchMovies, suggestAlternatives: suggestAlternatives)
        loader.didChange = { [weak self] in self?.show($0) }
    }

    /// Changes the state, if it is another one then, and shows the details of the selected movie.
    func update(_ change: (inout MoviesListState) -> Void) {
        var changed = state.value
        change(&changed)
        if changed != state.value { state.value = changed }
        followSelection()
    }

    // MARK: Movies

    package func didSearch(_ search: MoviesSearch) async {
        showAllMovies()
        // They may be from a fallback.
        previews.removeAll()
        await loader.load(search)
    }

    package func didRequestMore() async {
        guard let list = state.value.list, list.nextPage != .none else {
            return update { $0.problem = .noMoreMovies }
        }
        await loader.loadNextPage()
    }

    package func didRetry() async {
        guard let search = loader.search else { return }
        switch state.value.phase {
        case .failed: await didSearch(search)
        case .loaded(let list), .empty(let list, _):
            if case .failed = list.nextPage {
                await loader.loadNextPage()
            } else if list.fallback != nil {
                await didSearch(search)
            } else {
                await previews.retry()
            }
        case .idle, .loading: break
        }
    }

    package func didReceiveInput() {
        if state.value.followsEnd { loader.stopLoadingAllPages() }
        update { $0.receiveInput() }
    }

    private func show(_ phase: MoviesListState.Phase) {
        let before = state.value.list
        // The source of the details may be another one.
        if case .loading = phase { previews.setOutdated() }
        update { state in
            if case .loading = phase { state.search = loader.search ?? state.search }
            // More movies, and those in another order or with other filters, are narrowed as before.
            if case .loaded(let list) = phase, let text = state.narrowing?.text,
                list.items != before?.items
            {
                state.narrowing = narrower.narrowing(of: list.items, to: text)
            }
            state.show(phase)
        }
        switch phase {
        case .loaded: loadPeople()
        case .empty, .failed: narrower.stop()
        case .idle, .loading: break
        }
    }

    // MARK: The screen

    package func didShowRows(_ rows: Range<Int>) {
        let state = state.value
        guard case .loaded(let list) = state.phase, list.canLoadMore else { return }
        if state.isNarrowed, list.source.isCatalog {
            // TMDB would get a request for each page.
            loader.startLoadingAllPages()
        } else if state.narrowing == nil,
            max(state.selection ?? 0, rows.upperBound - 1)
                >= list.items.count - Self.prefetchDistance
        {
            Task { await loader.loadNextPage() }
        }
    }

    package func didShowDetailsBeside(_ isShown: Bool) {
        previews.isVisible = isShown
        followSelection()
    }

    package func didReappear() {
        previews.setOutdated()
        followSelection()
    }

    // MARK: Selecting

    package func didMove(by rows: Int) { update { $0.move(by: rows) } }

    package func didSelectRow(_ row: Int) { update { $0.select(row) } }

    package func didMoveToEnd() {
        update { $0.moveToEnd() }
        if state.value.followsEnd { loader.startLoadingAllPages() }
    }

    package func didToggleMark() { update { $0.toggleMark() } }

    /// Shows the details of the selected movie beside the list.
    private func followSelection() {
        guard !state.value.isWaiting, !state.value.isLoadingToEnd else { return }
        previews.follow(state.value.selected)
    }

    // MARK: Opening

    package func didChoose() {
        update { $0.choose() }
        if state.value.canPick, state.value.hasMovies {
            pick()
        } else if let alternative = state.value.selectedAlternative {
            searchInstead(for: alternative)
        } else {
            didOpen()
        }
    }

    private func pick() {
        let items = state.value.chosen
        guard case .loaded(var list) = state.value.phase, !items.isEmpty else { return }
        stop()
        list.items = items
        (list.totalCount, list.nextPage) = (items.count, .none)
        navigation.pick?(list)
    }

    private func searchInstead(for alternative: QuerySuggestionViewModel) {
        guard let query = loader.search?.query,
            let other = TypedQuery(
                alternative.query,
                options: MovieQuery(includesAdult: query.includesAdult)
            )
        else { return }
        loader.start(MoviesSearch(query: other))
    }

    package func didOpen() {
        guard case .loaded = state.value.phase else { return }
        state.value.selected.flatMap(previews.details).map(navigation.showDetails)
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
            case .failed(let error) where error.isInvalidFilter:
                loader.search?.query.description
            case .idle, .loading, .loaded, .failed: nil
            }
        navigation.startNewSearch(text ?? "")
    }

    package func didGoBack() {
        stop()
        // Other filters may have led nowhere, or to a fallback.
        if !loader.restoreList() { navigation.goBack() }
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
