import Terminal

/// A valid command line.
package struct ParsedArguments: Sendable {
    /// From the root to the command.
    package var path: [CommandSpec]
    package var options = OptionValues()
    package var operands: [String] = []
    package var selected: (any Command.Type)?

    package init(path: [CommandSpec]) { self.path = path }

    package var command: (any Command.Type)? { selected ?? path.last?.command }

    package func isSet(_ option: OptionSpec) -> Bool { options.isSet(option) }

    /// The first operand, which is one of a closed set; messages call it by the noun.
    package func choice<Choice: CaseIterable & RawRepresentable<String>>(
        of noun: String
    ) throws(ErrorReport) -> Choice {
        let names = Choice.allCases.map(\.rawValue)
        let valid = names.joined(by: "or")
        guard let name = operands.first else { throw .usage("which \(noun)? give \(valid)") }
        guard let choice = Choice(rawValue: name) else {
            throw .usage(
                "the \(noun) must be \(valid), not '\(name.prefix(60))'"
                    + SpellingSuggestion.hint(for: name, in: names)
            )
        }
        return choice
    }
}

/// Parses arguments by the specs of the commands; options are recognized anywhere before `--`.
package struct ArgumentParser {
    private let arguments: [String]
    private let program: ProgramSpec
    private var rest: ArraySlice<String>
    private var result: ParsedArguments
    private var acceptsOptions = true

    /// `arguments` don't include the program's name.
    package static func parse(
        _ arguments: [String],
        of program: ProgramSpec
    ) throws(ErrorReport) -> ParsedArguments {
        var parser = ArgumentParser(
            arguments: arguments,
            program: program,
            rest: arguments[...],
            result: ParsedArguments(path: [program.root])
        )
        while let argument = parser.rest.popFirst() { try parser.parse(argument) }
        return parser.result
    }

    private var spec: CommandSpec { result.path[result.path.count - 1] }

    private mutating func parse(_ argument: String) throws(ErrorReport) {
        if acceptsOptions, argument == "--" {
            acceptsOptions = false
        } else if acceptsOptions, argument.hasPrefix("-"), argument != "-" {
            try parseOption(argument)
        } else {
            try parseWord(argument)
        }
    }

    private var takesCommand: Bool { spec.command == nil || !spec.subcommands.isEmpty }

    private mutating func parseWord(_ word: String) throws(ErrorReport) {
        if result.selected != nil {
            result.operands.append(word)
        } else if result.operands.isEmpty,
            let subcommand = spec.subcommands.first(where: { $0.name == word })
        {
            try enter(subcommand.spec)
        } else if spec.secretHint != nil {
            // The word may be the secret, and is not repeated.
            throw .usage(invalid(at: rest.startIndex - 1).misplacedWord)
        } else if takesCommand || spec.operands.isEmpty {
            let invalid = invalid(at: rest.startIndex - 1)
            guard let command = invalid.commandOfWords else {
                throw .usage(
                    takesCommand
                        ? invalid.unknownCommand
                        : "\(spec.name) takes no arguments, but got '\(word)'"
                )
            }
            try enterQuery(command, with: word)
        } else {
            result.operands.append(word)
        }
    }

    /// Continues with the default command, of whose words the name of a command may be the first:
    /// `doctor strange`.
    private mutating func enterQuery(_ command: CommandSpec, with word: String) throws(ErrorReport)
    {
        let words = result.path.dropFirst().map(\.name)
        result.path.removeLast(words.count)
        try enter(command)
        result.operands += words + [word]
    }

    /// Continues with a command, for which the options before its name count as well.
    private mutating func enter(_ command: CommandSpec) throws(ErrorReport) {
        let path = result.path
        result.path.append(command)
        guard !result.options.isEmpty else { return }
        let options = path.flatMap(\.options)
        for flag in command.options where flag.value == nil && flag.alias == nil {
            // What is an abbreviation above may be a flag here.
            guard let alias = options.first(where: { $0 == flag })?.alias,
                result.options[alias.option] == alias.value
            else { continue }
            result.options.set(flag, to: "")
        }
        for option in options where result.isSet(option) {
            guard let refusal = option.refusal, self.option(named: option.name) == nil else {
                continue
            }
            throw .usage("'\(result.path.name)' \(refusal)")
        }
    }

    private func invalid(at index: Int) -> InvalidArgument {
        InvalidArgument(arguments: arguments, index: index, path: result.path)
    }

    private mutating func parseOption(_ argument: String) throws(ErrorReport) {
        let (name, inlineValue) = nameAndValue(argument)
        if let rest = flagsAfterFirst(argument) {
            try parseOption(String(argument.prefix(2)))
            return try parseOption("-\(rest)")
        }
        guard let option = option(named: name) else {
            let invalid = invalid(at: rest.startIndex - 1)
            if let command = invalid.commandOfOption(name) {
                try enter(command)
                return try parseOption(argument)
            }
            throw .usage(invalid.unknownOption(name, known: options))
        }
        guard let value = option.value else {
            guard inlineValue == nil else { throw .usage("\(option.name) takes no value") }
            result.selected = option.selects ?? result.selected
            let (option, value) = option.alias ?? (option, "")
            result.options.set(option, to: value)
            return
        }
        guard let text = inlineValue ?? rest.popFirst() else {
            throw .usage("\(option.name) must be \(value.requirement)")
        }
        guard value.accepts(text) else {
            throw .usage(value.message(for: text, of: option.name))
        }
        result.options.set(option, to: text)
    }

    /// Splits `--limit=5`, `-n=5` and `-n5`; the value is `nil` if there is none.
    private func nameAndValue(_ argument: String) -> (name: String, value: String?) {
        let short = String(argument.prefix(2))
        let rest = argument.dropFirst(2)
        if rest.first.map({ $0 != "=" }) ?? false, option(named: short)?.value != nil {
            return (short, String(rest))
        }
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }

    /// The text after the first of several short options, as in `-qn5`; `nil` for any other
    /// argument.
    private func flagsAfterFirst(_ argument: String) -> Substring? {
        guard !argument.hasPrefix("--"), let next = argument.dropFirst(2).first,
            next != "=", next != "-", isFlags(argument.dropFirst())
        else { return nil }
        return argument.dropFirst(2)
    }

    /// Whether letters are short options, of which at most the last one has a value, and not the first.
    private func isFlags(_ letters: Substring) -> Bool {
        guard let first = letters.first, option(named: "-\(first)")?.value == nil else {
            return false
        }
        for letter in letters {
            guard let option = option(named: "-\(letter)") else { return false }
            if option.value != nil { break }
        }
        return true
    }

    private var options: [OptionSpec] { spec.options + program.commonOptions() }

    private func option(named name: String) -> OptionSpec? { options.first { $0.isNamed(name) } }
}

/// The options of a command line, validated by the parser; of a repeated option the last one
/// counts, unless `all(_:)` returns each.
package struct OptionValues: Sendable {
    // An array, because the first dictionary with keys of a type costs the Swift runtime 3 % of a
    // search.
    private var values: [(option: OptionSpec, text: String)] = []

    package init() {}

    package var isEmpty: Bool { values.isEmpty }

    package func isSet(_ option: OptionSpec) -> Bool { self[option] != nil }

    /// The value as typed, empty for an option without one; `nil` if the option is not set.
    package subscript(option: OptionSpec) -> String? { values.last { $0.option == option }?.text }

    /// The values of a repeated option, in their order.
    package func all(_ option: OptionSpec) -> [String] {
        values.filter { $0.option == option }.map(\.text)
    }

    package mutating func set(_ option: OptionSpec, to text: String) {
        values.append((option, text))
    }

    package func number(_ option: OptionSpec) -> Int? { self[option].flatMap { Int($0) } }
}
