/// A destination for text, such as standard output or standard error.
package protocol TextOutput: Sendable {
    var isTerminal: Bool { get }

    /// The width of the terminal in columns; `nil` if unknown.
    var width: Int? { get }

    /// The height of the terminal in rows; `nil` if unknown.
    var height: Int? { get }

    /// Writes the whole text before it returns.
    func write(_ text: String) throws(OutputError)
}

package enum OutputError: Error, Hashable {
    /// The reader has closed the pipe, as `| head -1` does.
    case closed
    /// The OS error message, such as `No space left on device`.
    case failed(String)
}
