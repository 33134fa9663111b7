import Presentation
import Terminal

/// The line above a list to narrow, filter or sort it; a narrowed list always has it.
struct ListInputLine {
    let line: StyledLine

    /// `nil` if nothing is typed.
    let cursorColumn: Int?

    /// `editor` has the typed text and the cursor in it; there is no line for a whole list.
    init?(_ state: MoviesListState, editor: LineEditor?, columns: Int) {
        switch state.mode {
        case .browsing:
            guard let narrowing = state.narrowing else { return nil }
            let text = LineEditor(narrowing.text)
            (line, _) = Self.line("/", text, Self.matches(state), columns: columns)
            cursorColumn = nil
        case .narrowing(let text):
            let editor = editor ?? LineEditor(text)
            (line, cursorColumn) = Self.line("/", editor, Self.matches(state), columns: columns)
        case .filtering(let text, let completions):
            let editor = editor ?? LineEditor(text)
            let note = completions.completionLine(columns: columns / 2)
            (line, cursorColumn) = Self.line("filter: ", editor, note, columns: columns)
        case .sorting(let orders, let isReversed):
            line = orders.orderLine(isReversed: isReversed, columns: columns)
            cursorColumn = nil
        }
    }

    /// A mark and the text on the left, and a note at the right if there is room.
    private static func line(
        _ mark: String,
        _ editor: LineEditor,
        _ note: StyledLine,
        columns: Int
    ) -> (line: StyledLine, cursorColumn: Int?) {
        let label = StyledText(mark, .accent)
        let view = editor.viewport(columns: columns - label.width)
        let line: StyledLine = [label, StyledText(view.text)]
        let cursor = label.width + view.cursorColumn
        guard line.width + note.width + 2 <= columns else { return (line, cursor) }
        return (StyledLine(line.padded(to: columns - note.width).pieces + note.pieces), cursor)
    }

    /// How many movies match the typed text; of how many, if others are not loaded.
    private static func matches(_ state: MoviesListState) -> StyledLine {
        var matches = state.rowCount.counted("match", plural: "matches")
        if let list = state.list, list.nextPage != .none {
            matches += " of \(list.items.count.withThousandsCommas) loaded"
        }
        return StyledLine(matches, .secondary)
    }
}

extension Choice {
    /// The last words of the texts, which are filters, from the selected one on.
    fileprivate func completionLine(columns: Int) -> StyledLine {
        let words = texts.dropFirst(index).map(Self.lastWord)
        let others = words.dropFirst().map { StyledText(" \($0)", .secondary) }
        let first = words.prefix(1).map { StyledText($0, texts.count > 1 ? .accent : .secondary) }
        return StyledLine(first + others).truncated(to: columns)
    }

    /// With its value, which may be a name with spaces.
    private static func lastWord(_ text: String) -> String {
        let text = text.last == " " ? text.dropLast() : text[...]
        let colon = text.lastIndex(of: ":") ?? text.endIndex
        let start = text[..<colon].lastIndex(of: " ").map(text.index(after:))
        return String(text[(start ?? text.startIndex)...]).sanitizedLine
    }

    /// The orders; if the line is too long, from the selected one on.
    fileprivate func orderLine(isReversed: Bool, columns: Int) -> StyledLine {
        let words = texts.enumerated().map { place, word in
            place == index
                ? StyledText(" \(isReversed ? "-" : "")\(word) ", .selection)
                : StyledText(" \(word) ")
        }
        let label = StyledText("sort:", .accent)
        let whole = StyledLine([label] + words)
        return whole.width <= columns
            ? whole : StyledLine([label] + words.dropFirst(index)).truncated(to: columns)
    }
}
