/// What a search came to.
public struct MoviesSearchResult: Hashable, Sendable {
    public let page: MoviesPage

    /// Why the query could not be remembered; `nil` when it was, or when there was no need.
    public let savingError: MoviesError?

    public init(page: MoviesPage, savingError: MoviesError? = nil) {
        self.page = page
        self.savingError = savingError
    }
}
