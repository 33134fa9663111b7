/// One page of the movies that match a query, best first.
package struct MoviesPage: Hashable, Sendable {
    package let number: Int

    /// Zero when nothing matches; never above the limit of the source.
    package var pageCount: Int

    /// The number of movies that match, on all pages.
    package var totalCount: Int

    /// Whether `totalCount` is the most that the source returns, so that more movies may match.
    package var totalCountIsLimit: Bool

    /// Empty when nothing matches, and after the last page.
    package var movies: [Movie]
    package var source: MoviesSource

    /// How many movies of the source the filters were applied to, if it has more; `nil` if all.
    package var checkedCount: Int?

    /// In the order in which they are shown.
    package var notices: [SearchNotice]

    /// What the built-in catalog knows, if that is the source; `nil` otherwise.
    package var builtInExtent: CatalogExtent?

    /// Whether the source is a catalog in which few movies, or none, have titles in other languages.
    package var lacksOtherTitles = false

    /// Why this is not the requested page itself; `nil` if it is.
    package var fallback: Fallback?

    /// How surely these are the movies that the text of the query means.
    package var confidence = MatchConfidence.sure

    /// Whether a title of the best movie has all words of the text, as far as the source knows.
    package var isTitle = true

    /// What was compared, if the query asks for it and the source tells.
    package var explanation: SearchExplanation?

    /// The query that the history should have once the user opens one of the movies; `nil` if it is
    /// not worth it, or saved already.
    package var queryToSave: TypedQuery?

    package var hasNext: Bool { number < pageCount }

    package init(
        number: Int,
        pageCount: Int,
        totalCount: Int,
        totalCountIsLimit: Bool = false,
        movies: [Movie],
        source: MoviesSource,
        checkedCount: Int? = nil,
        notices: [SearchNotice] = [],
        builtInExtent: CatalogExtent? = nil,
        fallback: Fallback? = nil
    ) {
        self.number = number
        self.pageCount = min(pageCount, source.pageLimit)
        self.totalCount = totalCount
        self.totalCountIsLimit = totalCountIsLimit
        self.movies = movies
        self.source = source
        self.checkedCount = checkedCount
        self.notices = notices
        self.builtInExtent = builtInExtent
        self.fallback = fallback
    }
}

/// How surely movies are those that the text of a query means.
package enum MatchConfidence: Hashable, Sendable, Comparable {
    /// The text may well mean something that the source does not know.
    case guess
    case likely

    /// Nothing else is likely.
    case sure
}
