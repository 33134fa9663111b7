/// What a terminal shows after the bytes that a program has written to it.
///
/// It understands what a full-screen program of today needs, and collects the rest in
/// ``unknownSequences``. Rows and columns count from 0.
public struct ScreenModel: Equatable, Sendable {
    /// Whether `?1049` has shown the other screen, which leaves no trace.
    public internal(set) var isAlternate = false
    public internal(set) var isCursorVisible = true
    /// Whether a program is in the middle of a change that is to be seen as one, by `?2026`.
    public internal(set) var isSynchronizing = false
    /// Whether pasted text is to be marked, by `?2004`.
    public internal(set) var isBracketedPaste = false
    /// Whether text that is too long for a row goes on in the next, by `?7`.
    public internal(set) var isAutowrapOn = true
    /// How often a character was printed that did not fit into what was left of its row.
    ///
    /// It was wrapped to the next row, or took the place of the one in the last column.
    public internal(set) var overflowCount = 0
    /// What was not understood, in its order; a sequence from `ESC` on.
    public internal(set) var unknownSequences: [String] = []

    /// Whether emoji that make one picture have two columns in all, and not two each.
    let joinsEmoji: Bool
    var page: ScreenPage
    /// The one of the two screens that is not shown.
    var hiddenPage: ScreenPage
    var position = ScreenCursor()
    private var decoder = UTF8Decoder()
    private var parser = EscapeSequenceParser()

    /// A blank screen of at least one column and row.
    ///
    /// Without `joinsEmoji` it is that of an older terminal, which counts each scalar for itself.
    public init(columns: Int, rows: Int, joinsEmoji: Bool = true) {
        self.joinsEmoji = joinsEmoji
        page = ScreenPage(columns: max(columns, 1), rows: max(rows, 1))
        hiddenPage = page
    }

    /// All rows from the top, wide characters once, without the blanks at the end of each.
    public var lines: [String] {
        (0..<page.rows).map { page.line($0) }
    }

    /// Where the next character goes, or, after the last column was written, that column.
    public var cursor: (row: Int, column: Int) {
        (position.row, position.column)
    }

    public var columns: Int {
        page.columns
    }

    public var rows: Int {
        page.rows
    }

    /// How the character at a place looks; the terminal's plain style outside of the screen.
    public func style(row: Int, column: Int) -> ScreenStyle {
        page.cell(row: row, column: column)?.style ?? ScreenStyle()
    }

    public func isReversed(row: Int, column: Int) -> Bool {
        style(row: row, column: column).isReversed
    }

    public func isBold(row: Int, column: Int) -> Bool {
        style(row: row, column: column).isBold
    }

    /// Takes more of what the program writes, cut anywhere.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            for scalar in decoder.decode(byte) {
                if let event = parser.parse(scalar) { perform(event) }
            }
        }
    }

    /// Changes the size as `xterm` does: no text moves to another row.
    ///
    /// Rows go at the bottom, but so many at the top that the cursor stays on the screen.
    public mutating func resize(columns: Int, rows: Int) {
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
