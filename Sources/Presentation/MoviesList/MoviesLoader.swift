import Domain

/// Loads the movies of a screen, and suggests other queries where it finds none.
@MainActor
final class MoviesLoader {
    /// The time that the user must stay at a text before an online source is asked for its movies.
    private static let onlineDelay = Duration.milliseconds(200)

    /// The loaded movies as they are shown: the view model keeps the selected movie in its row, and
    /// later pages are appended to that.
    private(set) var phase = MoviesListState.Phase.idle {
        didSet { phase = arrange(phase) }
    }

    /// Shows a phase, and returns it with the selected movie in its row.
    var arrange: @MainActor (MoviesListState.Phase) -> MoviesListState.Phase = { $0 }

    /// The last search; `nil` before the first one, and for the start page.
    private(set) var search: MoviesSearch?

    /// The search of the movies in a `.loading` phase.
    private var searchBefore: MoviesSearch?

    /// Whether a search with an invalid filter cancelled the loading of the movies in `phase`.
    private(set) var isInterrupted = false

    /// The reason that a search has no movies, while `arrange` receives those before it again.
    private(set) var problem: SearchProblem?

    private let pages: MoviesPages

    /// Finds movies on this machine; `nil` if `searchMovies` does.
    private let searchLocally: (any SearchMoviesUseCase)?
    private let startPage: FetchStartPageUseCase?

    /// Comes before the user's own retry.
    private let willRetry: @MainActor () -> Void
    private let pause: Pause
    private(set) var task: Task<Void, Never>?

    /// The last lists of an online source on the start page.
    private var onlineSections: [StartPageSection] = []

    /// Whether further pages are loaded until there are no more.
    private var wantsAllPages = false

    /// The number of movies that the screen shows and scrolls to soon; a catalog's list has as many
    /// at once, if it has them.
    var wantedCount = 0

    init(
        searchMovies: any SearchMoviesUseCase,
        searchLocally: (any SearchMoviesUseCase)? = nil,
        suggestAlternatives: (any SuggestAlternativesUseCase)? = nil,
        startPage: FetchStartPageUseCase? = nil,
        willRetry: @escaping @MainActor () -> Void = {},
        pause: @escaping Pause = { try await Task.sleep(for: $0) }
    ) {
        pages = MoviesPages(searchMovies: searchMovies, suggestAlternatives: suggestAlternatives)
        self.searchLocally = searchLocally
        self.startPage = startPage
        self.willRetry = willRetry
        self.pause = pause
    }

    // MARK: Searches

    /// Starts a search, until whose first page arrives the movies before it stay on the screen.
    ///
    /// A live search, of a text that is being typed, keeps the movies before it if its filters are
    /// invalid, and asks an online source only after a moment.
    @discardableResult
    func start(_ search: MoviesSearch, isLive: Bool = false) -> Task<Void, Never> {
        startLoading(search)
        return startTask { [self] in await run(search, isLive: isLive) }
    }

    private func startLoading(_ search: MoviesSearch?) {
        task?.cancel()
        if case .loading = phase {} else { searchBefore = self.search }
        self.search = search
        (wantsAllPages, isInterrupted) = (false, false)
        phase = .loading(before: phase.list)
    }

    /// Asks the online source again that failed.
    func retry() {
        willRetry()
        if let search { start(search) } else { showStartPage() }
    }

    func stop() { task?.cancel() }

    private func run(_ search: MoviesSearch, isLive: Bool) async {
        do throws(MoviesError) {
            if let error = search.query.error { throw error }
            if let local = await localList(search) {
                guard !Task.isCancelled else { return }
                phase = .loaded(local)
                if isLive { try? await pause(Self.onlineDelay) }
                guard !Task.isCancelled else { return }
            }
            let list = try await pages.list(of: search, count: wantedCount)
            // A newer search may have started since.
            guard !Task.isCancelled else { return }
            if list.items.isEmpty { return await showNothing(list) }
            phase = .loaded(list)
            // The last movie may have been asked for meanwhile.
            if wantsAllPages { startLoadingAllPages() }
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            show(error, of: search, isLive: isLive)
        }
    }

    /// The movies of this machine, until those of an online source are there; `nil` for none, and for a
    /// guess, which a movie of the online source should not stand below.
    private func localList(_ search: MoviesSearch) async -> MoviesList? {
        guard let searchLocally, search.limit == nil,
            let page = try? await searchLocally.execute(search.query, page: search.page)
        else { return nil }
        var list = MoviesList(page, of: search)
        if list.isGuess { return nil }
        (list.isProvisional, list.nextPage, list.isTruncated) = (true, .none, page.hasNext)
        return list
    }

    private func showNothing(_ list: MoviesList) async {
        // What this machine has is better than nothing.
        if case .loaded(var local) = phase, local.isProvisional, !local.items.isEmpty {
            local.isProvisional = false
            return phase = .loaded(local)
        }
        let empty = await pages.emptyPhase(list)
        if !Task.isCancelled { phase = empty }
    }

    private func show(_ error: MoviesError, of search: MoviesSearch, isLive: Bool) {
        switch phase {
        case .loaded(var local) where local.isProvisional && !local.items.isEmpty:
            local.isProvisional = false
            local.page.fallback = .catalog(reason: error)
            phase = .loaded(local)
        case .loading(let before?) where isLive && error.needsOtherFilter:
            showAgain(before, .invalidFilter(FailureViewModel(error)))
        case .idle, .loading, .loaded, .empty, .failed:
            phase = .failed(FailureViewModel(error, of: search.query))
        }
    }

    private func showAgain(_ before: MoviesList, _ problem: SearchProblem) {
        var before = before
        // What was loading is cancelled.
        isInterrupted = before.isProvisional || !before.sections.isEmpty
        before.isProvisional = false
        if before.nextPage == .loading { before.nextPage = .available }
        search = searchBefore
        self.problem = problem
        phase = .loaded(before)
        self.problem = nil
    }

    // MARK: The start page

    /// Shows movies to choose from: those of this machine, and then the lists of an online source.
    func showStartPage() {
        startLoading(nil)
        guard startPage != nil else { return phase = .idle }
        startTask { [self] in await loadStartPage() }
    }

    /// Shows the start page again, which may have another opened movie now.
    func refreshStartPage() {
        if search == nil, phase != .idle { showStartPage() }
    }

    private func loadStartPage() async {
        guard let startPage else { return }
        let local = await startPage.localSections()
        guard !Task.isCancelled else { return }
        // The online sections of the last load stay until new ones arrive.
        phase = .loaded(MoviesList(sections: local + onlineSections))
        let online = await startPage.onlineSections()
        guard !Task.isCancelled, !online.isEmpty, online != onlineSections else { return }
        onlineSections = online
        phase = .loaded(MoviesList(sections: local + online))
    }

    // MARK: Pages

    /// Appends the next page to the list, if there is one that is not being loaded.
    @discardableResult
    func loadNextPage() -> Task<Void, Never>? {
        guard case .loaded(let list) = phase, list.nextPage != .none, list.nextPage != .loading
        else { return nil }
        return startTask { [self] in
            var list = list
            repeat {
                var loading = list
                loading.nextPage = .loading
                phase = .loaded(loading)
                await pages.lengthen(&list)
                guard !Task.isCancelled else { return }
                phase = .loaded(list)
            } while wantsAllPages && list.canLoadMore
        }
    }

    /// Loads the pages up to the last one, at most `MoviesList.sizeLimit` movies.
    func startLoadingAllPages() {
        guard case .loaded(let list) = phase else { return }
        wantsAllPages = true
        if list.canLoadMore { Task { loadNextPage() } }
    }

    /// Loads no page after the one that is being loaded.
    func stopLoadingAllPages() { wantsAllPages = false }

    /// Runs one task at a time; the newest one cancels the one before.
    @discardableResult
    private func startTask(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        task?.cancel()
        let task = Task.startNow(body)
        self.task = task
        return task
    }
}
