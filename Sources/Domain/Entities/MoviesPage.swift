/// One page of the movies that match a query, best first.
public struct MoviesPage: Hashable, Sendable {
    /// The page numbers that a search takes.
    public static let numbers = 1...500

    public let number: Int

    /// Zero when nothing matches; never above the last of `numbers`.
    public let pageCount: Int

    /// The number of movies that match, on all pages.
    public let totalCount: Int

    /// Empty when nothing matches, and after the last page.
    public var movies: [Movie]
    public let source: MoviesSource

    /// Why this is not the requested page itself; `nil` if it is.
    public var fallback: Fallback?

    public var hasNext: Bool { number < pageCount }

    public init(
        number: Int,
        pageCount: Int,
        totalCount: Int,
        movies: [Movie],
        source: MoviesSource,
        fallback: Fallback? = nil
    ) {
        self.number = number
        self.pageCount = min(pageCount, Self.numbers.upperBound)
        self.totalCount = totalCount
        self.movies = movies
        self.source = source
        self.fallback = fallback
    }
}
