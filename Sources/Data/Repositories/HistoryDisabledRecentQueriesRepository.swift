public import Domain

/// Keeps nothing, for a person who wants nothing kept.
///
/// What an earlier run kept stays readable and can still be cleared.
public struct HistoryDisabledRecentQueriesRepository: RecentQueriesRepository {
    private let kept: any RecentQueriesRepository

    public init(_ kept: any RecentQueriesRepository) {
        self.kept = kept
    }

    public func recentQueries() async throws(MoviesError) -> RecentQueries {
        try await kept.recentQueries()
    }

    public func save(_ query: MovieQuery) async throws(MoviesError) {}

    public func remove(_ text: String) async throws(MoviesError) {
        try await kept.remove(text)
    }

    public func removeAll() async throws(MoviesError) {
        try await kept.removeAll()
    }
}
