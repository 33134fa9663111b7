import Presentation

/// Shows the results of a search, with one movie selected, and in a wide terminal its details
/// beside them.
@MainActor
final class ResultsScreen: TerminalScreen {
    /// The next page is loaded when the selection is this close to the last row.
    private static let prefetchDistance = 5

    /// How far a step of the mouse wheel scrolls.
    private static let wheelRows = 3

    let viewModel: any MoviesListViewModel
    let pane: DetailsPane
    var selection = ListSelection()
    var input: ListInput?

    /// The ids of the marked movies, in the order of the marking.
    var marked: [String] = []

    /// What the last key could not do; shown until the next key.
    var message: String?

    /// Whether the last movie is selected when more are loaded, until the next key.
    var followsEnd = false

    /// The selected row before the list was narrowed.
    var placeBeforeNarrowing: Int?

    private let didChange: @MainActor () -> Void
    let copy: @MainActor (String) -> Void
    private var previewedID: String?
    private var narrowedText: String?

    /// The selected row before another search.
    private var place: (query: String, index: Int)?

    /// What is searched for.
    private var query = ""

    /// The list stays on the screen while it is filtered or sorted.
    private var list: MoviesList?

    /// The number of rows of the list, and where the first is, as of the last drawing.
    private var rowCount = 1
    private var firstRow = 1
    private var listWidth = 0

    init(_ viewModel: any MoviesListViewModel, _ context: ScreenContext) {
        self.viewModel = viewModel
        didChange = context.didChange
        copy = context.copy
        pane = DetailsPane(context)
        viewModel.state.observe(on: self) { $0.show($1) }
        viewModel.narrowing.observe(on: self) { $0.show($1) }
        viewModel.preview.observe(on: self) { $0.pane.show($1) }
        viewModel.alternatives.observe(on: self) { screen, _ in screen.selectionDidChange() }
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
        switch viewModel.state.value {
        case .loading: "searching"
        case .loaded(let list) where list.nextPage == .loading: "loading more"
        case .loaded where pane.isLoading: "loading details"
        case .idle, .loaded, .empty, .failed: nil
        }
    }

    var takesText: Bool { input?.takesText ?? false }

    func handle(_ key: Key) {
        message = nil
        followsEnd = false
        if !bindings.perform(key) { type(key) }
        loadMoreNearEnd()
    }

    func handle(_ event: MouseEvent) {
        message = nil
        followsEnd = false
        switch event.kind {
        case .wheelUp: selection.scroll(by: -Self.wheelRows)
        case .wheelDown: selection.scroll(by: Self.wheelRows)
        case .click, .doubleClick:
            guard let row = row(at: event.position) else { return }
            selection.select(row)
            if event.kind == .doubleClick { bindings.perform(.enter) }
        }
        followSelection()
        loadMoreNearEnd()
    }

    /// The row of the list at a position; `nil` if it is elsewhere.
    private func row(at position: Frame.Position) -> Int? {
        let row = selection.top + position.row - firstRow
        guard position.row >= firstRow, position.column < listWidth, row < count else { return nil }
        return row
    }

    func didReappear() {
        previewedID = nil
        followSelection()
    }

    // MARK: The movies

    /// The movies on the screen.
    var shownList: MoviesList? {
        switch viewModel.state.value {
        case .loaded(let list): list
        case .loading: list
        case .idle, .empty, .failed: nil
        }
    }

    private var narrowing: MoviesNarrowing? { viewModel.narrowing.value }

    /// How many rows the list has.
    private var count: Int {
        narrowing?.rows.count ?? shownList?.items.count ?? viewModel.alternatives.value.count
    }

    /// The selected query in place of one that finds nothing.
    var selectedAlternative: MoviesQueryListItemViewModel? {
        let alternatives = viewModel.alternatives.value
        return selection.index.flatMap {
            alternatives.indices.contains($0) ? alternatives[$0] : nil
        }
    }

    /// The movie of a row, and the characters of its title that match what was typed.
    private func row(_ index: Int) -> (item: MoviesListItemViewModel, matches: [Range<Int>])? {
        guard let items = shownList?.items else { return nil }
        guard let narrowing else { return items.indices.contains(index) ? (items[index], []) : nil }
        guard narrowing.rows.indices.contains(index) else { return nil }
        let row = narrowing.rows[index]
        return items.indices.contains(row.index) ? (items[row.index], row.titleMatches) : nil
    }

    var selected: MoviesListItemViewModel? {
        selection.index.flatMap { row($0)?.item }
    }

    private func show(_ state: MoviesListState) {
        switch state {
        case .loaded(let new):
            if list?.query != new.query {
                // The list before its filters were changed comes back as it was.
                selection.setCount(new.items.count)
                selection.select(place?.query == new.query ? place?.index : 0)
            }
            list = new
        case .empty, .failed:
            list = nil
            selection.select(nil)
        case .loading(let query):
            self.query = query.sanitizedLine
            if let list, let index = selection.index { place = (list.query, index) }
        case .idle: break
        }
        selectionDidChange()
    }

    private func show(_ narrowing: MoviesNarrowing?) {
        selection.setCount(count)
        // Not if only more movies were loaded.
        if let narrowing, narrowing.text != narrowedText { selection.select(0) }
        narrowedText = narrowing?.text
        selectionDidChange()
    }

    private func selectionDidChange() {
        selection.setCount(count)
        if selection.index == nil { selection.select(0) }
        if followsEnd {
            selection.select(count - 1)
            // The spinner shows the progress; a frame for each page would be too much to draw.
            if let list = shownList, list.canLoadMore || list.nextPage == .loading { return }
        }
        followSelection()
        didChange()
    }

    /// Shows the details of the selected movie if they have a place.
    func followSelection() {
        guard readiness != .loading else { return }
        let preview = pane.isVisible ? selected : nil
        if preview?.id != previewedID || preview == nil { viewModel.didPreview(preview) }
        previewedID = preview?.id
    }

    private func loadMoreNearEnd() {
        guard let list = shownList, list.canLoadMore, narrowing == nil else { return }
        let last = max(selection.index ?? 0, selection.top + rowCount - 1)
        guard last >= list.items.count - Self.prefetchDistance else { return }
        Task { await viewModel.didReachEnd() }
    }

    // MARK: Drawing

    func content(_ size: TerminalSize) -> ScreenContent {
        let paneWidth = DetailsPane.width(on: size)
        if (paneWidth > 0) != pane.isVisible {
            pane.isVisible = paneWidth > 0
            followSelection()
        }
        var content = ScreenContent(lines: [], hints: bindings.hints)
        switch viewModel.state.value {
        case .idle: content.hints = []
        case .failed(let error):
            let long = paragraph(error.screenMessage, size, .error)
            content.lines =
                [StyledLine(query, .title)]
                + (long.count < size.rows ? long : paragraph(error.summary, size, .error))
        case .empty(let list):
            content.lines =
                [ResultsHeader(list).line(columns: size.columns)]
                + SearchNotices(list).emptyScreen.flatMap { paragraph($0, size) }
            showInput(list, size, in: &content)
            content.lines += alternativeLines(content.lines.count, size)
        case .loading:
            if let list {
                show(list, paneWidth, size, in: &content)
            } else {
                content.lines = [StyledLine(query, .title)]
                content.hints = [KeyHint(label: "Esc", words: "cancel", rank: 0)]
            }
        case .loaded(let list): show(list, paneWidth, size, in: &content)
        }
        if let message { content.statusVariants = [StyledLine(message, .warning)] }
        return content
    }

    private func show(
        _ list: MoviesList,
        _ paneWidth: Int,
        _ size: TerminalSize,
        in content: inout ScreenContent
    ) {
        content.lines = head(list, size)
        showInput(list, size, in: &content)
        rowCount = max(size.rows - content.lines.count, 1)
        firstRow = content.lines.count
        let (lines, poster) = body(
            paneWidth,
            TerminalSize(columns: size.columns, rows: rowCount)
        )
        content.lines += lines
        if let poster {
            let column = size.columns - paneWidth + 2
            let corner = Frame.Position(row: firstRow, column: column)
            content.images = [PlacedImage(image: poster, position: corner)]
        }
        content.statusVariants = status(list)
        loadMoreNearEnd()
    }

    /// Queries to try, after some lines.
    private func alternativeLines(_ above: Int, _ size: TerminalSize) -> [StyledLine] {
        let alternatives = viewModel.alternatives.value
        guard !alternatives.isEmpty else { return [] }
        let head: [StyledLine] = [[], StyledLine("did you mean", .secondary)]
        firstRow = above + head.count
        listWidth = size.columns
        let rows = selection.visible(rows: max(size.rows - firstRow, 1))
        return head
            + rows.map { index in
                let item = alternatives[index]
                let year = item.year.map { "  \($0)" } ?? ""
                let line: StyledLine = [
                    StyledText(index == selection.index ? "> " : "  "),
                    StyledText(item.text.sanitizedLine.truncated(to: size.columns - 8)),
                    StyledText(year, .secondary),
                ]
                return index == selection.index ? line.selected(columns: size.columns) : line
            }
    }

    /// How many movies match the typed text; of how many, if others are not loaded.
    private func matches(_ list: MoviesList) -> String {
        let matches = count == 1 ? "1 match" : "\(count) matches"
        guard list.nextPage != .none else { return matches }
        return "\(matches) of \(list.items.count) loaded"
    }

    /// A narrowed list says so, also while other keys are used in it.
    private func showInput(
        _ list: MoviesList,
        _ size: TerminalSize,
        in content: inout ScreenContent
    ) {
        guard let input = input ?? narrowing.map({ .narrowing(LineEditor($0.text)) }) else {
            return
        }
        let (line, column) = input.content(matches: matches(list), columns: size.columns)
        content.lines.insert(line, at: 1)
        if takesText { content.cursor = column.map { Frame.Position(row: 1, column: $0) } }
    }

    private func head(_ list: MoviesList, _ size: TerminalSize) -> [StyledLine] {
        let notices = SearchNotices(list).all.flatMap { $0.wrapped(to: size.columns) }
        // With little room, movies matter more than notices.
        return [ResultsHeader(list).line(columns: size.columns)]
            + notices.prefix(size.rows / 3).map { StyledLine($0, .warning) }
    }

    /// The list, and the details beside it with their poster.
    private func body(
        _ paneWidth: Int,
        _ size: TerminalSize
    ) -> (lines: [StyledLine], poster: TerminalImage?) {
        let rows = selection.visible(rows: size.rows)
        listWidth = paneWidth > 0 ? size.columns - paneWidth : size.columns
        let layout = MovieRowLayout(
            columns: paneWidth > 0 ? listWidth - 1 : listWidth,
            hasRatings: shownList?.items.contains { $0.voteAverage != nil } ?? false
        )
        let lines = rows.compactMap { index in
            row(index).map { item, matches in
                layout.line(
                    item,
                    matches: matches,
                    isSelected: index == selection.index,
                    isMarked: marked.contains(item.id)
                )
            }
        }
        guard paneWidth > 0 else { return (lines, nil) }
        let (details, poster) = pane.content(
            TerminalSize(columns: paneWidth - 2, rows: size.rows)
        )
        let all = (0..<size.rows).map { row in
            let left = row < lines.count ? lines[row] : []
            let right = row < details.count ? details[row].pieces : []
            return StyledLine(
                left.padded(to: listWidth).pieces + [StyledText("│ ", .secondary)] + right
            )
        }
        return (all, poster)
    }

    private func status(_ list: MoviesList) -> [StyledLine] {
        if case .failed(let error) = list.nextPage { return error.retryVariants }
        if count == 0 { return [StyledLine("no match", .secondary)] }
        let total = narrowing == nil ? list.bestKnownTotal : count
        let place = "\((selection.index ?? 0) + 1)/\(total.withThousandsCommas)"
        guard !marked.isEmpty else { return [StyledLine(place, .secondary)] }
        return [[StyledText(place, .secondary), StyledText("  \(marked.count) marked")]]
    }

    private func paragraph(
        _ text: String,
        _ size: TerminalSize,
        _ style: TextStyle = .plain
    ) -> [StyledLine] {
        text.sanitizedLine.wrapped(to: size.columns).map { StyledLine($0, style) }
    }
}
