import Infrastructure

/// The size of a terminal in characters.
struct TerminalSize: Hashable, Sendable {
    /// For a terminal that does not report its size.
    static let standard = TerminalSize(columns: 80, rows: 24)

    var columns: Int
    var rows: Int

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The size of the terminal at standard output.
    static var current: TerminalSize {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
        else { return .standard }
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
