/// The place where queries that found something are remembered from one run to the next.
public protocol RecentQueriesRepository: Sendable {
    func recentQueries() async throws(MoviesError) -> RecentQueries

    /// Puts the query on top, as used just now.
    func save(_ query: MovieQuery) async throws(MoviesError)

    /// Forgets a query in whatever case; one that is not there is no failure.
    func remove(_ text: String) async throws(MoviesError)
    func removeAll() async throws(MoviesError)
}

/// Finds what was typed in texts, whatever the case, accents, punctuation and width.
public protocol QueryMatcher: Sendable {
    /// Gives one result for each text: `nil` where no word of it begins as a typed word does.
    ///
    /// The first part that matches all that was typed counts, or else the first for each word.
    func matches(of typed: String, in texts: [String]) -> [QueryMatch?]
}
