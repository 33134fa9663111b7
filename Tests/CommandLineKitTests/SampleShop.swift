import CommandLineKit

/// A program with a default command, commands below commands, and options of several of them.
enum SampleShop {
    static let spec = ProgramSpec(
        root: CommandSpec(
            name: "shop",
            operands: "[<command>]",
            summary: "sell things",
            options: [
                OptionSpec("pick", summary: "pick things", selects: Pick.self),
                OptionSpec("version", short: "V", summary: "print it", selects: Version.self),
                format, json,
            ],
            subcommands: [
                Subcommand("search", Search.self), Subcommand("list", List.self),
                Subcommand("show", Show.self), Subcommand("history", History.self),
                Subcommand("catalog", catalog), Subcommand("config", Config.self),
            ]
        ),
        commonOptions: [
            OptionSpec("quiet", short: "q", summary: "print little"),
            OptionSpec("timeout", value: .number(1...60), summary: "how long to wait"),
        ],
        reference: SampleProgram.spec.reference
    )

    private static let catalog = CommandSpec(
        name: "catalog",
        summary: "manage the catalog",
        subcommands: [
            Subcommand("info", Info.self), Subcommand("update", Update.self),
            Subcommand("import", Import.self),
        ]
    )

    private static let format = OptionSpec(
        "format",
        value: .choice(["table", "csv", "json"]),
        summary: "the format"
    )
    private static let json = OptionSpec("json", summary: "as JSON", alias: (format, "json"))

    /// For a command whose other format has no name.
    private static let printsJSON = OptionSpec(
        "json",
        summary: "as JSON",
        refusal: "prints nothing, and has no --json"
    )

    private static let kind = OptionSpec("kind", value: text("KIND"), summary: "the kind")

    private static func text(_ placeholder: String) -> OptionType {
        OptionType(placeholder: placeholder, requirement: "a text") { !$0.isEmpty }
    }

    struct Search: SampleCommand {
        static let spec = CommandSpec(
            name: "search",
            operands: "<word…>",
            summary: "search things",
            isDefault: true,
            options: [
                OptionSpec("page", value: .number(1...500), summary: "the page"),
                OptionSpec("limit", short: "n", value: .number(1...1000), summary: "how many"),
                OptionSpec(
                    "year",
                    short: "y",
                    value: OptionType(placeholder: "YEAR", requirement: "a year such as 1999") {
                        $0.allSatisfy { $0.isNumber || $0 == "-" }
                    },
                    summary: "the year"
                ),
                kind,
                OptionSpec("maker", value: text("NAME"), summary: "the maker"),
                OptionSpec("material", value: text("NAME"), summary: "the material"),
                format, json,
            ]
        )
    }

    struct List: SampleCommand {
        static let spec =
            CommandSpec(name: "list", operands: "<list>", summary: "list things", options: [kind])
    }

    struct Show: SampleCommand {
        static let spec = CommandSpec(
            name: "show",
            operands: "<id>",
            summary: "show a thing",
            options: [OptionSpec("site", value: text("SITE"), summary: "where")]
        )
    }

    struct History: SampleCommand {
        static let spec = CommandSpec(
            name: "history",
            summary: "list searches",
            beginsTitles: true,
            options: [printsJSON],
            subcommands: [
                Subcommand("clear", ClearHistory.self), Subcommand("remove", Remove.self),
            ]
        )
    }

    struct Info: SampleCommand {
        static let spec = CommandSpec(name: "info", summary: "print it", options: [printsJSON])
    }

    struct Update: SampleCommand {
        static let spec = CommandSpec(
            name: "update",
            summary: "download it",
            options: [OptionSpec("full", summary: "with all things")]
        )
    }

    struct Import: SampleCommand {
        static let spec =
            CommandSpec(name: "import", operands: "<file…>", completes: .files, summary: "read it")
    }

    struct Config: SampleCommand {
        static let spec = CommandSpec(
            name: "config",
            summary: "print the settings",
            secretHint: secret,
            subcommands: [Subcommand("set-token", SetToken.self)]
        )
    }

    private static let secret = "asks for the token"

    struct SetToken: SampleCommand {
        static let spec = CommandSpec(name: "set-token", summary: "store it", secretHint: secret)
    }

    struct ClearHistory: SampleCommand {
        static let spec = CommandSpec(name: "clear", summary: "remove all")
    }

    struct Remove: SampleCommand {
        static let spec = CommandSpec(name: "remove", operands: "<word…>", summary: "remove one")
    }

    struct Pick: SampleCommand {
        static let spec = CommandSpec(name: "shop --pick", operands: "<word…>", summary: "pick")
    }

    struct Version: SampleCommand {
        static let spec = CommandSpec(name: "shop --version", summary: "print it")
    }
}

/// An option by its word, as the arguments of a test have it.
extension OptionSpec: ExpressibleByStringLiteral {
    package convenience init(stringLiteral word: String) { self.init(word, summary: "") }
}
