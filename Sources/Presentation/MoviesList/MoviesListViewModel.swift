public import Domain

/// What happens to a list of movies.
@MainActor
public protocol MoviesListViewModelInput: NavigationInput {
    /// Shows the movies that match, and cancels a search that is still running.
    func didSearch(_ search: MoviesSearch) async

    /// Loads the next page below the movies that are there; at most one page at a time.
    func didReachEnd() async

    /// Loads again what failed, or what a fallback is shown for.
    func didRetry() async

    /// Shows the details of a movie.
    func didSelect(_ item: MoviesListItemViewModel)

    /// Opens a movie's web page in a browser.
    func didRequestWebPage(of item: MoviesListItemViewModel)
}

/// What a list of movies shows.
@MainActor
public protocol MoviesListViewModelOutput: AnyObject {
    var state: Observable<MoviesListState> { get }
}

public typealias MoviesListViewModel = MoviesListViewModelInput & MoviesListViewModelOutput

/// What a list of movies shows; one of these at a time.
public enum MoviesListState: Hashable, Sendable {
    case idle

    /// The first page for this text is on its way.
    case loading(String)
    case loaded(MoviesList)

    /// An answer without films; the list says for what, and from where.
    case empty(MoviesList)
    case failed(FailureViewModel)
}

/// Where a list of movies leads to.
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

/// What a list of movies is asked to show.
public struct MoviesSearch: Hashable, Sendable {
    public let query: MovieQuery

    /// Within `MoviesPage.numbers`.
    public let page: Int

    /// How many films to load at most, over as many pages as that takes; `nil` for one page.
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
    private var work: Task<Void, Never>?

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
        await startTask { [self] in
            let list = await extended(list, by: query)
            if !Task.isCancelled { state.value = .loaded(list) }
        }
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
        MovieID(item.id).map(actions.navigation.openWebPage)
    }

    public func didRequestNewSearch() {
        work?.cancel()
        actions.navigation.startNewSearch()
    }

    public func didGoBack() {
        work?.cancel()
        actions.navigation.goBack()
    }

    public func didQuit() {
        work?.cancel()
        actions.navigation.quit()
    }

    private func startTask(_ body: @escaping @MainActor () async -> Void) async {
        work?.cancel()
        let task = Self.start(body)
        work = task
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        // Withdrawn by the caller, and not because newer work took its place.
        guard work == task, task.isCancelled else { return }
        switch state.value {
        case .loading: state.value = .idle
        case .loaded(var list) where list.nextPage == .loading:
            list.nextPage = .available
            state.value = .loaded(list)
        case .idle, .loaded, .empty, .failed: break
        }
    }

    /// Goes as far as it can without waiting before it returns, where the system allows for that.
    ///
    /// An answer from this machine needs no wait at all then, nor the threads for one, which take
    /// longer to start than the answer.
    private static func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        if #available(macOS 26, *) {
            Task.immediate { await body() }
        } else {
            Task { await body() }
        }
    }

    private func run(_ search: MoviesSearch) async {
        state.value = .loading(search.query.text)
        do {
            let result = try await searchMovies.execute(search.query, page: search.page)
            // It may answer after a newer search began; then nobody wants its answer.
            guard !Task.isCancelled else { return }
            var list = MoviesList(result, query: search.query.text)
            if let limit = search.limit {
                list = await filled(list, to: limit, by: search.query)
            }
            guard !Task.isCancelled else { return }
            state.value = list.items.isEmpty ? .empty(list) : .loaded(list)
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }

    /// At most `limit` films, from as many pages as that takes.
    private func filled(
        _ list: MoviesList,
        to limit: Int,
        by query: MovieQuery
    ) async -> MoviesList {
        var list = list
        while list.items.count < limit, list.nextPage == .available, !Task.isCancelled {
            list = await fetchingNext(list, by: query)
        }
        return list.prefix(limit)
    }

    private func extended(_ list: MoviesList, by query: MovieQuery) async -> MoviesList {
        var loading = list
        loading.nextPage = .loading
        state.value = .loaded(loading)
        return await fetchingNext(list, by: query)
    }

    private func fetchingNext(_ list: MoviesList, by query: MovieQuery) async -> MoviesList {
        do {
            let next = try await searchMovies.execute(query, page: list.pages.upperBound + 1)
            var longer = list.appending(MoviesList(next, query: query.text))
            // A server may count more pages than it fills, or fill all of them alike.
            if longer.items.count == list.items.count { longer.nextPage = .none }
            return longer
        } catch {
            var failed = list
            failed.nextPage = error == .cancelled ? .available : .failed(FailureViewModel(error))
            return failed
        }
    }
}
