import Terminal

/// An argument that the parser does not know, and what the user may have meant, which is never run.
struct InvalidArgument {
    let arguments: [String]
    let index: Int

    /// From the root to the command that does not know it.
    let path: [CommandSpec]

    private var root: CommandSpec { path[0] }
    private var spec: CommandSpec { path[path.count - 1] }

    /// The default command, if the word and those after it are rather its operands than a command.
    ///
    /// A word with one typo in the name of a command may be that command, and a secret is no operand.
    var commandOfWords: CommandSpec? {
        let word = arguments[index]
        guard path.count == 1 || spec.beginsTitles, let command = defaultCommand,
            !word.allSatisfy(\.isWhitespace), Self.masked(word) == word,
            !isOnlyCommandElsewhere,
            !spec.subcommands.contains(where: {
                SpellingSuggestion.isNear(word, $0.name) && !$0.spec.isQuery
            })
        else { return nil }
        return command
    }

    /// Whether the word names a command of another command, or an option of the program, and the
    /// words after it, if any, are rather its files than words of a query.
    private var isOnlyCommandElsewhere: Bool {
        let word = arguments[index]
        guard guess(forNameElsewhere: word) != nil else { return false }
        guard arguments.count > 1, let command = command(namedElsewhere: word)?.last else {
            return arguments.count == 1
        }
        return command.completes == .files || command.secretHint != nil
    }

    /// The default command, if it has the option and no other command follows.
    func commandOfOption(_ name: String) -> CommandSpec? {
        // The value of a short option may follow it at once.
        let name = name.hasPrefix("--") ? name : String(name.prefix(2))
        guard path.count == 1, let command = defaultCommand,
            command.options.contains(where: { $0.isNamed(name) }),
            !arguments[index...].contains(where: { word in
                spec.subcommands.contains { $0.name == word }
            })
        else { return nil }
        return command
    }

    /// The message for a word that is no command.
    var unknownCommand: String {
        let word = arguments[index]
        let problem = "unknown command '\(Self.masked(word).sanitizedLine(width: 60))'"
        var guesses: [String] = []
        if let guess = guess(forNameElsewhere: word) {
            guesses = [guess]
        } else if let near = SpellingSuggestion(for: word, in: spec.subcommands.map(\.name)) {
            guesses = [commandLine(replacingWith: [near.candidate])]
        }
        // The words may also be those of the default command, without its name.
        if path.count == 1, !word.allSatisfy(\.isWhitespace), let command = defaultCommand {
            guesses.append(commandLine([command.name] + arguments))
        }
        guard guesses.isEmpty else { return problem + question(guesses) }
        guard path.count > 1 else { return "\(problem); '\(root.name) help' lists the commands" }
        return "\(problem); '\(path.name)' has \(spec.subcommands.map(\.name).joined(by: "and"))"
    }

    /// The message for a word that may be a secret, and so is not in the message.
    var misplacedWord: String {
        let reading = spec.secretHint ?? ""
        guard let subcommand = spec.subcommands.first else {
            return "'\(path.name)' takes no argument: it \(reading)"
        }
        let names = spec.subcommands.map(\.name)
        if let near = SpellingSuggestion(for: arguments[index], in: names) {
            return "unknown command" + question(["\(path.name) \(near.candidate)"])
        }
        let others = Array(names.dropFirst())
        let verb = others.count == 1 ? "other is" : "others are"
        return "unknown command; '\(path.name) \(subcommand.name)' \(reading)"
            + (others.isEmpty ? "" : "; the \(verb) \(others.joined(by: "and"))")
    }

    /// A command line for a word that is a command of another command, or an option of the program.
    private func guess(forNameElsewhere word: String) -> String? {
        guard path.count == 1 else { return nil }
        if root.options.contains(where: { $0.name == "--\(word)" && $0.value == nil }) {
            return "\(root.name) --\(word)"
        }
        guard let found = command(namedElsewhere: word) else { return nil }
        guard found.last?.secretHint == nil else { return found.name }
        return commandLine(replacingWith: found.dropFirst().map(\.name))
    }

    private func command(namedElsewhere word: String) -> [CommandSpec]? {
        CommandSpec.paths(from: [root]).first { $0.count > 2 && $0.last?.name == word }
    }

    /// A word without what looks like a secret: a key of 128 bits, or a JSON Web Token.
    private static func masked(_ word: String) -> String {
        let isKey = word.utf8.count == 32 && word.allSatisfy(\.isHexDigit)
        return isKey || word.contains("eyJ") ? "********" : word
    }

    /// The message for an option; `name` is without its value, `known` are the options of the command.
    func unknownOption(_ name: String, known: [OptionSpec]) -> String {
        let problem = "unknown option '\(name.sanitizedLine(width: 60))'"
        if path.count == 1, let guess = guess(forOptionOfCommand: name) {
            return "'\(name)' needs a command" + question([guess])
        }
        if path.count > 1, let guess = guess(forOptionOfProgram: name) {
            return problem + question([guess])
        }
        // A command above this one counts before the others.
        let above = path.indices.dropFirst().dropLast().reversed().map { Array(path[...$0]) }
        let owner = (above + CommandSpec.paths(from: [root]).dropFirst()).first { path in
            path.last?.options.contains { $0.isNamed(name) } ?? false
        }
        if let owner { return problem + "; it is an option of '\(owner.name)'" }
        let hint = SpellingSuggestion.hint(for: name, in: known.map(\.name))
        let escape = hint.isEmpty && !spec.operands.isEmpty && spec.subcommands.isEmpty
        return problem + hint + (escape ? "; put -- before words that start with a dash" : "")
            + (escape ? commandLineWithWords.map { ": '\($0)'" } ?? "" : "")
    }

    /// A command line in which the argument is a word; `nil` if it would make options words as well.
    private var commandLineWithWords: String? {
        let rest = arguments[(index + 1)...]
        guard !rest.contains(where: { $0.hasPrefix("-") }) else { return nil }
        return commandLine(Array(arguments[..<index]) + ["--"] + arguments[index...])
    }

    /// A command line with the command that has the option: one that follows, or the default one.
    private func guess(forOptionOfCommand name: String) -> String? {
        let names = root.subcommands.map(\.spec).filter { $0.options.contains { $0.isNamed(name) } }
            .map(\.name)
        var others = arguments
        if let later = others[(index + 1)...].firstIndex(where: names.contains) {
            return commandLine([others.remove(at: later)] + others)
        }
        guard let command = defaultCommand, names.contains(command.name) else { return nil }
        return commandLine([command.name] + arguments)
    }

    /// A command line without the command, for an option that selects another one.
    private func guess(forOptionOfProgram name: String) -> String? {
        guard root.options.contains(where: { $0.selects != nil && $0.isNamed(name) }) else {
            return nil
        }
        let words = arguments.filter { $0 != name }
        let areOperands = spec.isDefault && words.first == spec.name
        let hasOptions = words.contains { $0.hasPrefix("-") }
        return commandLine([name] + (areOperands && !hasOptions ? words.dropFirst() : []))
    }

    private var defaultCommand: CommandSpec? {
        root.subcommands.lazy.map(\.spec).first(where: \.isDefault)
    }

    private func commandLine(replacingWith words: [String]) -> String {
        var corrected = arguments
        corrected.replaceSubrange(index...index, with: words)
        return commandLine(corrected)
    }

    private func commandLine(_ arguments: [String]) -> String {
        let words = ShellWords.text(ofArguments: arguments.map(Self.masked))
        return "\(root.name) \(words)".sanitizedLine(width: 100)
    }

    private func question(_ guesses: [String]) -> String {
        "; did you mean \(guesses.map { "'\($0)'" }.joined(separator: " or "))?"
    }
}
