public import Domain

/// The input of the screen of a person.
@MainActor
public protocol PersonViewModelInput: NavigationInput {
    /// Loads the person; does nothing after the first call.
    func didOpen() async

    /// Loads the person again if that failed, or if a fallback is shown.
    func didRetry() async

    /// Shows the details of a movie.
    func didSelect(_ item: PersonCreditItemViewModel)

    /// Opens a movie's web page in a browser.
    func didRequestWebPage(of item: PersonCreditItemViewModel)
}

/// The output of the screen of a person.
@MainActor
public protocol PersonViewModelOutput: AnyObject {
    var state: Observable<PersonState> { get }
}

public typealias PersonViewModel = PersonViewModelInput & PersonViewModelOutput

/// The state of the screen of a person.
public enum PersonState: Hashable, Sendable {
    case idle
    case loading
    case loaded(PersonItemViewModel)
    case failed(FailureViewModel)
}

/// The navigation from the screen of a person.
public struct PersonViewModelActions {
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

public final class DefaultPersonViewModel: PersonViewModel {
    public let state = Observable(PersonState.idle)

    private let query: PersonQuery
    private let limit: Int?
    private let fetchPerson: any FetchPersonUseCase
    private let actions: PersonViewModelActions
    private var task: Task<Void, Never>?

    /// `limit` is the most movies to show; `nil` for all.
    public init(
        query: PersonQuery,
        limit: Int? = nil,
        fetchPerson: any FetchPersonUseCase,
        actions: PersonViewModelActions = PersonViewModelActions()
    ) {
        self.query = query
        self.limit = limit
        self.fetchPerson = fetchPerson
        self.actions = actions
    }

    public func didOpen() async {
        if state.value == .idle { await startLoading() }
    }

    public func didRetry() async {
        switch state.value {
        case .failed: await startLoading()
        case .loaded(let item) where item.fallback != nil: await startLoading()
        case .idle, .loading, .loaded: break
        }
    }

    public func didSelect(_ item: PersonCreditItemViewModel) {
        MovieID(item.movie.id).map(actions.showDetails)
    }

    public func didRequestWebPage(of item: PersonCreditItemViewModel) {
        MovieID(item.movie.id).map { actions.navigation.openWebPage(.id($0)) }
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

    private func startLoading() async {
        state.value = .loading
        let task = Task.startNow { [self] in await load() }
        self.task = task
        await task.value
    }

    private func load() async {
        do {
            let found = try await fetchPerson.execute(query)
            guard !Task.isCancelled else { return }
            let isFiltered = !query.filters.isEmpty
            state.value = .loaded(
                PersonItemViewModel(found, isFiltered: isFiltered, limit: limit)
            )
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }
}
