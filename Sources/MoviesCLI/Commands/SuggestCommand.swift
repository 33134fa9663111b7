import Presentation

/// `movies suggest`: prints the suggestions of the prompt, for scripts.
struct SuggestCommand: Command {
    static let spec = CommandSpec(
        command: SuggestCommand.self,
        name: "suggest",
        operands: "[<prefix>]",
        summary: "suggest queries with a prefix: recent ones, then titles",
        examples: [
            .init(command: "movies suggest bl", purpose: "one query per line"),
            .init(command: "movies suggest | fzf", purpose: "select a recent query"),
        ]
    )

    private let prefix: String

    init(_ arguments: ParsedArguments, console: Console) {
        prefix = arguments.operands.joined(separator: " ")
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let viewModel = try context.scene(context.settings()).makeMoviesQueryListViewModel()
        await viewModel.didType(prefix).value
        return context.console.print(Self.output(viewModel.state.value))
    }

    static func output(_ state: MoviesQueryListState) -> CommandOutput {
        switch state {
        case .idle, .loading: .interrupted
        case .loaded(let items):
            CommandOutput(
                results: items.map { "\($0.text.sanitizedField)\n" }.joined(),
                exitCode: items.isEmpty ? .nothingFound : .done
            )
        case .failed(let failure): .failed(failure)
        }
    }
}
