/// Lists the queries that found movies, newest first.
package protocol FetchRecentQueriesUseCase: Sendable {
    func execute() async throws(MoviesError) -> [RecentQuery]
}

package struct DefaultFetchRecentQueriesUseCase: FetchRecentQueriesUseCase {
    private let recentQueries: any RecentQueriesRepository

    package init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    package func execute() async throws(MoviesError) -> [RecentQuery] {
        try await recentQueries.recentQueries().queries
    }
}

/// Removes one of the recent queries.
package protocol RemoveRecentQueryUseCase: Sendable {
    /// Takes the text of the query, ignoring case.
    ///
    /// - Returns: whether there was such a query.
    @discardableResult
    func execute(_ text: String) async throws(MoviesError) -> Bool
}

package struct DefaultRemoveRecentQueryUseCase: RemoveRecentQueryUseCase {
    private let recentQueries: any RecentQueriesRepository

    package init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    @discardableResult
    package func execute(_ text: String) async throws(MoviesError) -> Bool {
        try await recentQueries.remove(text)
    }
}

/// Removes all recent queries.
package protocol ClearRecentQueriesUseCase: Sendable {
    func execute() async throws(MoviesError)
}

package struct DefaultClearRecentQueriesUseCase: ClearRecentQueriesUseCase {
    private let recentQueries: any RecentQueriesRepository

    package init(recentQueries: any RecentQueriesRepository) {
        self.recentQueries = recentQueries
    }

    package func execute() async throws(MoviesError) {
        try await recentQueries.removeAll()
    }
}
