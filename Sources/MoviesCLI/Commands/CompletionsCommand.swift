import CommandLineKit
import Presentation
import Terminal

struct CompletionsCommand: Command {
    static let spec = CommandSpec(
        name: "completions",
        operands: CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
        completes: .oneOf { CompletionShell.allCases.map(\.rawValue) },
        summary: "print a completion script for a shell",
        ignoring: OptionName.ofSearches,
        notes: [
            """
            'make install' installs the scripts. Without it, store the one for your shell as below, \
            or source it in the file that the shell runs at its start; then start a new shell.
            """
        ],
        examples: CompletionShell.allCases.map { $0.type.installation }
    )

    private let shell: CompletionShell

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        shell = try arguments.choice(of: "shell")
        guard arguments.operands.count == 1 else {
            throw UsageError("give one shell; each has its own script")
        }
    }

    func run(in context: CommandContext) async -> ExitCode {
        context.console.print(shell.type.script, success: .done)
    }
}

/// `movies __complete`: prints what can follow a command line, for the completion scripts.
///
/// No spec has it, and so no help. It reports no errors, which would disturb the line of the shell.
@MainActor
struct CompleteCommand {
    static let name = "__complete"

    let context: CommandContext

    /// `arguments` are the name of a shell, and what its script adds.
    func run(_ arguments: ArraySlice<String>) async {
        guard let shell = arguments.first.flatMap(CompletionShell.init) else { return }
        let completion = shell.type.init(arguments.dropFirst())
        let candidates = await Completer.completion(
            of: completion.line.word,
            after: completion.line.words.dropFirst(),
            program: CommandTable.program,
            source: ProgramCompletionSource(context: context)
        )
        let lines = completion.output(candidates).map { "\($0)\n" }
        try? context.console.output.write(lines.joined())
    }
}

/// Suggests what the prompt and `movies suggest` suggest, without the network.
private struct ProgramCompletionSource: CompletionSource {
    let context: CommandContext

    private var scene: MoviesSceneDIContainer { context.scene(context.localSettings) }

    func queries(for text: String) async -> [String] {
        let viewModel = scene.makeMoviesQueryListViewModel()
        await viewModel.didOpen(with: text)
        return SuggestCommand.texts(viewModel.state.value.items)
    }

    func recentQueries() async -> [String] {
        let history = await scene.makeRecentQueriesViewModel().load()
        guard case .loaded(let queries, let opened) = history else { return [] }
        return queries.map(\.text.sanitizedField) + opened.map(\.title.sanitizedField)
    }

    func movies(for text: String) async -> [(id: String, title: String)] {
        let state = await scene.makeMovieSuggestionsViewModel().suggestions(for: text)
        guard case .loaded(let movies) = state else { return [] }
        return movies.map { ($0.id, $0.title.sanitizedField) }
    }

    func names(_ names: CompletedKind, for text: String) async -> [String] {
        await scene.makeNameSuggestionsViewModel()
            .names(for: text, onlyDirectors: names == .directors).map(\.sanitizedField)
    }
}
