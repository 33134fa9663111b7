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
    /// Takes the text of the query, ignoring case.
    ///
    /// - Returns: whether there was such a query.
    @discardableResult
    func execute(_ text: String) async throws(MoviesError) -> Bool
}

public struct DefaultRemoveRecentQueryUseCase: RemoveRecentQueryUseCase {
    private let recentQueries: any RecentQueriesRepository

    public init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    @discardableResult
    public func execute(_ text: String) async throws(MoviesError) -> Bool {
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
