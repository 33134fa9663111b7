package import Domain

package final class DefaultMoviesListViewModel: MoviesListViewModel {
    package let preview = Observable((any MovieDetailsViewModel)?.none)

    private let loader: MoviesLoader
    private let narrower: MoviesNarrower
    private let previews = MoviePreviews()
    private let actions: MoviesListViewModelActions

    /// - Parameters:
    ///   - searchMovies: finds the movies.
    ///   - narrowMovies: finds typed text in them; `nil` if the list can't be narrowed.
    ///   - localDetails: has the people that the list can be narrowed by; `nil` for none.
    ///   - suggestAlternatives: suggests queries if there are no movies; `nil` suggests none.
    ///   - actions: the navigation from the list.
    package init(
        searchMovies: any SearchMoviesUseCase,
        narrowMovies: (any NarrowMoviesUseCase)? = nil,
        localDetails: (any LocalMovieDetailsRepository)? = nil,
        suggestAlternatives: (any SuggestAlternativesUseCase)? = nil,
        actions: MoviesListViewModelActions = MoviesListViewModelActions()
    ) {
        self.actions = actions
        narrower = MoviesNarrower(
            narrowMovies: narrowMovies,
            people: localDetails.map(MoviePeople.init),
            previews: previews
        )
        loader = MoviesLoader(
            searchMovies: searchMovies,
            suggestAlternatives: suggestAlternatives
        )
        loader.state.observe(on: self) { $0.narrowAgain($1) }
    }

    // MARK: Searching

    package var state: Observable<MoviesListState> { loader.state }

    package var alternatives: Observable<[MoviesQueryListItemViewModel]> { loader.alternatives }

    package func didSearch(_ search: MoviesSearch) async {
        narrower.showAll()
        // They may be from a fallback.
        previews.removeAll()
        await loader.load(search)
    }

    package func didReachEnd() async {
        await loader.loadNextPage()
    }

    package func didRequestAll() async {
        await loader.loadAllPages()
    }

    package func didRetry() async {
        guard let search = loader.search else { return }
        switch state.value {
        case .failed: await didSearch(search)
        case .loaded(let list), .empty(let list):
            if case .failed = list.nextPage {
                await didReachEnd()
            } else if list.fallback != nil {
                await didSearch(search)
            } else {
                await preview.value?.didRetry()
            }
        case .idle, .loading: break
        }
    }

    package func didSelectAlternative(_ item: MoviesQueryListItemViewModel) {
        guard let query = loader.search?.query,
            let other = TypedQuery(
                item.query,
                options: MovieQuery(includesAdult: query.includesAdult)
            )
        else { return }
        loader.start(MoviesSearch(query: other))
    }

    // MARK: Narrowing

    package var narrowing: Observable<MoviesNarrowing?> { narrower.narrowing }

    package func didNarrow(to text: String?) {
        if let text, case .loaded(let list) = state.value {
            narrower.narrow(list.items, to: text)
        } else {
            narrower.showAll()
        }
    }

    /// More movies, and those in another order or with other filters, are narrowed as before.
    private func narrowAgain(_ state: MoviesListState) {
        switch state {
        case .loaded(let list): narrower.didLoad(list.items)
        case .empty, .failed: narrower.showAll()
        case .idle, .loading: break
        }
    }

    // MARK: Filtering and sorting

    package var sortOrders: [String] {
        let query = loader.search.flatMap { try? $0.query.parsed() }
        return MovieSort.Field.allCases
            .filter { $0 != .relevance || query?.text.isEmpty == false }
            .map(\.rawValue)
    }

    package func completions(ofFilters text: String) -> [String] {
        FilterKey.completions(of: text)
    }

    package func didFilter(by words: String) -> FailureViewModel? {
        guard let search = loader.search else { return nil }
        do {
            let before = try search.query.parsed()
            var query = try before.replacingFilters(with: words)
            // The title is the name of a person, who is not among the words.
            if search.title != nil, query.filters.person == nil {
                query.filters.person = before.filters.person
            }
            searchAgain(search, for: query, insteadOf: before)
            return nil
        } catch {
            return FailureViewModel(error)
        }
    }

    package func didSort(by order: String?) {
        guard let search = loader.search, let before = try? search.query.parsed() else { return }
        var query = before
        query.sort = nil
        // The first order is the source's own, except that a collection and TMDB's lists have others.
        let isOwnOrder =
            order == sortOrders.first && query.collectionID == nil && query.list == nil
        if let order, !isOwnOrder, !query.apply(.sort, order) { return }
        searchAgain(search, for: query, insteadOf: before)
    }

    private func searchAgain(
        _ search: MoviesSearch,
        for query: MovieQuery,
        insteadOf before: MovieQuery
    ) {
        loader.keepList()
        previews.removeAll()
        let isSamePerson = query.filters.person == before.filters.person
        loader.start(
            MoviesSearch(query: TypedQuery(query), title: isSamePerson ? search.title : nil)
        )
    }

    // MARK: Details

    package func didPreview(_ item: MoviesListItemViewModel?) {
        guard let item, let details = details(of: item) else {
            preview.value?.didClose()
            if preview.value != nil { preview.value = nil }
            return
        }
        if details !== preview.value {
            preview.value?.didClose()
            preview.value = details
        }
        Task {
            // Of several movies that are selected together, only the last one matters.
            if preview.value === details { await details.didPreview() }
        }
    }

    package func didSelect(_ item: MoviesListItemViewModel) {
        details(of: item).map(actions.showDetails)
    }

    private func details(of item: MoviesListItemViewModel) -> (any MovieDetailsViewModel)? {
        guard case .loaded(let list) = state.value else { return nil }
        return previews.details(of: item.id) {
            actions.makeDetails(MovieDetailsItemViewModel(item, source: list.source))
        }
    }

    // MARK: Navigation

    package var canPick: Bool { actions.navigation.pick != nil }

    package func didPick(_ items: [MoviesListItemViewModel]) {
        guard case .loaded(var list) = state.value else { return }
        stop()
        list.items = items
        (list.totalCount, list.nextPage) = (items.count, .none)
        actions.navigation.pick?(list)
    }

    package func didRequestWebPage(of item: MoviesListItemViewModel) {
        MovieID(item.id).map { actions.navigation.openWebPage(.id($0)) }
    }

    package func didRequestNewSearch() {
        // The movies go on loading: the user may come back.
        preview.value?.didClose()
        let text: String? =
            switch state.value {
            // It is likely to need a correction.
            case .empty(let list): list.query
            case .failed(let error) where error.isInvalidFilter:
                loader.search?.query.description
            case .idle, .loading, .loaded, .failed: nil
            }
        actions.navigation.startNewSearch(text ?? "")
    }

    package func didGoBack() {
        stop()
        // Other filters may have led nowhere, or to a fallback.
        if !loader.restoreList() { actions.navigation.goBack() }
    }

    package func didQuit() {
        stop()
        actions.navigation.quit()
    }

    private func stop() {
        loader.stop()
        narrower.stop()
        preview.value?.didClose()
    }
}
