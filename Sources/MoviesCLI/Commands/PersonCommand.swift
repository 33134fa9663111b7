import CommandLineKit
import Domain
import Presentation
import Terminal

struct PersonCommand: Command {
    static let spec = CommandSpec(
        name: "person",
        operands: "<name or id>",
        completes: .people,
        summary: "show a person's movies",
        options: OptionSpec.interactive + [
            OptionSpec(
                .limit,
                short: "n",
                value: .number(OptionType.limits),
                summary: "show only the first N movies"
            )
        ] + FilterOptions.filmographySpecs + [
            .language, .includeAdult, .source, .listFormat, .json,
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

    private let output: ListOutputOptions
    private let isInteractive: Bool
    private let query: PersonQuery

    init(_ arguments: ParsedArguments, console: Console) throws(UsageError) {
        isInteractive = try InteractiveCommand.isChosen(arguments.options, console)
        output = try ListOutputOptions(arguments.options, .ofFilmography)
        let person = try Self.person(arguments.operands)
        var selection = MovieQuery(sort: MovieSort(.year))
        FilterOptions.apply(arguments.options, to: &selection)
        query = PersonQuery(
            person,
            filters: selection.filters,
            sort: selection.sort ?? MovieSort(.year)
        )
    }

    /// Takes the words of a name, or an id or a link alone.
    private static func person(_ operands: [String]) throws(UsageError) -> PersonReference {
        let text = operands.joined(separator: " ")
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw UsageError("missing person; try 'movies person john carpenter'")
        }
        guard operands.count == 1 || !hasID(operands) else {
            throw UsageError("give one name, or one id or link")
        }
        guard let person = PersonReference(text) else {
            throw UsageError(
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

    func run(in context: CommandContext) async throws(ErrorReport) -> ExitCode {
        let settings = try context.settings()
        let formatter = context.formatter(output, settings)
        let container = context.container(settings)
        if isInteractive, container.usesNetwork,
            let search = await Self.localSearch(query, in: container.names)
        {
            return try await InteractiveCommand.run(search, settings, in: context)
        }
        let fetchPerson = container.makeFetchPersonUseCase()
        let found = try await context.load(settings) { () throws(MoviesError) in
            try await fetchPerson.execute(query)
        }
        if isInteractive {
            let search = Self.search(query, for: found.details)
            return try await InteractiveCommand.run(search, settings, in: context)
        }
        let limit = context.arguments.options.number(.limit)
        var item = PersonItemViewModel(found, filters: query.filters.words, limit: limit)
        if formatter.showsDetails(sortedBy: query.sort.field.rawValue) {
            await item.addDetails(from: container.movies)
        }
        return context.console.print(PersonView(formatter: formatter).output(item))
    }
}

/// Searches for the movies of a person, to browse them.
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
        filters.people.insert(reference, at: 0)
        return MoviesSearch(query: TypedQuery(MovieQuery(filters: filters)), title: name)
    }
}

/// What a command prints for a person and their movies.
@MainActor
struct PersonView {
    let formatter: ListFormatter

    func output(_ item: PersonItemViewModel) -> CommandOutput {
        var output = CommandOutput(results: text(item))
        if item.totalCount == 0, !item.filters.isEmpty { output.exitCode = .nothingFound }
        guard !formatter.settings.isQuiet else { return output }
        let notices = PersonNotices(item: item)
        item.fallback.map { output.introduce($0.message) }
        notices.correction.map { output.introduce($0) }
        notices.otherPeople.map { output.introduce($0) }
        item.limitations.forEach { output.introduce($0) }
        if item.fallback == nil {
            formatter.options.localization.notice(about: item.source).map { output.report($0) }
        }
        notices.noMovies.map { output.report($0) }
        formatter.footer(notices.footer).map { output.messages.append($0) }
        return output
    }

    private func text(_ item: PersonItemViewModel) -> String {
        formatter.text(item.credits) {
            JSONValue(item, movies: $0)
        } heading: {
            PersonHeading(item, width: formatter.console.width).lines
                .output(usesColor: formatter.usesColor)
        } table: {
            $0.text(credits: item.credits)
        }
    }
}

struct PersonNotices {
    /// How many other people are named; more are only counted.
    private static let namedCount = 5

    /// The maximum width of a name within a sentence.
    private static let nameWidth = 80

    let item: PersonItemViewModel

    /// Says that no person has the requested name, and who is shown instead; `nil` if one has it.
    var correction: String? {
        item.unknownName.map { name in
            "\(item.source.subject) has no person \"\(name.sanitizedLine(width: Self.nameWidth))\"; "
                + "showing \(item.person.name.sanitizedLine(width: Self.nameWidth))"
        }
    }

    /// Who is shown, and the ids of others with the same name; `nil` if there are no others.
    var otherPeople: String? {
        guard !item.others.isEmpty else { return nil }
        let named = item.others.prefix(Self.namedCount)
            .map { $0.idSummary(of: 1, beside: item.person) }
        let rest = item.others.count - named.count
        return "showing \(item.person.summary(of: 2)); others: "
            + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    /// Why there are no movies; `nil` if there are some.
    var noMovies: String? {
        guard item.totalCount == 0 else { return nil }
        let name = item.person.name.sanitizedLine(width: Self.nameWidth)
        guard !item.filters.isEmpty else {
            return "\(item.source.subject) has no movies of \(name)"
        }
        let filters = item.filters.joined(separator: " ").sanitizedLine(width: Self.nameWidth)
        return "no movies of \(name) match \(filters); "
            + (item.filters.count == 1 ? "try without it" : "try fewer filters")
    }

    /// How many movies there are, and their source; in a narrow terminal, the end is left out.
    func footer(width: Int) -> String {
        let variants = item.source.names.map { "\(count) · \($0)" } + [count]
        return variants.first { $0.displayWidth <= width } ?? count.truncated(to: width)
    }

    private var count: String {
        let (shown, total) = (item.credits.count, item.totalCount)
        guard shown < total else { return total.counted("movie") }
        let range = shown == 1 ? "movie 1" : "movies 1–\(shown.withThousandsCommas)"
        return
            "\(range) of \(total.withThousandsCommas) · --limit \(min(2 * shown, total)) for more"
    }
}

struct PersonHeading {
    /// Longer lines are hard to read.
    private static let maximumWidth = 100

    private let item: PersonItemViewModel
    private let width: Int

    /// `width` is the available number of columns.
    init(_ item: PersonItemViewModel, width: Int) {
        self.item = item
        self.width = min(max(width, 10), Self.maximumWidth)
    }

    var lines: [StyledLine] {
        let person = item.person
        return wrapped(person.name, .title) + wrapped(person.description(of: 3), .plain)
            + wrapped(life, .plain)
            // Not wrapped: a terminal recognizes only a URL in one piece.
            + [person.pageURL?.sanitizedLine, ids].compactMap {
                $0.map { StyledLine($0, .secondary) }
            }
    }

    /// The ids at TMDB and IMDb; `nil` if the source has none.
    private var ids: String? {
        var ids: [String] = []
        for id in [item.person.id.description, item.person.imdbID?.description].compactMap(\.self)
        where id != item.person.name && !ids.contains(id) {
            ids.append(id)
        }
        return ids.isEmpty ? nil : ids.joined(separator: " · ")
    }

    /// The dates of birth and death, and the place of birth.
    private var life: String? {
        let place = item.person.placeOfBirth
        return switch (item.person.birthday, item.person.deathday) {
        case (let birth?, let death?): "\(birth) – \(death)" + (place.map { " (\($0))" } ?? "")
        case (let birth?, nil): "born \(birth)" + (place.map { " (\($0))" } ?? "")
        case (nil, let death?): place.map { "born in \($0), died \(death)" } ?? "died \(death)"
        case (nil, nil): place.map { "born in \($0)" }
        }
    }

    private func wrapped(_ text: String?, _ style: TextStyle) -> [StyledLine] {
        guard let text = text?.sanitizedLine, !text.isEmpty else { return [] }
        return text.wrapped(to: width, style)
    }
}

extension Person {
    /// The maximum width of what tells a person from others.
    private static let descriptionWidth = 80

    /// The profession, and the titles of some movies: `actor, known for Cast Away`; `nil` if
    /// neither is known.
    func description(of titleCount: Int, after prefix: String? = nil) -> String? {
        let titles = knownFor.prefix(titleCount).joined(separator: ", ")
        let known = titles.isEmpty ? nil : "known for \(titles)"
        let parts = [prefix, profession, known].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The name, and in parentheses what tells people with the same name apart, safe to show.
    func summary(of titleCount: Int, withID: Bool = false) -> String {
        Self.text(name, description(of: titleCount, after: withID ? id.description : nil))
    }

    /// The id, and in parentheses what tells the person from another one, safe to show; without the name
    /// if it is that of the other person.
    func idSummary(of titleCount: Int, beside other: Person) -> String {
        let isNamed = id.description == name || name.lowercased() == other.name.lowercased()
        return Self.text(id.description, description(of: titleCount, after: isNamed ? nil : name))
    }

    private static func text(_ subject: String, _ description: String?) -> String {
        let subject = subject.sanitizedLine(width: descriptionWidth)
        guard let description else { return subject }
        return "\(subject) (\(description.sanitizedLine(width: descriptionWidth)))"
    }
}
