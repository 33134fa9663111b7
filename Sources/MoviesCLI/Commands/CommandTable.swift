import CommandLineKit

/// The commands of the program; adding one takes one line here.
enum CommandTable {
    static let program = ProgramSpec(
        root: InteractiveCommand.spec,
        commonOptions: OptionSpec.common,
        reference: { .movies }
    )

    /// In the order of the help.
    static let commands: [Subcommand] = [
        Subcommand("search", SearchCommand.spec),
        Subcommand("list", ListCommand.spec),
        Subcommand("show", ShowCommand.spec),
        Subcommand("open", OpenCommand.spec),
        Subcommand("person", PersonCommand.spec),
        Subcommand("suggest", SuggestCommand.spec),
        Subcommand("history", HistoryCommand.spec),
        Subcommand("catalog", CatalogCommand.spec),
        Subcommand("cache", CacheCommand.spec),
        Subcommand("config", ConfigCommand.spec),
        Subcommand("doctor", DoctorCommand.spec),
        Subcommand("completions", CompletionsCommand.spec),
        Subcommand("help", HelpCommand.spec),
    ]
}
