/// One command: how it is called, and what it does.
///
/// Adding a command takes one file in `Commands` and one line in `CommandTable`.
protocol Command: Sendable {
    static var spec: CommandSpec { get }

    /// Checks what was typed beyond what the parser knows.
    init(_ arguments: ParsedArguments, console: Console) throws(UsageError)

    @MainActor
    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode
}

/// How a command is called: the parser, the help and the suggestions are made of this.
struct CommandSpec: Sendable {
    struct Example: Sendable {
        let command: String
        let purpose: String
    }

    /// What to run; `nil` where a subcommand must follow.
    let command: (any Command.Type)?
    let name: String

    /// What may follow, as the help shows it; empty if nothing may.
    var operands = ""
    let summary: String

    /// Beyond those that every command takes.
    var options: [OptionSpec] = []
    var subcommands: [CommandSpec] = []

    /// Lines that the help shows below the options.
    var notes: [String] = []
    var examples: [Example] = []
}
