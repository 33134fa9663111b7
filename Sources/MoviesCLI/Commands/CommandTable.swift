/// The commands of the program; adding one takes one line here.
enum CommandTable {
    static let root = InteractiveCommand.spec

    /// In the order of the help.
    static let commands: [CommandSpec] = [
        SearchCommand.spec,
        ListCommand.spec,
        ShowCommand.spec,
        OpenCommand.spec,
        PersonCommand.spec,
        SuggestCommand.spec,
        HistoryCommand.spec,
        CatalogCommand.spec,
        CacheCommand.spec,
        CompletionsCommand.spec,
        HelpCommand.spec,
    ]
}
