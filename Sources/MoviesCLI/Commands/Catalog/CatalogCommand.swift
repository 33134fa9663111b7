import CommandLineKit
import Presentation
import Terminal

/// `movies catalog`: manages the local movies.
enum CatalogCommand {
    static let spec = CommandSpec(
        command: nil,
        name: "catalog",
        operands: "info|update|import|remove",
        summary: "manage the local catalog of movies",
        subcommands: [
            Subcommand("info", CatalogInfoCommand.spec),
            Subcommand("update", UpdateCatalogCommand.spec),
            Subcommand("import", ImportCatalogCommand.spec),
            Subcommand("remove", RemoveCatalogCommand.spec),
        ],
        examples: [
            .init("movies catalog update", "download all movies of IMDb"),
            .init("movies catalog info", "source, date, count and size"),
        ]
    )

    static let movieTypes = [
        "Of IMDb's titles, the types movie, short, tvMovie, tvShort and video count as movies."
    ]
}

/// `movies catalog info`: prints the catalog's source, date and size.
struct CatalogInfoCommand: Command {
    static let spec = CommandSpec(
        command: CatalogInfoCommand.self,
        name: "info",
        summary: "print the catalog's source, date, number of movies and size",
        options: [.printsJSON],
        examples: [
            .init("movies catalog info", "labels and values"),
            .init("movies catalog info | cat", "one name<TAB>value per line"),
            .init("movies catalog info --json | jq .movies", "for scripts"),
        ]
    )

    init(_ arguments: ParsedArguments, console: Console) {}

    func run(in context: CommandContext) async -> ExitCode {
        let settings = context.localSettings
        let viewModel = context.scene(settings).makeCatalogViewModel()
        await viewModel.didOpen()
        let output = CatalogView.output(
            viewModel.state.value,
            as: RecordFormat(settings, in: context),
            isQuiet: settings.isQuiet
        )
        return context.console.print(output)
    }
}

/// `movies catalog remove`: removes the imported catalog.
struct RemoveCatalogCommand: Command {
    static let spec = CommandSpec(
        command: RemoveCatalogCommand.self,
        name: "remove",
        summary: "remove the imported catalog and use the built-in one again",
        examples: [
            .init("movies catalog remove", "use the built-in movies again")
        ]
    )

    init(_ arguments: ParsedArguments, console: Console) {}

    func run(in context: CommandContext) async -> ExitCode {
        let viewModel = context.scene(context.localSettings).makeCatalogViewModel()
        await viewModel.didRemove()
        return context.console.print(CatalogView.output(viewModel.state.value))
    }
}
