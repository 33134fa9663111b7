import Terminal

/// A line of input: a number, a command, or text.
///
/// A command may be a title as well: text after a slash is always a title.
enum LineCommand: Hashable {
    case nothing
    /// The number of a row; the first one is 1.
    case number(Int)
    case action(Action)
    case numbered(Action, Int)
    /// The text after `&`, which movies must match; empty for all movies.
    case narrow(String)
    /// Words such as `genre:horror`; empty to remove all filters.
    case filter(String)
    /// A word such as `year`; empty for the source's own order.
    case sort(String)
    /// The text after a slash; may be empty.
    case query(String)
    case text(String)

    enum Action: String, CaseIterable {
        case back, more, open, quit, retry, trailer, url, help

        var letter: Substring {
            switch self {
            case .more: "n"
            case .url: "y"
            case .help: "?"
            case .back, .open, .quit, .retry, .trailer: rawValue.prefix(1)
            }
        }

        init?(_ text: Substring) {
            let action = Self.allCases.first { $0.rawValue == text || $0.letter == text }
            guard let action else { return nil }
            self = action
        }
    }

    init(_ line: String) {
        let line = line.sanitizedLine.trimmingBlanks
        let words = line.split(separator: " ", maxSplits: 1)
        let rest = words.count > 1 ? String(words[1]) : ""
        if line.isEmpty {
            self = .nothing
        } else if let number = Int(line), number > 0 {
            self = .number(number)
        } else if line.hasPrefix("/") {
            self = .query(String(line.dropFirst()).trimmingBlanks)
        } else if line.hasPrefix("&") {
            self = .narrow(String(line.dropFirst()).trimmingBlanks)
        } else if let action = Action(line[...]) {
            self = .action(action)
        } else if let action = Action(words[0]), let number = Int(rest), number > 0 {
            self = .numbered(action, number)
        } else if words[0] == "f" || words[0] == "filter", rest.isEmpty || rest.contains(":") {
            self = .filter(rest)
        } else if words[0] == "s" || words[0] == "sort", rest.allSatisfy({ $0 != " " }) {
            self = .sort(rest)
        } else {
            self = .text(line)
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String { split(separator: " ").joined(separator: " ") }
}
