import CommandLineKit
import Domain
import Presentation
import Terminal

enum RandomCommand: Command {
    static let spec = CommandSpec(
        name: "random",
        operands: "[<query…>]",
        completes: .query,
        summary: "show a movie at random",
        options: OptionSpec.browsing + FilterOptions.randomSpecs + [
            .language, .region, .includeAdult, .source, .detailsFormat, .json, .offline, .refresh,
        ],
        notes: [
            """
            It chooses among the movies that a query and filters find, and without them among all. \
            Well-known movies are chosen first. With TMDB, it chooses among the 200 most popular \
            matches.
            """
        ],
        sections: { [.filters] },
        examples: [
            .init("movies random", "any well-known movie"),
            .init("movies random 80s comedy under 100 minutes", "one for tonight"),
            .init("movies random --genre horror --year 1970-", "by filters"),
            .init("movies random -i korean thriller", "a list in random order on the screen"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let options = context.arguments.options
        let isInteractive = try InteractiveCommand.isChosen(options, context.console)
        let template = try MovieTemplate(of: options, .ofDetails)
        var selection = MovieQuery(sort: MovieSort(.random))
        FilterOptions.apply(options, to: &selection)
        let text = QueryOperands.text(context.arguments.operands)
        let query = TypedQuery(text, options: selection) ?? TypedQuery(selection)
        let settings = try context.settings()
        let search = context.search(query, settings)
        if isInteractive { return try await InteractiveCommand.run(search, settings, in: context) }
        let phase = await context.phase(of: search, settings, .concurrent)
        guard case .loaded(let list) = phase, let movie = list.items.first?.id,
            let reference = MovieReference(operand: movie)
        else {
            if context.console.printsJSON, case .empty(let list, _) = phase {
                let message = EmptyListNotices(list: list).noResults
                return context.console.print(.failed(ErrorReport(.nothingFound, message)))
            }
            let output = try ListOutputOptions(OptionValues(), .ofMovies)
            let view = MoviesListView(formatter: context.formatter(output, settings))
            return context.console.print(view.output(phase))
        }
        // A failure of the catalog itself is reported with the details.
        let isOnlineFailure = settings.tmdb != nil && list.fallback.map { !$0.isStale } ?? false
        if !settings.isQuiet {
            let repeated = isOnlineFailure ? nil : list.fallback?.message.sanitizedLine
            SearchNotices(list: list).introductions.filter { $0 != repeated }
                .forEach(context.console.report)
        }
        return await ShowCommand.show(
            [.movie(reference, name: movie)],
            template,
            isOnlineFailure ? settings.withoutOnlineSource() : settings,
            in: context
        )
    }
}
