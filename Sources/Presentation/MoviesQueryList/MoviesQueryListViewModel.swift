package import Domain

@MainActor
package protocol MoviesQueryListViewModelInput: AnyObject {
    /// Loads the menu for the whole text of the prompt.
    ///
    /// The state is `.loading` when this returns: no view can take the old menu for the new one.
    ///
    /// - Returns: the task that loads the menu, for callers that wait for it.
    @discardableResult
    func didType(_ text: String) -> Task<Void, Never>

    /// Loads the menu for a text that is complete, and returns when it is loaded.
    ///
    /// Runs in the caller's task, so it needs no other thread unless it waits.
    func didOpen(with text: String) async

    /// Searches for movies; does nothing if the text is blank.
    func didSubmit(_ text: String)

    /// Deletes a recent query, and loads the menu again; does nothing for a title.
    ///
    /// - Returns: the task that does this, for callers that wait for it.
    @discardableResult
    func didDelete(_ item: MoviesQueryListItemViewModel) -> Task<Void, Never>

    /// Leaves the prompt: goes back to the screen below it, or quits if there is none.
    func didCancel()
    func didQuit()
}

@MainActor
package protocol MoviesQueryListViewModelOutput: AnyObject {
    /// The initial text of the prompt.
    ///
    /// After that the view owns the text, since its line editor knows the cursor in it.
    var initialText: String { get }
    var state: Observable<MoviesQueryListState> { get }

    /// Whether leaving the prompt goes back to a screen below it.
    var canGoBack: Bool { get }
}

package typealias MoviesQueryListViewModel = MoviesQueryListViewModelInput
    & MoviesQueryListViewModelOutput

/// The state of the menu of suggested queries.
package enum MoviesQueryListState: Hashable, Sendable {
    case idle
    case loading

    /// The suggestions for the newest text, best first.
    case loaded([MoviesQueryListItemViewModel])
    case failed(FailureViewModel)
}

/// The navigation from the prompt.
package struct MoviesQueryListViewModelActions {
    /// Receives the query that was typed, or selected in the menu.
    let didSubmit: @MainActor (TypedQuery) -> Void
    let goBack: (@MainActor () -> Void)?
    let quit: @MainActor () -> Void

    /// - Parameters:
    ///   - didSubmit: shows the movies of a query.
    ///   - goBack: goes back to the screen below the prompt; `nil` if there is none.
    ///   - quit: ends the flow.
    package init(
        didSubmit: @escaping @MainActor (TypedQuery) -> Void = { _ in },
        goBack: (@MainActor () -> Void)? = nil,
        quit: @escaping @MainActor () -> Void = {}
    ) {
        self.didSubmit = didSubmit
        self.goBack = goBack
        self.quit = quit
    }
}

package final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    /// As many as the user can take in at a glance.
    private static let limit = 20

    package let initialText: String
    package let state = Observable(MoviesQueryListState.idle)

    private let suggestQueries: any SuggestMovieQueriesUseCase
    private let recentQueries: any RecentQueriesRepository
    private let includesAdult: Bool
    private let actions: MoviesQueryListViewModelActions

    /// The newest text of the prompt, which the menu belongs to.
    private var prefix: String
    private var task: Task<Void, Never>?

    /// - Parameters:
    ///   - text: the initial text of the prompt.
    ///   - suggestQueries: loads the menu.
    ///   - recentQueries: the queries that the user can delete.
    ///   - includesAdult: whether searches include adult movies.
    ///   - actions: the navigation from the prompt.
    package init(
        text: String = "",
        suggestQueries: any SuggestMovieQueriesUseCase,
        recentQueries: any RecentQueriesRepository,
        includesAdult: Bool = false,
        actions: MoviesQueryListViewModelActions = MoviesQueryListViewModelActions()
    ) {
        initialText = text
        prefix = text
        self.suggestQueries = suggestQueries
        self.recentQueries = recentQueries
        self.includesAdult = includesAdult
        self.actions = actions
    }

    @discardableResult
    package func didType(_ text: String) -> Task<Void, Never> {
        prefix = text
        task?.cancel()
        state.value = .loading
        let task = Task { await suggest(text) }
        self.task = task
        return task
    }

    package func didOpen(with text: String) async {
        prefix = text
        state.value = .loading
        await suggest(text)
    }

    package func didSubmit(_ text: String) {
        let options = MovieQuery(includesAdult: includesAdult)
        guard let query = TypedQuery(text, options: options) else { return }
        task?.cancel()
        actions.didSubmit(query)
    }

    @discardableResult
    package func didDelete(_ item: MoviesQueryListItemViewModel) -> Task<Void, Never> {
        guard item.isRecent else { return Task {} }
        state.value = .loading
        // Not in `task`: text that is typed meanwhile must not cancel the deletion.
        return Task { await remove(item.query) }
    }

    package func didCancel() {
        task?.cancel()
        (actions.goBack ?? actions.quit)()
    }

    package var canGoBack: Bool { actions.goBack != nil }

    package func didQuit() {
        task?.cancel()
        actions.quit()
    }

    private func remove(_ text: String) async {
        do {
            _ = try await recentQueries.remove(text)
            await didType(prefix).value
        } catch {
            state.value = .failed(FailureViewModel(error))
        }
    }

    private func suggest(_ text: String) async {
        // Of several keys that are handled together, only the text after the last one matters.
        guard !Task.isCancelled else { return }
        do {
            let found = try await suggestQueries.execute(prefix: text, limit: Self.limit)
            // A newer text has its own menu.
            guard !Task.isCancelled else { return }
            state.value = .loaded(found.map(MoviesQueryListItemViewModel.init))
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }
}
