/// The position and style of the next character, which a terminal saves and restores together.
struct ScreenCursor: Equatable, Sendable {
    var row = 0
    var column = 0
    /// Whether the last column was written, so that the next character wraps.
    var isWrapPending = false
    var style = ScreenStyle()

    /// Moves to a position, limited to the size of the screen.
    mutating func move(row: Int, column: Int, columns: Int, rows: Int) {
        self.row = min(max(row, 0), rows - 1)
        self.column = min(max(column, 0), columns - 1)
        isWrapPending = false
    }
}
