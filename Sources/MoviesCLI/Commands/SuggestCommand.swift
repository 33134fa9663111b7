import CommandLineKit
import Domain
import Presentation
import Terminal

enum SuggestCommand: Command {
    static let spec = CommandSpec(
        name: "suggest",
        operands: "[<prefix>]",
        completes: .query,
        summary: "suggest queries, people and titles for a prefix",
        options: [.printsJSON, .ids],
        ignoring: OptionSpec.ofSearches,
        notes: [
            "The titles of movies that you opened come before recent queries.",
            """
            Above the titles are at most two well-known people whose names the prefix begins. The \
            last filter of the prefix is completed, such as director:kub by a name.
            """,
            """
            With --ids, titles of the catalog are suggested, and nothing else. A movie whose id \
            is the prefix comes first; without a prefix, these are the most popular movies.
            """,
        ],
        examples: [
            .init("movies suggest bl", "one query per line"),
            .init("movies suggest tom h", "people, too"),
            .init("movies suggest | fzf", "select a recent query"),
            .init("movies suggest --json bl | jq '.suggestions[0].year'", "for scripts"),
            .init(
                "movies suggest --ids bl | fzf | cut -f 1 | xargs movies show",
                "select a movie by its title"
            ),
        ]
    )

    /// As many movies as the user can take in at a glance.
    static let limit = 20

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let arguments = context.arguments
        let prefix = arguments.operands.joined(separator: " ")
        guard !arguments.isSet(.json) || !arguments.isSet(.ids) else {
            throw .usage("--ids can't be used with --json")
        }
        let settings = context.localSettings
        guard !arguments.isSet(.ids) else {
            let container = AppDIContainer(context, settings)
            let movies = try await ErrorReport.catching { () throws(MoviesError) in
                try await self.movies(for: prefix, in: container)
            }
            return context.console.print(output(movies))
        }
        let scene = context.scene(settings)
        let items = try await ErrorReport.catching { () throws(MoviesError) in
            try await scene.suggestions(for: prefix)
        }
        let format = RecordFormat(settings, in: context)
        return context.console.print(output(items, for: prefix, as: format))
    }

    @MainActor
    static func movies(
        for prefix: String,
        in container: AppDIContainer
    ) async throws(MoviesError) -> [TitleSuggestion] {
        let suggest =
            SuggestMoviesUseCase(localDetails: container.movies, titles: container.titles)
        return try await suggest.execute(prefix: prefix, limit: limit)
    }

    /// In rows, movies have their years, and people are marked; in lines, each text is there once.
    static func output(
        _ items: [QuerySuggestionViewModel],
        for prefix: String,
        as format: RecordFormat
    ) -> CommandOutput {
        CommandOutput(
            results: format.text(
                lines: texts(items).map { $0 + "\n" }.joined(),
                json: json(items, prefix)
            ) { _ in dated(items) },
            exitCode: items.isEmpty ? .nothingFound : .done
        )
    }

    /// One id and title per line.
    static func output(_ movies: [TitleSuggestion]) -> CommandOutput {
        CommandOutput(
            results: movies.map { "\($0.id)\t\($0.titleWithYear.sanitizedField)\n" }.joined(),
            exitCode: movies.isEmpty ? .nothingFound : .done
        )
    }

    private static func json(_ items: [QuerySuggestionViewModel], _ prefix: String) -> JSONValue {
        [
            "prefix": .string(prefix),
            "suggestions": .list(items) {
                [
                    "text": .string($0.text), "origin": .string($0.kind.name),
                    "year": JSONValue($0.year), "query": .string($0.query),
                ]
            },
        ]
    }

    /// Each text once.
    static func texts(_ items: [QuerySuggestionViewModel]) -> [String] {
        var seen: Set<String> = []
        return items.map(\.text.sanitizedField).filter { seen.insert($0.lowercased()).inserted }
    }

    private static func dated(_ items: [QuerySuggestionViewModel]) -> [StyledLine] {
        items.map { item in
            let label = item.isOfHistory ? nil : item.label
            let note = label ?? item.year.map(String.init)
            return [
                StyledText(item.text.sanitizedField),
                StyledText(note.map { "  \($0)" } ?? "", .secondary),
            ]
        }
    }
}

extension TitleSuggestion {
    var titleWithYear: String { title + (year.map { " (\($0))" } ?? "") }
}
