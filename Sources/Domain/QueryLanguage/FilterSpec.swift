/// What the program knows of a filter, or of the order.
package struct FilterSpec: Sendable {
    var otherWords: [String] = []

    /// What a value must be; follows "must be" in a message.
    package let requirement: String
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
        case .list(_, let names): names.problem(of: value)
        case .services, .people, nil: nil
        }
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
    case list(Path<ListFilter>, ListedNames)

    /// The names of services, of which one must stream the movie.
    case services(WritableKeyPath<MovieFilters, [String]>)

    /// The names of people, who must all be among the given people of a movie.
    case people(WritableKeyPath<MovieFilters, [String]>, (MovieCredits) -> [String])

    var scope: FilterScope {
        switch self {
        case .numbers(_, _, .details), .list(_, .country), .services: .details
        case .numbers, .list: .movie
        case .people: .people
        }
    }

    /// Adds the value that a text means to a list, or sets it; returns whether it is valid.
    func add(_ text: String, to filters: inout MovieFilters) -> Bool {
        var others = MovieFilters()
        switch self {
        case .numbers(let path, let format, _): others[keyPath: path] = format.parse(text)
        case .list(let path, let names): others[keyPath: path] = names.filter(text)
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
        case .list(let path, _):
            guard let list = others[keyPath: path] else { return }
            filters[keyPath: path] = filters[keyPath: path]?.adding(list) ?? list
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
        case .list(let path, _): filters[keyPath: path].map { [$0.description] } ?? []
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
        case .list(let path, let names):
            return filters[keyPath: path].map { names.allow(movie, details, by: $0) } ?? true
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
