public import Domain

/// What happens to the prompt and the menu of suggested queries under it.
@MainActor
public protocol MoviesQueryListViewModelInput: AnyObject {
    /// Takes all that stands in the prompt.
    func didType(_ text: String) async

    /// Films are to be searched for; nothing happens for a text in which nothing can be seen.
    func didSubmit(_ text: String)

    /// A recent query is to be forgotten.
    func didRemove(_ item: MoviesQueryListItemViewModel) async
    func didQuit()
}

/// What the prompt and the menu of suggested queries show.
@MainActor
public protocol MoviesQueryListViewModelOutput: AnyObject {
    /// What stands in the prompt.
    var text: String { get }
    var state: Observable<MoviesQueryListState> { get }
}

public typealias MoviesQueryListViewModel = MoviesQueryListViewModelInput
    & MoviesQueryListViewModelOutput

/// What the menu of suggested queries shows; one of these at a time.
public enum MoviesQueryListState: Hashable, Sendable {
    case idle

    /// For what stood in the prompt, best first; empty where nothing begins so.
    case loaded(text: String, [MoviesQueryListItemViewModel])
    case failed(FailureViewModel)
}

/// Where the prompt leads to.
public struct MoviesQueryListViewModelActions {
    /// Gets the query that was typed or chosen from the menu.
    let didSubmit: @MainActor (MovieQuery) -> Void
    let leave: @MainActor () -> Void

    public init(
        didSubmit: @escaping @MainActor (MovieQuery) -> Void = { _ in },
        leave: @escaping @MainActor () -> Void = {}
    ) {
        self.didSubmit = didSubmit
        self.leave = leave
    }
}

public final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    /// As many as a glance takes in.
    private static let limit = 20

    public private(set) var text: String
    public let state = Observable(MoviesQueryListState.idle)

    private let suggestQueries: any SuggestMovieQueriesUseCase
    private let removeQuery: any RemoveRecentQueryUseCase
    private let includesAdult: Bool
    private let actions: MoviesQueryListViewModelActions
    private var work: Task<Void, Never>?

    /// - Parameters:
    ///   - text: what stands in the prompt at first.
    ///   - suggestQueries: fills the menu.
    ///   - removeQuery: forgets a recent query.
    ///   - includesAdult: whether adult films are searched for as well.
    ///   - actions: where the prompt leads to.
    public init(
        text: String = "",
        suggestQueries: any SuggestMovieQueriesUseCase,
        removeQuery: any RemoveRecentQueryUseCase,
        includesAdult: Bool = false,
        actions: MoviesQueryListViewModelActions = MoviesQueryListViewModelActions()
    ) {
        self.text = text
        self.suggestQueries = suggestQueries
        self.removeQuery = removeQuery
        self.includesAdult = includesAdult
        self.actions = actions
    }

    public func didType(_ text: String) async {
        self.text = text
        work?.cancel()
        let task = Task { await suggest(text) }
        work = task
        await task.value
    }

    public func didSubmit(_ text: String) {
        guard let query = MovieQuery(text, includesAdult: includesAdult) else { return }
        work?.cancel()
        actions.didSubmit(query)
    }

    public func didRemove(_ item: MoviesQueryListItemViewModel) async {
        guard item.isRecent else { return }
        do {
            try await removeQuery.execute(item.text)
            await didType(text)
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    public func didQuit() {
        work?.cancel()
        actions.leave()
    }

    private func suggest(_ text: String) async {
        // Of letters that come together only the last text matters.
        guard !Task.isCancelled else { return }
        do {
            let found = try await suggestQueries.execute(prefix: text, limit: Self.limit)
            // Something else may have been typed since; then nobody wants this any more.
            guard !Task.isCancelled else { return }
            state.value = .loaded(text: text, found.map(MoviesQueryListItemViewModel.init))
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }
}
