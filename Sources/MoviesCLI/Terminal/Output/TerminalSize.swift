/// The size of a terminal in characters.
struct TerminalSize: Hashable, Sendable {
    /// For a terminal that does not report its size.
    static let standard = TerminalSize(columns: 80, rows: 24)

    var columns: Int
    var rows: Int
}
