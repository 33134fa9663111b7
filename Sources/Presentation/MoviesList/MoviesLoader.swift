import Domain

/// Loads the movies of a search page by page, and other queries where it finds none.
@MainActor
final class MoviesLoader {
    /// Enough to select one at a glance.
    private static let alternativeLimit = 5

    /// What is loaded.
    private(set) var phase = MoviesListState.Phase.idle {
        didSet { didChange(phase) }
    }

    /// Receives every phase.
    var didChange: @MainActor (MoviesListState.Phase) -> Void = { _ in }

    /// The last search; `nil` before the first one.
    private(set) var search: MoviesSearch?

    private let searchMovies: any SearchMoviesUseCase
    private let suggestAlternatives: (any SuggestAlternativesUseCase)?
    private var task: Task<Void, Never>?

    /// The list before its filters or its order were changed, until that leads to other movies of
    /// the same source.
    private var listToReturnTo: (search: MoviesSearch, list: MoviesList)?

    /// Whether further pages are loaded until there are no more.
    private var wantsAllPages = false

    init(
        searchMovies: any SearchMoviesUseCase,
        suggestAlternatives: (any SuggestAlternativesUseCase)?
    ) {
        self.searchMovies = searchMovies
        self.suggestAlternatives = suggestAlternatives
    }

    // MARK: Searches

    /// Loads the movies of a search in place of an earlier one, which `phase` no longer shows.
    @discardableResult
    func start(_ search: MoviesSearch) -> Task<Void, Never> {
        task?.cancel()
        self.search = search
        wantsAllPages = false
        phase = .loading(before: phase.list)
        return startTask { [self] in await run(search) }
    }

    /// Loads the movies of a search, and cancels an earlier one.
    func load(_ search: MoviesSearch) async { await awaitOrCancel(start(search)) }

    /// Makes the list that is shown the one to go back to, before another query replaces it.
    func keepList() {
        guard let search, case .loaded(var list) = phase else { return }
        // The other query cancels the next page.
        if list.nextPage == .loading { list.nextPage = .available }
        listToReturnTo = (search, list)
    }

    /// Goes back to the kept list; returns `false` if there is none.
    func restoreList() -> Bool {
        guard let (search, list) = listToReturnTo else { return false }
        listToReturnTo = nil
        self.search = search
        phase = .loaded(list)
        return true
    }

    func stop() { task?.cancel() }

    private func run(_ search: MoviesSearch) async {
        do {
            let result = try await searchMovies.execute(search.query, page: search.page)
            // A newer search may have started since.
            guard !Task.isCancelled else { return }
            var list = try MoviesList(result, query: search.query, title: search.title)
            if let limit = search.limit { list = await pages(after: list, upTo: limit) }
            guard !Task.isCancelled else { return }
            guard !list.items.isEmpty else {
                let alternatives = await alternatives(to: try search.query.parsed())
                if !Task.isCancelled { phase = .empty(list, alternatives: alternatives) }
                return
            }
            // The user may want to go back from a fallback.
            let fellBack = list.fallback != nil && listToReturnTo?.list.fallback == nil
            if !fellBack { listToReturnTo = nil }
            phase = .loaded(list)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            phase = .failed(failure(error, of: search.query))
        }
    }

    private func alternatives(to query: MovieQuery) async -> [QuerySuggestionViewModel] {
        let found = await suggestAlternatives?.execute(query, limit: Self.alternativeLimit)
        return (found ?? []).map(QuerySuggestionViewModel.init)
    }

    // MARK: Pages

    /// Appends the next page to the list, if there is one that is not being loaded.
    func loadNextPage() async {
        guard case .loaded(let list) = phase else { return }
        switch list.nextPage {
        case .none, .loading: return
        case .available, .failed: break
        }
        let task = startTask { [self] in
            var last = await showNextPage(of: list)
            while wantsAllPages, let list = last, list.canLoadMore {
                last = await showNextPage(of: list)
            }
        }
        await awaitOrCancel(task)
    }

    /// Loads the pages up to the last one, at most `MoviesList.sizeLimit` movies.
    func startLoadingAllPages() {
        guard case .loaded(let list) = phase else { return }
        wantsAllPages = true
        if list.canLoadMore { Task { await loadNextPage() } }
    }

    /// Loads no page after the one that is being loaded.
    func stopLoadingAllPages() { wantsAllPages = false }

    /// The longer list; `nil` if it was cancelled.
    private func showNextPage(of list: MoviesList) async -> MoviesList? {
        var loading = list
        loading.nextPage = .loading
        phase = .loaded(loading)
        let longer = await nextPage(of: list)
        guard !Task.isCancelled else { return nil }
        phase = .loaded(longer)
        return longer
    }

    /// The list with the pages after it, until it has `limit` movies.
    private func pages(after list: MoviesList, upTo limit: Int) async -> MoviesList {
        var list = list
        while list.items.count < limit, list.nextPage == .available, !Task.isCancelled {
            list = await nextPage(of: list)
        }
        return list.prefix(limit)
    }

    /// The list with the movies of its next page, or with the error of that page.
    private func nextPage(of list: MoviesList) async -> MoviesList {
        guard let query = search?.query else { return list }
        do {
            let next = try await searchMovies.execute(query, page: list.pages.upperBound + 1)
            var longer = list.appending(try MoviesList(next, query: query))
            // A server may count more pages than it has, or repeat the same movies.
            if longer.items.count == list.items.count { longer.nextPage = .none }
            return longer
        } catch {
            var failed = list
            failed.nextPage =
                error == .cancelled ? .available : .failed(failure(error, of: query))
            return failed
        }
    }

    private func failure(_ error: MoviesError, of query: TypedQuery) -> FailureViewModel {
        FailureViewModel(error, catalogMayHelp: query.list?.onlySource == nil)
    }

    // MARK: Cancellation

    /// Runs one task at a time; the newest one cancels the one before.
    private func startTask(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        task?.cancel()
        let task = Task.startNow(body)
        self.task = task
        return task
    }

    /// Waits for a task, and cancels it if the caller is cancelled.
    private func awaitOrCancel(_ task: Task<Void, Never>) async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        // Cancelled by the caller, and not by a newer task.
        guard self.task == task, task.isCancelled else { return }
        switch phase {
        case .loading: phase = .idle
        case .loaded(var list) where list.nextPage == .loading:
            list.nextPage = .available
            phase = .loaded(list)
        case .idle, .loaded, .empty, .failed: break
        }
    }
}
