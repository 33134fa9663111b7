import CommandLineKit

/// The commands of the program; adding one takes one line here.
enum CommandTable {
    static let program = ProgramSpec(
        root: CommandSpec(of: InteractiveCommand.self),
        commonOptions: OptionSpec.common,
        outline: { .movies },
        reference: { .movies }
    )

    /// In the order of the manual page.
    static let commands: [Subcommand] = [
        Subcommand("search", SearchCommand.self),
        Subcommand("like", LikeCommand.self),
        Subcommand("list", ListCommand.self),
        Subcommand("random", RandomCommand.self),
        Subcommand("show", ShowCommand.self),
        Subcommand("open", OpenCommand.self),
        Subcommand("person", PersonCommand.self),
        Subcommand("collection", CollectionCommand.self),
        Subcommand("match", MatchCommand.self),
        Subcommand("suggest", SuggestCommand.self),
        Subcommand("history", HistoryCommand.self),
        Subcommand("catalog", CatalogCommand.spec),
        Subcommand("cache", CacheCommand.spec),
        Subcommand("config", ConfigCommand.self),
        Subcommand("doctor", DoctorCommand.self),
        Subcommand("completions", CompletionsCommand.self),
        Subcommand("help", HelpCommand.self),
    ]
}
