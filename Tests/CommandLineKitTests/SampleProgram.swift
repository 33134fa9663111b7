import CommandLineKit
import Terminal

/// A program with a few commands, for tests of what the library knows about any program.
enum SampleProgram {
    static let spec = ProgramSpec(
        root: CommandSpec(
            command: nil,
            name: "kitchen",
            operands: "[<command>]",
            summary: "cook",
            options: [OptionSpec(.loud, summary: "sing", selects: SingCommand.self)],
            subcommands: [
                Subcommand("bake", BakeCommand.spec), Subcommand("stock", StockCommand.spec),
            ]
        ),
        commonOptions: [OptionSpec(.quiet, short: "q", summary: "print nothing")],
        reference: {
            ProgramReference(
                version: "1.2.3",
                releaseDate: "2026-01-31",
                description: ["cooks what is given."],
                settings: "Options count before variables.",
                variables: [.init(name: "OVEN", meaning: "the oven to use", isEssential: true)],
                files: [.init(name: "~/.kitchen", meaning: "recipes")],
                statuses: [.init(name: "0", meaning: "something was cooked")],
                credits: "Thanks to the cook.",
                notes: ["Meals are hot."]
            )
        }
    )

    static func parse(_ arguments: String...) throws(UsageError) -> ParsedArguments {
        try ArgumentParser.parse(arguments, of: spec)
    }

    static func help(_ path: CommandSpec...) -> String {
        HelpText(program: spec, path: path).text
    }
}

extension OptionName {
    static var degrees: OptionName { "degrees" }
    static var loud: OptionName { "loud" }
    static var quiet: OptionName { "quiet" }
}

/// A command that does nothing.
protocol SampleCommand: Command {
    init()
}

extension SampleCommand {
    init(_ arguments: ParsedArguments, console: Console) { self.init() }

    func run(in context: CommandContext) async -> ExitCode { .done }
}

struct BakeCommand: SampleCommand {
    static let spec = CommandSpec(
        command: BakeCommand.self,
        name: "bake",
        operands: "<cake…>",
        summary: "bake cakes",
        isDefault: true,
        options: [
            OptionSpec(
                .degrees,
                short: "d",
                value: .number(50...250),
                summary: "how hot the oven is"
            )
        ],
        notes: ["A cake takes an hour."],
        examples: [.init("kitchen bake -d 180 pie", "a pie")]
    )
}

struct StockCommand: SampleCommand {
    static let spec = CommandSpec(
        command: StockCommand.self,
        name: "stock",
        summary: "print what there is",
        secretHint: "asks for the key"
    )
}

struct SingCommand: SampleCommand {
    static let spec = CommandSpec(
        command: SingCommand.self,
        name: "kitchen --loud",
        summary: "sing"
    )
}
