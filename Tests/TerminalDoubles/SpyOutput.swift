import Synchronization
package import Terminal
package import TestSupport

/// Records written text, or fails to write.
package final class SpyOutput: TextOutput {
    package let isTerminal: Bool
    package let width: Int?
    package let height: Int? = nil
    private let error: OutputError?
    private let written = Mutex("")

    /// Opens with the first text.
    package let hasText = Gate()

    package init(isTerminal: Bool = false, width: Int? = nil, failingWith error: OutputError? = nil)
    {
        self.isTerminal = isTerminal
        self.width = width
        self.error = error
    }

    package var text: String { written.withLock(\.self) }

    package func write(_ text: String) throws(OutputError) {
        if let error { throw error }
        written.withLock { $0 += text }
        hasText.open()
    }
}
