import CommandLineKit
import Domain
import Presentation
import Terminal

enum HistoryCommand: Command {
    static let spec = CommandSpec(
        name: "history",
        operands: "[clear|remove <query…>]",
        summary: "list successful queries, newest first",
        beginsTitles: true,
        options: [.opened, .printsJSON],
        ignoring: OptionSpec.ofNetwork + [.noHistory],
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

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let settings = context.localSettings
        let container = AppDIContainer(context, settings)
        let output = output(
            try await ErrorReport.catching(container.recentQueries.recentQueries).entries,
            try await ErrorReport.catching(container.openedMovies.openedMovies).entries,
            showsOpened: context.arguments.isSet(.opened),
            as: RecordFormat(settings, in: context),
            isQuiet: settings.isQuiet,
            now: container.now
        )
        return context.console.print(output)
    }

    /// `showsOpened` is whether the opened movies are printed in place of the queries; JSON has both.
    static func output(
        _ queries: [RecentQuery],
        _ movies: [OpenedMovie],
        showsOpened: Bool = false,
        as format: RecordFormat,
        isQuiet: Bool = false,
        now: Timestamp
    ) -> CommandOutput {
        let rows = showsOpened ? movies.map { row($0, now) } : queries.map { row($0, now) }
        var output = CommandOutput(
            results: format.text(lines: lines(rows), json: json(queries, movies)) { width in
                lines(rows, width: width)
            }
        )
        if case .rows = format, rows.isEmpty, !isQuiet {
            output.report("the history " + (showsOpened ? "has no opened movie" : "is empty"))
        }
        return output
    }

    /// A query or a movie: what is tab-separated in a line, and what a terminal shows.
    private typealias Row = (fields: [String], text: String, age: String)

    private static func row(_ query: RecentQuery, _ now: Timestamp) -> Row {
        ([query.text, query.time.iso8601], query.text, query.time.ago(at: now))
    }

    private static func row(_ movie: OpenedMovie, _ now: Timestamp) -> Row {
        let year = movie.year.map(String.init)
        let fields = [movie.id.description, movie.title, year ?? "", movie.time.iso8601]
        let text = movie.title + (year.map { " (\($0))" } ?? "")
        return (fields, text, movie.time.ago(at: now))
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

    private static func json(_ queries: [RecentQuery], _ movies: [OpenedMovie]) -> JSONValue {
        [
            "queries": .list(queries) {
                ["query": .string($0.text), "last_used": .string($0.time.iso8601)]
            },
            "opened": .list(movies) {
                [
                    "id": .string($0.id.description), "title": .string($0.title),
                    "year": JSONValue($0.year), "last_opened": .string($0.time.iso8601),
                ]
            },
        ]
    }
}

enum ClearHistoryCommand: Command {
    static let spec = CommandSpec(
        name: "clear",
        summary: "remove every query and every opened movie",
        ignoring: OptionSpec.ofSearches,
        examples: [.init("movies history clear", "remove every query and movie")]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let container = AppDIContainer(context, context.localSettings)
        try await ErrorReport.catching(container.recentQueries.removeAll)
        try await ErrorReport.catching(container.openedMovies.removeAll)
        return .done
    }
}

enum RemoveFromHistoryCommand: Command {
    static let spec = CommandSpec(
        name: "remove",
        operands: "<query…>",
        completes: .recentQueries,
        summary: "remove one query, or an opened movie by its title",
        ignoring: OptionSpec.ofSearches,
        notes: [
            """
            The words are one query or title, which may be followed by the year; case does not \
            matter. If there are both, both are removed.
            """
        ],
        examples: [.init("movies history remove blade runner", "no quotes needed")]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let operands = QueryOperands.text(context.arguments.operands)
        guard let query = TypedQuery(operands)?.text else {
            throw .usage("missing query; give one that 'movies history' lists")
        }
        let container = AppDIContainer(context, context.localSettings)
        let (queries, movies) = (container.recentQueries, container.openedMovies)
        let others = try await ErrorReport.catching { () throws(MoviesError) -> [String]? in
            let isQuery = try await queries.remove(query)
            let isMovie = try await movies.remove(query)
            if isQuery || isMovie { return nil }
            return try await queries.recentQueries().entries.map(\.text)
                + movies.openedMovies().entries.map(\.title)
        }
        guard let others else { return .done }
        context.console.report(message(missing: query, others: others))
        return .nothingFound
    }

    /// The message if nothing has the text; `others` are all queries and titles that there are.
    static func message(missing text: String, others: [String]) -> String {
        let hint = SpellingSuggestion.hint(for: text, in: others)
        return "nothing in the history matches \"\(text.sanitizedLine(width: 60))\"\(hint)"
    }
}
