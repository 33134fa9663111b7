import CommandLineKit
import Terminal

/// A program with a few commands, for tests of what the library knows about any program.
enum SampleProgram {
    static let spec = ProgramSpec(
        root: CommandSpec(
            name: "kitchen",
            operands: "[<command>]",
            summary: "cook",
            options: [.loud],
            subcommands: [
                Subcommand("bake", BakeCommand.self), Subcommand("stock", StockCommand.self),
            ]
        ),
        commonOptions: [.quiet, .help],
        outline: {
            HelpOutline(
                commands: [("Cook", ["bake"])],
                options: [("Heat", ["degrees", "grill"]), ("Time", ["minutes"])],
                programOptions: [.loud, .help],
                notes: ["Meals are hot."]
            )
        },
        reference: {
            ProgramReference(
                version: "1.2.3",
                releaseDate: "2026-01-31",
                description: ["cooks what is given."],
                sections: [
                    ManualSection(
                        "KEYS",
                        ["A key works at once.", "Not at night."],
                        lists: [
                            ManualList("The stove", [.init("↑ j", "hotter")]),
                            ManualList("The oven", [.init("?", "is it done")]),
                        ]
                    ),
                    heat,
                    ManualSection(
                        "ENVIRONMENT",
                        ["Options count before variables."],
                        lists: [
                            ManualList(
                                nil,
                                of: .variables,
                                [.init("OVEN, HEARTH", "the oven to use")]
                            )
                        ]
                    ),
                    ManualSection(
                        "FILES",
                        lists: [ManualList(nil, of: .files, [.init("~/.kitchen", "recipes")])]
                    ),
                    ManualSection(
                        "EXIT STATUS",
                        lists: [ManualList(nil, of: .numbers, [.init("0", "something was cooked")])]
                    ),
                ],
                credits: "Thanks to the cook."
            )
        }
    )

    static let heat = ManualSection(
        "HEAT",
        ["Heat is in degrees."],
        lists: [ManualList(nil, [.init("low", "below 100")])]
    )

    static func parse(_ arguments: String...) throws(ErrorReport) -> ParsedArguments {
        try ArgumentParser.parse(arguments, of: spec)
    }

    static func help(_ path: CommandSpec..., layout: HelpLayout = .plain) -> String {
        HelpText(program: spec, path: path, layout: layout).text
    }
}

extension OptionSpec {
    static let degrees = OptionSpec(
        "degrees",
        short: "d",
        value: .number(50...250),
        summary: "how hot the oven is"
    )
    static let help = OptionSpec("help", summary: "print this")
    static let loud = OptionSpec("loud", summary: "sing", selects: SingCommand.self)
    static let quiet = OptionSpec("quiet", short: "q", summary: "print nothing")
}

/// A command that does nothing.
protocol SampleCommand: Command {}

extension SampleCommand {
    static func run(in context: CommandContext) async -> ExitCode { .done }
}

struct BakeCommand: SampleCommand {
    static let spec = CommandSpec(
        name: "bake",
        operands: "<cake…>",
        summary: "bake cakes",
        isDefault: true,
        options: [.degrees],
        notes: ["A cake takes an hour."],
        sections: { [SampleProgram.heat] },
        examples: [.init("kitchen bake -d 180 pie", "a pie")]
    )
}

struct StockCommand: SampleCommand {
    static let spec = CommandSpec(
        name: "stock",
        summary: "print what there is",
        secretHint: "asks for the key",
        ignoring: [.quiet]
    )
}

struct SingCommand: SampleCommand {
    static let spec = CommandSpec(name: "kitchen --loud", summary: "sing")
}
