import CommandLineKit
import Domain
import Presentation
import Terminal

enum CatalogCommand {
    static let spec = CommandSpec(
        name: "catalog",
        operands: "info|update|import|remove",
        summary: "manage the local catalog of movies",
        ignoring: OptionSpec.ofSearches,
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

enum CatalogInfoCommand: Command {
    static let spec = CommandSpec(
        name: "info",
        summary: "print the catalog's source, date, number of movies and size",
        options: [.printsJSON],
        ignoring: OptionSpec.ofSearches,
        examples: [
            .init("movies catalog info", "labels and values"),
            .init("movies catalog info | cat", "one name<TAB>value per line"),
            .init("movies catalog info --json | jq .movies", "for scripts"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let settings = context.localSettings
        let catalog = AppDIContainer(context, settings).catalog
        let output = CatalogView.output(
            try await ErrorReport.catching(catalog.info),
            as: RecordFormat(settings, in: context),
            isQuiet: settings.isQuiet
        )
        return context.console.print(output)
    }
}

enum RemoveCatalogCommand: Command {
    static let spec = CommandSpec(
        name: "remove",
        summary: "remove the imported catalog and use the built-in one again",
        ignoring: OptionSpec.ofSearches,
        examples: [.init("movies catalog remove", "use the built-in movies again")]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let catalog = AppDIContainer(context, context.localSettings).catalog
        try await ErrorReport.catching(catalog.remove)
        return .done
    }
}

enum UpdateCatalogCommand: Command {
    static let spec = CommandSpec(
        name: "update",
        summary: "build the catalog from the latest movies of IMDb",
        options: [.akas, .people, .includeAdult],
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
            .init("movies catalog update -q", "for a timer or cron; says only what went wrong"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let options = context.arguments.options
        let request = CatalogUpdateRequest(
            includesAlternativeTitles: options.isSet(.akas),
            includesPeople: options.isSet(.people),
            includesAdult: options.isSet(.includeAdult)
        )
        let settings = try context.settings()
        let imdbURL = try settings.url(of: .imdb)
        let catalog = AppDIContainer(context, settings, imdbURL: imdbURL).catalog
        if request.includesPeople, !settings.isQuiet, !settings.isOffline {
            context.console.report("downloading about 1.3 GB of IMDb's data sets")
        }
        let view = CatalogView(console: context.console, isQuiet: settings.isQuiet)
        return try await view.exitCode { progress throws(MoviesError) in
            let describe = { @Sendable in FailureViewModel($0).summary }
            return try await catalog.update(request, describe: describe, progress: progress)
        }
    }
}

enum ImportCatalogCommand: Command {
    static let spec = CommandSpec(
        name: "import",
        operands: "<file…>",
        completes: .files,
        summary: "build the catalog from files; - is standard input",
        options: [.includeAdult],
        ignoring: OptionSpec.ofSearches,
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

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let arguments = context.arguments
        let files = arguments.operands.map { $0 == "-" ? ImportSource.standardInput : .file($0) }
        guard !files.isEmpty else {
            throw .usage("nothing to import; give a file, or - for standard input")
        }
        guard files.count(where: { $0 == .standardInput }) < 2 else {
            throw .usage("standard input can be read only once")
        }
        let settings = context.localSettings
        let includesAdult = arguments.isSet(.includeAdult)
        let catalog = AppDIContainer(context, settings).catalog
        let view = CatalogView(console: context.console, isQuiet: settings.isQuiet)
        return try await view.exitCode { progress throws(MoviesError) in
            try await catalog.importFiles(files, includesAdult: includesAdult, progress: progress)
        }
    }
}

/// Shows the progress of an import or update, then prints its result.
@MainActor
final class CatalogView {
    private let console: Console
    private let isQuiet: Bool
    private let progress: ProgressBar

    /// Whether a wait was reported; the others would only repeat it.
    private var hasReportedWait = false

    init(console: Console, isQuiet: Bool) {
        self.console = console
        self.isQuiet = isQuiet
        progress = ProgressBar(console: console)
    }

    func exitCode(
        of operation: @escaping CatalogViewModel.Operation
    ) async throws(ErrorReport) -> ExitCode {
        defer { progress.hide() }
        do {
            let result = try await CatalogViewModel().run(operation) { show($0) }
            progress.hide()
            return console.print(isQuiet ? CommandOutput() : Self.output(result))
        } catch {
            throw ErrorReport(FailureViewModel(error, catalogMayHelp: false))
        }
    }

    func show(_ item: CatalogProgressItemViewModel) {
        guard !isQuiet else { return }
        if console.errors.isTerminal {
            progress.show(title: item.title, fraction: item.fraction, statistics: item.statistics)
        } else if item.isWait, !hasReportedWait {
            hasReportedWait = true
            console.report(item.title)
        }
    }
}

extension CatalogView {
    nonisolated static func output(
        _ catalog: CatalogInfo,
        as format: RecordFormat = .lines,
        isQuiet: Bool = false
    ) -> CommandOutput {
        var output = CommandOutput(results: report(catalog).text(as: format))
        if case .rows = format, catalog.isBuiltIn, !isQuiet {
            output.messages.append(catalog.extent?.updateNotice ?? Advice.update)
        }
        return output
    }

    private nonisolated static func output(_ result: CatalogImportResult) -> CommandOutput {
        var output = CommandOutput()
        if !result.isUnchanged { result.notes.forEach { output.report($0) } }
        let catalog = result.catalog
        let verb = result.isUnchanged ? "already up to date: " : "imported "
        let attribution = catalog.attribution.map { " · \($0)" } ?? ""
        output.messages.append("\(verb)\(catalog.movieCount.counted("movie"))\(attribution)")
        return output
    }

    private nonisolated static func report(_ catalog: CatalogInfo) -> KeyValueReport {
        let (path, attribution) = (catalog.path?.sanitizedLine, catalog.attribution)
        let count = catalog.movieCount.withThousandsCommas
        let date = catalog.date?.description
        let size = catalog.isBuiltIn ? nil : catalog.byteCount.withByteUnit
        let update = catalog.lastUpdate
        let reason = update?.reason?.sanitizedLine
        return KeyValueReport(rows: [
            ("source", .string(catalog.source.rawValue), "Source", catalog.sourceName),
            ("movies", .int(catalog.movieCount), "Movies", count),
            ("date", JSONValue(date), "Date", date),
            ("bytes", .int(catalog.byteCount), "Size", size),
            ("format", .int(catalog.formatVersion), nil, nil),
            ("path", JSONValue(path), "Path", path),
            ("attribution", JSONValue(attribution), "Attribution", attribution),
            (
                "last_update", JSONValue(update?.start.iso8601), "Last update",
                update?.summary.sanitizedLine
            ),
            ("last_update_outcome", JSONValue(update?.outcomeName), nil, nil),
            ("last_update_error", JSONValue(reason), nil, nil),
        ])
    }
}
