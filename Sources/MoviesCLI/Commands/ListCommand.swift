import CommandLineKit
import Domain
import Presentation
import Terminal

enum ListCommand: Command {
    static let spec = CommandSpec(
        name: "list",
        // Written out, since joining names would take a fifth of the program's start.
        operands: "popular|top-rated|now-playing|upcoming|trending [<filter…>]",
        completes: .oneOf(MovieList.allCases.map(\.rawValue)),
        summary: "list popular, top-rated, upcoming or trending movies",
        options: OptionSpec.browsing + [.page, .limit] + FilterOptions.specs + [
            .language, .region, .includeAdult, .source, .format, .json,
            .fields, .offline, .refresh,
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

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let arguments = context.arguments
        let output = try context.listOutput(.ofMovies)
        var query = try query(
            arguments.choice(of: "list"),
            words: Array(arguments.operands.dropFirst())
        )
        FilterOptions.apply(arguments.options, to: &query)
        guard query.sort?.field != .relevance else {
            throw .usage("--sort relevance needs a query")
        }
        let settings = try context.settings()
        let search = context.search(TypedQuery(query), settings)
        return try await context.show(search, output, settings)
    }

    private static func query(_ list: MovieList, words: [String]) throws(ErrorReport) -> MovieQuery
    {
        var query = MovieQuery(list: list)
        guard let typed = TypedQuery(QueryOperands.text(words)) else { return query }
        if let error = typed.error {
            var hint = ""
            if case .invalidFilter(let key, let value) = error {
                hint = OptionType.filter(key).hint(for: value)
            }
            throw .usage(FailureViewModel(error).summary + hint)
        }
        let applied = typed.meaning
        guard applied.text.isEmpty else {
            throw .usage(
                "give only one list and filters such as genre:horror, not also "
                    + "'\(applied.text.prefix(60))'"
            )
        }
        (query.filters, query.sort) = (applied.filters, applied.sort)
        return query
    }
}
