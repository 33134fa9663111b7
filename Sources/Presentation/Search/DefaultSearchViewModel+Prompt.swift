import Domain

/// The text of the prompt, and the menu of what is suggested for it.
extension DefaultSearchViewModel {
    func type(_ text: String) {
        recall = nil
        show(text)
    }

    private func show(_ text: String) {
        update { state in
            if !text.hasPrefix(state.prompt.textBeforeMenu) { state.prompt.menu = nil }
            (state.prompt.text, state.prompt.phase, state.prompt.selection) = (text, .loading, nil)
            state.prompt.isRecalling = recall?.index != nil
        }
        if !state.value.prompt.isMenuOpen {
            follow(TypedQuery(text, options: suggestions.options))
        }
        loadMenu()
    }

    @discardableResult
    private func loadMenu() -> Task<Void, Never> {
        menuTask?.cancel()
        let task = Task { await suggest() }
        menuTask = task
        return task
    }

    private func suggest() async {
        // Several keys may be handled together; only the text after the last one matters.
        guard !Task.isCancelled else { return }
        do {
            let found = try await suggestions.suggestions(in: state.value.prompt)
            if recall == nil, let found = found.recent { recent = found }
            // A newer text has its own menu.
            guard !Task.isCancelled else { return }
            update { state in
                state.prompt.items = found.shown.map(QuerySuggestionViewModel.init)
                state.prompt.phase = .loaded
                // What completes the word that is being typed is what Enter takes.
                let isCompletion = state.prompt.items.first?.isCompletion ?? false
                if state.prompt.isMenuOpen || isCompletion { state.prompt.select(0) }
            }
        } catch {
            guard error != .cancelled, !Task.isCancelled else { return }
            update { $0.prompt.phase = .failed(FailureViewModel(error)) }
        }
    }

    // MARK: The menu

    /// Replaces the text by what the selected item means.
    func take() {
        let prompt = state.value.prompt
        guard let item = prompt.selected else { return }
        if let values = item.missingValues {
            return update { $0.problem = .noValues(values) }
        }
        let before = prompt.textBeforeMenu
        update { $0.prompt.menu = nil }
        switch (prompt.menu, item.kind) {
        case (.filters, _):
            let isThere = before.split(separator: " ").contains { $0 == item.query }
            type(isThere ? before : before + item.query + " ")
        case (.orders, _):
            let words = before.split(separator: " ")
                .filter { !$0.lowercased().hasPrefix("sort:") }
            type((words + ["sort:\(item.query)"]).joined(separator: " ") + " ")
        case (nil, .filter): type(item.query + " ")
        case (nil, _): type(item.query)
        }
    }

    func complete() {
        guard !state.value.prompt.items.isEmpty else { return }
        if state.value.prompt.selected == nil { update { $0.prompt.select(0) } }
        take()
    }

    func open(_ menu: MoviesQueryListMenu) {
        recall = nil
        update { state in
            let prompt = state.prompt
            let text = prompt.isMenuOpen ? prompt.textBeforeMenu : prompt.isBlank ? "" : prompt.text
            let before = text.isEmpty || text.last == " " ? text : text + " "
            (state.prompt.textBeforeMenu, state.prompt.text) = (before, before)
            (state.prompt.menu, state.prompt.phase) = (menu, .loading)
            (state.prompt.selection, state.prompt.isRecalling) = (nil, false)
        }
        loadMenu()
    }

    /// Shows suggestions again, for the text before the menu was opened.
    func closeMenu() {
        update { $0.prompt.menu = nil }
        show(state.value.prompt.textBeforeMenu.trimmingTrailingBlanks)
    }

    // MARK: Recent queries

    func recallOlder() {
        // The text only narrows a shelf.
        guard !suggestions.isNarrowing else { return }
        var started = recall ?? QueryRecall(queries: recent, typed: state.value.prompt.text)
        guard let older = started.older() else {
            return update { $0.problem = recent.isEmpty ? .noRecentQuery : .noOlderQuery }
        }
        recall = started
        show(older)
    }

    /// Goes back to newer queries; returns `false` if no query was recalled.
    func recallNewer() -> Bool {
        guard let newer = recall?.newer() else { return false }
        if recall?.index == nil { recall = nil }
        show(newer)
        return true
    }

    func deleteRecent() {
        guard let item = state.value.prompt.selected, item.isRecent else {
            return update { $0.problem = .nothingToDelete }
        }
        menuTask?.cancel()
        update { $0.prompt.phase = .loading }
        deletion = Task { [text = state.value.prompt.text] in await remove(item, typed: text) }
    }

    private func remove(_ item: QuerySuggestionViewModel, typed: String) async {
        do {
            _ = try await recentQueries.remove(item.query)
            let row = state.value.prompt.selection
            await loadMenu().value
            // A newer text has its own selection, and its own menu.
            if state.value.prompt.text == typed { update { $0.prompt.select(row) } }
        } catch {
            guard state.value.prompt.text == typed else { return }
            update { $0.prompt.phase = .failed(FailureViewModel(error)) }
        }
    }
}

/// Recalls recent queries one after the other, as a shell does.
struct QueryRecall {
    /// The newest first.
    let queries: [String]

    /// The text that was typed before the first query.
    let typed: String

    /// The recalled query; `nil` for the typed text.
    private(set) var index: Int?

    /// The next older query; `nil` if there is none.
    mutating func older() -> String? {
        let next = index.map { $0 + 1 } ?? 0
        guard queries.indices.contains(next) else { return nil }
        index = next
        return queries[next]
    }

    /// The next newer query, or the typed text after the newest; `nil` if that is shown.
    mutating func newer() -> String? {
        guard let index else { return nil }
        self.index = index > 0 ? index - 1 : nil
        return self.index.map { queries[$0] } ?? typed
    }
}
