package import Domain
import Synchronization

/// Records the saved queries, and fails if an error is given.
package final class SpyRecentQueries: RecentQueriesRepository {
    private let error: MoviesError?
    private let queries: Mutex<[String]>

    package init(_ queries: [String] = [], failingWith error: MoviesError? = nil) {
        self.queries = Mutex(queries)
        self.error = error
    }

    package var saved: [String] { queries.withLock(\.self) }

    package func recentQueries() async throws(MoviesError) -> RecentQueries {
        if let error { throw error }
        return RecentQueries(
            saved.map { RecentQuery(text: $0, lastUsed: Timestamp(secondsSince1970: 0)) }
        )
    }

    package func save(_ query: TypedQuery) async throws(MoviesError) {
        if let error { throw error }
        queries.withLock { $0.insert(query.text, at: 0) }
    }

    package func remove(_ text: String) async throws(MoviesError) -> Bool {
        if let error { throw error }
        return queries.withLock { queries in
            let count = queries.count
            queries.removeAll { $0 == text }
            return queries.count < count
        }
    }

    package func removeAll() async throws(MoviesError) {
        if let error { throw error }
        queries.withLock { $0 = [] }
    }
}
