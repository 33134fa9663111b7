public import Domain

/// The input of a list of movies.
@MainActor
public protocol MoviesListViewModelInput: NavigationInput {
    /// Shows the movies that match, and cancels an earlier search.
    func didSearch(_ search: MoviesSearch) async

    /// Appends the next page to the list; loads one page at a time.
    func didReachEnd() async

    /// Loads a page again that failed, or for which a fallback is shown.
    func didRetry() async

    /// Shows the details of a movie.
    func didSelect(_ item: MoviesListItemViewModel)

    /// Opens a movie's web page in a browser.
    func didRequestWebPage(of item: MoviesListItemViewModel)
}

/// The output of a list of movies.
@MainActor
public protocol MoviesListViewModelOutput: AnyObject {
    var state: Observable<MoviesListState> { get }
}

public typealias MoviesListViewModel = MoviesListViewModelInput & MoviesListViewModelOutput

/// The state of a list of movies.
public enum MoviesListState: Hashable, Sendable {
    case idle

    /// The first page for this text is being loaded.
    case loading(String)
    case loaded(MoviesList)

    /// No movie matches; the list has the query and the source.
    case empty(MoviesList)
    case failed(FailureViewModel)
}

/// The navigation from a list of movies.
public struct MoviesListViewModelActions {
    let showDetails: @MainActor (MovieID) -> Void
    let navigation: NavigationActions

    public init(
        showDetails: @escaping @MainActor (MovieID) -> Void = { _ in },
        navigation: NavigationActions = NavigationActions()
    ) {
        self.showDetails = showDetails
        self.navigation = navigation
    }
}

/// A query, and which of its movies to load.
public struct MoviesSearch: Hashable, Sendable {
    public let query: MovieQuery

    /// Within `MoviesPage.numbers`.
    public let page: Int

    /// The most movies to load, from as many pages as needed; `nil` for one page.
    public let limit: Int?

    public init(query: MovieQuery, page: Int = 1, limit: Int? = nil) {
        self.query = query
        self.page = page
        self.limit = limit
    }
}

public final class DefaultMoviesListViewModel: MoviesListViewModel {
    public let state = Observable(MoviesListState.idle)

    private let searchMovies: any SearchMoviesUseCase
    private let actions: MoviesListViewModelActions
    private var search: MoviesSearch?
    private var task: Task<Void, Never>?

    public init(
        searchMovies: any SearchMoviesUseCase,
        actions: MoviesListViewModelActions = MoviesListViewModelActions()
    ) {
        self.searchMovies = searchMovies
        self.actions = actions
    }

    public func didSearch(_ search: MoviesSearch) async {
        self.search = search
        await startTask { [self] in await run(search) }
    }

    public func didReachEnd() async {
        guard let query = search?.query, case .loaded(let list) = state.value else { return }
        switch list.nextPage {
        case .none, .loading: return
        case .available, .failed: break
        }
        await startTask { [self] in await loadNextPage(of: list, query) }
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
            }
        case .idle, .loading: break
        }
    }

    public func didSelect(_ item: MoviesListItemViewModel) {
        MovieID(item.id).map(actions.showDetails)
    }

    public func didRequestWebPage(of item: MoviesListItemViewModel) {
        MovieID(item.id).map { actions.navigation.openWebPage(.id($0)) }
    }

    public func didRequestNewSearch() {
        task?.cancel()
        actions.navigation.startNewSearch()
    }

    public func didGoBack() {
        task?.cancel()
        actions.navigation.goBack()
    }

    public func didQuit() {
        task?.cancel()
        actions.navigation.quit()
    }

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
        state.value = .loading(search.query.description)
        do {
            let result = try await searchMovies.execute(search.query, page: search.page)
            // A newer search may have started since.
            guard !Task.isCancelled else { return }
            var list = MoviesList(result, query: search.query)
            if let limit = search.limit {
                list = await pager(search.query).loadPages(of: list, until: limit)
            }
            guard !Task.isCancelled else { return }
            state.value = list.items.isEmpty ? .empty(list) : .loaded(list)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }

    private func loadNextPage(of list: MoviesList, _ query: MovieQuery) async {
        var loading = list
        loading.nextPage = .loading
        state.value = .loaded(loading)
        let longer = await pager(query).fetchNextPage(of: list)
        if !Task.isCancelled { state.value = .loaded(longer) }
    }

    private func pager(_ query: MovieQuery) -> MoviesPager {
        MoviesPager(searchMovies: searchMovies, query: query)
    }
}
