/// The commands for what is kept from one run to the next.
extension CommandTable {
    static let history = CommandSpec(
        command: .history,
        name: "history",
        operands: "[clear]",
        summary: "list the queries that found something, newest first",
        subcommands: [
            CommandSpec(
                command: .clearHistory,
                name: "clear",
                summary: "forget every query",
                examples: [.init(command: "movies history clear", purpose: "forget every query")]
            )
        ],
        examples: [
            .init(command: "movies history", purpose: "each query, a tab, when it was last used"),
            .init(command: "movies history clear", purpose: "forget every query"),
        ]
    )

    static let cache = CommandSpec(
        command: nil,
        name: "cache",
        operands: "info|clear",
        summary: "the answers of TMDB that are kept, to be asked for once only",
        subcommands: [
            CommandSpec(
                command: .cacheInfo,
                name: "info",
                summary: "say where they are, how many, and how large",
                options: [
                    OptionSpec(option: .json, summary: "as one JSON object, for programs")
                ],
                examples: [
                    .init(command: "movies cache info", purpose: "a name, a tab, a value a line"),
                    .init(command: "movies cache info --json | jq .bytes", purpose: "for scripts"),
                ]
            ),
            CommandSpec(
                command: .clearCache,
                name: "clear",
                summary: "remove them all",
                examples: [.init(command: "movies cache clear", purpose: "remove them all")]
            ),
        ],
        examples: [
            .init(command: "movies cache info", purpose: "where they are, how many, how large"),
            .init(command: "movies cache clear", purpose: "remove them all"),
        ]
    )
}
