import Presentation

/// Shows the results of a search, with one movie selected.
@MainActor
final class ResultsScreen: TerminalScreen {
    /// The next page is loaded when the selection is this close to the last row.
    private static let prefetchDistance = 5

    let takesText = false

    private let viewModel: any MoviesListViewModel
    private let didChange: @MainActor () -> Void
    private var selection = ListSelection()

    /// `didChange` is called when the content or the readiness changes.
    init(
        _ viewModel: any MoviesListViewModel,
        didChange: @escaping @MainActor () -> Void
    ) {
        self.viewModel = viewModel
        self.didChange = didChange
        viewModel.state.observe(on: self) { screen, _ in screen.show() }
    }

    /// Without movies, keys typed ahead have nothing to act on.
    var readiness: ScreenReadiness {
        switch viewModel.state.value {
        case .idle, .loading: .loading
        case .loaded: .ready
        case .empty, .failed: .failed
        }
    }

    var activity: String? {
        let isSearching =
            switch viewModel.state.value {
            case .loading: true
            case .loaded(let list): list.nextPage == .loading
            case .idle, .empty, .failed: false
            }
        return isSearching ? "searching" : nil
    }

    var bindings: [KeyBinding] {
        typealias Action = KeyBinding.Action
        return [
            KeyBinding(
                "Enter",
                "show the details",
                .whenLoaded,
                Action(.enter, .right, .text("l")) { self.selected.map(self.viewModel.didSelect) }
            ),
            KeyBinding(
                "↑ ↓ j k",
                "select another movie",
                .whenLoaded,
                Action(.up, .text("k"), .control("p")) { self.selection.move(by: -1) },
                Action(.down, .text("j"), .control("n")) { self.selection.move(by: 1) }
            ),
            KeyBinding(
                "PgUp PgDn Home End",
                "move by pages, or to an end",
                .whenLoaded,
                Action(.pageUp) { self.selection.movePage(by: -1) },
                Action(.pageDown, .text(" ")) { self.selection.movePage(by: 1) },
                Action(.home, .text("g")) { self.selection.select(0) },
                Action(.end, .text("G")) { self.selection.select(self.selection.count - 1) }
            ),
            KeyBinding(
                "o",
                "open the web page",
                .whenLoaded,
                Action(.text("o")) { self.selected.map(self.viewModel.didRequestWebPage) }
            ),
            .newSearch(viewModel),
            .retry { await self.viewModel.didRetry() },
            .back(viewModel),
            .quit(viewModel),
        ]
    }

    func content(_ size: TerminalSize) -> ScreenContent {
        var content = ScreenContent(
            lines: [],
            hintVariants: ["Enter details · / new search · ? keys", "? keys"]
        )
        switch viewModel.state.value {
        case .idle: content.hintVariants = []
        case .loading(let query):
            content.lines = [StyledLine(query.sanitizedLine, .title)]
            content.hintVariants = ["Esc back"]
        case .failed(let error):
            content.lines = paragraph(error.message, size)
            content.statusVariants = error.retryVariants
            content.hintVariants = []
        case .empty(let list):
            let notices = SearchNotices(list)
            content.lines = (notices.substitutions + [notices.noResults]).flatMap {
                paragraph($0, size)
            }
            content.hintVariants = ["/ new search · Esc back · ? keys"]
        case .loaded(let list):
            content.lines = lines(list, size)
            content.statusVariants = status(list)
            if case .failed(let error) = list.nextPage {
                content.statusVariants = error.retryVariants
                content.hintVariants = []
            }
        }
        return content
    }

    func handle(_ key: Key) {
        bindings.perform(key)
        loadMoreNearEnd()
    }

    private func show() {
        selection.setCount(list?.items.count ?? 0)
        if selection.index == nil { selection.select(0) }
        didChange()
    }

    private var list: MoviesList? {
        if case .loaded(let list) = viewModel.state.value { list } else { nil }
    }

    private var selected: MoviesListItemViewModel? {
        selection.index.flatMap { list?.items[$0] }
    }

    private func loadMoreNearEnd() {
        guard
            let list, list.nextPage == .available, let index = selection.index,
            index >= list.items.count - Self.prefetchDistance
        else { return }
        Task { await viewModel.didReachEnd() }
    }

    private func lines(_ list: MoviesList, _ size: TerminalSize) -> [StyledLine] {
        let head = heading(list, size)
        let rows = selection.visible(rows: size.rows - head.count)
        let layout = MovieRowLayout(Array(list.items[rows]), columns: size.columns)
        return head
            + rows.map { layout.line(list.items[$0], isSelected: $0 == selection.index) }
    }

    private func heading(_ list: MoviesList, _ size: TerminalSize) -> [StyledLine] {
        let count = list.bestKnownTotal == 1 ? "1 movie" : "\(list.bestKnownTotal) movies"
        let query = (list.correctedQuery ?? list.query).sanitizedLine
        let title: StyledLine = [StyledText(query, .title), StyledText(" · \(count)", .secondary)]
        let notices = SearchNotices(list).all.flatMap { $0.wrapped(to: size.columns) }
        // With little room, movies matter more than notices.
        return [title] + notices.prefix(size.rows / 2).map { StyledLine($0, .warning) }
    }

    private func status(_ list: MoviesList) -> [StyledLine] {
        let place = "\((selection.index ?? 0) + 1) of \(list.bestKnownTotal)"
        return list.source.attributions.map { StyledLine("\(place) · \($0)", .secondary) }
    }

    private func paragraph(_ text: String, _ size: TerminalSize) -> [StyledLine] {
        text.sanitizedLine.wrapped(to: size.columns).map { StyledLine($0) }
    }
}
