/// A view that only prints and reads lines, for simple terminals and scripts.
@MainActor
protocol LineModeScreen: AnyObject {
    /// Whether the content is still loading.
    var isWaiting: Bool { get }

    /// A short list of the possible inputs.
    var question: String { get }

    /// Returns the output that has not been printed; empty for none.
    func drainOutput() -> String

    /// Handles a line of input.
    ///
    /// - Returns: input for the screen that is then on top; `nil` for none.
    func handle(_ line: String) async -> String?

    /// The screen is on top again, and must be printed again.
    func didReappear()
}

/// The output of a screen that has not been printed: its content, or else a message about the input.
struct PendingOutput {
    private var hasContent = false
    private var message = ""

    mutating func contentDidChange() {
        hasContent = true
    }

    mutating func setMessage(_ message: String) {
        self.message = message + "\n"
    }

    /// Returns the content if it has changed, else the message.
    mutating func drain(_ content: () -> String) -> String {
        defer { self = PendingOutput() }
        return hasContent ? content() : message
    }
}

/// A line of input: a number, a letter with or without a number, or text.
enum LineCommand: Hashable {
    case nothing

    /// From 1.
    case number(Int)
    case letter(Character)

    /// Opens the web page of the movie with this number.
    case browse(Int)

    /// The text after a slash; may be empty.
    case query(String)
    case text(String)

    init(_ line: String) {
        let line = line.sanitizedLine.trimmingBlanks
        let words = line.split(separator: " ")
        if line.isEmpty {
            self = .nothing
        } else if let number = Int(line), number > 0 {
            self = .number(number)
        } else if line.count == 1, let letter = line.first, letter != "/" {
            self = .letter(letter)
        } else if words.count == 2, words[0] == "o", let number = Int(words[1]), number > 0 {
            self = .browse(number)
        } else if line.hasPrefix("/") {
            self = .query(String(line.dropFirst()).trimmingBlanks)
        } else {
            self = .text(line)
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
