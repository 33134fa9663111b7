/// A model of a terminal's screen, which is updated by the bytes that a program writes.
///
/// It supports what a modern full-screen program needs, and collects the rest in
/// ``unknownSequences``. Rows and columns count from 0.
package struct ScreenModel: Equatable, Sendable {
    /// Whether the alternate screen is shown (`?1049`).
    package internal(set) var isAlternate = false
    package internal(set) var isCursorVisible = true
    /// Whether a synchronized update is in progress (`?2026`).
    package internal(set) var isSynchronizing = false
    /// Images and copied text, as sequences without their terminators.
    package internal(set) var strings: [String] = []
    /// Whether the mouse is reported (`?1000`).
    package internal(set) var reportsMouse = false
    /// Whether pasted text is marked (`?2004`).
    package internal(set) var isBracketedPaste = false
    /// Whether text that is too long for a row wraps (`?7`).
    package internal(set) var isAutowrapOn = true
    /// The number of characters that did not fit into the rest of their row.
    ///
    /// They were wrapped to the next row, or replaced the character in the last column. Those of a
    /// frame that was written for the size before are not counted: the next one erases the screen.
    package internal(set) var overflowCount = 0
    var overflowCountBeforeResize: Int?
    /// Unknown sequences, starting with `ESC`, in order.
    package internal(set) var unknownSequences: [String] = []

    /// Whether joined emoji have two columns in total, and not two each.
    let joinsEmoji: Bool
    var page: ScreenPage
    /// The main or alternate screen, whichever is not shown.
    var hiddenPage: ScreenPage
    var position = ScreenCursor()

    /// The start of a character that has not arrived completely.
    private var pending: [UInt8] = []
    private var parser = EscapeSequenceParser()

    /// A blank screen of at least one column and row.
    ///
    /// Without `joinsEmoji` it models an older terminal, which measures each scalar separately.
    package init(columns: Int, rows: Int, joinsEmoji: Bool = true) {
        self.joinsEmoji = joinsEmoji
        page = ScreenPage(columns: max(columns, 1), rows: max(rows, 1))
        hiddenPage = page
    }

    /// All rows from the top, without trailing spaces; a wide character appears once.
    package var lines: [String] { (0..<page.rows).map { page.line($0) } }

    /// The position of the next character, or the last column if a wrap is pending.
    package var cursor: (row: Int, column: Int) { (position.row, position.column) }

    /// The images that are shown, of those that were sent in one piece by kitty's protocol.
    package var images: [ScreenImage] { page.images }

    package var columns: Int { page.columns }

    package var rows: Int { page.rows }

    /// The character of a cell; empty in the right half of a wide one and outside the screen.
    package func text(row: Int, column: Int) -> String {
        page.cell(row: row, column: column)?.text ?? ""
    }

    /// The style of a cell; the default style outside the screen.
    package func style(row: Int, column: Int) -> ScreenStyle {
        page.cell(row: row, column: column)?.style ?? ScreenStyle()
    }

    package func isReversed(row: Int, column: Int) -> Bool {
        style(row: row, column: column).isReversed
    }

    /// Whether a cell is reversed or has a background, as a selected row has.
    package func isSelected(row: Int, column: Int) -> Bool {
        isReversed(row: row, column: column) || style(row: row, column: column).background != nil
    }

    package func isBold(row: Int, column: Int) -> Bool { style(row: row, column: column).isBold }

    /// Whether a line contains a text.
    package func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

    /// The first line that begins selected; `nil` for none.
    package var selectedLine: String? {
        lines.indices.first { isSelected(row: $0, column: 0) }.map { lines[$0] }
    }

    /// Processes the next bytes of output, which may be split anywhere.
    package mutating func feed(_ bytes: some Sequence<UInt8>) {
        pending += bytes
        var rest = pending[...]
        while let scalar = Self.takeScalar(from: &rest) {
            if let event = parser.parse(scalar) { perform(event) }
        }
        pending = Array(rest)
    }

    /// The first character, or `U+FFFD` in place of invalid bytes; `nil` if more must follow.
    private static func takeScalar(from bytes: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard let first = bytes.first else { return nil }
        var iterator = bytes.makeIterator()
        var parser = UTF8.ForwardParser()
        switch parser.parseScalar(from: &iterator) {
        case .valid(let encoded):
            bytes.removeFirst(encoded.count)
            return UTF8.decode(encoded)
        case .error(let length):
            if length == bytes.count, (0xC2...0xF4).contains(first) { return nil }
            bytes.removeFirst(length)
            return "\u{FFFD}"
        case .emptyInput: return nil
        }
    }

    /// Resizes like `xterm`: no text moves to another row.
    ///
    /// Rows are removed at the bottom, or at the top if the cursor would leave the screen.
    package mutating func resize(columns: Int, rows: Int) {
        overflowCountBeforeResize = overflowCountBeforeResize ?? overflowCount
        let columns = max(columns, 1)
        let rows = max(rows, 1)
        let lost = max(position.row - (rows - 1), 0)
        page.resize(columns: columns, rows: rows, losingAtTop: lost)
        let hiddenLost = isAlternate ? max(hiddenPage.savedCursor.row - (rows - 1), 0) : 0
        hiddenPage.resize(columns: columns, rows: rows, losingAtTop: hiddenLost)
        hiddenPage.savedCursor.row -= hiddenLost
        move(row: position.row - lost, column: position.column)
    }
}
