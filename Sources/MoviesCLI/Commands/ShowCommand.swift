import CommandLineKit
import Domain
import Presentation
import Terminal

enum ShowCommand: Command {
    static let spec = CommandSpec(
        name: "show",
        operands: "<movie>…",
        completes: .movies,
        summary: "print the details of movies",
        options: [
            .language,
            OptionSpec(
                "region",
                value: .region,
                summary: "country of the release date and of where to watch (from the language)"
            ),
            .source,
            .detailsFormat, .json, .noImages, .offline, .refresh,
        ],
        notes: [
            """
            A - is standard input, with an id or a link on each line; a tab and other fields may \
            follow, and # starts a comment.
            """,
            """
            A template prints each movie on a line; its fields are those of --fields of 'movies \
            search', but for because and query.
            """,
        ],
        sections: { [.movieOperands] },
        examples: [
            .init("movies show 603", "by TMDB id"),
            .init("movies show tt0133093 348", "by IMDb id, and another movie"),
            .init("movies show https://letterboxd.com/film/alien/", "by a link"),
            .init("movies show blade runner 2049", "by title"),
            .init("movies search alien | movies show -", "all results of a search"),
            .init("movies show --json 603 | jq .runtime", "for scripts"),
            .init("movies show --format '{title} ({year})' 603", "by a template"),
        ]
    )

    /// Far more than anyone shows at once, and a limit for endless input.
    private static let lineLimit = 10_000

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let options = context.arguments.options
        let movies = try MovieEntry.all(context.arguments.operands)
        let template = try MovieTemplate(of: options, .ofDetails)
        var settings = try context.settings()
        settings.filesOnlyRate = true
        var entries: [MovieEntry] = []
        for movie in movies {
            entries += try await movie == .standardInput ? readEntries() : [movie]
        }
        guard !entries.isEmpty else {
            if !settings.isQuiet {
                context.console.report("nothing to show; no ids on standard input")
            }
            return .nothingFound
        }
        return await show(entries, template, settings, in: context)
    }

    private static func readEntries() async throws(ErrorReport) -> [MovieEntry] {
        var entries: [MovieEntry] = []
        var number = 0
        do {
            for try await line in StandardInput.readLines() {
                number += 1
                guard number <= lineLimit else { break }
                if let entry = MovieEntry(line: line, number: number) { entries.append(entry) }
            }
        } catch {
            let failure = error as? StandardInput.ReadError
            throw (failure ?? .init(reason: "it ended unexpectedly")).report
        }
        guard number <= lineLimit else {
            throw ErrorReport(.usage, "standard input has more than \(lineLimit) lines")
        }
        return entries
    }

    @MainActor
    static func show(
        _ entries: [MovieEntry],
        _ template: MovieTemplate?,
        _ settings: Settings,
        in context: CommandContext
    ) async -> ExitCode {
        let movies = entries.compactMap { entry in
            if case .movie(let movie, _) = entry {
                movie.includingAdult(settings.includesAdult)
            } else {
                nil
            }
        }
        let requests = movies.count > 1 ? RequestPattern.independent : .sequential
        let container = AppDIContainer(
            context,
            settings,
            printsPoster: entries.count == 1 && template == nil
                && canPrintPoster(settings, on: context.console),
            requests: requests
        )
        let loads = container.scene.makeMovieDetailsLoads(movies: movies)
        let view = MovieDetailsView(
            entries,
            template: template,
            settings: settings,
            console: context.console,
            posters: container.posterAssembly.renderer.map { [console = context.console] in
                let rows = console.output.height ?? TerminalSize.standard.rows
                return PosterPrinter(
                    renderer: $0,
                    terminal: TerminalSize(columns: console.width, rows: rows),
                    hasPager: console.pagerCommand != nil
                )
            }
        )
        return await view.exitCode(of: loads)
    }

    /// Whether the terminal can be asked for what it can show, and a person reads the details there.
    private static func canPrintPoster(_ settings: Settings, on console: Console) -> Bool {
        settings.options[.format] != OutputFormat.json.rawValue && console.isInteractive
            && console.errors.isTerminal && !console.isDumb && console.usesColor(settings.color)
    }
}
