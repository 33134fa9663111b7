import Presentation
import Terminal

/// Shows the prompt with a menu of suggested queries.
@MainActor
final class PromptScreen: TerminalScreen {
    private static let prompt = "> "

    let activity: String? = nil
    let takesText = true

    let viewModel: any MoviesQueryListViewModel
    private let didChange: @MainActor () -> Void

    /// The only copy of the text: the view model gets the whole text with each change.
    private(set) var editor: LineEditor

    /// The last menu; it stays while the next one loads, which avoids flicker.
    private(set) var items: [QuerySuggestionViewModel] = []

    /// The selected row of the menu; `nil` for none.
    private(set) var selection: Int?
    private var viewport = ListViewport()
    private var message: String?

    /// `nil` while no query is recalled.
    private(set) var recall: QueryRecall?

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
        case .failed: .empty
        }
    }

    func didReappear() { viewModel.didType(editor.text) }

    func layOut(_ size: TerminalSize) {
        let origin = 1 + head(size).count
        let rows = size.rows - origin
        let area = ListViewport.Area(origin: origin, rows: rows, columns: size.columns)
        viewport.place(selection, of: items.count, in: area)
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        let line = editor.viewport(columns: size.columns - Self.prompt.count)
        let menu = viewport.visible.map { row(items[$0], isSelected: $0 == selection, size) }
        return ScreenContent(
            lines: [[StyledText(Self.prompt, .accent), StyledText(line.text)]] + head(size) + menu,
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
        guard let row = viewport.row(for: event, selected: selection, wheelRows: 1) else { return }
        select(row)
        if event.kind == .doubleClick { submit() }
    }

    /// Selects a row; `nil` selects none, and scrolls to the start.
    private func select(_ row: Int?) {
        if row == nil { viewport.scrollToStart() }
        selection = row.flatMap { items.isEmpty ? nil : min(max($0, 0), items.count - 1) }
    }

    /// Moves the selection; without one, a step down selects the first row.
    private func move(by rows: Int) { select((selection ?? -1) + rows) }

    func movePage(by pages: Int) { move(by: pages * viewport.pageRows) }

    private func show(_ state: MoviesQueryListState) {
        switch state {
        case .idle, .loading: break
        case .loaded(let items):
            self.items = items
            viewport.count = items.count
            // In a shorter menu, the last row is selected.
            selection = items.isEmpty ? nil : selection.map { min($0, items.count - 1) }
        case .failed(let error): message = error.screenMessage.sanitizedLine
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
        editor = LineEditor(text)
        textDidChange()
    }

    private func textDidChange() {
        select(nil)
        viewModel.didType(editor.text)
    }

    /// Above the first row, nothing is selected; from there, it recalls queries.
    func moveUp() {
        switch selection {
        case nil where editor.text.isEmpty || recall != nil: recallOlder()
        case nil: break
        case 0: select(nil)
        default: move(by: -1)
        }
    }

    /// Goes back to newer queries while older ones are recalled.
    func moveDown() {
        guard selection == nil, let newer = recall?.newer() else { return move(by: 1) }
        replaceText(with: newer)
        if recall?.index == nil { recall = nil }
    }

    /// Replaces the text by the last query that contains it, and then by those before that one.
    func recallOlder() {
        let queries = items.filter(\.isRecent).map(\.query)
        var started = recall ?? QueryRecall(queries: queries, typed: editor.text)
        guard let older = started.older() else {
            message = queries.isEmpty ? "there is no recent query" : "there is no older query"
            return
        }
        recall = started
        replaceText(with: older)
    }

    func clearOrGoBack() {
        guard !editor.text.isEmpty else { return viewModel.didCancel() }
        recall = nil
        replaceText(with: "")
    }

    private var selected: QuerySuggestionViewModel? { selection.map { items[$0] } }

    func complete() {
        guard let item = selected ?? items.first else { return }
        replaceText(with: item.query)
    }

    func submit() {
        guard selected != nil || !editor.text.allSatisfy(\.isWhitespace) else {
            message = "type a title or a part of one"
            return
        }
        if let selected { editor = LineEditor(selected.query) }
        select(nil)
        viewModel.didSubmit(editor.text)
    }

    func removeQuery() {
        guard let selected, selected.isDeletable else {
            message = "select a recent query or an opened movie to delete it"
            return
        }
        viewModel.didDelete(selected)
    }

    private func row(
        _ item: QuerySuggestionViewModel,
        isSelected: Bool,
        _ size: TerminalSize
    ) -> StyledLine {
        let mark = StyledText(isSelected ? "> " : "  ")
        let label = [item.year, item.label].compactMap(\.self).joined(separator: " ")
        let note = label.isEmpty ? "" : "  \(label)"
        let room = size.columns - mark.width - note.count
        let parts = item.parts.map { part in
            StyledText(part.text.sanitizedLine, part.isMatch ? .match : .plain)
        }
        let text = StyledLine(parts).truncated(to: room).padded(to: room)
        let line = StyledLine([mark] + text.pieces + [StyledText(note, .secondary)])
        return isSelected ? line.selected(columns: size.columns) : line
    }

    /// Shown below an empty prompt in the first run, if there is room.
    private func head(_ size: TerminalSize) -> [StyledLine] {
        guard editor.text.isEmpty, !items.contains(where: \.isDeletable) else { return [] }
        let text = "Type a title, a person or filters such as genre:horror; typos are fine."
        let lines = text.wrapped(to: size.columns, .secondary)
        return size.rows > lines.count + 4 ? lines : []
    }
}
