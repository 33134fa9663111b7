/// Forgets one of the recent queries.
public protocol RemoveRecentQueryUseCase: Sendable {
    /// Takes the query's text; one that is not remembered is no failure.
    func execute(_ text: String) async throws(MoviesError)
}

public struct DefaultRemoveRecentQueryUseCase: RemoveRecentQueryUseCase {
    private let recentQueries: any RecentQueriesRepository

    public init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    @concurrent
    public func execute(_ text: String) async throws(MoviesError) {
        try await recentQueries.remove(text)
    }
}
