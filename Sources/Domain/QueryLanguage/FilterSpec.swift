/// What the program knows of a filter, or of the order.
package struct FilterSpec: Sendable {
    /// Other words for it in a query.
    var otherWords: [String] = []

    /// What a value must be; follows "must be" in a message.
    package let requirement: String

    /// The values that movies have, in the plural.
    package let values: String

    /// Whether values are lists of `completions`, separated by commas; `!` before one excludes it.
    package var isList = false

    /// Whether no catalog has such values.
    package var isOnlyOnline = false

    /// Whether values are names of people, which a catalog completes.
    package var isName = false

    /// Values to select from, in lower case; none if there are too many.
    package var completions: @Sendable () -> [String] = { [] }

    /// `nil` for the order; only made if there are filters, since key paths take time.
    var field: @Sendable () -> FilterField? = { nil }

    package var scope: FilterScope { field()?.scope ?? .order }

    /// What is wrong with an invalid value, if the requirement does not say it.
    package func problem(of value: String) -> String? {
        switch field() {
        case .numbers(_, let format, _):
            format.isInWrongOrder(value) ? "the \(values) are in the wrong order: \(value)" : nil
        case .genres: Self.problem(of: "genre", value) { GenreFilter($0) != nil }
        case .languages: Self.problem(of: "language", value) { LanguageFilter($0) != nil }
        case .countries:
            ListedName.all(in: value).contains(where: \.isExcluded)
                ? "no country can be excluded"
                : Self.problem(of: "country", value) { CountryFilter($0) != nil }
        case .services, .people, nil: nil
        }
    }

    /// Names the first invalid one of the names in a value.
    private static func problem(
        of noun: String,
        _ value: String,
        isValid: (String) -> Bool
    ) -> String? {
        let names = ListedName.all(in: value).map { String($0.name) }
        guard let name = names.first(where: { !isValid($0) }), name.first?.isLetter == true else {
            return nil
        }
        return "unknown \(noun) '\(name.prefix(60))'"
    }
}

/// What a filter tests: a value that a movie has in lists, a value that only its details have, or the
/// names of its people, whom sources look up.
package enum FilterScope: Sendable {
    case movie, details, people, order
}

/// Where a movie has what a filter tests.
enum TestedValue<Value> {
    case movie((Movie) -> Value)
    case details((MovieDetails) -> Value)

    /// `nil` if the value is in the details, and these are unknown.
    func of(_ movie: Movie, _ details: MovieDetails?) -> Value? {
        switch self {
        case .movie(let value): value(movie)
        case .details(let value): details.map(value)
        }
    }
}

/// Where `MovieFilters` have a value, and the value of a movie that is compared with it.
enum FilterField {
    typealias Path<Value> = WritableKeyPath<MovieFilters, Value?>

    /// The number of a movie is `nil` if it is unknown.
    case numbers(Path<NumberRange>, NumberFormat, TestedValue<Int?>)
    case genres(Path<GenreFilter>)

    case languages(Path<LanguageFilter>)
    case countries(Path<CountryFilter>)

    /// The names of services, of which one must stream the movie.
    case services(WritableKeyPath<MovieFilters, [String]>)

    /// The names of people, who must all be among the given people of a movie.
    case people(WritableKeyPath<MovieFilters, [String]>, (MovieCredits) -> [String])

    var scope: FilterScope {
        switch self {
        case .numbers(_, _, .movie), .genres, .languages: .movie
        case .numbers(_, _, .details), .countries, .services: .details
        case .people: .people
        }
    }

    /// Adds the value that a text means to a list, or sets it; returns whether it is valid.
    func add(_ text: String, to filters: inout MovieFilters) -> Bool {
        var others = MovieFilters()
        switch self {
        case .numbers(let path, let format, _): others[keyPath: path] = format.parse(text)
        case .genres(let path): others[keyPath: path] = GenreFilter(text)
        case .languages(let path): others[keyPath: path] = LanguageFilter(text)
        case .countries(let path): others[keyPath: path] = CountryFilter(text)
        case .services(let path):
            others[keyPath: path] = StreamingService.names(in: text) ?? []
        case .people(let path, _): others[keyPath: path] = Self.name(text).map { [$0] } ?? []
        }
        add(others, to: &filters)
        return !others.isEmpty
    }

    /// Adds the value of other filters, if they have one.
    func add(_ others: MovieFilters, to filters: inout MovieFilters) {
        switch self {
        case .numbers(let path, _, _):
            filters[keyPath: path] = others[keyPath: path] ?? filters[keyPath: path]
        case .genres(let path):
            guard let genres = others[keyPath: path] else { return }
            filters[keyPath: path] = filters[keyPath: path]?.adding(genres) ?? genres
        case .languages(let path):
            guard let languages = others[keyPath: path] else { return }
            filters[keyPath: path] = filters[keyPath: path]?.adding(languages) ?? languages
        case .countries(let path):
            guard let countries = others[keyPath: path] else { return }
            filters[keyPath: path] = filters[keyPath: path]?.adding(countries) ?? countries
        case .services(let path):
            let names = filters[keyPath: path] + others[keyPath: path]
            filters[keyPath: path] = StreamingService.unique(names)
        case .people(let path, _):
            filters[keyPath: path] = Self.unique(filters[keyPath: path] + others[keyPath: path])
        }
    }

    /// The names without those that are there already in another case.
    static func unique(_ names: [String]) -> [String] {
        guard names.count > 1 else { return names }
        return names.reduce(into: []) { names, name in
            let isKnown = names.contains { $0.lowercased() == name.lowercased() }
            if !isKnown { names.append(name) }
        }
    }

    /// The values as the user would type them, each after the word of the filter.
    func texts(in filters: MovieFilters) -> [String] {
        switch self {
        case .numbers(let path, let format, _):
            filters[keyPath: path].map { [format.text(of: $0)] } ?? []
        case .genres(let path): filters[keyPath: path].map { [$0.description] } ?? []
        case .languages(let path): filters[keyPath: path].map { [$0.description] } ?? []
        case .countries(let path): filters[keyPath: path].map { [$0.description] } ?? []
        case .services(let path):
            filters[keyPath: path].isEmpty
                ? [] : [Self.quoted(filters[keyPath: path].joined(separator: ","))]
        case .people(let path, _): filters[keyPath: path].map(Self.quoted)
        }
    }

    /// A value as the user would type it.
    private static func quoted(_ value: String) -> String {
        // Quotation marks within a value would end it.
        let value = value.filter { !QueryToken.isQuotationMark($0) }
        return value.contains(" ") ? "\"\(value)\"" : value
    }

    /// Whether a movie satisfies the filter, if it is set; without details, these are not tested.
    func allows(_ movie: Movie, _ details: MovieDetails?, by filters: MovieFilters) -> Bool {
        switch self {
        case .numbers(let path, _, let value):
            guard let number = value.of(movie, details) else { return true }
            return filters[keyPath: path]?.contains(number) ?? true
        case .genres(let path): return filters[keyPath: path]?.allows(movie.genres) ?? true
        case .languages(let path):
            return filters[keyPath: path]?.allows(movie.originalLanguage) ?? true
        case .countries(let path):
            // No catalog knows any country.
            guard let details, !details.source.isCatalog else { return true }
            return filters[keyPath: path]?.allows(details.production.countries) ?? true
        case .services(let path):
            // No catalog knows any service.
            guard let details, !details.source.isCatalog, !filters[keyPath: path].isEmpty else {
                return true
            }
            return details.watchOptions?.isStreamed(byOneOf: filters[keyPath: path]) ?? false
        case .people(let path, let names):
            guard let details, !filters[keyPath: path].isEmpty else { return true }
            let known = names(details.credits).map { $0.lowercased() }
            return filters[keyPath: path].map { $0.lowercased() }.allSatisfy { name in
                known.contains { $0.contains(name) }
            }
        }
    }

    /// Takes at most 200 bytes of UTF-8; no name is longer.
    private static func name(_ text: String) -> String? {
        text.utf8.count <= 200 ? MovieQuery(text)?.text : nil
    }
}
