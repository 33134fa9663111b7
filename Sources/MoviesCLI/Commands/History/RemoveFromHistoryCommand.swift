import CommandLineKit
import Domain
import Presentation
import Terminal

/// `movies history remove`: removes one of the recent queries.
struct RemoveFromHistoryCommand: Command {
    static let spec = CommandSpec(
        command: RemoveFromHistoryCommand.self,
        name: "remove",
        operands: "<query…>",
        completes: .recentQueries,
        summary: "remove one query",
        notes: ["The words are one query; case does not matter."],
        examples: [
            .init("movies history remove blade runner", "no quotes needed")
        ]
    )

    private let query: String

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        guard let query = TypedQuery(QueryOperands.text(arguments.operands)) else {
            throw UsageError(message: "missing query; give one that 'movies history' lists")
        }
        self.query = query.text
    }

    func run(in context: CommandContext) async -> ExitCode {
        let history = context.scene(context.localSettings).makeRecentQueriesViewModel()
        return context.console.print(HistoryCommand.output(await history.remove(query)))
    }
}
