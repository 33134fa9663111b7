import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies history`: prints the recent queries, or the opened movies.
struct HistoryCommand: Command {
    static let spec = CommandSpec(
        name: "history",
        operands: "[clear|remove <query…>]",
        summary: "list successful queries, newest first",
        beginsTitles: true,
        options: [
            OptionSpec(.opened, summary: "list the movies that you opened, newest first"),
            .printsJSON,
        ],
        ignoring: OptionName.ofNetwork + [.noHistory],
        subcommands: [
            Subcommand("clear", ClearHistoryCommand.self),
            Subcommand("remove", RemoveFromHistoryCommand.self),
        ],
        notes: [
            """
            On a terminal, each query is beside the time of its last use; elsewhere, each line is \
            query<TAB>time. With --opened, the lines are id<TAB>title<TAB>year<TAB>time; --json \
            prints both lists.
            """,
            """
            A search in a pipe or a script is not saved, only one on a terminal. Not saved are ids, \
            links, queries with only the closest matches, and one or two letters that are no title.
            """,
        ],
        examples: [
            .init("movies history", "one query per line"),
            .init("movies history --opened", "the last 200 movies that you opened"),
            .init("movies history --json | jq -r '.queries[].query'", "for scripts"),
            .init("movies history remove blade runner", "remove one query"),
            .init("movies history clear", "remove every query and movie"),
        ]
    )

    /// Whether the opened movies are printed in place of the queries; JSON has both.
    private let showsOpened: Bool

    init(_ arguments: ParsedArguments, console: Console) {
        showsOpened = arguments.isSet(.opened)
    }

    func run(in context: CommandContext) async -> ExitCode {
        let settings = context.localSettings
        let state = await context.scene(settings).makeRecentQueriesViewModel().load()
        let output = Self.output(
            state,
            showsOpened: showsOpened,
            as: RecordFormat(settings, in: context),
            isQuiet: settings.isQuiet
        )
        return context.console.print(output)
    }

    static func output(
        _ state: RecentQueriesState,
        showsOpened: Bool = false,
        as format: RecordFormat = .lines,
        isQuiet: Bool = false
    ) -> CommandOutput {
        switch state {
        case .loaded(let queries, let movies):
            let rows = showsOpened ? movies.map(row) : queries.map(row)
            var output = CommandOutput(
                results: format.text(lines: lines(rows), json: json(queries, movies)) { width in
                    lines(rows, width: width)
                }
            )
            if case .rows = format, rows.isEmpty, !isQuiet {
                output.report("the history " + (showsOpened ? "has no opened movie" : "is empty"))
            }
            return output
        case .cleared, .removed: return CommandOutput()
        case .missing(let text, let others):
            var output = CommandOutput(exitCode: .nothingFound)
            let hint = SpellingSuggestion.hint(for: text, in: others)
            let shown = text.sanitizedLine(width: 60)
            output.report("nothing in the history matches \"\(shown)\"\(hint)")
            return output
        case .failed(let failure): return .failed(failure)
        }
    }

    /// A query or a movie: what is tab-separated in a line, and what a terminal shows.
    private typealias Row = (fields: [String], text: String, age: String)

    private static func row(_ query: RecentQueryItemViewModel) -> Row {
        ([query.text, query.lastUsed], query.text, query.age)
    }

    private static func row(_ movie: OpenedMovieItemViewModel) -> Row {
        let year = movie.year.map(String.init)
        let fields = [movie.id, movie.title, year ?? "", movie.lastOpened]
        return (fields, movie.title + (year.map { " (\($0))" } ?? ""), movie.age)
    }

    private static func lines(_ rows: [Row]) -> String {
        rows.map { $0.fields.map(\.sanitizedField).joined(separator: "\t") + "\n" }.joined()
    }

    /// The texts, each beside the time of its last use unless that leaves too little room.
    private static func lines(_ rows: [Row], width: Int) -> [StyledLine] {
        let gap = 2
        let texts = rows.map(\.text.sanitizedLine)
        let room = width - (rows.map(\.age.count).max() ?? 0) - gap
        let showsTimes = room >= 12
        let column = min(texts.map(\.displayWidth).max() ?? 0, showsTimes ? room : width)
        return zip(texts, rows).map { text, row in
            let shown = text.truncated(to: column)
            guard showsTimes else { return StyledLine(shown) }
            return [StyledText(shown.padded(to: column + gap)), StyledText(row.age, .secondary)]
        }
    }

    private static func json(
        _ queries: [RecentQueryItemViewModel],
        _ movies: [OpenedMovieItemViewModel]
    ) -> JSONValue {
        let queries: [JSONValue] = queries.map {
            ["query": .string($0.text), "last_used": .string($0.lastUsed)]
        }
        let opened: [JSONValue] = movies.map {
            [
                "id": .string($0.id), "title": .string($0.title), "year": JSONValue($0.year),
                "last_opened": .string($0.lastOpened),
            ]
        }
        return ["queries": .array(queries), "opened": .array(opened)]
    }
}

struct ClearHistoryCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "clear",
        summary: "remove every query and every opened movie",
        ignoring: OptionName.ofSearches,
        examples: [.init("movies history clear", "remove every query and movie")]
    )

    func run(in context: CommandContext) async -> ExitCode {
        let history = context.scene(context.localSettings).makeRecentQueriesViewModel()
        return context.console.print(HistoryCommand.output(await history.clear()))
    }
}

/// `movies history remove`: removes one of the recent queries, and the opened movies with that title.
struct RemoveFromHistoryCommand: Command {
    static let spec = CommandSpec(
        name: "remove",
        operands: "<query…>",
        completes: .recentQueries,
        summary: "remove one query, or an opened movie by its title",
        ignoring: OptionName.ofSearches,
        notes: [
            """
            The words are one query or title, which may be followed by the year; case does not \
            matter. If there are both, both are removed.
            """
        ],
        examples: [.init("movies history remove blade runner", "no quotes needed")]
    )

    private let query: String

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        guard let query = TypedQuery(QueryOperands.text(arguments.operands)) else {
            throw UsageError("missing query; give one that 'movies history' lists")
        }
        self.query = query.text
    }

    func run(in context: CommandContext) async -> ExitCode {
        let history = context.scene(context.localSettings).makeRecentQueriesViewModel()
        return context.console.print(HistoryCommand.output(await history.remove(query)))
    }
}
