/// What the program knows of a filter, or of the order.
package struct FilterSpec: Sendable {
    /// The short form of its option and of its word.
    package var short: Character?

    /// A longer word for it.
    var longName: String?

    /// The value in the help of its option.
    package var placeholder = ""

    /// The help of its option.
    package var summary = ""

    /// What a value must be; follows "must be" in a message.
    package let requirement: String

    /// The values that movies have, in the plural.
    package let values: String

    /// Whether values are lists of `completions`, separated by commas; `!` before one excludes it.
    package var isList = false

    /// Values to select from, in lower case; none if there are too many.
    package var completions: @Sendable () -> [String] = { [] }

    /// `nil` for the order; only made if there are filters, since key paths take time.
    var field: @Sendable () -> FilterField? = { nil }

    package var scope: FilterScope { field()?.scope ?? .order }
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

    /// Letters in lower case, as many as in a range; a movie can have several such codes.
    case code(Path<String>, letters: ClosedRange<Int>, TestedValue<[String]>)

    /// The name of a person, who must be among the given people of a movie.
    case person(Path<String>, (MovieCredits) -> [String])

    var scope: FilterScope {
        switch self {
        case .numbers(_, _, .movie), .genres, .code(_, _, .movie): .movie
        case .numbers(_, _, .details), .code(_, _, .details): .details
        case .person: .people
        }
    }

    /// Adds the value that a text means to the genres, or sets it; returns whether it is valid.
    func add(_ text: String, to filters: inout MovieFilters) -> Bool {
        var others = MovieFilters()
        switch self {
        case .numbers(let path, let format, _): others[keyPath: path] = format.parse(text)
        case .genres(let path): others[keyPath: path] = GenreFilter(text)
        case .code(let path, let letters, _): others[keyPath: path] = Self.code(text, letters)
        case .person(let path, _): others[keyPath: path] = Self.name(text)
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
        case .code(let path, _, _), .person(let path, _):
            filters[keyPath: path] = others[keyPath: path] ?? filters[keyPath: path]
        }
    }

    /// The value as the user would type it; `nil` without one.
    func text(in filters: MovieFilters) -> String? {
        switch self {
        case .numbers(let path, let format, _): filters[keyPath: path].map(format.text)
        case .genres(let path): filters[keyPath: path]?.description
        case .code(let path, _, _): filters[keyPath: path]
        case .person(let path, _):
            filters[keyPath: path].map { name in
                // Quotation marks within a name would end it.
                let name = name.filter { !QueryToken.isQuotationMark($0) }
                return name.contains(" ") ? "\"\(name)\"" : name
            }
        }
    }

    /// Whether a movie satisfies the filter, if it is set; without details, these are not tested.
    func allows(_ movie: Movie, _ details: MovieDetails?, by filters: MovieFilters) -> Bool {
        switch self {
        case .numbers(let path, _, let value):
            guard let number = value.of(movie, details) else { return true }
            return filters[keyPath: path]?.contains(number) ?? true
        case .genres(let path): return filters[keyPath: path]?.allows(movie.genres) ?? true
        case .code(let path, _, let value):
            guard let code = filters[keyPath: path], let codes = value.of(movie, details)
            else { return true }
            return codes.contains { $0.lowercased() == code }
        case .person(let path, let names):
            guard let details, let name = filters[keyPath: path]?.lowercased() else { return true }
            return names(details.credits).contains { $0.lowercased().contains(name) }
        }
    }

    private static func code(_ text: String, _ letters: ClosedRange<Int>) -> String? {
        let isCode =
            letters.contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isLetter }
        return isCode ? text.lowercased() : nil
    }

    /// Takes at most 200 bytes of UTF-8; no name is longer.
    private static func name(_ text: String) -> String? {
        text.utf8.count <= 200 ? MovieQuery(text)?.text : nil
    }
}
