import Presentation
import Terminal

/// A menu of numbered lines, for simple terminals and scripts.
@MainActor
protocol LineModeScreen: AnyObject {
    var isWaiting: Bool { get }
    var menu: LineMenu { get }

    /// Returns the output that has not been printed; empty for none.
    func drainOutput() -> CommandOutput

    /// Handles a line of input; returns a message about it, which is mostly empty, or `nil` if the
    /// screen has no such command.
    func handle(_ command: LineCommand) async -> String?

    /// The screen is on top again, and must be printed again.
    func didReappear()
}

extension LineModeScreen {
    static var newSearch: (input: String, purpose: String) { ("/title", "search for a title") }

    static func number(_ index: Int) -> String { String(index + 1).leftPadded(to: 3) }

    static func lines(of suggestions: some Sequence<QuerySuggestionViewModel>) -> [String] {
        suggestions.enumerated().map { index, item in
            let details = [item.year.map { " (\($0))" }, item.label.map { "  (\($0))" }]
            return "\(number(index))  \(item.text.sanitizedLine)"
                + details.compactMap(\.self).joined()
        }
    }
}

extension CommandOutput {
    init(lines: [String]) { self.init(results: lines.map { $0 + "\n" }.joined()) }

    init(introducing sentence: String) {
        self.init()
        introduce(sentence)
    }
}
