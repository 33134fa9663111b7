import Presentation

/// The prompt, with the menu of suggested queries under it.
@MainActor
final class PromptScreen: TerminalScreen {
    private static let prompt = "> "

    let isLoading = false
    let activity = ""
    let takesText = true

    private let viewModel: any MoviesQueryListViewModel
    private let passOn: @MainActor ([Key]) -> Void
    private let didChange: @MainActor () -> Void
    private var editor: LineEditor
    private var items: [MoviesQueryListItemViewModel] = []
    private var scroller = ListSelection()

    /// Whether the menu is still that of an earlier text.
    private var isOutdated = true

    /// Keys for a menu that is still to come, in their order.
    private var waitingKeys: [Key] = []
    private var message: String?

    /// - Parameters:
    ///   - viewModel: what is shown.
    ///   - passOn: gets the keys that waited, and are meant for the next screen.
    ///   - didChange: hears of whatever makes another content.
    init(
        _ viewModel: any MoviesQueryListViewModel,
        passOn: @escaping @MainActor ([Key]) -> Void,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.passOn = passOn
        self.didChange = didChange
        editor = LineEditor(viewModel.text)
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    var keys: [KeyBinding] {
        [
            KeyBinding("Enter", "search for the text, or for what is chosen"),
            KeyBinding("↑ ↓ Ctrl-P Ctrl-N", "choose from the menu"),
            KeyBinding("Tab", "complete the text"),
            KeyBinding("Ctrl-X", "forget the chosen recent query"),
            KeyBinding("← → Ctrl-A Ctrl-E", "move in the text"),
            KeyBinding("Ctrl-W Ctrl-U", "delete a word, all before the cursor"),
            KeyBinding("Esc", "clear the text"),
            KeyBinding("Ctrl-D Ctrl-C", "leave"),
        ]
    }

    func didReappear() {
        didType()
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        let line = editor.window(columns: size.columns - Self.prompt.count)
        let rows = scroller.visible(rows: size.rows - 1)
        let menu = rows.map { row(items[$0], isSelected: $0 == scroller.selection, size) }
        return ScreenContent(
            lines: [[StyledText(Self.prompt, [.bold, .cyan]), StyledText(line.text)]]
                + (menu.isEmpty ? welcome(size) : menu),
            cursor: Frame.Position(row: 0, column: Self.prompt.count + line.cursorColumn),
            status: status,
            hints: ["Enter search · ↓ choose · F1 keys", "F1 keys"]
        )
    }

    /// A key for the menu waits for the menu of what was typed: it was meant for no other.
    func handle(_ key: Key) {
        message = nil
        switch key {
        case .escape:
            waitingKeys = []
            replaceText(with: "")
        case .control("d"): viewModel.didQuit()
        case _ where isOutdated && mustWait(key): waitingKeys.append(key)
        default:
            // What was to be chosen counts no more, now that something else is typed.
            waitingKeys = []
            perform(key)
        }
        didChange()
    }

    private func mustWait(_ key: Key) -> Bool {
        switch key {
        case .tab, .control("x"): true
        case .enter: scroller.selection != nil || !waitingKeys.isEmpty
        default: Self.isMove(key) || !waitingKeys.allSatisfy(Self.isMove)
        }
    }

    /// Whether the key does no more than go to another row.
    private static func isMove(_ key: Key) -> Bool {
        switch key {
        case .up, .down, .pageUp, .pageDown, .control("p"), .control("n"): true
        default: false
        }
    }

    private func perform(_ key: Key) {
        switch key {
        case .up, .control("p"): moveUp()
        case .down, .control("n"): scroller.move(by: 1)
        case .pageUp: if scroller.selection != nil { scroller.movePage(by: -1) }
        case .pageDown: scroller.movePage(by: 1)
        case .tab: complete()
        case .enter: choose()
        case .control("x"): forget()
        default: edit(key)
        }
    }

    private func show(_ state: MoviesQueryListState) {
        switch state {
        case .idle: return
        case .loaded(let text, let items):
            guard text == editor.text else { return }
            self.items = items
            scroller.setCount(items.count)
        case .failed(let error):
            message = error.message.sanitizedLine
            waitingKeys = []
        }
        isOutdated = false
        while !isOutdated, !waitingKeys.isEmpty { perform(waitingKeys.removeFirst()) }
        didChange()
    }

    private func edit(_ key: Key) {
        let before = editor.text
        guard editor.handle(key), editor.text != before else { return }
        scroller.select(nil)
        didType()
    }

    private func didType() {
        isOutdated = true
        let text = editor.text
        Task { await viewModel.didType(text) }
    }

    /// From the first row back to the prompt itself.
    private func moveUp() {
        guard let selection = scroller.selection else { return }
        selection == 0 ? scroller.select(nil) : scroller.move(by: -1)
    }

    private var chosen: MoviesQueryListItemViewModel? {
        scroller.selection.flatMap { items.indices.contains($0) ? items[$0] : nil }
    }

    private func complete() {
        guard let item = chosen ?? items.first else { return }
        replaceText(with: item.text)
    }

    private func choose() {
        guard chosen != nil || !editor.text.allSatisfy(\.isWhitespace) else {
            message = "type a title, or a part of it"
            return
        }
        if let chosen { editor.replace(with: chosen.text) }
        scroller.select(nil)
        let rest = waitingKeys
        waitingKeys = []
        viewModel.didSubmit(editor.text)
        passOn(rest)
    }

    private func forget() {
        guard let chosen, chosen.isRecent else {
            message = "choose a recent query to forget it"
            return
        }
        isOutdated = true
        Task { await viewModel.didRemove(chosen) }
    }

    private func replaceText(with text: String) {
        editor.replace(with: text)
        scroller.select(nil)
        didType()
    }

    private func row(
        _ item: MoviesQueryListItemViewModel,
        isSelected: Bool,
        _ size: TerminalSize
    ) -> StyledLine {
        let mark = StyledText(isSelected ? "> " : "  ")
        let label = item.isRecent ? "  recent" : ""
        let room = size.columns - mark.text.count - label.count
        let parts = item.parts.map { part in
            StyledText(part.text.sanitizedLine, part.isMatch ? [.bold, .underline, .cyan] : .plain)
        }
        let text = StyledLine(parts).truncated(to: room)
        guard isSelected || item.isRecent else { return StyledLine([mark] + text.pieces) }
        let line = StyledLine(
            [mark] + text.padded(to: room).pieces + [StyledText(label, .dim)]
        )
        return isSelected ? line.adding(.reverse) : line
    }

    /// What is there instead of an empty menu.
    private func welcome(_ size: TerminalSize) -> [StyledLine] {
        guard editor.text.isEmpty else { return [] }
        let text = "Type a title in any script: typos are forgiven, and half a title will do."
        return [[]] + text.wrapped(to: size.columns).map { StyledLine($0, .dim) }
    }

    private var status: [StyledLine] {
        message.map { [StyledLine($0, .yellow)] } ?? []
    }
}
