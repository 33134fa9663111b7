public import Domain

/// What happens to the prompt and the menu of suggested queries under it.
@MainActor
public protocol MoviesQueryListViewModelInput: AnyObject {
    /// Loads the menu for the whole text of the prompt, in place of the menu for the text before.
    ///
    /// The state is `.loading` when this returns: no view can take the old menu for the new one.
    ///
    /// - Returns: the task that loads the menu, for callers that wait for it.
    @discardableResult
    func didType(_ text: String) -> Task<Void, Never>

    /// Searches for movies; does nothing for a blank text.
    func didSubmit(_ text: String)

    /// Deletes a recent query, and loads the menu again; does nothing for a title.
    ///
    /// - Returns: the task that does so, for callers that wait for it.
    @discardableResult
    func didRemove(_ item: MoviesQueryListItemViewModel) -> Task<Void, Never>
    func didQuit()
}

/// What the prompt and the menu of suggested queries show.
@MainActor
public protocol MoviesQueryListViewModelOutput: AnyObject {
    /// What stands in the prompt at first.
    ///
    /// From then on the text belongs to the view, whose line editor knows the cursor in it.
    var initialText: String { get }
    var state: Observable<MoviesQueryListState> { get }
}

public typealias MoviesQueryListViewModel = MoviesQueryListViewModelInput
    & MoviesQueryListViewModelOutput

/// What the menu of suggested queries shows; one of these at a time.
public enum MoviesQueryListState: Hashable, Sendable {
    case idle
    case loading

    /// The queries suggested for the text typed last, best first.
    case loaded([MoviesQueryListItemViewModel])
    case failed(FailureViewModel)
}

/// Where the prompt leads to.
public struct MoviesQueryListViewModelActions {
    /// Gets the query that was typed or selected in the menu.
    let didSubmit: @MainActor (MovieQuery) -> Void
    let quit: @MainActor () -> Void

    public init(
        didSubmit: @escaping @MainActor (MovieQuery) -> Void = { _ in },
        quit: @escaping @MainActor () -> Void = {}
    ) {
        self.didSubmit = didSubmit
        self.quit = quit
    }
}

public final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    /// As many as a glance takes in.
    private static let limit = 20

    public let initialText: String
    public let state = Observable(MoviesQueryListState.idle)

    private let suggestQueries: any SuggestMovieQueriesUseCase
    private let removeQuery: any RemoveRecentQueryUseCase
    private let includesAdult: Bool
    private let actions: MoviesQueryListViewModelActions

    /// What the menu is for: the text typed last.
    private var prefix: String
    private var work: Task<Void, Never>?

    /// - Parameters:
    ///   - text: what stands in the prompt at first.
    ///   - suggestQueries: fills the menu.
    ///   - removeQuery: deletes a recent query.
    ///   - includesAdult: whether adult movies are searched for as well.
    ///   - actions: where the prompt leads to.
    public init(
        text: String = "",
        suggestQueries: any SuggestMovieQueriesUseCase,
        removeQuery: any RemoveRecentQueryUseCase,
        includesAdult: Bool = false,
        actions: MoviesQueryListViewModelActions = MoviesQueryListViewModelActions()
    ) {
        initialText = text
        prefix = text
        self.suggestQueries = suggestQueries
        self.removeQuery = removeQuery
        self.includesAdult = includesAdult
        self.actions = actions
    }

    @discardableResult
    public func didType(_ text: String) -> Task<Void, Never> {
        prefix = text
        work?.cancel()
        state.value = .loading
        let task = Task { await suggest(text) }
        work = task
        return task
    }

    public func didSubmit(_ text: String) {
        guard let query = MovieQuery(text, includesAdult: includesAdult) else { return }
        work?.cancel()
        actions.didSubmit(query)
    }

    @discardableResult
    public func didRemove(_ item: MoviesQueryListItemViewModel) -> Task<Void, Never> {
        guard item.isRecent else { return Task {} }
        state.value = .loading
        // Not one with `work`: what is typed meanwhile must not cancel the deletion.
        return Task { await remove(item.text) }
    }

    public func didQuit() {
        work?.cancel()
        actions.quit()
    }

    private func remove(_ text: String) async {
        do {
            try await removeQuery.execute(text)
            await didType(prefix).value
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    private func suggest(_ text: String) async {
        // Of keys that are handled together only the last text matters.
        guard !Task.isCancelled else { return }
        do {
            let found = try await suggestQueries.execute(prefix: text, limit: Self.limit)
            // A newer text has a menu of its own.
            guard !Task.isCancelled else { return }
            state.value = .loaded(found.map(MoviesQueryListItemViewModel.init))
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }
}
