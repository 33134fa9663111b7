import CommandLineKit
import Domain
import Presentation
import Terminal

enum CompletionsCommand: Command {
    static let spec = CommandSpec(
        name: "completions",
        operands: CompletionShell.allCases.map(\.rawValue).joined(separator: "|"),
        completes: .oneOf(CompletionShell.allCases.map(\.rawValue)),
        summary: "print a completion script for a shell",
        ignoring: OptionSpec.ofSearches,
        notes: [
            """
            'make install' installs the scripts. Without it, store the one for your shell as below, \
            or source it in the file that the shell runs at its start; then start a new shell.
            """
        ],
        examples: CompletionShell.allCases.map { $0.type.installation(of: "movies") }
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let shell: CompletionShell = try context.arguments.choice(of: "shell")
        guard context.arguments.operands.count == 1 else {
            throw .usage("give one shell; each has its own script")
        }
        return context.console.print(
            shell.type.script(for: CommandTable.program.root.name),
            success: .done
        )
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
            source: values
        )
        let lines = completion.output(candidates).map { "\($0)\n" }
        try? context.console.output.write(lines.joined())
    }

    /// Suggests what the prompt and `movies suggest` suggest, without the network.
    private func values(
        _ kind: CompletedKind,
        for text: String
    ) async -> [(value: String, title: String)] {
        let container = AppDIContainer(context, context.localSettings)
        do {
            switch kind {
            case .query:
                let suggestions = try await container.scene.suggestions(for: text)
                return SuggestCommand.texts(suggestions).map { ($0, "") }
            case .recentQueries:
                let queries = try await container.recentQueries.recentQueries().entries
                let opened = try await container.openedMovies.openedMovies().entries
                return (queries.map(\.text) + opened.map(\.title)).map { ($0.sanitizedField, "") }
            case .movies:
                let movies = try await SuggestCommand.movies(for: text, in: container)
                return movies.map { ($0.id.description, $0.titleWithYear.sanitizedField) }
            case .people, .directors:
                let people = try await container.names.personSuggestions(
                    for: text,
                    onlyDirectors: kind == .directors,
                    limit: SuggestCommand.limit
                )
                return people.map { ($0.name.sanitizedField, "") }
            }
        } catch {
            return []
        }
    }
}
