import Presentation
import Terminal

/// The drawing of a list of movies: a header, notices, and the movies with the details of one.
struct ResultsDrawing {
    /// The columns of the details beside the list, with their border; 0 if there is no room.
    let paneWidth: Int

    /// The part of the screen with the rows of the list; `nil` if there are none.
    private(set) var area: ListViewport.Area?

    private let state: MoviesListState
    private let size: TerminalSize

    /// The lines above the rows, and the cursor in them.
    private var content = ScreenContent(lines: [])

    /// The first row beside which the details are.
    private var paneTop = 0

    /// `editor` has the text that is typed above the list; `nil` for none.
    init(_ state: MoviesListState, editor: LineEditor?, size: TerminalSize) {
        self.state = state
        self.size = size
        paneWidth = DetailsPane.width(on: size)
        switch state.phase {
        case .idle: break
        case .failed(let error): content.lines = failure(error)
        case .empty(let list, let alternatives):
            content.lines = emptyHead(list)
            addInput(editor, columns: size.columns)
            guard !alternatives.isEmpty else { break }
            content.lines += [[], StyledLine("did you mean", .secondary)]
            setArea(columns: size.columns)
        case .loading(nil): content.lines = [title]
        case .loading(let list?), .loaded(let list):
            content.lines = head(list)
            content.statusVariants = status(list)
            paneTop = content.lines.count
            // A column of the list is blank beside the border of the pane.
            let columns = paneWidth > 0 ? size.columns - paneWidth - 1 : size.columns
            addInput(editor, columns: columns)
            setArea(columns: columns)
        }
        if let problem = state.problem {
            content.statusVariants = [StyledLine(problem.message, .warning)]
        }
    }

    private mutating func addInput(_ editor: LineEditor?, columns: Int) {
        guard let input = ListInputLine(state, editor: editor, columns: columns) else { return }
        let row = content.lines.count
        content.cursor = input.cursorColumn.map { Frame.Position(row: row, column: $0) }
        content.lines.append(input.line)
    }

    private mutating func setArea(columns: Int) {
        let origin = content.lines.count
        // Also on the lowest screen, there is a row of the list.
        let rows = max(size.rows, paneTop + 1) - origin
        area = ListViewport.Area(origin: origin, rows: rows, columns: columns)
    }

    /// The screen without the details beside the list.
    func content(visible rows: Range<Int>) -> ScreenContent {
        var content = content
        guard let area else { return content }
        content.lines += state.list == nil ? alternativeLines(rows) : movieLines(rows, area.columns)
        return content
    }

    /// The size of the details without their border; `nil` if there are none.
    var paneSize: TerminalSize? {
        guard paneWidth > 0, state.list != nil else { return nil }
        return TerminalSize(columns: paneWidth - 2, rows: max(size.rows - paneTop, 1))
    }

    /// The screen with what the pane shows in its size.
    @MainActor
    func content(visible rows: Range<Int>, beside pane: DetailsPane) -> ScreenContent {
        var content = content(visible: rows)
        guard let paneSize else { return content }
        let (details, poster) = pane.content(state.preview, paneSize)
        let left = Array(content.lines.dropFirst(paneTop))
        let lines = (0..<paneSize.rows).map { row in
            let line = row < left.count ? left[row] : []
            return StyledLine(
                line.padded(to: size.columns - paneWidth).pieces + [StyledText("│ ", .secondary)]
                    + (row < details.count ? details[row].pieces : [])
            )
        }
        content.lines.replaceSubrange(paneTop..., with: lines)
        let corner = Frame.Position(row: paneTop, column: size.columns - paneWidth + 2)
        content.images = poster.map { [PlacedImage(image: $0, position: corner)] } ?? []
        return content
    }

    // MARK: Without movies

    private var title: StyledLine { StyledLine(state.query.sanitizedLine, .title) }

    private func failure(_ error: FailureViewModel) -> [StyledLine] {
        let long = error.screenMessage.sanitizedLine.wrapped(to: size.columns, .error)
        return [title]
            + (long.count < size.rows
                ? long : error.summary.sanitizedLine.wrapped(to: size.columns, .error))
    }

    private func emptyHead(_ list: MoviesList) -> [StyledLine] {
        [ResultsHeader(list: list).line(columns: size.columns)]
            + EmptyListNotices(list: list).screenLines.flatMap {
                $0.sanitizedLine.wrapped(to: size.columns, .plain)
            }
    }

    private func alternativeLines(_ rows: Range<Int>) -> [StyledLine] {
        rows.map { index in
            let alternative = state.alternatives[index]
            let isSelected = index == state.selection
            let line: StyledLine = [
                StyledText(isSelected ? "> " : "  "),
                StyledText(alternative.text.sanitizedLine.truncated(to: size.columns - 8)),
                StyledText(alternative.year.map { "  \($0)" } ?? "", .secondary),
            ]
            return isSelected ? line.selected(columns: size.columns) : line
        }
    }

    // MARK: Movies

    private func head(_ list: MoviesList) -> [StyledLine] {
        let notices = SearchNotices(list: list).all.flatMap { $0.wrapped(to: size.columns) }
        // With little room, movies matter more than notices.
        return [ResultsHeader(list: list).line(columns: size.columns)]
            + notices.prefix(size.rows / 3).map { StyledLine($0, .warning) }
    }

    private func movieLines(_ rows: Range<Int>, _ columns: Int) -> [StyledLine] {
        let layout = MovieRowLayout(
            columns: columns,
            hasRatings: state.list?.items.contains { $0.voteAverage != nil } ?? false
        )
        return rows.compactMap { number in
            state.row(number).map { row in
                layout.line(
                    row.item,
                    matches: row.titleMatches,
                    isSelected: number == state.selection,
                    isMarked: row.isMarked
                )
            }
        }
    }

    private func status(_ list: MoviesList) -> [StyledLine] {
        if case .failed(let error) = list.nextPage, !state.isWaiting {
            // While the user types, r is text.
            return state.typedText == nil
                ? error.retryVariants : [StyledLine(error.summary.sanitizedLine, .error)]
        }
        // The line above the list says that nothing matches.
        if state.rowCount == 0 { return [] }
        let total = state.narrowing == nil ? list.bestKnownTotal : state.rowCount
        let number = (state.selection ?? 0) + 1
        let place = "\(number.withThousandsCommas)/\(total.withThousandsCommas)"
        guard !state.marked.isEmpty else { return [StyledLine(place, .secondary)] }
        return [[StyledText(place, .secondary), StyledText("  \(state.marked.count) marked")]]
    }
}

/// The first line of a list: what it shows, and where that comes from.
struct ResultsHeader {
    private static let gap = "   "

    /// The least room for the source.
    private static let sourceWidth = 26

    /// What remains of a title beside filters.
    private static let minimumTitle = 8

    let list: MoviesList

    /// In a narrow terminal, the source gives way first, and then the number of movies.
    func line(columns: Int) -> StyledLine {
        let title = StyledText(titleText, .title)
        // The screen says below that there are none.
        let count = StyledText(list.items.isEmpty ? "" : Self.gap + countText, .secondary)
        let chips = chipTexts.map { StyledText(Self.gap + $0, .accent) }
        let variants = [StyledLine([title, count] + chips), StyledLine([title] + chips)]
        let left = variants.first { $0.width <= columns } ?? short(title, chips, columns)
        let room = min(columns - left.width - Self.gap.count, max(columns / 4, Self.sourceWidth))
        guard let source = list.source.attributions.first(where: { $0.displayWidth <= room }) else {
            return left
        }
        let right = StyledText(source, .secondary)
        return StyledLine(left.padded(to: columns - right.width).pieces + [right])
    }

    /// The title gives way to the filters.
    private func short(_ title: StyledText, _ chips: [StyledText], _ columns: Int) -> StyledLine {
        let room = max(columns - StyledLine(chips).width, min(title.width, Self.minimumTitle))
        let cut = StyledText(title.text.truncated(to: room), title.style)
        return StyledLine([cut] + chips).truncated(to: columns)
    }

    private var titleText: String {
        let title = (list.correctedQuery ?? list.title).sanitizedLine
        return title.isEmpty ? "all movies" : title
    }

    private var countText: String {
        let total = list.bestKnownTotal
        if list.items.count >= MoviesList.sizeLimit, list.nextPage != .none {
            let shown = list.items.count.withThousandsCommas
            return "the first \(shown) of \(total.withThousandsCommas)"
        }
        if let checked = list.checkedCount {
            return "\(total.counted("movie")) among the first \(checked.withThousandsCommas)"
        }
        if list.totalCountIsLimit { return "the first \(total.withThousandsCommas)" }
        return total.counted("movie")
    }

    /// The filters as the user would type them, and the order.
    private var chipTexts: [String] {
        let order = list.sort.map {
            $0.hasPrefix("-") ? "by \($0.dropFirst()), reversed" : "by \($0)"
        }
        return list.filters.map(\.sanitizedLine) + [order].compactMap(\.self)
    }
}
