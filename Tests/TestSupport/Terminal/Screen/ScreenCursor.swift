/// Where and how the next character is shown: what a terminal saves and gives back as one.
struct ScreenCursor: Equatable, Sendable {
    var row = 0
    var column = 0
    /// Whether the last column was written, so that one more character does not fit.
    var isWrapPending = false
    var style = ScreenStyle()

    /// Goes to a place, or as near to it as a screen of the size allows.
    mutating func move(row: Int, column: Int, columns: Int, rows: Int) {
        self.row = min(max(row, 0), rows - 1)
        self.column = min(max(column, 0), columns - 1)
        isWrapPending = false
    }
}
