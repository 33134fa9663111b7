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
        let settings = try context.settings()
        let console = context.console
        let viewModel = context.scene(settings).makeMoviesQueryListViewModel()
        await viewModel.didType(prefix).value
        let output = Self.output(
            viewModel.state.value,
            showsYears: console.output.isTerminal,
            usesColor: console.usesColor(settings.color)
        )
        return console.print(output)
    }

    /// Without years, each text is printed once.
    static func output(
        _ state: MoviesQueryListState,
        showsYears: Bool,
        usesColor: Bool
    ) -> CommandOutput {
        switch state {
        case .idle, .loading: .interrupted
        case .loaded(let items):
            CommandOutput(
                results: (showsYears ? dated(items, usesColor) : texts(items))
                    .map { $0 + "\n" }.joined(),
                exitCode: items.isEmpty ? .nothingFound : .done
            )
        case .failed(let failure): .failed(failure)
        }
    }

    private static func texts(_ items: [MoviesQueryListItemViewModel]) -> [String] {
        var seen: Set<String> = []
        return items.map(\.text.sanitizedField).filter { seen.insert($0.lowercased()).inserted }
    }

    private static func dated(
        _ items: [MoviesQueryListItemViewModel],
        _ usesColor: Bool
    ) -> [String] {
        items.map { item in
            let year = StyledText(item.year.map { "  \($0)" } ?? "", .dim)
            let line = StyledLine([StyledText(item.text.sanitizedField), year])
            return usesColor ? line.rendered(usesColor: true) : line.text
        }
    }
}
