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

    /// `didChange` is called when the content or the readiness changes.
    init(
        _ viewModel: any MoviesQueryListViewModel,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.didChange = didChange
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
            ),
            KeyBinding(
                "↑ ↓ Ctrl-P Ctrl-N",
                "select a suggestion",
                .whenLoaded,
                Action(.up, .control("p")) { self.moveUp() },
                Action(.down, .control("n")) { self.selection.move(by: 1) },
                Action(.pageUp) { self.movePageUp() },
                Action(.pageDown) { self.selection.movePage(by: 1) }
            ),
            KeyBinding("Tab", "complete the text", .whenLoaded, Action(.tab) { self.complete() }),
            KeyBinding(
                "Ctrl-X",
                "delete the selected recent query",
                .whenLoaded,
                Action(.control("x")) { self.removeQuery() }
            ),
            KeyBinding("← → Ctrl-A Ctrl-E", "move the cursor"),
            KeyBinding("Ctrl-W Ctrl-U", "delete a word, or all text before the cursor"),
            KeyBinding(
                "Esc",
                "clear the text",
                .immediate,
                Action(.escape) { self.replaceText(with: "") }
            ),
            KeyBinding(
                "Ctrl-D Ctrl-C",
                "quit",
                .immediate,
                Action(.control("d")) { self.viewModel.didQuit() }
            ),
        ]
    }

    func didReappear() {
        viewModel.didType(editor.text)
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        let line = editor.viewport(columns: size.columns - Self.prompt.count)
        let rows = selection.visible(rows: size.rows - 1)
        let menu = rows.map { row(items[$0], isSelected: $0 == selection.index, size) }
        return ScreenContent(
            lines: [[StyledText(Self.prompt, [.title, .accent]), StyledText(line.text)]]
                + (menu.isEmpty ? welcome(size) : menu),
            cursor: Frame.Position(row: 0, column: Self.prompt.count + line.cursorColumn),
            statusVariants: message.map { [StyledLine($0, .warning)] } ?? [],
            hintVariants: ["Enter search · ↓ select · F1 keys", "F1 keys"]
        )
    }

    func handle(_ key: Key) {
        message = nil
        if !bindings.perform(key) { edit(key) }
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

    /// Above the first row, nothing is selected.
    private func moveUp() {
        guard let index = selection.index else { return }
        index == 0 ? selection.select(nil) : selection.move(by: -1)
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
        let room = size.columns - mark.text.count - label.count
        let parts = item.parts.map { part in
            StyledText(part.text.sanitizedLine, part.isMatch ? .match : .plain)
        }
        let text = StyledLine(parts).truncated(to: room)
        guard isSelected || !label.isEmpty else { return StyledLine([mark] + text.pieces) }
        let line = StyledLine(
            [mark] + text.padded(to: room).pieces + [StyledText(label, .secondary)]
        )
        return isSelected ? line.adding(.selection) : line
    }

    /// Shown below an empty prompt without suggestions.
    private func welcome(_ size: TerminalSize) -> [StyledLine] {
        guard editor.text.isEmpty else { return [] }
        let text = "Type a title in any script; typos and partial titles match, too."
        return [[]] + text.wrapped(to: size.columns).map { StyledLine($0, .secondary) }
    }
}
