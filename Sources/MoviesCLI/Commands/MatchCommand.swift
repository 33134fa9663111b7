import CommandLineKit
import Domain
import Presentation
import Terminal

enum MatchCommand: Command {
    static let spec = CommandSpec(
        name: "match",
        operands: "[<name>… | -]",
        completes: .files,
        summary: "identify movies by the names of files",
        options: [
            OptionSpec(
                "format",
                value: .choice(MatchesView.formats.map(\.rawValue)),
                summary: "output format (table on a terminal, else tsv)"
            ),
            .json,
            .language,
        ],
        ignoring: OptionSpec.ofSearches,
        notes: [
            """
            A name is that of a file or a folder, with or without its path, a title with or \
            without its year, an id or a link. No file is read or changed, and nothing is asked of \
            a network: the movies are those of the catalog on this machine.
            """,
            """
            A - is standard input, with a name on each line, or with NUL after each as find \
            -print0 prints them. If its first line is that of a CSV file with a column Name or \
            Title, the names are the titles in it, with the years of a column Year.
            """,
            """
            Each line has the certainty, the movie's id, title and year, and the name. It is sure \
            if the title and the year match and nothing else is likely; likely with a typo, \
            without a subtitle, or if several movies have the title; and no if the name means no \
            movie, such as that of an episode or a photo.
            """,
        ],
        examples: [
            .init("movies match *.mkv", "the movies in a folder"),
            .init("ls ~/Videos | movies match -", "names from a pipe"),
            .init("find . -name '*.mkv' -print0 | movies match -", "with any characters in names"),
            .init("movies match - < watchlist.csv", "the titles of a CSV file"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let operands = context.arguments.operands
        guard operands.contains(where: { !$0.isEmpty }) else {
            throw .usage("missing name; give names of files, or - for standard input")
        }
        guard operands.count(where: { $0 == "-" }) <= 1 else {
            throw .usage("standard input can be read only once")
        }
        let (settings, console) = (context.localSettings, context.console)
        let container = AppDIContainer(context, settings)
        let matches = try await matches(for: operands, container)
        // The command line may be a title, such as `match point`, if no operand is more than a word.
        var search = context
        search.arguments.operands = ["match"] + operands
        let title = search.arguments.operands.joined(separator: " ")
        if matches.certainty < .sure, operands.allSatisfy({ $0.allSatisfy(\.isLetter) }),
            try await self.matches(for: [title], container).certainty > matches.certainty
        {
            return try await SearchCommand.run(in: search)
        }
        if matches.isEmpty {
            if !settings.isQuiet { console.report("nothing to match; no names on standard input") }
            return .nothingFound
        }
        let format = context.arguments.options[.format].flatMap(OutputFormat.init)
        let view = MatchesView(format: format, settings: settings, console: console)
        return console.print(view.output(matches))
    }

    /// Takes names, and `-` for those on standard input.
    @MainActor
    private static func matches(
        for operands: [String],
        _ container: AppDIContainer
    ) async throws(ErrorReport) -> [MovieMatch] {
        let useCase = MatchMoviesUseCase(matcher: container.nameMatcher)
        return try await ErrorReport.catching { () throws(MoviesError) in
            var names: [MovieName] = []
            for operand in operands where !operand.isEmpty {
                names +=
                    operand == "-" ? try container.movieNames(in: operand) : [MovieName(operand)]
            }
            return try await useCase.execute(names)
        }
    }
}

extension [MovieMatch] {
    fileprivate var certainty: MatchCertainty { map(\.certainty).max() ?? .no }
}

extension MovieMatch {
    fileprivate var item: MoviesListItemViewModel? { movie.map(MoviesListItemViewModel.init) }
}

struct MatchesView {
    static let formats: [OutputFormat] = [.table, .tsv, .csv, .json]

    private static let columns = ["certainty", "id", "title", "year", "name"]

    /// `nil` for the default, which depends on the terminal.
    let format: OutputFormat?
    let settings: Settings
    let console: Console

    func output(_ matches: [MovieMatch]) -> CommandOutput {
        let exitCode: ExitCode = matches.certainty > .no ? .done : .nothingFound
        return CommandOutput(results: text(matches), exitCode: exitCode)
    }

    private func text(_ matches: [MovieMatch]) -> String {
        switch format ?? (console.output.isTerminal ? .table : .tsv) {
        case .tsv: TSV.text(matches.map(Self.row))
        case .csv:
            CSV.text([Self.columns.map { JSONValue($0) }] + matches.map(Self.row))
        case .json: Self.json(matches).document(JSONLayout(console))
        default:
            ConsoleTable(
                width: console.width,
                usesColor: console.usesColor(settings.color),
                showsLinks: console.showsLinks
            ).text(matches)
        }
    }

    private static func row(_ match: MovieMatch) -> [JSONValue] {
        [
            JSONValue(match.certainty.rawValue), JSONValue(match.item?.id),
            JSONValue(match.item?.title), JSONValue(match.item?.year), JSONValue(match.name),
        ]
    }

    private static func json(_ matches: [MovieMatch]) -> JSONValue {
        [
            // The movies are always those of this machine.
            "source": .string(SourceViewModel(.catalog(.builtIn)).id),
            "matches": .list(matches) {
                [
                    "certainty": JSONValue($0.certainty.rawValue),
                    "name": JSONValue($0.name),
                    "movie": $0.item.map { JSONValue($0, keys) } ?? .null,
                ]
            },
        ]
    }

    /// No catalog knows posters, and few know how popular a movie is.
    static let keys = MovieFields.ofMovies.keys.filter {
        ![.because, .posterURL, .ownRating, .popularity].contains($0) && !$0.spec.isDetail
    }
}

extension ConsoleTable {
    /// The movies that names mean: certainty, year, title, id and name, which is truncated first.
    fileprivate func text(_ matches: [MovieMatch]) -> String {
        let movies = matches.map(\.item)
        let titles = movies.map { $0?.title.sanitizedLine ?? "" }
        let names = matches.map(\.name.sanitizedLine)
        let title = max(titles.map(\.displayWidth).max() ?? 0, 1)
        let someTitles = min(title, max(width / 4, 1))
        let name = max(names.map(\.displayWidth).max() ?? 0, 1)
        return text(
            rowCount: matches.count,
            [
                column("MATCH", matches.map { $0.certainty.rawValue.padded(to: "likely".count) }),
                years(movies.map { $0?.year }),
                self.titles(
                    titles,
                    movies.map { $0?.pageURL },
                    [title...title, someTitles...title, 1...title]
                ),
                column("ID", movies.map { $0?.id ?? "" }),
                TableColumn("NAME", [min(name, 10)...name, min(name, 10)...name, 0...0]) {
                    row,
                    width in names[row].truncated(to: width)
                },
            ]
        )
    }
}
