/// One page of the movies that match a query, best first.
package struct MoviesPage: Hashable, Sendable {
    /// The number of movies on each page but the last, and the most pages that a source has of any list.
    package static let size = 20
    package static let numbers = 1...500

    package let number: Int

    /// On all pages.
    package var count: MoviesCount

    /// Empty when nothing matches, and after the last page.
    package var movies: [Movie]
    package var source: MoviesSource
    package var notices: [SearchNotice]

    /// The movies or titles that a catalog lacks; `nil` for other sources.
    package var gap: CatalogGap?
    package var fallback: Fallback?

    /// The way in which the movies match the text of the query.
    package var match = MoviesMatch()

    /// The query that the history should have once the user opens one of the movies; `nil` if it is
    /// not worth it, or saved already.
    package var queryToSave: TypedQuery?

    package var hasNext: Bool { number < count.pages }

    package init(
        number: Int,
        pageCount: Int,
        totalCount: Int,
        movies: [Movie],
        source: MoviesSource,
        notices: [SearchNotice] = [],
        fallback: Fallback? = nil
    ) {
        self.number = number
        count = MoviesCount(
            pages: min(pageCount, Self.numbers.upperBound),
            movies: totalCount
        )
        self.movies = movies
        self.source = source
        self.notices = notices
        self.fallback = fallback
    }

    /// A page of all movies that match.
    package init(
        number: Int = 1,
        of movies: [Movie],
        source: MoviesSource,
        notices: [SearchNotice] = [],
        fallback: Fallback? = nil
    ) {
        let size = Self.size
        self.init(
            number: number,
            pageCount: (movies.count + size - 1) / size,
            totalCount: movies.count,
            movies: Array(movies.dropFirst((number - 1) * size).prefix(size)),
            source: source,
            notices: notices,
            fallback: fallback
        )
    }
}

package struct MoviesCount: Hashable, Sendable {
    /// Zero when nothing matches; never above the limit of the source.
    package var pages: Int
    package var movies: Int

    /// Whether `movies` is the most that the source returns, so that more movies may match.
    package var isLimit = false

    /// The number of movies of the source that the filters were applied to, if it has more; `nil`
    /// if all.
    package var checked: Int?
}

package struct MoviesMatch: Hashable, Sendable {
    package var confidence = MatchConfidence.sure

    /// Whether a title of the best movie has all words of the text, as far as the source knows.
    package var isTitle = true

    /// The comparison of the movies, if the query asks for it and the source tells.
    package var explanation: SearchExplanation?
}

package enum CatalogGap: Hashable, Sendable {
    /// Movies and titles other than those that the built-in catalog has.
    case movies(CatalogExtent)

    /// Titles in other languages, of all or nearly all movies.
    case titles

    package var extent: CatalogExtent? {
        if case .movies(let extent) = self { extent } else { nil }
    }
}

/// The confidence that movies are those that the text of a query means.
package enum MatchConfidence: Hashable, Sendable, Comparable {
    /// The text may well mean something that the source does not know.
    case guess
    case likely

    /// Nothing else is likely.
    case sure
}
