import Domain

package final class DefaultMoviesQueryListViewModel: MoviesQueryListViewModel {
    package let canGoBack: Bool
    package let state: Observable<MoviesQueryListState>

    private let suggestions: PromptSuggestions
    private let recentQueries: any RecentQueriesRepository
    private let navigation: NavigationActions

    private var task: Task<Void, Never>?
    private var recent: [String] = []
    private var recall: QueryRecall?

    init(
        text: String = "",
        canGoBack: Bool,
        suggestions: PromptSuggestions,
        recentQueries: any RecentQueriesRepository,
        navigation: NavigationActions = NavigationActions()
    ) {
        self.canGoBack = canGoBack
        state = Observable(MoviesQueryListState(text: text))
        self.suggestions = suggestions
        self.recentQueries = recentQueries
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

    package func didSubmit(_ text: String) {
        guard let query = TypedQuery(text, options: suggestions.options) else { return }
        task?.cancel()
        navigation.search(query)
    }

    @discardableResult
    private func show(_ text: String) -> Task<Void, Never> {
        update { state in
            if !text.hasPrefix(state.textBeforeMenu) { state.menu = nil }
            (state.text, state.phase, state.selection) = (text, .loading, nil)
            (state.isRecalling, state.problem) = (recall?.index != nil, nil)
        }
        if suggestions.role != .alone, !state.value.isMenuOpen {
            navigation.search(TypedQuery(text, options: suggestions.options))
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
        let before = state.value.textBeforeMenu
        switch (state.value.menu, item.kind) {
        case (.filters, _):
            let isThere = before.split(separator: " ").contains { $0 == item.query }
            take(isThere ? before : before + item.query + " ")
        case (.orders, _): take(before.sorted(by: item.query))
        case (nil, .filter): take(item.query + " ")
        case (nil, _): take(item.query)
        }
    }

    private func take(_ text: String) {
        update { $0.menu = nil }
        didType(text)
    }

    package func didComplete() {
        guard !state.value.items.isEmpty else { return }
        if state.value.selected == nil { didSelect(0) }
        didTake()
    }

    package func didOpenMenu(_ menu: MoviesQueryListMenu) {
        recall = nil
        update { state in
            let text = state.isMenuOpen ? state.textBeforeMenu : state.isBlank ? "" : state.text
            let before = text.isEmpty || text.last == " " ? text : text + " "
            (state.menu, state.textBeforeMenu, state.text) = (menu, before, before)
            (state.phase, state.selection, state.problem) = (.loading, nil, nil)
            state.isRecalling = false
        }
        loadMenu()
    }

    package func didCloseMenu() {
        guard state.value.isMenuOpen else { return }
        update { $0.menu = nil }
        show(state.value.textBeforeMenu.trimmingTrailingBlanks)
    }

    // MARK: Recent queries

    package func didRecallOlder() {
        // The text only narrows a shelf.
        guard suggestions.role != .narrowing else { return }
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
    package func didDelete() -> Task<Void, Never> {
        guard let item = state.value.selected, item.isRecent else {
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
            _ = try await recentQueries.remove(item.query)
            let row = state.value.selection
            await loadMenu().value
            // A newer text has its own selection, and its own menu.
            if state.value.text == typed { update { $0.select(row) } }
        } catch {
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
        // Several keys may be handled together; only the text after the last one matters.
        guard !Task.isCancelled else { return }
        do {
            let found = try await suggestions.suggestions(in: state.value)
            if recall == nil, let found = found.recent { recent = found }
            // A newer text has its own menu.
            guard !Task.isCancelled else { return }
            update { state in
                state.items = found.shown.map(QuerySuggestionViewModel.init)
                state.phase = .loaded
                // What completes the word that is being typed is what Enter takes.
                if state.isMenuOpen || state.items.first?.isCompletion ?? false { state.select(0) }
            }
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            update { $0.phase = .failed(FailureViewModel(error)) }
        }
    }
}

extension String {
    fileprivate func sorted(by order: String) -> String {
        let words = split(separator: " ").filter { !$0.lowercased().hasPrefix("sort:") }
        return (words + ["sort:\(order)"]).joined(separator: " ") + " "
    }
}
