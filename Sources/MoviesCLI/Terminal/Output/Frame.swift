/// The content of the whole terminal at one moment.
struct Frame: Hashable, Sendable {
    /// Counted from 0.
    struct Position: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    let size: TerminalSize

    /// From the top, one for each row.
    private(set) var lines: [StyledLine]

    /// `nil` hides the cursor.
    let cursor: Position?

    /// Truncates lines that are too wide, and drops those that don't fit.
    init(size: TerminalSize, lines: [StyledLine], cursor: Position? = nil) {
        self.size = size
        self.lines = lines.prefix(size.rows).map { $0.truncated(to: size.columns) }
        self.lines += Array(repeating: [], count: size.rows - self.lines.count)
        self.cursor = cursor.flatMap { cursor in
            cursor.row < size.rows && cursor.column < size.columns ? cursor : nil
        }
    }
}
