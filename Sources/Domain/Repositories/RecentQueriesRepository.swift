/// The place where queries that found something are remembered from one run to the next.
public protocol RecentQueriesRepository: Sendable {
    func recentQueries() async throws(MoviesError) -> RecentQueries

    /// Puts the query on top, as used just now.
    func save(_ query: MovieQuery) async throws(MoviesError)

    /// Forgets a query in whatever case; one that is not there is no failure.
    func remove(_ text: String) async throws(MoviesError)
    func removeAll() async throws(MoviesError)
}
