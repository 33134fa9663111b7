/// `movies help` and `--help`: prints the usage of a command.
struct HelpCommand: Command {
    static let spec = CommandSpec(
        command: HelpCommand.self,
        name: "help",
        operands: "[<command>]",
        summary: "explain a command",
        examples: [.init(command: "movies help search", purpose: "all options of search")]
    )

    private let path: [CommandSpec]

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        var path = [CommandTable.root]
        for name in arguments.operands {
            let subcommands = path[path.count - 1].subcommands
            guard let next = subcommands.first(where: { $0.name == name }) else {
                throw Self.unknownCommand(name, path)
            }
            path.append(next)
        }
        self.path = path
    }

    private static func unknownCommand(_ name: String, _ path: [CommandSpec]) -> UsageError {
        let problem = "unknown command '\(name.sanitizedLine(width: 60))'"
        let subcommands = path[path.count - 1].subcommands.map(\.name)
        let words = path.dropFirst().map(\.name)
        guard let near = SpellingSuggestion.nearest(to: name, in: subcommands) else {
            let command = ([path[0].name, spec.name] + words).joined(separator: " ")
            return UsageError(
                message: subcommands.isEmpty
                    ? problem : "\(problem); '\(command)' lists the commands"
            )
        }
        let command = ([path[0].name, spec.name] + words + [near]).joined(separator: " ")
        return UsageError(message: "\(problem); did you mean '\(command)'?")
    }

    func run(in context: CommandContext) async -> ExitCode {
        Self.show(path, on: context.console)
    }

    /// Prints the help to standard output.
    static func show(_ path: [CommandSpec], on console: Console) -> ExitCode {
        console.print(HelpText(path: path).text, success: .done)
    }

    /// Prints the help as an error, for an incomplete command line.
    static func refuse(_ path: [CommandSpec], on console: Console) -> ExitCode {
        // If standard error is closed, there is nowhere left to report it.
        try? console.errors.write(HelpText(path: path).text)
        return .usage
    }
}
