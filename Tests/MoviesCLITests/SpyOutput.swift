import Synchronization
import TestSupport

@testable import MoviesCLI

/// Records written text, or fails to write.
final class SpyOutput: TextOutput {
    let isTerminal: Bool
    let width: Int?
    let height: Int? = nil
    private let error: OutputError?
    private let written = Mutex("")

    /// Opens with the first text.
    let hasText = Gate()

    init(isTerminal: Bool = false, width: Int? = nil, failingWith error: OutputError? = nil) {
        self.isTerminal = isTerminal
        self.width = width
        self.error = error
    }

    var text: String { written.withLock(\.self) }

    func write(_ text: String) throws(OutputError) {
        if let error { throw error }
        written.withLock { $0 += text }
        hasText.open()
    }
}
