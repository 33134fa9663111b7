import CommandLineKit
import Terminal

/// `movies help` and `--help`: prints the usage of a command, or the manual page.
struct HelpCommand: Command {
    static let spec = CommandSpec(
        name: "help",
        operands: "[<command>…]",
        completes: .commands,
        summary: "explain a command",
        options: [
            OptionSpec(.man, summary: "print the manual page, for man(1) and mandoc(1)"),
            OptionSpec(.json, summary: "print all commands, options and exit statuses"),
            OptionSpec(.skill, summary: "print a page for AI assistants, in Markdown"),
        ],
        ignoring: OptionName.ofNetwork + [.noHistory],
        examples: [
            .init("movies help search", "all options of search"),
            .init("movies help catalog update", "a command of a command"),
            .init("movies help --man | man -l -", "read the manual page"),
            .init("movies help --json search | jq .commands", "for scripts"),
            .init("movies help --skill >SKILL.md", "for an assistant"),
        ]
    )

    /// What is printed.
    private enum Form {
        case help
        case manual
        case json
        case skill
    }

    private let path: [CommandSpec]
    private let form: Form

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        form = try Self.form(arguments)
        var path = [CommandTable.program.root]
        for name in arguments.operands {
            let subcommands = path[path.count - 1].subcommands
            guard let next = subcommands.first(where: { $0.name == name }) else {
                throw Self.unknownCommand(name, path)
            }
            path.append(next.spec)
        }
        self.path = path
    }

    private static func form(_ arguments: ParsedArguments) throws(UsageError) -> Form {
        let forms: [(option: OptionName, form: Form)] = [
            (.man, .manual), (.json, .json), (.skill, .skill),
        ]
        let chosen = forms.filter { arguments.isSet($0.option) }
        guard let first = chosen.first else { return .help }
        guard chosen.count == 1 else { throw UsageError("give one of --man, --json and --skill") }
        guard first.form == .json || arguments.operands.isEmpty else {
            let page = first.form == .manual ? "manual page" : "page"
            throw UsageError(
                "--\(first.option.rawValue) takes no command; the \(page) has all of them"
            )
        }
        return first.form
    }

    private static func unknownCommand(_ name: String, _ path: [CommandSpec]) -> UsageError {
        let problem = "unknown command '\(name.sanitizedLine(width: 60))'"
        let subcommands = path[path.count - 1].subcommands.map(\.name)
        let command =
            "\(path[0].name) \(spec.name)"
            + path.dropFirst().map { " \($0.name)" }.joined()
        if let near = SpellingSuggestion(for: name, in: subcommands)?.candidate {
            return UsageError("\(problem); did you mean '\(command) \(near)'?")
        }
        let hint = subcommands.isEmpty ? "" : "; '\(command)' lists the commands"
        return UsageError(problem + hint)
    }

    func run(in context: CommandContext) async -> ExitCode {
        let program = CommandTable.program
        switch form {
        case .help: return Self.show(path, in: context)
        case .manual:
            return context.console.print(ManualPage.text(of: program), success: .done)
        case .json:
            let description = ProgramDescription(program: program)
            let json = path.count > 1 ? description.json(of: path) : description.json
            return context.console.print(
                json.document(JSONLayout(context.console)),
                success: .done
            )
        case .skill:
            return context.console.print(SkillText(program: program).text, success: .done)
        }
    }

    /// Prints the help to standard output.
    @MainActor
    static func show(_ path: [CommandSpec], in context: CommandContext) -> ExitCode {
        context.console.print(text(path, in: context), success: .done)
    }

    /// Prints the help as an error, for an incomplete command line.
    @MainActor
    static func refuse(_ path: [CommandSpec], in context: CommandContext) -> ExitCode {
        guard !context.console.printsJSON else {
            return context.console.fail(.usage, "a command is missing", advice: "see 'movies help'")
        }
        let errors = context.console.errors
        // If standard error is closed, there is nowhere left to report it.
        try? errors.write(text(path, in: errors.isTerminal ? context : nil))
        return .usage
    }

    /// The help for the terminal of a command, if there is one, or else for a file.
    @MainActor
    private static func text(_ path: [CommandSpec], in context: CommandContext?) -> String {
        let layout = context.map { context in
            let usesColor = context.console.usesColor(context.localSettings.color)
            return HelpLayout(context.console, usesColor: usesColor)
        }
        return HelpText(program: CommandTable.program, path: path, layout: layout ?? .plain).text
    }
}
