import Presentation

/// `movies history`: prints the recent queries.
struct HistoryCommand: Command {
    static let spec = CommandSpec(
        command: HistoryCommand.self,
        name: "history",
        operands: "[clear]",
        summary: "list successful queries, newest first",
        options: [.printsJSON],
        subcommands: [Subcommand("clear", ClearHistoryCommand.spec)],
        examples: [
            .init(command: "movies history", purpose: "one query<TAB>time per line"),
            .init(
                command: "movies history --json | jq -r '.queries[].query'",
                purpose: "for scripts"
            ),
            .init(command: "movies history clear", purpose: "remove every query"),
        ]
    )

    private let showsJSON: Bool

    init(_ arguments: ParsedArguments, console: Console) {
        showsJSON = arguments.isSet(.json)
    }

    func run(in context: CommandContext) async -> ExitCode {
        let viewModel = context.scene(context.settingsWithoutFile).makeRecentQueriesViewModel()
        await viewModel.didOpen()
        return context.console.print(
            Self.output(viewModel.state.value, asJSON: showsJSON)
        )
    }

    static func output(_ state: RecentQueriesState, asJSON: Bool) -> CommandOutput {
        switch state {
        case .idle: .interrupted
        case .loaded(let queries):
            CommandOutput(results: asJSON ? json(queries) : lines(queries))
        case .cleared: CommandOutput()
        case .failed(let failure): .failed(failure)
        }
    }

    private static func lines(_ queries: [RecentQueryItemViewModel]) -> String {
        queries.map { "\($0.text.sanitizedField)\t\($0.lastUsed)\n" }.joined()
    }

    private static func json(_ queries: [RecentQueryItemViewModel]) -> String {
        let items = queries.map { query in
            JSONValue.object([
                ("query", .string(query.text.sanitizedLine)),
                ("last_used", .string(query.lastUsed)),
            ])
        }
        return JSONValue.object([("queries", .array(items))]).text + "\n"
    }
}

/// `movies history clear`: removes the recent queries.
struct ClearHistoryCommand: Command {
    static let spec = CommandSpec(
        command: ClearHistoryCommand.self,
        name: "clear",
        summary: "remove every query",
        examples: [.init(command: "movies history clear", purpose: "remove every query")]
    )

    init(_ arguments: ParsedArguments, console: Console) {}

    func run(in context: CommandContext) async -> ExitCode {
        let viewModel = context.scene(context.settingsWithoutFile).makeRecentQueriesViewModel()
        await viewModel.didClear()
        return context.console.print(
            HistoryCommand.output(viewModel.state.value, asJSON: false)
        )
    }
}
