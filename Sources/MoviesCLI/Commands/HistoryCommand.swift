import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies history`: prints the recent queries.
struct HistoryCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "history",
        operands: "[clear|remove <query…>]",
        summary: "list successful queries, newest first",
        options: [.printsJSON],
        subcommands: [
            Subcommand("clear", ClearHistoryCommand.self),
            Subcommand("remove", RemoveFromHistoryCommand.self),
        ],
        notes: [
            """
            On a terminal, each query is beside the time of its last use; elsewhere, each line is \
            query<TAB>time.
            """
        ],
        examples: [
            .init("movies history", "one query per line"),
            .init("movies history --json | jq -r '.queries[].query'", "for scripts"),
            .init("movies history remove blade runner", "remove one query"),
            .init("movies history clear", "remove every query"),
        ]
    )

    func run(in context: CommandContext) async -> ExitCode {
        let settings = context.localSettings
        let state = await context.scene(settings).makeRecentQueriesViewModel().load()
        let output = Self.output(
            state,
            as: RecordFormat(settings, in: context),
            isQuiet: settings.isQuiet
        )
        return context.console.print(output)
    }

    static func output(
        _ state: RecentQueriesState,
        as format: RecordFormat = .lines,
        isQuiet: Bool = false
    ) -> CommandOutput {
        switch state {
        case .loaded(let queries): output(queries, as: format, isQuiet: isQuiet)
        case .cleared, .removed: CommandOutput()
        case .missing(let text, let others): output(missing: text, others)
        case .failed(let failure): .failed(failure)
        }
    }

    private static func output(
        _ queries: [RecentQueryItemViewModel],
        as format: RecordFormat,
        isQuiet: Bool
    ) -> CommandOutput {
        switch format {
        case .lines: return CommandOutput(results: lines(queries))
        case .json: return CommandOutput(results: json(queries))
        case .rows(let width, let usesColor):
            let lines = lines(queries, width: width)
            var output = CommandOutput(results: lines.output(usesColor: usesColor))
            if queries.isEmpty, !isQuiet { output.report("the history is empty") }
            return output
        }
    }

    private static func output(missing text: String, _ others: [String]) -> CommandOutput {
        var output = CommandOutput(exitCode: .nothingFound)
        let hint = SpellingSuggestion.hint(for: text, in: others)
        output.report("nothing in the history matches \"\(text.sanitizedLine(width: 60))\"\(hint)")
        return output
    }

    private static func lines(_ queries: [RecentQueryItemViewModel]) -> String {
        queries.map { "\($0.text.sanitizedField)\t\($0.lastUsed)\n" }.joined()
    }

    /// The queries, beside the time of their last use unless that leaves too little room.
    private static func lines(_ queries: [RecentQueryItemViewModel], width: Int) -> [StyledLine] {
        let gap = 2
        let texts = queries.map(\.text.sanitizedLine)
        let room = width - (queries.map(\.age.count).max() ?? 0) - gap
        let showsTimes = room >= 12
        let column = min(texts.map(\.displayWidth).max() ?? 0, showsTimes ? room : width)
        return zip(texts, queries).map { text, query in
            let shown = text.truncated(to: column)
            guard showsTimes else { return StyledLine(shown) }
            return [StyledText(shown.padded(to: column + gap)), StyledText(query.age, .secondary)]
        }
    }

    private static func json(_ queries: [RecentQueryItemViewModel]) -> String {
        let items: [JSONValue] = queries.map {
            ["query": .string($0.text), "last_used": .string($0.lastUsed)]
        }
        return JSONValue.object([("queries", .array(items))]).line
    }
}

/// `movies history clear`: removes the recent queries.
struct ClearHistoryCommand: CommandWithoutArguments {
    static let spec = CommandSpec(
        name: "clear",
        summary: "remove every query",
        examples: [.init("movies history clear", "remove every query")]
    )

    func run(in context: CommandContext) async -> ExitCode {
        let history = context.scene(context.localSettings).makeRecentQueriesViewModel()
        return context.console.print(HistoryCommand.output(await history.clear()))
    }
}

/// `movies history remove`: removes one of the recent queries.
struct RemoveFromHistoryCommand: Command {
    static let spec = CommandSpec(
        name: "remove",
        operands: "<query…>",
        completes: .recentQueries,
        summary: "remove one query",
        notes: ["The words are one query; case does not matter."],
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
