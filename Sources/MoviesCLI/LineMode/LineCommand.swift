import Terminal

/// A line of input: a number, an action of a menu, or text; text after a slash is always a title.
enum LineCommand: Hashable {
    /// The number of a row; the first one is 1.
    case number(Int)
    case action(Action)

    /// The text after a slash; may be empty.
    case query(String)
    case text(String)

    /// The actions by their letters; users may type the names as well.
    enum Action: Character, CaseIterable {
        case more = "n"
        case open = "o"
        case retry = "r"
        case back = "b"
        case quit = "q"
        case help = "?"

        var purpose: String {
            switch self {
            case .more: "print more movies"
            case .open: "open the web page"
            case .retry: "try again what failed"
            case .back: "go back"
            case .quit: "quit"
            case .help: "print these commands"
            }
        }
    }

    /// A name of an action that is not in the menu is a text; fails for a blank line.
    init?(_ line: String, _ menu: LineMenu) {
        let line = line.sanitizedLine.split(separator: " ").joined(separator: " ")
        let isNamed = { (action: Action) in line == "\(action)" || line == "\(action.rawValue)" }
        guard !line.isEmpty else { return nil }
        if let number = Int(line), number > 0 {
            self = .number(number)
        } else if line.hasPrefix("/") {
            self = .query(line.dropFirst().trimmed)
        } else if let action = menu.actions.first(where: isNamed) {
            self = .action(action)
        } else {
            self = .text(line)
        }
    }
}

/// The commands that can be typed on a screen: the only table of the question and the help.
struct LineMenu {
    /// Other input than actions, such as a number, and what it is for.
    let inputs: [(input: String, purpose: String)]
    let actions: [LineCommand.Action]

    static let prompt = LineMenu(
        inputs: [
            ("title", "search; also for a person, or with filters such as genre:horror"),
            ("number", "search for a suggestion"), ("bl?", "suggest titles with bl"),
        ],
        actions: [.back, .quit, .help]
    )

    /// A short list, such as `number, /title, b back, q quit, ? help`.
    var question: String {
        (inputs.map(\.input) + actions.map { "\($0.rawValue) \($0)" }).joined(separator: ", ")
    }

    var help: String {
        (inputs + actions.map { ("\($0.rawValue)", $0.purpose) })
            .map { "\($0.input.padded(to: 10))\($0.purpose)\n" }.joined()
    }
}
