/// One page of the movies that match a query, best first.
public struct MoviesPage: Hashable, Sendable {
    /// How the movies match the words of the query.
    public enum Match: Hashable, Sendable {
        /// Each movie matches all words.
        case all

        /// No movie matches all words; these match most of them.
        case some
    }

    /// The page numbers that a search takes.
    public static let numbers = 1...500

    /// The number of movies on each page but the last, at every source.
    public static let size = 20

    public let number: Int

    /// Zero when nothing matches; never above the last of `numbers`.
    public let pageCount: Int

    /// The number of movies that match, on all pages.
    public let totalCount: Int

    /// Whether `totalCount` is the most that the source returns, so that more movies may match.
    public let totalCountIsLimit: Bool

    /// Empty when nothing matches, and after the last page.
    public var movies: [Movie]
    public let source: MoviesSource
    public let match: Match

    /// The text that the source searched for instead of the typed one, such as the Korean one that
    /// was typed on a Latin keyboard; `nil` if it searched for the typed one.
    public let correctedQuery: String?

    /// The filters that the source could not answer as it should.
    public var filterLimitations: [FilterLimitation]

    /// How many movies of the source the filters were applied to, if it has more; `nil` if all.
    public let checkedCount: Int?

    /// A name in the filters that matches no person of the source, so that no movie matches; `nil`
    /// otherwise.
    public let unknownPerson: String?

    /// A genre in the filters that the source does not have, so that no movie matches; `nil`
    /// otherwise.
    public let unknownGenre: Genre?

    /// Which person was chosen for each name in the filters that matches several.
    public var assumedPeople: [AssumedPerson]

    /// What the built-in catalog knows, if that is the source; `nil` otherwise.
    public let builtInExtent: CatalogExtent?

    /// Why this is not the requested page itself; `nil` if it is.
    public var fallback: Fallback?

    public var hasNext: Bool { number < pageCount }

    public init(
        number: Int,
        pageCount: Int,
        totalCount: Int,
        totalCountIsLimit: Bool = false,
        movies: [Movie],
        source: MoviesSource,
        match: Match = .all,
        correctedQuery: String? = nil,
        filterLimitations: [FilterLimitation] = [],
        checkedCount: Int? = nil,
        unknownPerson: String? = nil,
        unknownGenre: Genre? = nil,
        assumedPeople: [AssumedPerson] = [],
        builtInExtent: CatalogExtent? = nil,
        fallback: Fallback? = nil
    ) {
        self.number = number
        self.pageCount = min(pageCount, Self.numbers.upperBound)
        self.totalCount = totalCount
        self.totalCountIsLimit = totalCountIsLimit
        self.movies = movies
        self.source = source
        self.match = match
        self.correctedQuery = correctedQuery
        self.filterLimitations = filterLimitations
        self.checkedCount = checkedCount
        self.unknownPerson = unknownPerson
        self.unknownGenre = unknownGenre
        self.assumedPeople = assumedPeople
        self.builtInExtent = builtInExtent
        self.fallback = fallback
    }
}

/// A name that matches several people, and the one that was chosen.
public struct AssumedPerson: Hashable, Sendable {
    public let name: String
    public let person: Person

    public init(name: String, person: Person) {
        self.name = name
        self.person = person
    }
}
