import Domain
import Presentation

/// `movies list`: prints the movies of a list, such as the popular ones.
struct ListCommand: Command {
    static let spec = CommandSpec(
        command: ListCommand.self,
        name: "list",
        operands: MovieList.allCases.map(\.rawValue).joined(separator: "|"),
        summary: "list popular, top-rated, current, upcoming or trending movies",
        options: [.page, .limit] + FilterOptions.specs + [
            .language, .region, .includeAdult, .source, .listFormat, .json,
            .fields, .csvSafe, .offline, .refresh,
        ],
        notes: [
            "The catalog has popular and top-rated movies; the others need TMDB. Top-rated movies of",
            "a catalog are ranked by (V × R + 25,000 × 7) / (V + 25,000) for V votes with average R.",
            "At TMDB, filters of now-playing, upcoming and trending apply to the first 200 movies.",
        ] + FilterOptions.help + MovieField.help,
        examples: [
            .init(command: "movies list popular", purpose: "the most popular movies"),
            .init(
                command: "movies list top-rated --genre horror --year 2020-",
                purpose: "the best of a kind"
            ),
            .init(command: "movies list upcoming --region KR", purpose: "soon in Korea's cinemas"),
        ]
    )

    private let options: OptionValues
    private let output: ListOutputOptions<MovieField>
    private let query: MovieQuery

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        options = arguments.options
        output = try ListOutputOptions(options)
        let names = MovieList.allCases.map(\.rawValue)
        let choices = names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")"
        guard let name = arguments.operands.first else {
            throw UsageError(message: "which list? give \(choices)")
        }
        guard let list = MovieList(rawValue: name) else {
            throw UsageError(
                message: "the list must be \(choices), not '\(name.prefix(60))'"
                    + SpellingSuggestion.hint(for: name, in: names)
            )
        }
        guard arguments.operands.count == 1 else {
            throw UsageError(message: "give only one list, not also '\(arguments.operands[1])'")
        }
        var query = MovieQuery(list: list)
        try FilterOptions.apply(options, to: &query)
        guard query.sort?.field != .relevance else {
            throw UsageError(message: "--sort relevance needs a query")
        }
        self.query = query
    }

    func run(in context: CommandContext) async throws(ConfigurationError) -> ExitCode {
        let settings = try context.settings()
        var query = query
        query.includesAdult = settings.includesAdult
        let search = MoviesSearch(
            query: query,
            page: options.number(.page) ?? 1,
            limit: options.number(.limit)
        )
        let viewModel = context.scene(settings).makeMoviesListViewModel()
        let view = MoviesListView(output, settings: settings, console: context.console)
        return await view.exitCode(of: viewModel) { await viewModel.didSearch(search) }
    }
}
