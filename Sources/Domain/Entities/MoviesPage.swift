/// One page of the movies that match a query, best first.
package struct MoviesPage: Hashable, Sendable {
    /// How the movies match the words of the query.
    package enum Match: Hashable, Sendable {
        /// Each movie matches all words.
        case all

        /// No movie matches all words; these match most of them.
        case some
    }

    /// The page numbers that a search takes.
    package static let numbers = 1...500

    /// The number of movies on each page but the last, at every source.
    package static let size = 20

    package let number: Int

    /// Zero when nothing matches; never above the last of `numbers`.
    package let pageCount: Int

    /// The number of movies that match, on all pages.
    package let totalCount: Int

    /// Whether `totalCount` is the most that the source returns, so that more movies may match.
    package let totalCountIsLimit: Bool

    /// Empty when nothing matches, and after the last page.
    package var movies: [Movie]
    package let source: MoviesSource
    package let match: Match

    /// The text that the source searched for instead of the typed one, such as the Korean one that
    /// was typed on a Latin keyboard; `nil` if it searched for the typed one.
    package let correctedQuery: String?

    /// The filters that the source could not answer as it should.
    package var filterLimitations: [FilterLimitation]

    /// How many movies of the source the filters were applied to, if it has more; `nil` if all.
    package let checkedCount: Int?

    /// A name in the filters that matches no person of the source, so that no movie matches; `nil`
    /// otherwise.
    package let unknownPerson: String?

    /// A genre in the filters that the source does not have, so that no movie matches; `nil`
    /// otherwise.
    package let unknownGenre: Genre?

    /// Which person was chosen for each name in the filters that matches several.
    package var assumedPeople: [AssumedPerson]

    /// What the built-in catalog knows, if that is the source; `nil` otherwise.
    package let builtInExtent: CatalogExtent?

    /// Why this is not the requested page itself; `nil` if it is.
    package var fallback: Fallback?

    package var hasNext: Bool { number < pageCount }

    package init(
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
package struct AssumedPerson: Hashable, Sendable {
    package let name: String
    package let person: Person

    package init(name: String, person: Person) {
        self.name = name
        self.person = person
    }
}
