/// A change of a terminal's size in the middle of what a program writes.
struct TerminalResize: Sendable {
    /// How many bytes had arrived before it.
    let offset: Int
    let columns: Int
    let rows: Int
}
