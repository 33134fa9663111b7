package import Terminal

/// A command: its usage, and what it does.
package protocol Command: Sendable {
    static var spec: CommandSpec { get }

    /// Checks of the arguments what the parser can't, before it does anything.
    @MainActor
    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode
}

/// The arguments, the console and the environment of a running command.
package struct CommandContext: Sendable {
    package var arguments: ParsedArguments
    package let environment: Environment
    package let console: Console

    package init(arguments: ParsedArguments, environment: Environment, console: Console) {
        self.arguments = arguments
        self.environment = environment
        self.console = console
    }
}

/// A failure of a command: how it ends, what happened, and what to do.
package struct ErrorReport: Error, Hashable {
    package let exitCode: ExitCode

    /// One sentence without a full stop.
    package let summary: String

    /// Follows the summary in a sentence; `nil` if nothing can be done, or if the summary says it.
    package let advice: String?

    package init(_ exitCode: ExitCode, _ summary: String, advice: String? = nil) {
        self.exitCode = exitCode
        self.summary = summary
        self.advice = advice
    }

    /// An invalid command line; the message says what is valid.
    package static func usage(_ message: String) -> ErrorReport { ErrorReport(.usage, message) }

    /// For people, in one line.
    package var sentence: String { advice.map { "\(summary); \($0)" } ?? summary }
}

/// A command below another one, whose spec is made when it is needed.
package struct Subcommand: Sendable {
    package let name: String
    private let makeSpec: @Sendable () -> CommandSpec

    /// Takes a command that only has subcommands.
    package init(_ name: String, _ spec: @escaping @autoclosure @Sendable () -> CommandSpec) {
        self.name = name
        makeSpec = spec
    }

    package init(_ name: String, _ command: any Command.Type) {
        self.init(name, CommandSpec(of: command))
    }

    package var spec: CommandSpec { makeSpec() }
}

/// The usage of a command, for the parser, the help and the suggestions.
package struct CommandSpec: Sendable {
    /// The type that runs; `nil` if a subcommand is required.
    package private(set) var command: (any Command.Type)?
    package let name: String

    /// Shown in the help; empty for a command without operands.
    package let operands: String
    package let completes: ArgumentKind
    package let summary: String

    /// Whether it is suggested for a command line that has no command.
    package let isDefault: Bool

    /// Whether titles begin with its name, as `Doctor Strange` does: words that it does not take make a
    /// query with its name.
    package let beginsTitles: Bool

    /// Whether its operands are a query that begins with its name, so that one with a typo in it is a
    /// query as well.
    package let isQuery: Bool

    /// The use that a command has for its secret, such as `asks for it`, which is not printed if
    /// users give it as an operand by mistake; `nil` without a secret.
    package let secretHint: String?

    private let makeOptions: @Sendable () -> [OptionSpec]

    /// Common options without an effect: the command accepts them, and its help does not list them.
    package let ignoredOptions: [OptionSpec]

    /// A command has no operands beside them.
    package let subcommands: [Subcommand]

    /// Paragraphs of the help, after the options, without line breaks.
    package let notes: [String]

    /// The sections that it shares with other commands: its help has the paragraphs after the
    /// notes, and the manual page has each section once; only made for these.
    package let sections: @Sendable () -> [ManualSection]
    package let examples: [HelpEntry]

    package init(
        name: String,
        operands: String = "",
        completes: ArgumentKind = ArgumentKind.anything,
        summary: String,
        isDefault: Bool = false,
        beginsTitles: Bool = false,
        isQuery: Bool = false,
        secretHint: String? = nil,
        options: @escaping @autoclosure @Sendable () -> [OptionSpec] = [],
        ignoring ignoredOptions: [OptionSpec] = [],
        subcommands: [Subcommand] = [],
        notes: [String] = [],
        sections: @escaping @Sendable () -> [ManualSection] = { [] },
        examples: [HelpEntry] = []
    ) {
        self.name = name
        self.operands = operands
        self.completes = completes
        self.summary = summary
        self.isDefault = isDefault
        self.beginsTitles = beginsTitles
        self.isQuery = isQuery
        self.secretHint = secretHint
        makeOptions = options
        self.ignoredOptions = ignoredOptions
        self.subcommands = subcommands
        self.notes = notes
        self.sections = sections
        self.examples = examples
    }

    package init(of command: any Command.Type) {
        self = command.spec
        self.command = command
    }

    /// Besides the common options; made for each call, since most command lines have no options.
    package var options: [OptionSpec] { makeOptions() }

    /// The paths to a command and to all commands below it.
    package static func paths(from path: [CommandSpec]) -> [[CommandSpec]] {
        [path] + (path.last?.subcommands ?? []).flatMap { paths(from: path + [$0.spec]) }
    }
}

extension [CommandSpec] {
    /// The last command as it is typed, after those above it, such as `git remote add`.
    var name: String { map(\.name).joined(separator: " ") }
}
