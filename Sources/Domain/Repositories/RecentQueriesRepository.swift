/// The queries that found something, from one run to the next.
public protocol RecentQueriesRepository: Sendable {
    func recentQueries() async throws(MoviesError) -> RecentQueries

    /// Adds the query as the newest, or moves it there.
    func save(_ query: MovieQuery) async throws(MoviesError)

    /// Removes a query in any case of letters; a missing one is not a failure.
    func remove(_ text: String) async throws(MoviesError)
    func removeAll() async throws(MoviesError)
}

/// Finds a typed text in other texts, regardless of case, accents, punctuation and width.
public protocol QueryMatcher: Sendable {
    /// Returns one result for each text: `nil` if none of its words starts with a typed word.
    ///
    /// The first part that matches all that was typed counts, or else the first for each word.
    func matches(of typed: String, in texts: [String]) -> [QueryMatch?]
}
