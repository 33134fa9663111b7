/// `movies help` and `--help`: prints the usage of a command.
struct HelpCommand: Command {
    static let spec = CommandSpec(
        command: HelpCommand.self,
        name: "help",
        operands: "[<command>]",
        completes: .commands,
        summary: "explain a command",
        examples: [.init(command: "movies help search", purpose: "all options of search")]
    )

    private let path: [CommandSpec]

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        var path = [CommandTable.root]
        for name in arguments.operands {
            let subcommands = path[path.count - 1].subcommands
            guard let next = subcommands.first(where: { $0.name == name }) else {
                let hint = SpellingSuggestion.hint(for: name, in: subcommands.map(\.name))
                throw UsageError(message: "unknown command '\(name)'\(hint)")
            }
            path.append(next)
        }
        self.path = path
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
