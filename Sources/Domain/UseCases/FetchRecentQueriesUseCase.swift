/// Lists the queries that found something, newest first.
public protocol FetchRecentQueriesUseCase: Sendable {
    func execute() async throws(MoviesError) -> [RecentQuery]
}

public struct DefaultFetchRecentQueriesUseCase: FetchRecentQueriesUseCase {
    private let recentQueries: any RecentQueriesRepository

    public init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    public func execute() async throws(MoviesError) -> [RecentQuery] {
        try await recentQueries.recentQueries().all
    }
}
