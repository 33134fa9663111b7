import CommandLineKit
import Domain
import Presentation
import Terminal

enum CollectionCommand: Command {
    static let spec = CommandSpec(
        name: "collection",
        operands: "<movie>",
        completes: .movies,
        summary: "list the series that a movie belongs to",
        options: OptionSpec.browsing + [.limit] + FilterOptions.collectionSpecs + [
            .language, .region, .includeAdult, .source, .format, .json,
            .fields, .offline, .refresh,
        ],
        ignoring: [.noHistory],
        notes: [
            """
            The movies are in the order of their release. TMDB knows the collections of all \
            movies, and the built-in catalog those of well-known ones.
            """
        ],
        sections: { [.movieOperands, .fields(.ofMovies)] },
        examples: [
            .init("movies collection the matrix", "by title"),
            .init("movies collection 603 --sort rating", "by TMDB id, the best first"),
            .init("movies collection alien -i", "on the screen"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let arguments = context.arguments
        let output = try context.listOutput(.ofMovies)
        let entries = try MovieEntry.all(arguments.operands)
        guard entries.count == 1, case .movie(let movie, _) = entries[0] else {
            throw .usage("give one movie")
        }
        let settings = try context.settings()
        let ownOrder = MovieSort(.year, isReversed: true)
        var selection = MovieQuery(sort: ownOrder)
        FilterOptions.apply(arguments.options, to: &selection)
        // The screen shows an order as a word only if the user has asked for it.
        if selection.sort == ownOrder { selection.sort = nil }
        var lookup = settings
        lookup.filesOnlyRate = true
        let container = AppDIContainer(context, lookup)
        let findCollection = FindMovieCollectionUseCase(
            fetchDetails: DefaultFetchMovieDetailsUseCase(
                movies: container.movies,
                spelling: container.spelling
            )
        )
        let (collection, match) = try await context.load(settings) { () throws(MoviesError) in
            try await findCollection.execute(movie.includingAdult(settings.includesAdult))
        }
        selection.includesAdult = settings.includesAdult
        let limit = arguments.options.number(.limit)
        let search = Self.search(for: collection, selection, limit: limit)
        if output != nil, !settings.isQuiet, case .title(let title) = movie,
            let notice = MoviesListItemViewModel(match).matchNotice("using", for: title.text)
        {
            context.console.report(notice)
        }
        return try await context.show(search, output, settings)
    }

    /// `selection` has the filters and the order of the movies.
    static func search(
        for collection: MovieCollection,
        _ selection: MovieQuery,
        limit: Int?
    ) -> MoviesSearch {
        var query = MovieQuery(collection: collection)
        (query.filters, query.sort) = (selection.filters, selection.sort)
        query.includesAdult = selection.includesAdult
        return MoviesSearch(query: TypedQuery(query), limit: limit, title: collection.name)
    }
}
