import Domain

/// The prompt, with a menu of suggested queries.
@MainActor
package protocol MoviesQueryListViewModel: AnyObject {
    /// The initial text of the prompt.
    ///
    /// After that the view owns the text, since its line editor knows the cursor in it.
    var initialText: String { get }
    var state: Observable<MoviesQueryListState> { get }

    /// Whether leaving the prompt goes back to a screen below it.
    var canGoBack: Bool { get }

    /// Loads the menu for the whole text of the prompt.
    ///
    /// The state is `.loading` when this returns: no view can take the old menu for the new one.
    ///
    /// - Returns: the task that loads the menu, for callers that wait for it.
    @discardableResult
    func didType(_ text: String) -> Task<Void, Never>

    /// Searches for movies; does nothing if the text is blank.
    func didSubmit(_ text: String)

    /// Deletes a recent query or an opened movie, and loads the menu again; does nothing for others.
    ///
    /// - Returns: the task that does this, for callers that wait for it.
    @discardableResult
    func didDelete(_ item: QuerySuggestionViewModel) -> Task<Void, Never>

    /// Leaves the prompt: goes back to the screen below it, or quits if there is none.
    func didCancel()
    func didQuit()
}

package enum MoviesQueryListState: Hashable, Sendable {
    case idle
    case loading

    /// The suggestions for the newest text, best first.
    case loaded([QuerySuggestionViewModel])
    case failed(FailureViewModel)
}

package final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    /// As many as the user can take in at a glance.
    private static let limit = 20

    package let initialText: String
    package let canGoBack: Bool
    package let state = Observable(MoviesQueryListState.idle)

    private let suggestQueries: any SuggestMovieQueriesUseCase
    private let recentQueries: any RecentQueriesRepository
    private let openedMovies: any OpenedMoviesRepository
    private let includesAdult: Bool
    private let navigation: NavigationActions

    /// The newest text of the prompt, which the menu belongs to.
    private var prefix: String
    private var task: Task<Void, Never>?

    init(
        text: String = "",
        canGoBack: Bool,
        suggestQueries: any SuggestMovieQueriesUseCase,
        recentQueries: any RecentQueriesRepository,
        openedMovies: any OpenedMoviesRepository = UnsavedOpenedMoviesRepository(nil),
        includesAdult: Bool = false,
        navigation: NavigationActions = NavigationActions()
    ) {
        initialText = text
        self.canGoBack = canGoBack
        prefix = text
        self.suggestQueries = suggestQueries
        self.recentQueries = recentQueries
        self.openedMovies = openedMovies
        self.includesAdult = includesAdult
        self.navigation = navigation
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

    /// Loads the menu for a text that is complete, and returns when it is loaded.
    ///
    /// Runs in the caller's task, so it needs no other thread unless it waits.
    package func didOpen(with text: String) async {
        prefix = text
        state.value = .loading
        await suggest(text)
    }

    package func didSubmit(_ text: String) {
        let options = MovieQuery(includesAdult: includesAdult)
        guard let query = TypedQuery(text, options: options) else { return }
        task?.cancel()
        navigation.showMovies(MoviesSearch(query: query))
    }

    @discardableResult
    package func didDelete(_ item: QuerySuggestionViewModel) -> Task<Void, Never> {
        guard item.isDeletable else { return Task {} }
        task?.cancel()
        state.value = .loading
        // Not in `task`: text that is typed meanwhile must not cancel the deletion.
        return Task { [prefix] in await remove(item, typed: prefix) }
    }

    package func didCancel() {
        task?.cancel()
        navigation.goBack()
    }

    package func didQuit() {
        task?.cancel()
        navigation.quit()
    }

    private func remove(_ item: QuerySuggestionViewModel, typed: String) async {
        do {
            if item.isOpened {
                _ = try await openedMovies.remove(item.query)
            } else {
                _ = try await recentQueries.remove(item.query)
            }
            await didType(prefix).value
        } catch {
            // A newer text has its own menu.
            guard prefix == typed else { return }
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
            state.value = .loaded(found.map(QuerySuggestionViewModel.init))
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            state.value = .failed(FailureViewModel(error))
        }
    }
}

/// A query that is suggested while one is typed, or in place of one that finds nothing.
package struct QuerySuggestionViewModel: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case recent, opened, person, title

        /// What was typed, with its last filter or a word that means one completed.
        case filter
    }

    private let suggestion: QuerySuggestion

    init(_ suggestion: QuerySuggestion) { self.suggestion = suggestion }

    package var text: String { suggestion.text }

    /// The whole text, in order.
    package var parts: [TextPart] { text.parts(matching: suggestion.matches) }

    package var kind: Kind {
        switch suggestion.origin {
        case .recentQuery: .recent
        case .openedMovie: .opened
        case .person: .person
        case .title: .title
        case .filter: .filter
        }
    }

    package var isRecent: Bool { kind == .recent }

    /// Whether it is a movie whose details were shown before.
    package var isOpened: Bool { kind == .opened }

    /// Whether it is of the history.
    package var isDeletable: Bool { isRecent || isOpened }

    /// What it is, in a word; `nil` for a title.
    package var label: String? { kind == .title ? nil : kind.rawValue }

    /// The year of the movie; `nil` for what is no movie, and if it is unknown.
    package var year: String? { suggestion.year.map { String($0) } }

    /// The text to search for, which may have the year.
    package var query: String { suggestion.query }
}
