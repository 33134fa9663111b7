import CommandLineKit
import Domain
import Presentation
import Terminal

struct ListCommand: Command {
    static let spec = CommandSpec(
        name: "list",
        // Written out, since joining names would take a fifth of the program's start.
        operands: "popular|top-rated|now-playing|upcoming|trending [<filter…>]",
        completes: .oneOf(MovieList.allCases.map(\.rawValue)),
        summary: "list popular, top-rated, upcoming or trending movies",
        options: OptionSpec.interactive + [.page, .limit] + FilterOptions.specs + [
            .language, .region, .includeAdult, .source, .listFormat, .json,
            .fields(.ofMovies), .offline, .refresh,
        ],
        ignoring: [.noHistory],
        notes: [
            """
            The catalog has the lists popular and top-rated; the others need TMDB. In the catalog, \
            top-rated ranks movies by (V × R + 25,000 × 7) / (V + 25,000), where R is the average \
            of V votes, and so does --sort rating. In another order, or at TMDB, it lists only \
            movies with at least 300 votes.
            """,
            "At TMDB, filters of now-playing, upcoming and trending apply to the first 200 movies.",
        ],
        sections: { [.filters, .fields(.ofMovies)] },
        examples: [
            .init("movies list popular", "the most popular movies"),
            .init("movies list popular --genre horror --year 80s", "of a genre and a decade"),
            .init("movies list popular lang:ko", "filters can be words"),
            .init("movies list top-rated --year 2020-", "the best recent movies, with TMDB"),
            .init("movies list upcoming --region KR", "soon in cinemas in Korea, with TMDB"),
        ]
    )

    private let output: ListOutputOptions
    private let isInteractive: Bool
    private let query: MovieQuery

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        isInteractive = try InteractiveCommand.isChosen(arguments.options, console)
        output = try ListOutputOptions(arguments.options, .ofMovies)
        var query = try Self.query(
            arguments.choice(of: "list"),
            words: Array(arguments.operands.dropFirst())
        )
        FilterOptions.apply(arguments.options, to: &query)
        guard query.sort?.field != .relevance else {
            throw UsageError("--sort relevance needs a query")
        }
        self.query = query
    }

    /// The movies of a list, with the filters in words.
    private static func query(_ list: MovieList, words: [String]) throws(UsageError) -> MovieQuery {
        var query = MovieQuery(list: list)
        guard let typed = TypedQuery(QueryOperands.text(words)) else { return query }
        if let error = typed.error {
            var hint = ""
            if case .invalidFilter(let key, let value) = error {
                hint = OptionType.filter(key).hint(for: value)
            }
            throw UsageError(FailureViewModel(error).summary + hint)
        }
        let applied = typed.meaning
        guard applied.text.isEmpty else {
            throw UsageError(
                "give only one list and filters such as genre:horror, not also "
                    + "'\(applied.text.prefix(60))'"
            )
        }
        (query.filters, query.sort) = (applied.filters, applied.sort)
        return query
    }

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let settings = try context.settings()
        let search = context.search(TypedQuery(query), settings)
        if isInteractive { return try await InteractiveCommand.run(search, settings, in: context) }
        return await context.print(search, output, settings)
    }
}
