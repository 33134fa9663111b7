import CommandLineKit
import Domain
import Presentation
import Terminal

enum SearchCommand: Command {
    static let spec = CommandSpec(
        name: "search",
        operands: "[<query…> | -]",
        completes: .query,
        summary: "search movies by title, or list those that match filters",
        isDefault: true,
        options: OptionSpec.browsing + [.page, .limit] + FilterOptions.specs + [
            .language, .region, .includeAdult, .exact, .explain, .source, .format, .json, .fields,
            .offline, .refresh,
        ],
        notes: [
            """
            The query can also be a movie's id or a link to a movie. Without a query, it lists all \
            movies that match the filters, the most popular first.
            """,
            """
            A - is standard input, with a query on each line, or with NUL after each. The options \
            apply to each query. In tsv and csv, a row begins with its query, a field that \
            --fields and templates take as well; a table has it as a heading, and json prints an \
            object for each query on a line. The queries that find nothing are named together in \
            one line.
            """,
            """
            Queries without a title: words that are in no title are understood as filters, and a \
            line on standard error says which, as a query that works. They may be genres and their \
            everyday names (scary movies, romcoms, anime), decades and years (90s horror, movies \
            from 1994, after 2010, 2015-2020), languages and countries (bollywood, french films), \
            runtimes (under 90 minutes, short films), an order (best horror movies, oldest \
            westerns), people (tom hanks comedy), series and studios, and what follows not (comedy \
            not romance). Korean, Japanese, Chinese, French, German, Spanish, Portuguese, Italian, \
            Russian, Polish and Turkish are understood, too: 90년대 공포영화, 90年代ホラー, film d'horreur \
            années 80, horrorfilme der 80er, comedias románticas de los 90.
            """,
            """
            The other words are searched for in what movies are about, such as plots, keywords and \
            characters (thriller on a train, great white shark). Where the title does not show why \
            a movie is there, the reason stands after it, such as 'with Brad Pitt'; the field \
            because has it, too, and --explain prints it with what decided the movie's place.
            """,
        ],
        sections: { [.filters, .fields(.ofMovies)] },
        examples: [
            .init("movies search the matrix", "no quotes needed"),
            .init("movies search blade ruiner", "matches despite the typo"),
            .init("movies search dune 1984", "a year distinguishes remakes"),
            .init("movies search tt0133093", "by its id, or by a link to it"),
            .init("movies search --genre horror --year 1980-1989", "movies by filters"),
            .init("movies search 90s horror", "no title, but a genre and a decade"),
            .init("movies search --explain great white shark", "what movies are about, and why"),
            .init("movies search 기생충", "matches original titles, too"),
            .init("movies search --json alien | jq '.movies[0].id'", "for scripts"),
            .init("movies search --fields year,title,runtime alien", "only these fields"),
            .init("movies search --format '{title} ({year})' alien", "by a template"),
            .init("movies search --format ids alien | movies show -", "the details of all results"),
            .init("movies search -n 1 - < queries.txt", "a query on each line"),
            .init("movies search -- -30-", "a query that starts with a dash"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let arguments = context.arguments
        let query = try query(arguments)
        let readsQueries = arguments.operands == ["-"]
        guard !arguments.isSet(.interactive) || !readsQueries else {
            throw .usage("-i shows one search; - takes a query from each line")
        }
        let output = try context.listOutput(.ofMovies)
        if query == nil, output != nil || !arguments.operands.isEmpty {
            throw .usage(
                "nothing to search for; try 'movies search blade runner', "
                    + "or a filter such as --genre horror"
            )
        }
        let settings = try context.settings()
        if readsQueries, let query, let output {
            return try await context.printSearches(like: query, output, settings)
        }
        return try await context.show(query.map { context.search($0, settings) }, output, settings)
    }

    /// `nil` if there is nothing to search for.
    private static func query(_ arguments: ParsedArguments) throws(ErrorReport) -> TypedQuery? {
        let text = QueryOperands.text(arguments.operands)
        let options = arguments.options
        let all = MovieQuery(isExact: options.isSet(.exact))
        var query = all
        FilterOptions.apply(options, to: &query)
        let typed = TypedQuery(text, options: query)
        guard query.sort?.field != .relevance || typed != nil else {
            throw .usage("--sort relevance needs a query")
        }
        // The movies of a file need neither words nor filters.
        let isAll = query == all && !options.isSet(.included) && !options.isSet(.excluded)
        let isBlank = typed == nil && (!arguments.operands.isEmpty || isAll)
        return isBlank ? nil : typed ?? TypedQuery(query)
    }
}

extension MoviesSearch {
    func printed(by formatter: ListFormatter) -> MoviesSearch {
        var search = self
        search.includesDetails = formatter.showsDetails(
            sortsByDetails: query.meaning.sort?.needsDetails ?? false
        )
        return search
    }
}

extension CommandContext {
    func formatter(_ output: ListOutputOptions, _ settings: Settings) -> ListFormatter {
        ListFormatter(options: output, settings: settings, console: console)
    }

    /// A search by what the settings and the options of the command say.
    func search(_ query: TypedQuery, _ settings: Settings) -> MoviesSearch {
        let query = query.changingOptions {
            $0.includesAdult = settings.includesAdult
            $0.isExplained = arguments.options.isSet(.explain)
            $0.seed = arguments.options.number(.seed) ?? .random(in: OptionType.seeds)
        }
        let (page, limit) = (arguments.options.number(.page), arguments.options.number(.limit))
        return MoviesSearch(query: query, page: page ?? 1, limit: limit)
    }

    /// The format of movies, by the options; `nil` to show them on the screen.
    func listOutput(_ fields: MovieFields) throws(ErrorReport) -> ListOutputOptions? {
        try InteractiveCommand.isChosen(arguments.options, console)
            ? nil : ListOutputOptions(arguments.options, fields)
    }

    /// Prints the movies of a search, or shows them on the screen, which needs no search.
    @MainActor
    func show(
        _ search: MoviesSearch?,
        _ output: ListOutputOptions?,
        _ settings: Settings
    ) async throws(ErrorReport) -> ExitCode {
        guard let output, var search else {
            return try await InteractiveCommand.run(search, settings, in: self)
        }
        let formatter = formatter(output, settings)
        search = search.printed(by: formatter)
        let hasFilters = search.query.meaning.hasFilters
        let phase = await phase(of: search, settings, hasFilters ? .concurrent : .sequential)
        let view = MoviesListView(
            formatter: formatter,
            explains: arguments.options.isSet(.explain),
            query: search.query.text.isEmpty ? nil : search.query.text
        )
        return console.print(view.output(phase))
    }

    @MainActor
    func phase(
        of search: MoviesSearch,
        _ settings: Settings,
        _ requests: RequestPattern
    ) async -> MoviesListState.Phase {
        let pages = scene(settings, requests: requests).makeMoviesPages()
        return await settings.showProgress(
            "Searching \(settings.onlineSourceName) for \(search.query)",
            on: console
        ) { await pages.phase(of: search) }
    }
}

/// `movies search -`: searches for each line of standard input.
extension CommandContext {
    /// More than anyone searches for at once, and limits for endless input.
    private static let queryLimit = 10_000
    private static let sizeLimit = 1 << 22

    /// Reads the queries, and prints the movies of each; `options` is a query with their options.
    @MainActor
    func printSearches(
        like options: TypedQuery,
        _ output: ListOutputOptions,
        _ settings: Settings
    ) async throws(ErrorReport) -> ExitCode {
        let queries = try readQueries(like: options, settings)
        guard !queries.isEmpty else {
            let message = "nothing to search for; no queries on standard input"
            if !settings.isQuiet { console.report(message) }
            return .nothingFound
        }
        let formatter = formatter(output, settings)
        let loads = scene(settings, requests: .independent)
            .makeMoviesListsLoads(queries.map { search($0, settings).printed(by: formatter) })
        let view = MoviesListsView(queries.map(\.text), formatter: formatter)
        return await view.exitCode(of: loads)
    }

    private func readQueries(
        like options: TypedQuery,
        _ settings: Settings
    ) throws(ErrorReport) -> [TypedQuery] {
        if StandardInput.isTerminal, !settings.isQuiet {
            console.report("type a query on each line; Ctrl-D on an empty line searches for them")
        }
        let bytes = Result { () throws(StandardInput.ReadError) in
            try StandardInput.readAll(limit: Self.sizeLimit)
        }
        guard let lines = try bytes.mapError(\.report).get().map({ TextLines.lines(in: $0) }),
            lines.count <= Self.queryLimit
        else {
            let limit = Self.queryLimit.withThousandsCommas
            throw ErrorReport(.usage, "standard input has more than \(limit) queries or 4 MB")
        }
        return lines.compactMap(options.replacingText(with:))
    }
}
