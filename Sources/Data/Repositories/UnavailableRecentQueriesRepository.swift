public import Domain

/// Stands in where queries can't be kept: there are none, and it says why when one should be.
public struct UnavailableRecentQueriesRepository: RecentQueriesRepository {
    private let error: MoviesError

    public init(_ error: MoviesError) {
        self.error = error
    }

    public func recentQueries() async throws(MoviesError) -> RecentQueries { RecentQueries() }

    public func save(_ query: MovieQuery) async throws(MoviesError) { throw error }

    public func remove(_ text: String) async throws(MoviesError) {}

    public func removeAll() async throws(MoviesError) {}
}
