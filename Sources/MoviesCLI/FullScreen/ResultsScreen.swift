import Presentation

/// The films that were found, one of them selected.
@MainActor
final class ResultsScreen: TerminalScreen {
    /// So many rows before the end the next page is asked for.
    private static let margin = 5

    let activity = "searching"
    let takesText = false

    private let viewModel: any MoviesListViewModel
    private let didChange: @MainActor () -> Void
    private var scroller = ListSelection()

    /// Keys for films that are still to come, in their order.
    private var waitingKeys: [Key] = []

    /// `didChange` hears of whatever makes another content.
    init(
        _ viewModel: any MoviesListViewModel,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.didChange = didChange
        viewModel.state.observe(on: self) { [weak self] in self?.show($0) }
    }

    var isLoading: Bool {
        switch viewModel.state.value {
        case .loading: true
        case .loaded(let list): list.nextPage == .loading
        case .idle, .empty, .failed: false
        }
    }

    var keys: [KeyBinding] {
        [
            KeyBinding("Enter", "all about the film"),
            KeyBinding("↑ ↓ j k", "go to another film"),
            KeyBinding("PgUp PgDn Home End", "go further"),
            KeyBinding("o", "open its page in the browser"),
            KeyBinding("/", "search for something else"),
            KeyBinding("r", "try again what failed"),
            KeyBinding("Esc", "go back"),
            KeyBinding("q", "leave"),
        ]
    }

    func didReappear() {}

    func content(_ size: TerminalSize) -> ScreenContent {
        var content = ScreenContent(
            lines: [],
            hints: ["Enter details · / new query · ? keys", "? keys"]
        )
        switch viewModel.state.value {
        case .idle: content.hints = []
        case .loading(let query):
            content.lines = [StyledLine(query.sanitizedLine, .bold)]
            content.hints = ["Esc back"]
        case .failed(let error):
            content.lines = paragraph(error.message, size)
            content.status = error.retryVariants
            content.hints = []
        case .empty(let list):
            let notes = SearchNotices(list)
            content.lines = (notes.substitutions + [notes.noResults]).flatMap {
                paragraph($0, size)
            }
            content.hints = ["/ new query · Esc back · ? keys"]
        case .loaded(let list):
            content.lines = lines(list, size)
            content.status = status(list)
            if case .failed(let error) = list.nextPage {
                content.status = error.retryVariants
                content.hints = []
            }
        }
        return content
    }

    func handle(_ key: Key) {
        if isFilling, isForMovies(key) {
            waitingKeys.append(key)
        } else {
            perform(key)
        }
        didChange()
    }

    /// Whether the first films are still to come.
    private var isFilling: Bool {
        switch viewModel.state.value {
        case .idle, .loading: true
        case .loaded, .empty, .failed: false
        }
    }

    private func isForMovies(_ key: Key) -> Bool {
        switch key {
        case .escape, .left, .backspace, .control, .text("h"), .text("/"), .text("q"): false
        default: true
        }
    }

    private func perform(_ key: Key) {
        switch key {
        case .up, .text("k"), .control("p"): scroller.move(by: -1)
        case .down, .text("j"), .control("n"): scroller.move(by: 1)
        case .pageUp: scroller.movePage(by: -1)
        case .pageDown, .text(" "): scroller.movePage(by: 1)
        case .home, .text("g"): scroller.select(0)
        case .end, .text("G"): scroller.select(scroller.count - 1)
        case .enter, .right, .text("l"): selected.map(viewModel.didSelect)
        case .text("o"): selected.map(viewModel.didRequestWebPage)
        case .text("/"): viewModel.didRequestNewSearch()
        case .text("r"): Task { await viewModel.didRetry() }
        case .escape, .left, .text("h"), .backspace: viewModel.didGoBack()
        case .text("q"), .control("d"): viewModel.didQuit()
        default: break
        }
        loadMoreNearEnd()
    }

    private func show(_ state: MoviesListState) {
        scroller.setCount(list?.items.count ?? 0)
        if scroller.selection == nil { scroller.select(0) }
        if !isFilling {
            let keys = waitingKeys
            waitingKeys = []
            // What was meant for films is of no use where there are none.
            if list != nil { keys.forEach(perform) }
        }
        didChange()
    }

    private var list: MoviesList? {
        if case .loaded(let list) = viewModel.state.value { list } else { nil }
    }

    private var selected: MoviesListItemViewModel? {
        scroller.selection.flatMap { list?.items[$0] }
    }

    private func loadMoreNearEnd() {
        guard
            let list, list.nextPage == .available, let selection = scroller.selection,
            selection >= list.items.count - Self.margin
        else { return }
        Task { await viewModel.didReachEnd() }
    }

    private func lines(_ list: MoviesList, _ size: TerminalSize) -> [StyledLine] {
        let head = heading(list, size)
        let rows = scroller.visible(rows: size.rows - head.count)
        let layout = MovieRowLayout(Array(list.items[rows]), columns: size.columns)
        return head
            + rows.map { layout.line(list.items[$0], isSelected: $0 == scroller.selection) }
    }

    private func heading(_ list: MoviesList, _ size: TerminalSize) -> [StyledLine] {
        let count = list.bestKnownTotal == 1 ? "1 film" : "\(list.bestKnownTotal) films"
        let query = (list.correctedQuery ?? list.query).sanitizedLine
        let title: StyledLine = [StyledText(query, .bold), StyledText(" · \(count)", .dim)]
        let notes = SearchNotices(list).all.flatMap { $0.wrapped(to: size.columns) }
        // Where there is little room, the films come first.
        return [title] + notes.prefix(size.rows / 2).map { StyledLine($0, .yellow) }
    }

    private func status(_ list: MoviesList) -> [StyledLine] {
        let place = "\((scroller.selection ?? 0) + 1) of \(list.bestKnownTotal)"
        return list.source.attributions.map { StyledLine("\(place) · \($0)", .dim) }
    }

    private func paragraph(_ text: String, _ size: TerminalSize) -> [StyledLine] {
        text.sanitizedLine.wrapped(to: size.columns).map { StyledLine($0) }
    }
}
