import Presentation
import Terminal

/// The drawing of the search screen: the prompt, what was understood, the rows, and the details of the
/// selected movie beside them.
struct SearchDrawing {
    /// Longer rows are hard to read.
    private static let maximumColumns = 100

    let state: SearchState
    let rows: SearchRows

    /// The steps that led to the movies, with what they have in common last; empty for those of the text.
    let trail: [String]
    let editor: LineEditor
    let isTyping: Bool
    let size: TerminalSize
    let retryKey: String

    /// The lines above the rows, which are computed once.
    lazy var head = ScreenContent(
        lines: [prompt.line] + lines,
        cursor: isTyping ? Frame.Position(row: 0, column: prompt.cursorColumn) : nil,
        statusVariants: status
    )

    var area: ListViewport.Area {
        mutating get {
            let origin = head.lines.count
            return .init(origin: origin, rows: max(size.rows - origin, 1), columns: columns)
        }
    }

    /// The size of the details without their border; `nil` if there are none.
    var paneSize: TerminalSize? {
        guard paneWidth > 0 else { return nil }
        return TerminalSize(columns: size.columns - columns - 3, rows: max(size.rows - 1, 1))
    }

    private var paneWidth: Int { list.list == nil ? 0 : DetailsPane.width(on: size) }

    /// One of the list is blank beside the border of the pane, which takes what is left.
    private var columns: Int {
        min(paneWidth > 0 ? size.columns - paneWidth - 1 : size.columns, Self.maximumColumns)
    }

    private var query: MoviesQueryListState { state.prompt }
    private var list: MoviesListState { state.movies }

    // MARK: Above the rows

    private var prompt: (line: StyledLine, cursorColumn: Int) {
        let mark = trail.isEmpty ? "> " : trail.trailText(columns: size.columns / 2) + " › "
        let label = StyledText(mark, .accent)
        // The source gives way to the text.
        let room = size.columns - label.width - editor.text.displayWidth - 3
        let source = list.filteredList?.source.names.first { $0.displayWidth <= room } ?? ""
        let end = source.isEmpty ? size.columns : size.columns - source.displayWidth
        let view = editor.viewport(
            columns: end - label.width - (source.isEmpty ? 0 : 2)
        )
        let line: StyledLine = [label, StyledText(view.text)]
        let column = label.width + view.cursorColumn
        if source.isEmpty { return (line, column) }
        return (line.padded(to: end) + StyledLine(source, .secondary), column)
    }

    /// The meaning of the text, and what the user should know.
    private var lines: [StyledLine] {
        switch query.menu {
        case .filters: return [keyLine.truncated(to: columns)] + noItem("no filter")
        case .orders: return [StyledLine("  sort by", .secondary)] + noItem("no order")
        case nil: break
        }
        switch list.phase {
        case .idle, .loading(nil): return []
        case .failed(let error): return failure(error)
        case .empty(let list, let alternatives):
            return EmptyListNotices(list: list).screenLines.flatMap { indented($0, .plain) }
                + (alternatives.isEmpty ? [] : [StyledLine("  did you mean", .secondary)])
        case .loading(let list?), .loaded(let list):
            if !list.sections.isEmpty || list.items.isEmpty { return startHelp }
            // The summary says how they match.
            let notices = SearchNotices(list: list).texts(.limitation, .warning)
                .flatMap { indented($0, .warning) }
            let narrowed = self.list.narrowing?.indices.count
            let summary = ListSummary(list: list, narrowedCount: narrowed, typed: query.text)
            let noMovie =
                narrowed == 0 ? StyledLine("  no movie here matches; Esc shows all", .warning) : nil
            // With little room, movies matter more than notices.
            return [summary.line(columns: columns)] + [noMovie].compactMap(\.self)
                + notices.prefix(size.rows / 3)
        }
    }

    private func noItem(_ subject: String) -> [StyledLine] {
        guard query.items.isEmpty, !query.isLoading else { return [] }
        let notice = StyledLine("  \(subject) matches; Esc closes the menu", .warning)
        return [notice.truncated(to: columns)]
    }

    private var keyLine: StyledLine {
        let words = MoviesQueryListState.filterNames.map { " \($0):" }.joined()
        return [StyledText(" "), StyledText(words, .secondary)]
    }

    /// Shown in the first run, if there is room.
    private var startHelp: [StyledLine] {
        guard query.isBlank, list.list?.sections.first?.title != MoviesList.openedTitle else {
            return []
        }
        let text = "Type a title, a person, or what you want: 90s horror, shark; typos are fine."
        let lines = indented(text, .secondary)
        return size.rows > lines.count + 6 ? lines : []
    }

    private func indented(_ text: String, _ style: TextStyle) -> [StyledLine] {
        text.sanitizedLine.wrapped(to: columns - 2).map { StyledLine("  \($0)", style) }
    }

    private func failure(_ error: FailureViewModel) -> [StyledLine] {
        let long = error.screenMessage.sanitizedLine.wrapped(to: columns, .error)
        return long.count < size.rows
            ? long : error.summary.sanitizedLine.wrapped(to: columns, .error)
    }

    // MARK: Rows

    /// The screen with the visible rows, and the details in their size.
    mutating func content(
        visible: Range<Int>,
        beside details: (lines: [StyledLine], poster: TerminalImage?)?
    ) -> ScreenContent {
        let sections = list.list?.sections ?? []
        let hasRatings = list.list?.hasRatings ?? false
        let layout = MovieRowLayout(columns: columns, hasRatings: hasRatings)
        var content = head
        content.lines += visible.map { number in
            switch rows.row(number) {
            case .suggestion(let index):
                suggestion(query.items[index], isSelected: index == query.selection)
            case .heading(let index):
                StyledLine("  \(sections[index].title)", .secondary).truncated(to: columns)
            case .movie(let index):
                movie(index, layout, isSelected: query.selection == nil && index == list.selection)
            case nil: []
            }
        }
        guard let details, let paneSize else { return content }
        let column = size.columns - paneSize.columns - 2
        let blank = repeatElement([] as StyledLine, count: paneSize.rows)
        let lines = Array((content.lines.dropFirst() + blank).prefix(paneSize.rows))
            .beside(details.lines, column: column, border: StyledLine("│ ", .secondary))
        content.lines.replaceSubrange(1..., with: lines)
        let corner = Frame.Position(row: 1, column: column + 2)
        content.images = details.poster.map { [PlacedImage(image: $0, position: corner)] } ?? []
        return content
    }

    private func suggestion(_ item: QuerySuggestionViewModel, isSelected: Bool) -> StyledLine {
        let notes = [item.year.map(String.init), item.label].compactMap(\.self)
        let note = notes.joined(separator: " ")
        let room = columns - note.count - 4
        let parts = item.parts.map { part in
            StyledText(
                part.text.sanitizedLine,
                item.missingValues != nil ? .secondary : part.isMatch ? .match : .plain
            )
        }
        let text = StyledLine(parts).truncated(to: room).padded(to: room)
        let mark = StyledLine(isSelected ? "> " : "  ")
        let line = mark + text + StyledLine("  \(note)", .secondary)
        return isSelected ? line.selected(columns: columns) : line
    }

    private func movie(_ number: Int, _ layout: MovieRowLayout, isSelected: Bool) -> StyledLine {
        if list.list == nil {
            return suggestion(list.alternatives[number], isSelected: isSelected)
        }
        guard let row = list.row(number) else { return [] }
        return layout.line(
            row.item,
            matches: row.titleMatches,
            isSelected: isSelected,
            isMarked: row.isMarked
        )
    }

    // MARK: Status

    private var status: [StyledLine] {
        if let problem = state.problem, query.items.isEmpty || !problem.isAboutTyping {
            return [StyledLine(problem.message, .warning)]
        }
        if case .failed(let error) = query.phase {
            return [StyledLine(error.screenMessage.sanitizedLine, .error)]
        }
        guard let movies = list.list else { return [] }
        if case .failed(let error) = movies.nextPage, !list.isWaiting {
            return error.retryVariants(retryKey)
        }
        if let fallback = movies.fallback {
            return [fallback.screenMessage, fallback.failure.summary].map {
                StyledLine($0.sanitizedLine, .warning)
            }
        }
        guard list.rowCount > 0, movies.sections.isEmpty else { return marks }
        let total = list.narrowing == nil ? movies.bestKnownTotal : list.rowCount
        let number = (list.selection ?? 0) + 1
        let place = StyledText(
            "\(number.withThousandsCommas)/\(total.withThousandsCommas)",
            .secondary
        )
        return [StyledLine([place] + (marks.isEmpty ? [] : [StyledText("  \(marks[0].text)")]))]
    }

    private var marks: [StyledLine] {
        list.marked.isEmpty ? [] : [StyledLine("\(list.marked.count) marked")]
    }
}

extension [String] {
    /// The names of screens as a breadcrumb, the last ones if there is no room for all.
    func trailText(columns: Int) -> String {
        let start = "… › "
        var shown = self[...]
        var text: String { (shown.count < count ? start : "") + shown.joined(separator: " › ") }
        while shown.count > 1, text.displayWidth > columns { shown.removeFirst() }
        return text.truncated(to: columns)
    }
}

/// The line below the prompt: what the text was understood as, and how many movies match how.
struct ListSummary {
    private static let gap = "  "

    let list: MoviesList

    /// The number of movies that match the text that narrows the list; `nil` if it is not narrowed.
    var narrowedCount: Int?

    /// The text of the prompt, whose filters need not be repeated.
    let typed: String

    /// In a narrow terminal, the number of movies gives way.
    func line(columns: Int) -> StyledLine {
        let chips = StyledLine(chipTexts.map { StyledText(Self.gap + $0, .accent) })
        let right = [countText, matchText].compactMap(\.self).joined(separator: Self.gap)
        let room = columns - right.displayWidth
        guard chips.width + Self.gap.count <= room else { return chips.truncated(to: columns) }
        return chips.padded(to: room) + StyledLine(right, .secondary)
    }

    private var countText: String {
        (narrowedCount.map { "\($0.withThousandsCommas) of " } ?? "") + wholeCountText
    }

    private var wholeCountText: String {
        let total = list.bestKnownTotal
        if list.items.count >= MoviesList.sizeLimit, list.nextPage != .none {
            let shown = list.items.count.withThousandsCommas
            return "the first \(shown) of \(total.withThousandsCommas)"
        }
        if let checked = list.checkedCount {
            return "\(total.counted("movie")) among the first \(checked.withThousandsCommas)"
        }
        return list.totalCountIsLimit
            ? "\(total.withThousandsCommas)+ movies" : total.counted("movie")
    }

    private var matchText: String? {
        if let text = list.correctedQuery { return "for \"\(text.sanitizedLine(width: 40))\"" }
        if list.isGuess { return "closest matches" }
        let ignored = list.ignoredWords
        if !ignored.isEmpty { return "ignored: \(ignored.joined(separator: " ").sanitizedLine)" }
        return list.understanding
    }

    /// The filters that the text was understood as, and the order.
    private var chipTexts: [String] {
        let order = list.sort.map {
            $0.hasPrefix("-") ? "by \($0.dropFirst()), reversed" : "by \($0)"
        }
        return list.filters.map(\.sanitizedLine).filter { !typed.contains($0) }
            + [order].compactMap(\.self)
    }
}
