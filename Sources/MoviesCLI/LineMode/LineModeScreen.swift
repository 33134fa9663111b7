/// A view for a terminal that can only print lines and read them.
@MainActor
protocol LineModeScreen: AnyObject {
    /// Whether what it shows is still loading.
    var isWaiting: Bool { get }

    /// What can be typed, in a few words.
    var question: String { get }

    /// What has not been printed yet; empty for nothing.
    func drainOutput() -> String

    /// Does what was typed.
    ///
    /// - Returns: the part of the line that is meant for the screen that is on top afterwards.
    func handle(_ line: String) async -> String?

    /// The screen is on top again, and has to be printed again.
    func didReappear()
}

/// What a screen has not printed yet: its content, or else a message about what was typed.
struct PendingOutput {
    private var hasContent = false
    private var message = ""

    mutating func contentDidChange() {
        hasContent = true
    }

    mutating func say(_ message: String) {
        self.message = message + "\n"
    }

    /// Returns what to print: the content if it has changed, which `content` makes, else the message.
    mutating func drain(_ content: () -> String) -> String {
        defer { self = PendingOutput() }
        return hasContent ? content() : message
    }
}

/// A line that was typed: a number, a letter with or without a number, or a text.
enum LineCommand: Hashable {
    case nothing

    /// From 1.
    case number(Int)
    case letter(Character)

    /// The web page of the movie with that number.
    case browse(Int)

    /// What follows a slash; may be empty.
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
