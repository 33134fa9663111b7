public import Domain

public final class DefaultMoviesListViewModel: MoviesListViewModel {
    /// As many as fit beside the notice in a small terminal.
    private static let alternativeLimit = 5

    public let state = Observable(MoviesListState.idle)
    public let preview = Observable((any MovieDetailsViewModel)?.none)
    public let narrowing = Observable(MoviesNarrowing?.none)
    public let alternatives = Observable([MoviesQueryListItemViewModel]())

    private let searchMovies: any SearchMoviesUseCase
    private let narrowMovies: (any NarrowMoviesUseCase)?
    private let suggestAlternatives: (any SuggestAlternativesUseCase)?
    private let people: MoviePeople?
    private let actions: MoviesListViewModelActions
    private var previews = MoviePreviews()
    private(set) var search: MoviesSearch?
    private var task: Task<Void, Never>?

    /// The list before its filters or its order were changed.
    private var unchanged: (search: MoviesSearch, list: MoviesList)?

    /// Whether further pages are loaded until there are no more.
    private var wantsAllPages = false

    /// - Parameters:
    ///   - searchMovies: finds the movies.
    ///   - narrowMovies: finds typed text in them; `nil` if the list can't be narrowed.
    ///   - fetchLocalDetails: finds the people that the list can be narrowed by; `nil` finds none.
    ///   - suggestAlternatives: suggests queries if there are no movies; `nil` suggests none.
    ///   - actions: the navigation from the list.
    public init(
        searchMovies: any SearchMoviesUseCase,
        narrowMovies: (any NarrowMoviesUseCase)? = nil,
        fetchLocalDetails: (any FetchLocalMovieDetailsUseCase)? = nil,
        suggestAlternatives: (any SuggestAlternativesUseCase)? = nil,
        actions: MoviesListViewModelActions = MoviesListViewModelActions()
    ) {
        self.searchMovies = searchMovies
        self.narrowMovies = narrowMovies
        people = fetchLocalDetails.map(MoviePeople.init)
        self.suggestAlternatives = suggestAlternatives
        self.actions = actions
    }

    // MARK: Searching

    public func didSearch(_ search: MoviesSearch) async {
        self.search = search
        narrowing.value = nil
        alternatives.value = []
        wantsAllPages = false
        await startTask { [self] in await run(search) }
    }

    public func didReachEnd() async {
        guard let query = search?.query, case .loaded(let list) = state.value else { return }
        switch list.nextPage {
        case .none, .loading: return
        case .available, .failed: break
        }
        await startTask { [self] in
            var last = await loadNextPage(of: list, query)
            while wantsAllPages, let list = last, list.canLoadMore {
                last = await loadNextPage(of: list, query)
            }
        }
    }

    public func didRequestAll() async {
        guard case .loaded(let list) = state.value else { return }
        wantsAllPages = true
        if list.canLoadMore { await didReachEnd() }
    }

    public func didRetry() async {
        guard let search else { return }
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

    // MARK: Filtering, sorting and narrowing

    public func didFilter(by words: String) -> FailureViewModel? {
        guard let search else { return nil }
        do {
            searchAgain(search, with: try search.query.replacingFilters(with: words))
            return nil
        } catch {
            return FailureViewModel(error)
        }
    }

    public func didSort(by order: String?) {
        guard let search, var query = try? search.query.applyingFilterWords() else { return }
        query.sort = nil
        // The first order is the source's own.
        if let order, order != sortOrders.first, !query.apply(.sort, order) { return }
        searchAgain(search, with: query)
    }

    public func didSelectAlternative(_ item: MoviesQueryListItemViewModel) {
        guard let query = search?.query,
            let other = MovieQuery(item.query, includesAdult: query.includesAdult)
        else { return }
        Task { await didSearch(MoviesSearch(query: other)) }
    }

    private func searchAgain(_ search: MoviesSearch, with query: MovieQuery) {
        if case .loaded(let list) = state.value { unchanged = (search, list) }
        let next = MoviesSearch(query: query, title: search.title)
        Task { await didSearch(next) }
    }

    public func didNarrow(to text: String?) {
        guard let text, case .loaded(let list) = state.value else {
            people?.cancel()
            narrowing.value = nil
            return
        }
        narrowing.value = narrowed(list, to: text)
        loadPeople(of: list)
    }

    /// Narrows the list again when more people are known.
    private func loadPeople(of list: MoviesList) {
        people?.load(list.items.map(\.id)) { [weak self] in
            guard let self, let text = narrowing.value?.text, case .loaded(let list) = state.value
            else { return }
            narrowing.value = narrowed(list, to: text)
            // More movies may have been loaded since.
            loadPeople(of: list)
        }
    }

    private func narrowed(_ list: MoviesList, to text: String) -> MoviesNarrowing? {
        let rows = list.items.map { item in
            NarrowableMovie(
                title: item.title,
                others: [item.distinctOriginalTitle, item.year].compactMap(\.self)
                    + (people?.names(of: item.id) ?? []) + previews.people(of: item.id)
            )
        }
        return narrowMovies.map { MoviesNarrowing(text: text, $0.execute(text, in: rows)) }
    }

    // MARK: Details

    public func didPreview(_ item: MoviesListItemViewModel?) {
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

    public func didSelect(_ item: MoviesListItemViewModel) {
        details(of: item).map(actions.showDetails)
    }

    private func details(of item: MoviesListItemViewModel) -> (any MovieDetailsViewModel)? {
        guard case .loaded(let list) = state.value else { return nil }
        return previews.details(of: item.id) {
            actions.makeDetails(MovieDetailsItemViewModel(item, source: list.source))
        }
    }

    // MARK: Navigation

    public var canPick: Bool { actions.pick != nil }

    public func didPick(_ items: [MoviesListItemViewModel]) {
        guard case .loaded(var list) = state.value else { return }
        stop()
        list.items = items
        (list.totalCount, list.nextPage) = (items.count, .none)
        actions.pick?(list)
    }

    public func didRequestWebPage(of item: MoviesListItemViewModel) {
        MovieID(item.id).map { actions.navigation.openWebPage(.id($0)) }
    }

    public func didRequestNewSearch() {
        stop()
        // A query without movies is likely to need a correction.
        if case .empty(let list) = state.value {
            actions.navigation.startNewSearch(list.query)
        } else {
            actions.navigation.startNewSearch("")
        }
    }

    public func didGoBack() {
        stop()
        switch state.value {
        case .loading, .empty, .failed:
            guard let unchanged else { return actions.navigation.goBack() }
            // The change of the filters has led nowhere.
            self.unchanged = nil
            search = unchanged.search
            alternatives.value = []
            state.value = .loaded(unchanged.list)
        case .idle, .loaded: actions.navigation.goBack()
        }
    }

    public func didQuit() {
        stop()
        actions.navigation.quit()
    }

    private func stop() {
        task?.cancel()
        people?.cancel()
        preview.value?.didClose()
    }

    // MARK: Loading

    private func startTask(_ body: @escaping @MainActor () async -> Void) async {
        task?.cancel()
        let task = Task.startNow(body)
        self.task = task
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        // Cancelled by the caller, and not by a newer task.
        guard self.task == task, task.isCancelled else { return }
        switch state.value {
        case .loading: state.value = .idle
        case .loaded(var list) where list.nextPage == .loading:
            list.nextPage = .available
            state.value = .loaded(list)
        case .idle, .loaded, .empty, .failed: break
        }
    }

    private func run(_ search: MoviesSearch) async {
        state.value = .loading(search.title ?? search.query.description)
        do {
            let result = try await searchMovies.execute(search.query, page: search.page)
            // A newer search may have started since.
            guard !Task.isCancelled else { return }
            var list = MoviesList(result, query: search.query, title: search.title)
            if let limit = search.limit {
                list = await pager(search.query).loadPages(of: list, until: limit)
            }
            guard !Task.isCancelled else { return }
            if list.items.isEmpty {
                await suggest(for: search.query)
            } else {
                unchanged = nil
            }
            guard !Task.isCancelled else { return }
            state.value = list.items.isEmpty ? .empty(list) : .loaded(list)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }

    private func suggest(for query: MovieQuery) async {
        let found = await suggestAlternatives?.execute(query, limit: Self.alternativeLimit) ?? []
        if !Task.isCancelled { alternatives.value = found.map(MoviesQueryListItemViewModel.init) }
    }

    /// The longer list; `nil` if it was cancelled.
    private func loadNextPage(of list: MoviesList, _ query: MovieQuery) async -> MoviesList? {
        var loading = list
        loading.nextPage = .loading
        state.value = .loaded(loading)
        let longer = await pager(query).fetchNextPage(of: list)
        guard !Task.isCancelled else { return nil }
        state.value = .loaded(longer)
        if let text = narrowing.value?.text {
            narrowing.value = narrowed(longer, to: text)
            loadPeople(of: longer)
        }
        return longer
    }

    private func pager(_ query: MovieQuery) -> MoviesPager {
        MoviesPager(searchMovies: searchMovies, query: query)
    }
}
