import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies catalog`: manages the local movies.
enum CatalogCommand {
    static let spec = CommandSpec(
        name: "catalog",
        operands: "info|update|import|remove",
        summary: "manage the local catalog of movies",
        ignoring: OptionName.ofSearches,
        subcommands: [
            Subcommand("info", CatalogInfoCommand.self),
            Subcommand("update", UpdateCatalogCommand.self),
            Subcommand("import", ImportCatalogCommand.self),
            Subcommand("remove", RemoveCatalogCommand.self),
        ],
        examples: [
            .init("movies catalog update", "download all movies of IMDb"),
            .init("movies catalog info", "source, date, count and size"),
        ]
    )
}

/// `movies catalog info`: prints the catalog's source, date and size.
struct CatalogInfoCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "info",
        summary: "print the catalog's source, date, number of movies and size",
        options: [.printsJSON],
        ignoring: OptionName.ofSearches,
        examples: [
            .init("movies catalog info", "labels and values"),
            .init("movies catalog info | cat", "one name<TAB>value per line"),
            .init("movies catalog info --json | jq .movies", "for scripts"),
        ]
    )

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
struct RemoveCatalogCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "remove",
        summary: "remove the imported catalog and use the built-in one again",
        ignoring: OptionName.ofSearches,
        examples: [.init("movies catalog remove", "use the built-in movies again")]
    )

    func run(in context: CommandContext) async -> ExitCode {
        let viewModel = context.scene(context.localSettings).makeCatalogViewModel()
        await viewModel.didRemove()
        return context.console.print(CatalogView.output(viewModel.state.value))
    }
}

/// `movies catalog update`: downloads and imports the latest data sets.
struct UpdateCatalogCommand: Command {
    static let spec = CommandSpec(
        name: "update",
        summary: "build the catalog from the latest movies of IMDb or TMDB",
        options: [
            OptionSpec(
                .from,
                value: .choice(CatalogUpdateRequest.Source.allCases.map(\.rawValue)),
                summary: "data source; TMDB's lacks English titles and years (imdb)"
            ),
            OptionSpec(.akas, summary: "include titles in other languages (IMDb)"),
            OptionSpec(
                .people,
                summary: "include directors, writers and cast (IMDb); about 1 GB more to download"
            ),
            .includeAdult,
        ],
        ignoring: [.noHistory, .noInput],
        notes: [
            """
            A download fails if no data arrives for --timeout seconds. If a server asks to retry \
            later, the command waits up to 60 seconds. The next run resumes interrupted downloads.
            """,
            """
            The files stay in the cache directory, so that the next update downloads only those \
            that have changed; movies catalog remove removes them. An update that fails leaves the \
            catalog as it is, and movies catalog info reports it.
            """,
        ],
        sections: { [.movieTypes] },
        examples: [
            .init("movies catalog update", "IMDb's movies, about 250 MB"),
            .init("movies catalog update --akas", "with titles in any language"),
            .init("movies catalog update --people", "with people, about 1.3 GB"),
            .init("movies catalog update --from tmdb", "TMDB's, about 27 MB"),
            .init("movies catalog update -q", "for a timer or cron; says only what went wrong"),
        ]
    )

    private let request: CatalogUpdateRequest

    init(_ arguments: ParsedArguments, console: Console) {
        let options = arguments.options
        request = CatalogUpdateRequest(
            source: options[.from].flatMap(CatalogUpdateRequest.Source.init) ?? .imdb,
            includesAlternativeTitles: options.isSet(.akas),
            includesPeople: options.isSet(.people),
            includesAdult: options.isSet(.includeAdult)
        )
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let sources = try context.settingSources()
        let settings = try context.settings(sources)
        let container = context.container(settings, dataSetURLs: try DataSetURLs(sources))
        if request.source == .imdb, request.includesPeople, !settings.isQuiet,
            settings.allowsNetwork
        {
            context.console.report("downloading about 1.3 GB of IMDb's data sets")
        }
        let viewModel = container.makeMoviesSceneDIContainer().makeCatalogViewModel()
        let view = CatalogView(console: context.console, isQuiet: settings.isQuiet)
        return await view.exitCode(of: viewModel) { await viewModel.didUpdate(request) }
    }
}

/// `movies catalog import`: imports data sets from files.
struct ImportCatalogCommand: Command {
    static let spec = CommandSpec(
        name: "import",
        operands: "<file…>",
        completes: .files,
        summary: "build the catalog from files; - is standard input",
        options: [.includeAdult],
        ignoring: OptionName.ofSearches,
        notes: [
            """
            \(CatalogSource.allCases.compactMap(\.importHelp).joined(separator: " ")) Each file is \
            plain, or compressed by gzip. The files replace the catalog; they do not add to it.
            """
        ],
        sections: { [.movieTypes] },
        examples: [
            .init(
                "movies catalog import title.basics.tsv.gz title.ratings.tsv.gz",
                "IMDb's files, in any order"
            ),
            .init("zcat title.basics.tsv.gz | movies catalog import -", "from another program"),
        ]
    )

    private let files: [ImportSource]
    private let includesAdult: Bool

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        files = arguments.operands.map { $0 == "-" ? .standardInput : .file($0) }
        guard !files.isEmpty else {
            throw UsageError("nothing to import; give a file, or - for standard input")
        }
        guard files.count(where: { $0 == .standardInput }) < 2 else {
            throw UsageError("standard input can be read only once")
        }
        includesAdult = arguments.isSet(.includeAdult)
    }

    func run(in context: CommandContext) async -> ExitCode {
        let settings = context.localSettings
        let viewModel = context.scene(settings).makeCatalogViewModel()
        let view = CatalogView(console: context.console, isQuiet: settings.isQuiet)
        return await view.exitCode(of: viewModel) {
            await viewModel.didImport(files, includesAdult: includesAdult)
        }
    }
}
