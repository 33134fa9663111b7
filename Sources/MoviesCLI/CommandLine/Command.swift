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

    /// What shells complete operands with.
    var completes = OperandKind.nothing
    let summary: String

    /// Whether it is suggested for a command line that has no command.
    var isDefault = false

    /// Whether the user may give a secret by mistake, which must not be printed.
    var mayGetSecret = false

    /// Besides the common options.
    var options: [OptionSpec] = []

    /// A command has no operands beside them.
    var subcommands: [Subcommand] = []

    /// Paragraphs of the help, after the options, without line breaks.
    var notes: [String] = []
    var examples: [Example] = []

    /// The paths to a command and to all commands below it.
    static func paths(from path: [CommandSpec]) -> [[CommandSpec]] {
        [path] + (path.last?.subcommands ?? []).flatMap { paths(from: path + [$0.spec]) }
    }
}

/// What the operands of a command are, for the completion in shells.
enum OperandKind: Sendable {
    /// Nothing that can be completed.
    case nothing

    /// The words of a query.
    case query

    /// One recent query.
    case recentQueries

    /// Ids of movies, or the words of one title.
    case movies

    case files

    /// The names from a command to one of its subcommands.
    case commands

    /// First one of a closed set, which is made only for a completion script.
    case oneOf(@Sendable () -> [String])
}
