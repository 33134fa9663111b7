import Terminal

/// A view that only prints and reads lines, for simple terminals and scripts.
@MainActor
protocol LineModeScreen: AnyObject {
    var isWaiting: Bool { get }

    /// A short list of the possible inputs.
    var question: String { get }

    /// Returns the output that has not been printed; empty for none.
    func drainOutput() -> LineModeOutput

    /// Handles a line of input; returns input for the screen that is then on top, if any.
    func handle(_ line: String) async -> String?

    /// The screen is on top again, and must be printed again.
    func didReappear()
}

extension LineModeScreen {
    /// A line that the user can give the number of.
    static func numbered(_ index: Int, _ text: String, year: Int?) -> String {
        let year = year.map { " (\($0))" } ?? ""
        return "\(String(index + 1).leftPadded(to: 3))  \(text.sanitizedLine)\(year)"
    }
}

struct LineModeOutput {
    var text = ""

    /// For standard error.
    var errors: [String] = []
}

/// What a screen has not printed yet: its content, or else a message about the input.
struct PendingOutput {
    private var hasContent = false
    private var message = ""

    mutating func contentDidChange() { hasContent = true }

    mutating func setMessage(_ message: String) { self.message = message + "\n" }

    /// Returns the content if it has changed, else the message.
    mutating func drain(_ content: () -> LineModeOutput) -> LineModeOutput {
        defer { self = PendingOutput() }
        return hasContent ? content() : LineModeOutput(text: message)
    }
}
