/// Which movies are wanted; a movie must satisfy all filters, and one that lacks a value does not
/// satisfy the filter of that value.
package struct MovieFilters: Hashable, Sendable {
    /// A movie must have all of these.
    package var genres: [Genre] = []

    /// A movie must have none of these.
    package var excludedGenres: [Genre] = []

    /// The years of the first release.
    package var years: NumberRange?

    /// Average votes in tenths: 0…100.
    package var ratings: NumberRange?

    /// How many votes a movie must have at least.
    package var minimumVotes: Int?

    /// In minutes.
    package var runtimes: NumberRange?

    /// ISO 639-1, in lower case.
    package var originalLanguage: String?

    /// The name of a member of the cast or the crew, or an id or a link; see `PersonReference`.
    package var person: String?

    /// The name of a director, or an id or a link; see `PersonReference`.
    package var director: String?

    package init() {}

    /// Movies of one year.
    package init(year: Int?) {
        years = year.map { NumberRange(minimum: $0, maximum: $0) }
    }

    package var isEmpty: Bool { self == MovieFilters() }

    /// The filters with another name of a person, or of a director.
    func replacingPerson(_ name: String, with other: String) -> MovieFilters {
        var filters = self
        if person == name { filters.person = other }
        if director == name { filters.director = other }
        return filters
    }

    /// Removes the filter of a value; returns whether there was one.
    mutating func remove(_ key: FilterKey) -> Bool {
        let before = self
        switch key {
        case .genre: (genres, excludedGenres) = ([], [])
        case .year: years = nil
        case .rating: ratings = nil
        case .votes: minimumVotes = nil
        case .runtime: runtimes = nil
        case .language: originalLanguage = nil
        case .person: person = nil
        case .director: director = nil
        case .sort: break
        }
        return self != before
    }

    /// Whether there is a filter for a person or a director.
    package var hasPeople: Bool { person != nil || director != nil }

    /// Whether a movie satisfies the filters of values that a `Movie` has: all but the runtime and
    /// the people.
    package func allow(_ movie: Movie) -> Bool {
        genres.allSatisfy { genre in movie.genres.contains { $0.isSame(as: genre) } }
            && !excludedGenres.contains { genre in movie.genres.contains { $0.isSame(as: genre) } }
            && allow(years, movie.releaseDate?.year)
            && allow(ratings, movie.voteAverage.map { Int(($0 * 10).rounded()) })
            && allow(minimumVotes.map { NumberRange(minimum: $0) }, movie.voteCount)
            && (originalLanguage.map { $0 == movie.originalLanguage } ?? true)
    }

    /// Whether a movie satisfies all filters; of a person, a part of the name will do.
    package func allow(_ details: MovieDetails) -> Bool {
        let credits = details.credits
        let people = credits.directors + credits.writers + credits.cast.map(\.name)
        return allow(details.movie) && allow(runtimes, details.runtime)
            && allow(director, credits.directors) && allow(person, people)
    }

    private func allow(_ range: NumberRange?, _ number: Int?) -> Bool {
        range.map { range in number.map(range.contains) ?? false } ?? true
    }

    private func allow(_ name: String?, _ names: [String]) -> Bool {
        guard let name = name?.lowercased() else { return true }
        return names.contains { $0.lowercased().contains(name) }
    }
}

/// An order of movies, in which those that lack the value come last.
package struct MovieSort: Hashable, Sendable {
    package enum Field: String, CaseIterable, Hashable, Sendable {
        /// How well a movie matches the query.
        case relevance
        case popularity
        case rating
        case year
        case title
        case runtime

        /// The filter of the same value; `nil` if there is none.
        package var key: FilterKey? {
            switch self {
            case .rating: .rating
            case .year: .year
            case .runtime: .runtime
            case .relevance, .popularity, .title: nil
            }
        }
    }

    package let field: Field

    /// Titles go from A to Z, all other values from the greatest to the least, unless reversed.
    package let isReversed: Bool

    package init(_ field: Field, isReversed: Bool = false) {
        self.field = field
        self.isReversed = isReversed
    }

    /// Whether the least value comes first.
    package var isAscending: Bool { (field == .title) != isReversed }
}

/// A filter, or the order, by the word that names it in a query: `genre:horror`.
package enum FilterKey: String, CaseIterable, Hashable, Sendable {
    case genre
    case year
    case rating
    case votes
    case runtime
    case language = "lang"
    case person
    case director
    case sort

    /// Takes a word in any case, also a short or a long form: `y`, `language`.
    init?(word: some StringProtocol) {
        let word = word.lowercased()
        switch word {
        case "y": self = .year
        case "language": self = .language
        default: self.init(rawValue: word)
        }
    }
}

/// A filter or order that a source can't answer as it should.
package struct FilterLimitation: Hashable, Sendable {
    /// The filter of the value that movies lack.
    package let key: FilterKey

    /// Whether the value was for the order, and not for the filter.
    package let isSort: Bool

    /// How many movies of the source have the value; with 0, the filter was ignored.
    package let knownCount: Int

    package init(key: FilterKey, isSort: Bool = false, knownCount: Int = 0) {
        self.key = key
        self.isSort = isSort
        self.knownCount = knownCount
    }
}
