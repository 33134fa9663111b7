/// Forgets every remembered query.
public protocol ClearRecentQueriesUseCase: Sendable {
    func execute() async throws(MoviesError)
}

public struct DefaultClearRecentQueriesUseCase: ClearRecentQueriesUseCase {
    private let recentQueries: any RecentQueriesRepository

    public init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    public func execute() async throws(MoviesError) {
        try await recentQueries.removeAll()
    }
}
