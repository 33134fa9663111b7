/// A place that text is written to: the standard output or error of the program, or a test's.
protocol TextOutput: Sendable {
    var isTerminal: Bool { get }

    /// The columns of the terminal; `nil` when that is not known.
    var width: Int? { get }

    /// Writes all of the text before it returns.
    func write(_ text: String) throws(OutputError)
}
