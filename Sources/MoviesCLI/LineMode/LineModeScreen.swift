/// A view for a terminal that can do no more than print lines and read them.
@MainActor
protocol LineModeScreen: AnyObject {
    /// Whether what it shows is still to come.
    var isWaiting: Bool { get }

    /// What can be typed, in a few words.
    var question: String { get }

    /// What there is to print that was not printed yet; empty for nothing.
    func drainOutput() -> String

    /// Does what was typed, and returns what of it is for the screen that is on top by then.
    func handle(_ line: String) async -> String?

    /// It is on top again, and has to be printed once more.
    func didReappear()
}

/// What was typed at a question: a number, a letter with perhaps a number, or a text.
enum LineCommand: Hashable {
    case nothing

    /// From 1.
    case number(Int)
    case letter(Character)

    /// The film of that number, in a browser.
    case browse(Int)

    /// What follows a slash, which may be nothing.
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
