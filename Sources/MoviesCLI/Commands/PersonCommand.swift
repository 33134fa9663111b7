import CommandLineKit
import Domain
import Presentation
import Terminal

enum PersonCommand: Command {
    static let spec = CommandSpec(
        name: "person",
        operands: "<name or id>",
        completes: .people,
        summary: "show a person's movies",
        options: OptionSpec.browsing + [
            OptionSpec(
                "limit",
                short: "n",
                value: .number(OptionType.limits),
                summary: "show only the first N movies"
            )
        ] + FilterOptions.filmographySpecs + [
            .language, .includeAdult, .source, .format, .json,
            .fields(.ofFilmography), .offline, .refresh,
        ],
        ignoring: [.noHistory],
        notes: [
            """
            If several people have the name, the most popular one is shown, and a notice lists the \
            others. The person can also be an id or a link at TMDB or IMDb.
            """,
            """
            A table starts with a description of the person, and JSON is one object with the \
            person and the movies. The other formats have only the movies; tsv and csv add the \
            columns roles, such as 'director|cast', and characters. There is no field because.
            """,
            """
            The built-in catalog has the people of its movies; 'movies catalog update --people' \
            downloads the others.
            """,
        ],
        sections: { [.fields(.ofFilmography)] },
        examples: [
            .init("movies person john carpenter", "no quotes needed"),
            .init("movies person john carpenter --genre horror", "with a filter"),
            .init("movies person bong joon-ho -n 5", "the latest five"),
            .init("movies person --json tom hanks | jq '.movies[].title'", "for scripts"),
            .init("movies person --format '{year} {title} {runtime}' tom hanks", "by a template"),
            .init("movies person nm0000118 --sort rating", "by IMDb id, with TMDB"),
            .init("movies person https://www.themoviedb.org/person/31", "by a link, with TMDB"),
        ]
    )

    static func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let options = context.arguments.options
        let output = try context.listOutput(.ofFilmography)
        let person = try person(context.arguments.operands)
        var selection = MovieQuery(sort: MovieSort(.year))
        FilterOptions.apply(options, to: &selection)
        let query = PersonQuery(
            person,
            filters: selection.filters,
            sort: selection.sort ?? MovieSort(.year)
        )
        let settings = try context.settings()
        let container = AppDIContainer(context, settings)
        if output == nil, container.usesNetwork,
            let search = await localSearch(query, in: container.names)
        {
            return try await InteractiveCommand.run(search, settings, in: context)
        }
        let fetchPerson = FetchPersonUseCase(
            people: container.people,
            spelling: container.spelling,
            sorter: container.sorter
        )
        let found = try await context.load(settings) { () throws(MoviesError) in
            try await fetchPerson.execute(query)
        }
        guard let output else {
            let search = Self.search(query, for: found.details)
            return try await InteractiveCommand.run(search, settings, in: context)
        }
        var item = PersonItemViewModel(
            found,
            filters: query.filters.words,
            limit: options.number(.limit)
        )
        let formatter = context.formatter(output, settings)
        if formatter.showsDetails(sortsByDetails: query.sort.needsDetails) {
            await item.addDetails(from: container.movies)
        }
        return context.console.print(PersonView(formatter: formatter).output(item))
    }

    /// Takes the words of a name, or an id or a link alone.
    private static func person(_ operands: [String]) throws(ErrorReport) -> PersonReference {
        let text = operands.joined(separator: " ")
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw .usage("missing person; try 'movies person john carpenter'")
        }
        guard operands.count == 1 || !hasID(operands) else {
            throw .usage("give one name, or one id or link")
        }
        guard let person = PersonReference(text) else {
            throw .usage(
                "'\(text.prefix(60))' is not a person; give a name, an id at TMDB or IMDb, "
                    + "or a link to a person there"
            )
        }
        return person
    }

    /// Whether there is an id or a link among the words; a number may belong to a name.
    private static func hasID(_ words: [String]) -> Bool {
        let ids = words.filter { word in
            if case .id = PersonReference(word) { true } else { false }
        }
        return ids.count == words.count || ids.contains { Int($0) == nil }
    }
}

extension PersonCommand {
    static func search(_ query: PersonQuery, for found: PersonDetails) -> MoviesSearch {
        let person = found.person
        // A catalog may know people by their names only.
        let reference = found.source.isCatalog ? person.name : person.id.description
        return search(query, for: person.name, by: reference)
    }

    /// The search for the best known person who has the name, which needs no wait for an online source;
    /// `nil` if this machine knows none.
    static func localSearch(
        _ query: PersonQuery,
        in names: any PersonSuggestionsRepository
    ) async -> MoviesSearch? {
        guard case .name(let name) = query.person,
            let found = try? await names.personSuggestions(
                for: name,
                onlyDirectors: false,
                limit: 1
            ).first
        else { return nil }
        return search(query, for: found.name, by: found.name)
    }

    private static func search(
        _ query: PersonQuery,
        for name: String,
        by reference: String
    ) -> MoviesSearch {
        var filters = query.filters
        filters[names: .person].insert(reference, at: 0)
        return MoviesSearch(query: TypedQuery(MovieQuery(filters: filters)), title: name)
    }
}
