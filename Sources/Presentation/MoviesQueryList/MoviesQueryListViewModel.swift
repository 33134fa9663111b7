import Domain

/// The prompt, with a menu of suggested queries.
@MainActor
package protocol MoviesQueryListViewModel: AnyObject {
    var state: Observable<MoviesQueryListState> { get }

    /// Whether leaving the prompt goes back to a screen below it.
    var canGoBack: Bool { get }

    /// Replaces the text, shows its movies beside the prompt if there is a list, and loads the menu.
    ///
    /// The phase is `.loading` when this returns: no view can take the old menu for the new one.
    ///
    /// - Returns: the task that loads the menu, for callers that wait for it.
    @discardableResult
    func didType(_ text: String) -> Task<Void, Never>

    /// Searches for movies; does nothing if the text is blank.
    func didSubmit(_ text: String)

    // MARK: The menu

    /// Selects the item in a row, or the nearest one; `nil` leaves the menu.
    func didSelect(_ row: Int?)

    /// Replaces the text by what the selected item means.
    func didTake()

    /// Replaces the text by the selected item or, without one, by the first.
    func didComplete()

    /// Shows filters or orders instead of suggestions, to choose one.
    func didOpenMenu(_ menu: MoviesQueryListMenu)

    /// Shows suggestions again, for the text before the menu was opened.
    func didCloseMenu()

    // MARK: Recent queries

    /// Replaces the text by the last query that contains it, and then by those before that one.
    func didRecallOlder()

    /// Goes back to newer queries; returns `false` if no query was recalled.
    func didRecallNewer() -> Bool

    /// Deletes a recent query or an opened movie, and loads the menu again; does nothing for others.
    ///
    /// - Returns: the task that does this, for callers that wait for it.
    @discardableResult
    func didDelete(_ item: QuerySuggestionViewModel) -> Task<Void, Never>

    // MARK: Navigation

    /// Leaves the prompt: goes back to the screen below it, or quits if there is none.
    func didCancel()
    func didQuit()
}

/// What can be chosen for a list of movies.
package enum MoviesQueryListMenu {
    case filters, orders
}

package final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    /// What the prompt is for.
    enum Role {
        /// The movies beside it follow the text, so that only other queries are suggested.
        case live

        /// The text narrows the movies beside it, for which nothing is suggested but filters.
        case narrowing

        /// A query is typed as a whole, and suggestions are asked for.
        case alone
    }

    /// As many as the user can take in at a glance.
    private static let limit = 20

    /// As many as leave the screen to the movies.
    private static let limitBesideMovies = 4
    private static let recentLimitBesideMovies = 2

    package let canGoBack: Bool
    package let state: Observable<MoviesQueryListState>

    private let role: Role
    private let suggestQueries: any SuggestMovieQueriesUseCase

    /// `nil` if there is no menu of filters.
    private let suggestFilters: (any SuggestFiltersUseCase)?
    private let recentQueries: any RecentQueriesRepository
    private let openedMovies: any OpenedMoviesRepository

    /// What every query has besides its text.
    private let options: MovieQuery
    private let navigation: NavigationActions

    private var task: Task<Void, Never>?

    /// The recent queries that match the text.
    private var recent: [String] = []
    private var recall: QueryRecall?

    init(
        text: String = "",
        role: Role = .alone,
        canGoBack: Bool,
        suggestQueries: any SuggestMovieQueriesUseCase,
        suggestFilters: (any SuggestFiltersUseCase)? = nil,
        recentQueries: any RecentQueriesRepository,
        openedMovies: any OpenedMoviesRepository = UnsavedOpenedMoviesRepository(nil),
        options: MovieQuery = MovieQuery(),
        navigation: NavigationActions = NavigationActions()
    ) {
        self.role = role
        self.canGoBack = canGoBack
        state = Observable(MoviesQueryListState(text: text))
        self.suggestQueries = suggestQueries
        self.suggestFilters = suggestFilters
        self.recentQueries = recentQueries
        self.openedMovies = openedMovies
        self.options = options
        self.navigation = navigation
    }

    private func update(_ change: (inout MoviesQueryListState) -> Void) {
        var changed = state.value
        change(&changed)
        if changed != state.value { state.value = changed }
    }

    @discardableResult
    package func didType(_ text: String) -> Task<Void, Never> {
        recall = nil
        return show(text)
    }

    /// Loads the menu for a text that is complete, and returns when it is loaded.
    ///
    /// Runs in the caller's task, so it needs no other thread unless it waits.
    package func didOpen(with text: String) async {
        update { ($0.text, $0.phase) = (text, .loading) }
        await suggest()
    }

    package func didSubmit(_ text: String) {
        guard let query = TypedQuery(text, options: options) else { return }
        task?.cancel()
        navigation.search(query)
    }

    @discardableResult
    private func show(_ text: String) -> Task<Void, Never> {
        update { state in
            if let before = state.menu.textBefore, !text.hasPrefix(before) {
                state.menu = .suggestions
            }
            (state.text, state.phase, state.selection) = (text, .loading, nil)
            (state.isRecalling, state.problem) = (recall?.index != nil, nil)
        }
        if role != .alone, !state.value.isMenuOpen {
            navigation.search(TypedQuery(text, options: options))
        }
        return loadMenu()
    }

    @discardableResult
    private func loadMenu() -> Task<Void, Never> {
        task?.cancel()
        let task = Task { await suggest() }
        self.task = task
        return task
    }

    // MARK: The menu

    package func didSelect(_ row: Int?) {
        update { state in
            state.problem = nil
            state.select(row)
        }
    }

    package func didTake() {
        guard let item = state.value.selected else { return }
        if let values = item.missingValues { return update { $0.problem = .noValues(values) } }
        switch (state.value.menu, item.kind) {
        case (.filters(let before), _): take(before + item.query + " ")
        case (.orders(let before), _): take(before.sorted(by: item.query))
        case (.suggestions, .filter): take(item.query + " ")
        case (.suggestions, _): take(item.query)
        }
    }

    private func take(_ text: String) {
        update { $0.menu = .suggestions }
        didType(text)
    }

    package func didComplete() {
        guard !state.value.items.isEmpty else { return }
        if state.value.selected == nil { didSelect(0) }
        didTake()
    }

    package func didOpenMenu(_ menu: MoviesQueryListMenu) {
        update { state in
            let text = state.menu.textBefore ?? (state.isBlank ? "" : state.text)
            let before = text.isEmpty || text.last == " " ? text : text + " "
            state.menu =
                switch menu {
                case .filters: .filters(after: before)
                case .orders: .orders(after: before)
                }
            state.text = before
            (state.phase, state.selection, state.problem) = (.loading, nil, nil)
        }
        loadMenu()
    }

    package func didCloseMenu() {
        guard let before = state.value.menu.textBefore else { return }
        update { $0.menu = .suggestions }
        show(before.trimmingTrailingBlanks)
    }

    // MARK: Recent queries

    package func didRecallOlder() {
        var started = recall ?? QueryRecall(queries: recent, typed: state.value.text)
        guard let older = started.older() else {
            return update { $0.problem = recent.isEmpty ? .noRecentQuery : .noOlderQuery }
        }
        recall = started
        show(older)
    }

    package func didRecallNewer() -> Bool {
        guard let newer = recall?.newer() else { return false }
        if recall?.index == nil { recall = nil }
        show(newer)
        return true
    }

    @discardableResult
    package func didDelete(_ item: QuerySuggestionViewModel) -> Task<Void, Never> {
        guard item.isDeletable else {
            update { $0.problem = .nothingToDelete }
            return Task {}
        }
        task?.cancel()
        update { $0.phase = .loading }
        // Not in `task`: text that is typed meanwhile must not cancel the deletion.
        return Task { [text = state.value.text] in await remove(item, typed: text) }
    }

    private func remove(_ item: QuerySuggestionViewModel, typed: String) async {
        do {
            if item.isOpened {
                _ = try await openedMovies.remove(item.query)
            } else {
                _ = try await recentQueries.remove(item.query)
            }
            let row = state.value.selection
            await loadMenu().value
            update { $0.select(row) }
        } catch {
            // A newer text has its own menu.
            guard state.value.text == typed else { return }
            update { $0.phase = .failed(FailureViewModel(error)) }
        }
    }

    // MARK: Navigation

    package func didCancel() {
        task?.cancel()
        navigation.goBack()
    }

    package func didQuit() {
        task?.cancel()
        navigation.quit()
    }

    // MARK: Suggestions

    private func suggest() async {
        // Of several keys that are handled together, only the text after the last one matters.
        guard !Task.isCancelled else { return }
        do {
            let found = try await suggestions()
            // A newer text has its own menu.
            guard !Task.isCancelled else { return }
            update { state in
                state.items = found.map(QuerySuggestionViewModel.init)
                state.phase = .loaded
                // What completes the word that is being typed is what Enter takes.
                if state.isMenuOpen || state.items.first?.isCompletion ?? false { state.select(0) }
            }
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            update { $0.phase = .failed(FailureViewModel(error)) }
        }
    }

    private func suggestions() async throws(MoviesError) -> [QuerySuggestion] {
        let text = state.value.text
        switch state.value.menu {
        case .filters(let before):
            let typed = String(text.dropFirst(before.count))
            let found = await suggestFilters?.execute(typed, limit: Self.limit) ?? []
            return await addingLimitations(to: found, beside: before)
        case .orders(let before):
            let typed = text.dropFirst(before.count).lowercased()
            let orders = Self.orders(of: TypedQuery(before, options: options)).filter {
                $0.query.hasPrefix(typed)
            }
            return await addingLimitations(to: orders, beside: before)
        case .suggestions: break
        }
        let found = try await suggestQueries.execute(prefix: text, limit: Self.limit)
        if recall == nil { recent = found.filter { $0.origin == .recentQuery }.map(\.query) }
        switch role {
        case .alone: return found
        case .live: return state.value.isBlank ? [] : Self.besideMovies(found, text)
        case .narrowing: return found.filter { $0.origin == .filter && $0.text.contains(":") }
        }
    }

    private func addingLimitations(
        to suggestions: [QuerySuggestion],
        beside text: String
    ) async -> [QuerySuggestion] {
        let query = TypedQuery(text, options: options)
        return await suggestFilters?.addingLimitations(to: suggestions, beside: query)
            ?? suggestions
    }

    private static func orders(of query: TypedQuery?) -> [QuerySuggestion] {
        let orders = MoviesSearch(query: query ?? TypedQuery(MovieQuery())).sortOrders
        return orders.flatMap { order in
            ["", "-"].map { sign in
                QuerySuggestion(text: sign + order, origin: .order)
            }
        }
    }

    /// The suggestions that say more than the movies, which are below them.
    private static func besideMovies(
        _ found: [QuerySuggestion],
        _ text: String
    ) -> [QuerySuggestion] {
        let typed = text.trimmingTrailingBlanks.lowercased()
        let others = found.filter { $0.text.lowercased() != typed }
        let completions = others.filter { QuerySuggestionViewModel($0).isCompletion }
        guard completions.isEmpty else { return completions }
        let recent = others.filter { $0.origin == .recentQuery }.prefix(recentLimitBesideMovies)
        let rest = others.filter { $0.origin != .recentQuery && $0.origin != .title }
        return Array((recent + rest).prefix(limitBesideMovies))
    }
}

extension QuerySuggestionViewModel {
    /// Whether it completes a filter that is being typed, such as `genre:ho`.
    fileprivate var isCompletion: Bool { kind == .filter && text.contains(":") }
}

extension String {
    fileprivate var trimmingTrailingBlanks: String {
        String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
    }

    /// The query with another order.
    fileprivate func sorted(by order: String) -> String {
        let words = split(separator: " ").filter { !$0.lowercased().hasPrefix("sort:") }
        return (words + ["sort:\(order)"]).joined(separator: " ") + " "
    }
}
