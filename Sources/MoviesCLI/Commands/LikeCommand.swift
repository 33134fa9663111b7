import CommandLineKit
import Domain

/// A search for the words `like` and a movie.
enum LikeCommand: Command {
    static let spec = CommandSpec(
        name: "like",
        operands: "<movie>",
        completes: .movies,
        summary: "list movies like one",
        isQuery: true,
        options: OptionSpec.browsing + [.page, .limit] + FilterOptions.specs + [
            .language, .region, .includeAdult, .source, .format, .json, .fields, .offline, .refresh,
        ],
        notes: [
            """
            Each movie says what it shares with the first one. The words after a title are filters, \
            or what the movies are about. At TMDB, these are the recommendations there. 'movies \
            search' takes the same as words, and a movie whose title begins with Like is found as \
            by a search: 'movies like crazy' is Like Crazy.
            """
        ],
        sections: { [.movieOperands, .filters, .fields(.ofMovies)] },
        examples: [
            .init("movies like inception", "by title"),
            .init("movies like 603 --year 2010-", "by TMDB id, of these years"),
            .init("movies like die hard on a train", "with a wish"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let output = try context.listOutput(.ofMovies)
        let operands = context.arguments.operands
        var text = "like \(QueryOperands.text(operands))"
        switch operands.count == 1 ? MovieReference(operand: operands[0]) : nil {
        case .id(let id): text = "like:\(id)"
        case .title(let title): text = "like \(title.text)"
        case nil: break
        }
        var selection = MovieQuery()
        FilterOptions.apply(context.arguments.options, to: &selection)
        guard operands != ["-"], MovieQuery(operands.joined()) != nil,
            let query = TypedQuery(text, options: selection)
        else { throw .usage("like which movie? \(MovieReference.titleHint)") }
        let settings = try context.settings()
        return try await context.show(context.search(query, settings), output, settings)
    }
}
