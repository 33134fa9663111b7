/// All that a screen shows at one moment.
struct Frame: Hashable, Sendable {
    /// A place on the screen, counted from 0.
    struct Position: Hashable, Sendable {
        var row: Int
        var column: Int
    }

    let size: TerminalSize

    /// From the top; what does not fit is cut off.
    private(set) var lines: [StyledLine]

    /// Where something is typed; `nil` hides the cursor.
    let cursor: Position?

    init(size: TerminalSize, lines: [StyledLine], cursor: Position? = nil) {
        self.size = size
        self.lines = lines.prefix(size.rows).map { $0.truncated(to: size.columns) }
        self.lines += Array(repeating: [], count: size.rows - self.lines.count)
        self.cursor = cursor.flatMap { cursor in
            cursor.row < size.rows && cursor.column < size.columns ? cursor : nil
        }
    }
}
