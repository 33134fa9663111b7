import CommandLineKit
import Essentials
import Presentation
import SystemKit
import Terminal

/// The value of `--bind`, `KEY:ACTION`: moves the key of an action, or runs a program of the user.
struct KeyBind: Hashable, Sendable {
    enum Target: Hashable, Sendable {
        /// The action, and the key that is moved.
        case action(KeyAction, KeyAction.Place)
        case command(UserCommand)
    }

    let key: Key
    let target: Target

    /// The screens where the key works: a letter is text while letters are typed.
    var screens: [KeyScreen] {
        switch target {
        case .action(_, let place): place.screens
        case .command: KeyScreen.allCases.filter { $0 != .typing || !key.isText }
        }
    }

    init(_ text: String) throws(ErrorReport) {
        // The key may be a colon.
        guard let colon = text.dropFirst().firstIndex(of: ":") else {
            throw .usage("must be KEY:ACTION, such as ctrl-t:filter")
        }
        let action = text[text.index(after: colon)...].trimmed
        key = try Self.key(text[..<colon].trimmed)
        target =
            if let command = try Self.command(action) {
                .command(command)
            } else {
                try Self.target(action, key)
            }
    }

    private static func key(_ name: String) throws(ErrorReport) -> Key {
        if let key = Key(name: name) { return key }
        let last = name.suffix(1)
        let names = ["ctrl-\(last)", "alt-\(last)", "space"] + (1...12).map { "f\($0)" }
        let near = names.filter { Key(name: $0) != nil }
        let hint = SpellingSuggestion.hint(for: name, in: name.count > 2 ? near : [])
        throw .usage(
            "'\(name.sanitizedLine(width: 60))' is no key"
                + (hint.isEmpty ? "; a key is a character, space, ctrl-t, alt-t or f6" : hint)
        )
    }

    /// `nil` for the name of an action.
    private static func command(_ action: String) throws(ErrorReport) -> UserCommand? {
        for (name, ends) in [("run", false), ("then-quit", true)] where action.hasPrefix(name + "(")
        {
            guard action.hasSuffix(")") else {
                throw .usage("\(name)( is not closed; it ends with )")
            }
            return try UserCommand(String(action.dropFirst(name.count + 1).dropLast()), ends: ends)
        }
        return nil
    }

    private static func target(_ name: String, _ key: Key) throws(ErrorReport) -> Target {
        guard let action = KeyAction(rawValue: name) else {
            let names = KeyAction.allCases.map(\.rawValue) + ["run(…)", "then-quit(…)"]
            let hint = SpellingSuggestion.hint(for: name, in: names)
            throw .usage(
                "unknown action '\(name.sanitizedLine(width: 60))'"
                    + (hint.isEmpty ? "; the actions are \(names.joined(separator: ", "))" : hint)
            )
        }
        guard let place = action.place(for: key) else {
            throw .usage(
                "\(name) works while you type, when characters are text; "
                    + "its key must be one such as ctrl-t, alt-t or f6"
            )
        }
        return .action(action, place)
    }
}

/// A program of the user that runs for a movie, in place of the screen or of the browser.
struct UserCommand: Hashable, Sendable {
    /// The program with its arguments, as it was typed.
    let text: String

    /// Found on `PATH`, as by a shell.
    let program: String

    /// Each is one argument of the program, whatever the values of its fields contain.
    let arguments: [MovieTemplate]

    /// Whether this program ends with the command, and has its exit status.
    let ends: Bool

    init(_ text: String, ends: Bool = false) throws(ErrorReport) {
        let words = try Self.words(text)
        guard let first = words.first, !first.isEmpty else { throw .usage("name a program") }
        guard try Self.template(first).fields.isEmpty else {
            throw .usage("the program can't have a placeholder")
        }
        self.text = text.trimmed.sanitizedLine
        self.ends = ends
        program = first
        arguments = try words.dropFirst().map(Self.template)
    }

    /// Quotes of both kinds group what is within them, in which nothing else has a meaning.
    static func words(_ text: String) throws(ErrorReport) -> [String] {
        guard !text.utf8.contains(0) else { throw .usage("there is a character U+0000") }
        var words: [String] = []
        var word: String?
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "'", "\"":
                guard let end = rest.firstIndex(of: scalar) else {
                    throw .usage("a quote \(scalar) is not closed")
                }
                word = (word ?? "") + String(rest[..<end])
                rest = rest[end...].dropFirst()
            case " ", "\t":
                words += [word].compactMap(\.self)
                word = nil
            default: word = (word ?? "") + String(scalar)
            }
        }
        return words + [word].compactMap(\.self)
    }

    private static func template(_ word: String) throws(ErrorReport) -> MovieTemplate {
        try MovieTemplate(word) { name throws(ErrorReport) in
            let fields = MovieFields.ofDetails.all
            if let field = fields.first(where: { $0.name == name }) { return field }
            let names = fields.map(\.name)
            let hint =
                SpellingSuggestion(for: name, in: names)
                .map { "; did you mean {\($0.candidate)}?" }
                ?? "; the fields are \(names.joined(by: "and"))"
            throw .usage("unknown placeholder {\(name.sanitizedLine(width: 60))}\(hint)")
        }
    }

    /// The program to run for a movie, of which every field that it needs must be known.
    func program(for movie: MoviesListItemViewModel) throws(ErrorReport) -> ForegroundProgram {
        let values = try arguments.map { argument throws(ErrorReport) in
            try argument.text { field throws(ErrorReport) in
                let value = field.value(of: movie).readableText.sanitizedLine
                guard value.isEmpty else { return value }
                throw ErrorReport(.nothingFound, "no \(field.name) known for \(movie.shortName)")
            }
        }
        guard let found = ForegroundProgram(name: program, arguments: values) else {
            let isPath = program.contains("/")
            let isFile = isPath && FileManager.default.fileExists(atPath: program)
            let problem =
                isFile
                ? "\(program) is not executable"
                : isPath ? "there is no \(program)" : "\(program) is not on PATH"
            throw ErrorReport(.unavailable, problem)
        }
        return found
    }

    /// The message about its end; `nil` if it went well.
    func notice(_ ending: ForegroundProgram.Ending) -> String? {
        switch ending {
        case .exited(0): nil
        case .exited(let status): "\(program) ended with status \(status)"
        case .killed(let signal): "\(program) was killed by signal \(signal)"
        case .notStarted(let reason): cannotStart(reason)
        }
    }

    func cannotStart(_ reason: String) -> String { "can't start \(program): \(reason)" }

    /// The last part of the program's path, for the bottom line.
    var name: String { program.split(separator: "/").last.map { String($0) } ?? program }
}
