import Presentation
import Terminal

/// What a list of movies looks like: a header, notices, and the movies with the details of one of
/// them beside.
extension ResultsScreen {
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
            let long = error.screenMessage.sanitizedLine.wrapped(to: size.columns, .error)
            content.lines =
                [StyledLine(query, .title)]
                + (long.count < size.rows
                    ? long : error.summary.sanitizedLine.wrapped(to: size.columns, .error))
        case .empty(let list): showEmpty(list, size, in: &content)
        case .loading:
            if let list = shownList {
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

    // MARK: A list without movies

    private func showEmpty(
        _ list: MoviesList,
        _ size: TerminalSize,
        in content: inout ScreenContent
    ) {
        content.lines =
            [ResultsHeader(list).line(columns: size.columns)]
            + (SearchNotices(list).substitutions + EmptyListNotices(list).screenLines).flatMap {
                $0.sanitizedLine.wrapped(to: size.columns, .plain)
            }
        showInput(list, columns: size.columns, in: &content)
        let alternatives = viewModel.alternatives.value
        guard !alternatives.isEmpty else { return }
        content.lines += [[], StyledLine("did you mean", .secondary)]
        let rows = selection.place(
            rows: size.rows - content.lines.count,
            from: content.lines.count,
            columns: size.columns
        )
        content.lines += rows.map { index in
            line(alternatives[index], isSelected: index == selection.index, size)
        }
    }

    private func line(
        _ alternative: MoviesQueryListItemViewModel,
        isSelected: Bool,
        _ size: TerminalSize
    ) -> StyledLine {
        let year = alternative.year.map { "  \($0)" } ?? ""
        let line: StyledLine = [
            StyledText(isSelected ? "> " : "  "),
            StyledText(alternative.text.sanitizedLine.truncated(to: size.columns - 8)),
            StyledText(year, .secondary),
        ]
        return isSelected ? line.selected(columns: size.columns) : line
    }

    // MARK: Movies

    private func show(
        _ list: MoviesList,
        _ paneWidth: Int,
        _ size: TerminalSize,
        in content: inout ScreenContent
    ) {
        content.lines = head(list, size)
        content.statusVariants = status(list)
        let top = content.lines.count
        let rows = max(size.rows - top, 1)
        // A column of the list is blank beside the border of the pane.
        let columns = paneWidth > 0 ? size.columns - paneWidth - 1 : size.columns
        showInput(list, columns: columns, in: &content)
        content.lines += movieLines(
            TerminalSize(columns: columns, rows: top + rows - content.lines.count),
            from: content.lines.count
        )
        loadMoreNearEnd()
        guard paneWidth > 0 else { return }
        let (details, poster) = pane.content(TerminalSize(columns: paneWidth - 2, rows: rows))
        let left = content.lines.dropFirst(top)
        content.lines.replaceSubrange(
            top...,
            with: (0..<rows).map { row in
                let line = row < left.count ? left[top + row] : []
                return StyledLine(
                    line.padded(to: columns + 1).pieces + [StyledText("│ ", .secondary)]
                        + (row < details.count ? details[row].pieces : [])
                )
            }
        )
        content.images =
            poster.map { poster in
                let corner = Frame.Position(row: top, column: columns + 3)
                return [PlacedImage(image: poster, position: corner)]
            } ?? []
    }

    private func head(_ list: MoviesList, _ size: TerminalSize) -> [StyledLine] {
        let notices = SearchNotices(list).all.flatMap { $0.wrapped(to: size.columns) }
        // With little room, movies matter more than notices.
        return [ResultsHeader(list).line(columns: size.columns)]
            + notices.prefix(size.rows / 3).map { StyledLine($0, .warning) }
    }

    /// Adds the line that narrows, filters or sorts the list.
    ///
    /// A narrowed list has it also while other keys are used.
    private func showInput(
        _ list: MoviesList,
        columns: Int,
        in content: inout ScreenContent
    ) {
        guard let input = input ?? narrowing.map({ .narrowing(LineEditor($0.text)) }) else {
            return
        }
        let (line, column) = input.content(matches: matches(list), columns: columns)
        if takesText {
            content.cursor = column.map { Frame.Position(row: content.lines.count, column: $0) }
        }
        content.lines.append(line)
    }

    /// How many movies match the typed text; of how many, if others are not loaded.
    private func matches(_ list: MoviesList) -> String {
        let matches = count.counted("match", plural: "matches")
        guard list.nextPage != .none else { return matches }
        return "\(matches) of \(list.items.count.withThousandsCommas) loaded"
    }

    private func movieLines(_ size: TerminalSize, from origin: Int) -> [StyledLine] {
        let rows = selection.place(rows: size.rows, from: origin, columns: size.columns)
        let layout = MovieRowLayout(
            columns: size.columns,
            hasRatings: shownList?.items.contains { $0.voteAverage != nil } ?? false
        )
        return rows.compactMap { index in
            row(index).map { item, matches in
                layout.line(
                    item,
                    matches: matches,
                    isSelected: index == selection.index,
                    isMarked: marked.contains { $0.id == item.id }
                )
            }
        }
    }

    private func status(_ list: MoviesList) -> [StyledLine] {
        if case .failed(let error) = list.nextPage, readiness != .loading {
            // While the user types, r is text.
            return takesText
                ? [StyledLine(error.summary.sanitizedLine, .error)] : error.retryVariants
        }
        // The line above the list says so.
        if count == 0 { return [] }
        let total = narrowing == nil ? list.bestKnownTotal : count
        let number = (selection.index ?? 0) + 1
        let place = "\(number.withThousandsCommas)/\(total.withThousandsCommas)"
        guard !marked.isEmpty else { return [StyledLine(place, .secondary)] }
        return [[StyledText(place, .secondary), StyledText("  \(marked.count) marked")]]
    }
}
