public import Domain

/// What a list of films is asked to show.
public struct MoviesSearch: Hashable, Sendable {
    public let query: MovieQuery

    /// Within `MoviesPage.numbers`.
    public let page: Int

    /// How many films to load at most, over as many pages as that takes; `nil` for one page.
    public let limit: Int?

    public init(query: MovieQuery, page: Int = 1, limit: Int? = nil) {
        self.query = query
        self.page = page
        self.limit = limit
    }
}
