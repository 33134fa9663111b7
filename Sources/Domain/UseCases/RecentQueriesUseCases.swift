/// Lists the queries that found movies, newest first.
public protocol FetchRecentQueriesUseCase: Sendable {
    func execute() async throws(MoviesError) -> [RecentQuery]
}

public struct DefaultFetchRecentQueriesUseCase: FetchRecentQueriesUseCase {
    private let recentQueries: any RecentQueriesRepository

    public init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    public func execute() async throws(MoviesError) -> [RecentQuery] {
        try await recentQueries.recentQueries().queries
    }
}

/// Removes one of the recent queries.
public protocol RemoveRecentQueryUseCase: Sendable {
    /// Takes the text of the query; does nothing if there is no such query.
    func execute(_ text: String) async throws(MoviesError)
}

public struct DefaultRemoveRecentQueryUseCase: RemoveRecentQueryUseCase {
    private let recentQueries: any RecentQueriesRepository

    public init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    public func execute(_ text: String) async throws(MoviesError) {
        try await recentQueries.remove(text)
    }
}

/// Removes all recent queries.
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
