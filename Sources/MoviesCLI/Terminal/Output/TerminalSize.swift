package struct TerminalSize: Hashable, Sendable {
    /// For a terminal that does not report its size.
    package static let standard = TerminalSize(columns: 80, rows: 24)

    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Whether there is room for another size.
    package func fits(_ other: TerminalSize) -> Bool {
        columns >= other.columns && rows >= other.rows
    }
}
