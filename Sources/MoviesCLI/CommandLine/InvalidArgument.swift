/// An argument that the parser does not know, and what the user may have meant.
///
/// A guess is only shown, and never run.
struct InvalidArgument {
    private static let nameWidth = 60
    private static let commandLineWidth = 100

    /// All arguments of the program.
    let arguments: [String]

    /// The position of the invalid one.
    let index: Int

    /// From `movies` to the command that does not know it.
    let path: [CommandSpec]

    private var spec: CommandSpec { path[path.count - 1] }

    /// The error for a word that is no command.
    var unknownCommand: UsageError {
        let word = arguments[index]
        let problem = "unknown command '\(Self.masked(word).sanitizedLine(width: Self.nameWidth))'"
        if let owned = ownedCommand(word) {
            return UsageError(message: problem + Self.question([owned]))
        }
        let near = SpellingSuggestion(for: word, in: spec.subcommands.map(\.name))
        var guesses: [String] = []
        if let near { guesses.append(commandLine(replacingWith: near.candidate)) }
        // The words may also be a query that lacks its command.
        if path.count == 1, !(near?.isCertain ?? false),
            word.contains(where: { !$0.isWhitespace })
        {
            guesses.append(commandLine([SearchCommand.spec.name] + arguments))
        }
        guard !guesses.isEmpty else { return UsageError(message: "\(problem); \(valid)") }
        return UsageError(message: problem + Self.question(guesses))
    }

    /// The error for a word that may be a secret, and so is not in the message.
    var misplacedWord: UsageError {
        let name = path.map(\.name).joined(separator: " ")
        let reading = "asks for the token, or reads it from standard input"
        guard let subcommand = spec.subcommands.first else {
            return UsageError(message: "'\(name)' takes no argument: it \(reading)")
        }
        return UsageError(message: "unknown command; '\(name) \(subcommand.name)' \(reading)")
    }

    /// A command line for a word that is a command of another command, or an option of the program.
    private func ownedCommand(_ word: String) -> String? {
        guard path.count == 1 else { return nil }
        if path[0].options.contains(where: { $0.name == "--\(word)" && $0.value == nil }) {
            return "\(path[0].name) --\(word)"
        }
        for command in path[0].subcommands.map(\.spec) {
            guard let found = command.subcommands.first(where: { $0.name == word })?.spec else {
                continue
            }
            var corrected = arguments
            corrected.insert(command.name, at: index)
            return found.mayGetSecret
                ? "\(path[0].name) \(command.name) \(word)" : commandLine(corrected)
        }
        return nil
    }

    /// A word without what looks like a credential of TMDB.
    private static func masked(_ word: String) -> String {
        let isKey = word.utf8.count == 32 && word.allSatisfy(\.isHexDigit)
        return isKey || word.contains("eyJ") ? "********" : word
    }

    /// The commands that there are.
    private var valid: String {
        guard path.count > 1 else { return "'movies help' lists the commands" }
        let names = spec.subcommands.map(\.name)
        let name = path.map(\.name).joined(separator: " ")
        return "'\(name)' has \(names.joined(by: "and"))"
    }

    /// The error for an option; `name` is without its value, `known` are the options of the command.
    func unknownOption(_ name: String, known: [OptionSpec]) -> UsageError {
        let problem = "unknown option '\(name.sanitizedLine(width: Self.nameWidth))'"
        if path.count == 1, let guess = guess(forOptionOfCommand: name) {
            return UsageError(message: "'\(name)' needs a command" + Self.question([guess]))
        }
        if path.count > 1, let guess = guess(forOptionOfProgram: name) {
            return UsageError(message: problem + Self.question([guess]))
        }
        let above = path.dropFirst().dropLast().last { $0.options.contains { $0.isNamed(name) } }
        if let above {
            return UsageError(
                message: "\(problem); it is an option of '\(path[0].name) \(above.name)'"
            )
        }
        if let owner = Self.owner(of: name, in: path[0].subcommands, path[0].name) {
            return UsageError(message: "\(problem); it is an option of '\(owner)'")
        }
        let hint = SpellingSuggestion.hint(for: name, in: known.map(\.name))
        let escape = hint.isEmpty && !spec.operands.isEmpty && spec.subcommands.isEmpty
        return UsageError(
            message: problem + hint
                + (escape ? "; put -- before words that start with a dash" : "")
        )
    }

    /// A command line with the command that has the option: one that follows, or else `search`.
    private func guess(forOptionOfCommand name: String) -> String? {
        let commands = path[0].subcommands.map(\.spec).filter {
            $0.options.contains { $0.isNamed(name) }
        }
        let later = arguments.indices.first { position in
            position > index && commands.contains { $0.name == arguments[position] }
        }
        if let later {
            var others = arguments
            let command = others.remove(at: later)
            return commandLine([command] + others)
        }
        let search = SearchCommand.spec
        guard commands.contains(where: { $0.name == search.name }) else { return nil }
        return commandLine([search.name] + arguments)
    }

    /// A command line without the command, for an option that only the program has.
    private func guess(forOptionOfProgram name: String) -> String? {
        let options = path[0].options.filter { $0.option == .pick || $0.option == .version }
        guard options.contains(where: { $0.isNamed(name) }) else { return nil }
        // The words of a search are those to pick from.
        let words = arguments.filter { $0 != name }
        let isQuery = spec.name == SearchCommand.spec.name && words.first == spec.name
        let hasOptions = words.contains { $0.hasPrefix("-") }
        return commandLine([name] + (isQuery && !hasOptions ? words.dropFirst() : []))
    }

    /// The first command that has the option, with the names before it.
    private static func owner(
        of option: String,
        in commands: [Subcommand],
        _ prefix: String
    ) -> String? {
        for command in commands.map(\.spec) {
            let name = "\(prefix) \(command.name)"
            if command.options.contains(where: { $0.isNamed(option) }) { return name }
            if let owner = owner(of: option, in: command.subcommands, name) { return owner }
        }
        return nil
    }

    private func commandLine(replacingWith word: String) -> String {
        var corrected = arguments
        corrected[index] = word
        return commandLine(corrected)
    }

    private func commandLine(_ arguments: [String]) -> String {
        let words = arguments.map(Self.masked)
        let text = "\(path[0].name) \(ShellWords.text(ofArguments: words))"
        return text.sanitizedLine(width: Self.commandLineWidth)
    }

    private static func question(_ guesses: [String]) -> String {
        "; did you mean \(guesses.map { "'\($0)'" }.joined(separator: " or "))?"
    }
}

extension OptionSpec {
    /// Whether an argument names it, by its long or short name.
    func isNamed(_ argument: String) -> Bool {
        argument == name || short.map { "-\($0)" } == argument
    }
}
