import CommandLineKit
import Terminal

enum HelpCommand: Command {
    static let spec = CommandSpec(
        name: "help",
        operands: "[<command>…]",
        completes: .commands,
        summary: "explain a command",
        options: [
            .man, OptionSpec("json", summary: "print all commands, options and exit statuses"),
            .skill,
        ],
        ignoring: OptionSpec.ofNetwork + [.noHistory],
        examples: [
            .init("movies help search", "all options of search"),
            .init("movies help catalog update", "a command of a command"),
            .init("movies help --man | man -l -", "read the manual page"),
            .init("movies help --json search | jq .commands", "for scripts"),
            .init("movies help --skill >SKILL.md", "for an assistant"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let program = CommandTable.program
        var path = [program.root]
        for name in context.arguments.operands {
            let subcommands = path[path.count - 1].subcommands
            guard let next = subcommands.first(where: { $0.name == name }) else {
                throw unknownCommand(name, path)
            }
            path.append(next.spec)
        }
        let text: String
        switch try form(context.arguments) {
        case .man?: text = ManualPage.text(of: program)
        case .json?:
            let json = ProgramDescription(program: program).json(of: path)
            text = json.document(JSONLayout(context.console))
        case .skill?: text = SkillText(program: program).text
        default: return show(path, in: context)
        }
        return context.console.print(text, success: .done)
    }

    /// The option for what is printed in place of the help: `--man`, `--json` or `--skill`.
    private static func form(_ arguments: ParsedArguments) throws(ErrorReport) -> OptionSpec? {
        let forms = [OptionSpec.man, .json, .skill].filter(arguments.isSet)
        guard forms.count < 2 else { throw .usage("give one of --man, --json and --skill") }
        if let form = forms.first, form != .json, !arguments.operands.isEmpty {
            let page = form == .man ? "manual page" : "page"
            throw .usage("\(form.name) takes no command; the \(page) has all of them")
        }
        return forms.first
    }

    private static func unknownCommand(_ name: String, _ path: [CommandSpec]) -> ErrorReport {
        let problem = "unknown command '\(name.sanitizedLine(width: 60))'"
        let subcommands = path[path.count - 1].subcommands.map(\.name)
        let command =
            "\(path[0].name) \(spec.name)" + path.dropFirst().map { " \($0.name)" }.joined()
        if let near = SpellingSuggestion(for: name, in: subcommands)?.candidate {
            return .usage("\(problem); did you mean '\(command) \(near)'?")
        }
        let hint = subcommands.isEmpty ? "" : "; '\(command)' lists the commands"
        return .usage(problem + hint)
    }

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
