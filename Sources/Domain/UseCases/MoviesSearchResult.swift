/// What a search came to.
public struct MoviesSearchResult: Hashable, Sendable {
    public let page: MoviesPage

    /// The text that was searched for when nothing matched what was typed; `nil` otherwise.
    public let spelling: String?

    /// Why the query could not be remembered; `nil` when it was, or when there was no need.
    public let historyError: MoviesError?

    public init(page: MoviesPage, spelling: String? = nil, historyError: MoviesError? = nil) {
        self.page = page
        self.spelling = spelling
        self.historyError = historyError
    }
}
