import Presentation

/// Shows the prompt with a menu of suggested queries.
@MainActor
final class PromptScreen: TerminalScreen {
    private static let prompt = "> "

    let activity: String? = nil
    let takesText = true

    private let viewModel: any MoviesQueryListViewModel
    private let didChange: @MainActor () -> Void

    /// The only copy of the text: the view model gets the whole text with each change.
    private var editor: LineEditor

    /// The last menu; it stays while the next one loads, which avoids flicker.
    private var items: [MoviesQueryListItemViewModel] = []
    private var selection = ListSelection()
    private var message: String?

    /// Where the menu starts, as of the last drawing.
    private var firstRow = 1

    /// `nil` while no query is recalled.
    private var recall: QueryRecall?

    init(_ viewModel: any MoviesQueryListViewModel, _ context: ScreenContext) {
        self.viewModel = viewModel
        didChange = context.didChange
        editor = LineEditor(viewModel.initialText)
        viewModel.state.observe(on: self) { $0.show($1) }
    }

    var readiness: ScreenReadiness {
        switch viewModel.state.value {
        case .idle, .loading: .loading
        case .loaded: .ready
        case .failed: .failed
        }
    }

    /// Keys for the menu wait until it matches the text.
    var bindings: [KeyBinding] {
        typealias Action = KeyBinding.Action
        return [
            KeyBinding(
                "Enter",
                "search for the text or the selected query",
                // Searching for the text needs no menu.
                selection.index == nil ? .inOrder : .whenLoaded,
                Action(.enter) { self.submit() }
            ).hinted("search", rank: 2),
            completing,
            KeyBinding(
                "↑ ↓ Ctrl-P Ctrl-N",
                "select a suggestion",
                .whenLoaded,
                Action(.up, .control("p")) { self.moveUp() },
                Action(.down, .control("n")) { self.moveDown() },
                Action(.pageUp) { self.movePageUp() },
                Action(.pageDown) { self.selection.movePage(by: 1) }
            ).hinted("choose", rank: 3, label: "↑↓"),
            recalling,
            KeyBinding(
                "Ctrl-X",
                "delete the selected recent query",
                .whenLoaded,
                Action(.control("x")) { self.removeQuery() }
            ),
            KeyBinding("← → Ctrl-A Ctrl-E", "move the cursor"),
            KeyBinding("Ctrl-W Ctrl-U", "delete a word, or all text before the cursor"),
            KeyBinding("F1", "show these keys").hinted("keys", rank: 0),
            leaving,
            KeyBinding(
                "Ctrl-D Ctrl-C",
                "quit",
                .immediate,
                Action(.control("d")) { self.viewModel.didQuit() }
            ),
        ]
    }

    private var completing: KeyBinding {
        let complete = KeyBinding.Action(.tab) { self.complete() }
        let binding = KeyBinding("Tab", "complete the text", .whenLoaded, complete)
        return items.isEmpty ? binding : binding.hinted("complete", rank: 4)
    }

    private var recalling: KeyBinding {
        let binding = KeyBinding(
            "Ctrl-R",
            "recall the last query, then those before it; ↑ does so in an empty prompt",
            .whenLoaded,
            KeyBinding.Action(.control("r")) { self.recallOlder() }
        )
        return recall == nil && !items.contains(where: \.isRecent)
            ? binding : binding.hinted("recall", rank: 5)
    }

    private var leaving: KeyBinding {
        KeyBinding(
            "Esc",
            "clear the text, or leave an empty prompt",
            // Keys that are pending may be text, which is not to be left but to be cleared.
            editor.text.isEmpty ? .inOrder : .immediate,
            KeyBinding.Action(.escape) { self.leave() }
        ).hinted(leaveWords, rank: 1)
    }

    private var leaveWords: String {
        guard editor.text.isEmpty else { return "clear" }
        return viewModel.canGoBack ? "back" : "quit"
    }

    func didReappear() {
        viewModel.didType(editor.text)
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        let line = editor.viewport(columns: size.columns - Self.prompt.count)
        let welcome = welcome(size)
        let head = size.rows > welcome.count + 4 ? welcome : []
        firstRow = 1 + head.count
        let rows = selection.visible(rows: size.rows - firstRow)
        let menu = rows.map { row(items[$0], isSelected: $0 == selection.index, size) }
        return ScreenContent(
            lines: [[StyledText(Self.prompt, .accent), StyledText(line.text)]] + head + menu,
            cursor: Frame.Position(row: 0, column: Self.prompt.count + line.cursorColumn),
            statusVariants: message.map { [StyledLine($0, .warning)] } ?? [],
            hints: bindings.hints
        )
    }

    func handle(_ key: Key) {
        message = nil
        if !bindings.perform(key) { edit(key) }
    }

    func handle(_ event: MouseEvent) {
        message = nil
        switch event.kind {
        case .wheelUp: selection.scroll(by: -1)
        case .wheelDown: selection.scroll(by: 1)
        case .click, .doubleClick:
            let row = selection.top + event.position.row - firstRow
            guard event.position.row >= firstRow, items.indices.contains(row) else { return }
            selection.select(row)
            if event.kind == .doubleClick { submit() }
        }
    }

    private func show(_ state: MoviesQueryListState) {
        switch state {
        case .idle, .loading: break
        case .loaded(let items):
            self.items = items
            selection.setCount(items.count)
        case .failed(let error): message = error.message.sanitizedLine
        }
        didChange()
    }

    private func edit(_ key: Key) {
        let before = editor.text
        guard editor.handle(key), editor.text != before else { return }
        recall = nil
        textDidChange()
    }

    private func replaceText(with text: String) {
        editor.replace(with: text)
        textDidChange()
    }

    private func textDidChange() {
        selection.select(nil)
        viewModel.didType(editor.text)
    }

    /// Above the first row, nothing is selected; from there, it recalls queries.
    private func moveUp() {
        switch selection.index {
        case nil where editor.text.isEmpty || recall != nil: recallOlder()
        case nil: break
        case 0: selection.select(nil)
        default: selection.move(by: -1)
        }
    }

    /// Goes back to newer queries while older ones are recalled.
    private func moveDown() {
        guard selection.index == nil, let newer = recall?.newer() else {
            return selection.move(by: 1)
        }
        replaceText(with: newer)
        if recall?.index == nil { recall = nil }
    }

    /// Replaces the text by the last query that contains it, and then by those before that one.
    private func recallOlder() {
        let queries = items.filter(\.isRecent).map(\.query)
        var started = recall ?? QueryRecall(queries, typed: editor.text)
        guard let older = started.older() else {
            message = queries.isEmpty ? "there is no recent query" : "there is no older query"
            return
        }
        recall = started
        replaceText(with: older)
    }

    private func leave() {
        guard !editor.text.isEmpty else { return viewModel.didCancel() }
        recall = nil
        replaceText(with: "")
    }

    private func movePageUp() {
        if selection.index != nil { selection.movePage(by: -1) }
    }

    private var selected: MoviesQueryListItemViewModel? {
        selection.index.map { items[$0] }
    }

    private func complete() {
        guard let item = selected ?? items.first else { return }
        replaceText(with: item.query)
    }

    private func submit() {
        guard selected != nil || !editor.text.allSatisfy(\.isWhitespace) else {
            message = "type a title or a part of one"
            return
        }
        if let selected { editor.replace(with: selected.query) }
        selection.select(nil)
        viewModel.didSubmit(editor.text)
    }

    private func removeQuery() {
        guard let selected, selected.isRecent else {
            message = "select a recent query to delete it"
            return
        }
        viewModel.didDelete(selected)
    }

    private func row(
        _ item: MoviesQueryListItemViewModel,
        isSelected: Bool,
        _ size: TerminalSize
    ) -> StyledLine {
        let mark = StyledText(isSelected ? "> " : "  ")
        let label = (item.isRecent ? "recent" : item.year).map { "  \($0)" } ?? ""
        let room = size.columns - mark.width - label.count
        let parts = item.parts.map { part in
            StyledText(part.text.sanitizedLine, part.isMatch ? .match : .plain)
        }
        let text = StyledLine(parts).truncated(to: room).padded(to: room)
        let line = StyledLine([mark] + text.pieces + [StyledText(label, .secondary)])
        return isSelected ? line.selected(columns: size.columns) : line
    }

    /// Shown below an empty prompt in the first run.
    private func welcome(_ size: TerminalSize) -> [StyledLine] {
        guard editor.text.isEmpty, !items.contains(where: \.isRecent) else { return [] }
        let text = "Type a title, a person or filters such as genre:horror; typos are fine."
        return text.wrapped(to: size.columns).map { StyledLine($0, .secondary) }
    }
}
