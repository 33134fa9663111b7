/// One page of the films that match a query, best first.
public struct MoviesPage: Hashable, Sendable {
    /// The pages that may be asked for.
    public static let numbers = 1...500

    public let number: Int

    /// Zero when nothing matches; never above the last of `numbers`.
    public let pageCount: Int

    /// How many films match on all pages together.
    public let totalCount: Int

    /// Empty when nothing matches, and past the last page.
    public let movies: [Movie]
    public let source: MoviesSource

    /// What this is in place of the answer that was asked for; `nil` for that answer itself.
    public let fallback: Fallback?

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
