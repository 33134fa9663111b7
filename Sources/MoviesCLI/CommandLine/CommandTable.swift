/// Everything that can be typed after `movies`.
enum CommandTable {
    static let root = CommandSpec(
        command: .interactive,
        name: "movies",
        operands: "[<command>]",
        summary: "find a film, with or without a network",
        options: [
            language, source, includeAdult, offline, refresh, noTUI,
            OptionSpec(option: .version, summary: "print the version"),
        ],
        subcommands: [search, show, open, suggest, history, catalog, cache, help],
        notes: [
            "Without a command it asks for a title, and suggests some while you type."
        ],
        examples: [
            .init(command: "movies", purpose: "a prompt with suggestions, results, details"),
            .init(command: "movies search blade runner", purpose: "find films by their title"),
            .init(command: "movies help search", purpose: "all that search can do"),
        ]
    )

    /// What every command takes.
    static let commonOptions = [
        OptionSpec(
            option: .color,
            value: .color,
            summary: "colour the output (auto: on a terminal)"
        ),
        OptionSpec(
            option: .quiet,
            short: "q",
            summary: "no notes and no progress, only results and errors"
        ),
        OptionSpec(
            option: .timeout,
            value: .seconds,
            summary: "how long a command may wait for the network (10)"
        ),
        OptionSpec(option: .verbose, summary: "tell of every request to a server"),
        OptionSpec(option: .help, short: "h", summary: "print this help"),
    ]

    private static let help = CommandSpec(
        command: .help,
        name: "help",
        operands: "[<command>]",
        summary: "explain a command",
        examples: [.init(command: "movies help search", purpose: "all that search can do")]
    )
}
