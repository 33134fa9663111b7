/// The queries that found movies, stored from one run to the next.
package protocol RecentQueriesRepository: Sendable {
    func recentQueries() async throws(MoviesError) -> RecentQueries

    /// Adds a query as the newest, or makes an existing one the newest.
    func save(_ query: TypedQuery) async throws(MoviesError)

    /// Removes a query, ignoring case; returns `false` if there is none.
    func remove(_ text: String) async throws(MoviesError) -> Bool
    func removeAll() async throws(MoviesError)
}
