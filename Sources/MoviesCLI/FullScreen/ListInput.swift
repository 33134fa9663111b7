import Terminal

/// The line above a list in which the user narrows, filters or sorts it.
enum ListInput {
    /// Typed text that movies must match.
    case narrowing(LineEditor)

    /// Words such as `genre:horror`, and the texts that complete them.
    case filters(LineEditor, Completions)

    /// One of several orders.
    case order(SortChoice)

    /// Whether characters are text.
    var takesText: Bool {
        switch self {
        case .narrowing, .filters: true
        case .order: false
        }
    }

    /// - Parameters:
    ///   - matches: how many movies match the typed text, in words.
    ///   - columns: the width of the line.
    /// - Returns: the line, and the column of the cursor in it.
    func content(matches: String, columns: Int) -> (line: StyledLine, cursorColumn: Int?) {
        switch self {
        case .narrowing(let editor):
            let note = StyledLine(matches, .secondary)
            return Self.content("/", editor, note, columns: columns)
        case .filters(let editor, let completions):
            let note = completions.line(columns: columns / 2)
            return Self.content("filter: ", editor, note, columns: columns)
        case .order(let choice): return (choice.line(columns: columns), nil)
        }
    }

    /// A mark and the text on the left, and a note at the right if there is room.
    private static func content(
        _ mark: String,
        _ editor: LineEditor,
        _ note: StyledLine,
        columns: Int
    ) -> (line: StyledLine, cursorColumn: Int?) {
        let label = StyledText(mark, .accent)
        let view = editor.viewport(columns: max(columns - label.width, 1))
        let line: StyledLine = [label, StyledText(view.text)]
        let cursor = label.width + view.cursorColumn
        guard line.width + note.width + 2 <= columns else { return (line, cursor) }
        return (StyledLine(line.padded(to: columns - note.width).pieces + note.pieces), cursor)
    }
}

/// Texts that complete what was typed, one of which is selected.
struct Completions {
    private let texts: [String]
    private var index = 0

    init(_ texts: [String]) {
        self.texts = texts
    }

    /// The selected text; `nil` if there is none.
    var selected: String? { texts.indices.contains(index) ? texts[index] : nil }

    mutating func move(by count: Int) {
        guard !texts.isEmpty else { return }
        index = (index + count + texts.count) % texts.count
    }

    /// The last words of the texts, from the selected one on.
    func line(columns: Int) -> StyledLine {
        let words = texts.dropFirst(index).map { String($0.split(separator: " ").last ?? "") }
        let others = words.dropFirst().map { StyledText(" \($0)", .secondary) }
        let first = words.prefix(1).map { StyledText($0, texts.count > 1 ? .accent : .secondary) }
        return StyledLine(first + others).truncated(to: columns)
    }
}

/// The orders, one of which is selected.
struct SortChoice: Hashable {
    private let orders: [String]
    private var index: Int
    private var isReversed: Bool

    /// - Parameters:
    ///   - orders: words such as `year`.
    ///   - order: the current one, after `-` if it is reversed; `nil` for the first.
    init(_ orders: [String], current order: String?) {
        self.orders = orders
        isReversed = order?.hasPrefix("-") ?? false
        index = order.flatMap { orders.firstIndex(of: String($0.drop { $0 == "-" })) } ?? 0
    }

    /// The chosen order, after `-` if it is reversed; `nil` if there is none.
    var order: String? {
        orders.indices.contains(index) ? (isReversed ? "-" : "") + orders[index] : nil
    }

    mutating func move(by count: Int) {
        guard !orders.isEmpty else { return }
        index = (index + count + orders.count) % orders.count
    }

    mutating func reverse() {
        isReversed.toggle()
    }

    /// The line; if it is too long, from the chosen order on.
    func line(columns: Int) -> StyledLine {
        let whole = line(from: 0)
        return whole.width <= columns ? whole : line(from: index).truncated(to: columns)
    }

    private func line(from first: Int) -> StyledLine {
        let words = orders.enumerated().dropFirst(first).map { place, word in
            let isChosen = place == index
            let text = " \(isChosen && isReversed ? "-" : "")\(word) "
            return StyledText(text, isChosen ? .selection : .plain)
        }
        return StyledLine([StyledText("sort:", .accent)] + words)
    }
}
