/// A command: its usage, and what it does.
///
/// Adding a command takes one file in `Commands` and one line in `CommandTable`.
protocol Command: Sendable {
    static var spec: CommandSpec { get }

    /// Validates what the parser can't.
    init(_ arguments: ParsedArguments, console: Console) throws(UsageError)

    @MainActor
    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode
}

/// A command below another one, whose spec is made when it is needed.
struct Subcommand: Sendable {
    let name: String
    private let makeSpec: @Sendable () -> CommandSpec

    init(_ name: String, _ spec: @escaping @autoclosure @Sendable () -> CommandSpec) {
        self.name = name
        makeSpec = spec
    }

    var spec: CommandSpec { makeSpec() }
}

/// The usage of a command, for the parser, the help and the suggestions.
struct CommandSpec: Sendable {
    struct Example: Sendable {
        let command: String
        let purpose: String
    }

    /// `nil` if a subcommand is required.
    let command: (any Command.Type)?
    let name: String

    /// Shown in the help; empty for a command without operands.
    var operands = ""
    let summary: String

    /// Besides the common options.
    var options: [OptionSpec] = []
    var subcommands: [Subcommand] = []

    /// Paragraphs of the help, after the options, without line breaks.
    var notes: [String] = []
    var examples: [Example] = []
}
