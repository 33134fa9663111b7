import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies catalog update`: downloads and imports the latest data sets.
struct UpdateCatalogCommand: Command {
    static let spec = CommandSpec(
        command: UpdateCatalogCommand.self,
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
        notes: [
            """
            A download fails if no data arrives for --timeout seconds. If a server asks to retry \
            later, the command waits up to 60 seconds. The next run resumes interrupted downloads.
            """
        ] + CatalogCommand.movieTypes,
        examples: [
            .init("movies catalog update", "IMDb's movies, about 250 MB"),
            .init("movies catalog update --akas", "with titles in any language"),
            .init("movies catalog update --people", "with people, about 1.3 GB"),
            .init("movies catalog update --from tmdb", "TMDB's, about 27 MB"),
        ]
    )

    private let request: CatalogUpdateRequest
    private let isQuiet: Bool
    private let isOffline: Bool

    init(_ arguments: ParsedArguments, console: Console) {
        let options = arguments.options
        request = CatalogUpdateRequest(
            source: options[.from].flatMap(CatalogUpdateRequest.Source.init) ?? .imdb,
            includesAlternativeTitles: options.isSet(.akas),
            includesPeople: options.isSet(.people),
            includesAdult: options.isSet(.includeAdult)
        )
        isQuiet = options.isSet(.quiet)
        isOffline = options.isSet(.offline)
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        if request.source == .imdb, request.includesPeople, !isQuiet, !isOffline {
            context.console.report("downloading about 1.3 GB of IMDb's data sets")
        }
        let sources = try context.settingSources()
        let container = context.container(
            try context.settings(sources),
            dataSetURLs: try DataSetURLs(sources)
        )
        let viewModel = container.makeMoviesSceneDIContainer().makeCatalogViewModel()
        let view = CatalogView(console: context.console, isQuiet: isQuiet)
        return await view.exitCode(of: viewModel) { await viewModel.didUpdate(request) }
    }
}
