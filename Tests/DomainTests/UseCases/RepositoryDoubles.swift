import Domain
import Synchronization

/// Answers every search alike.
struct StubMovies: MoviesRepository {
    let result: Result<MoviesPage, MoviesError>

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        try result.get()
    }
}

/// Records what it is told, and fails if it is made to.
final class SpyRecentQueries: RecentQueriesRepository {
    private let error: MoviesError?
    private let queries: Mutex<[String]>

    init(_ queries: [String] = [], failingWith error: MoviesError? = nil) {
        self.queries = Mutex(queries)
        self.error = error
    }

    var saved: [String] { queries.withLock(\.self) }

    func recentQueries() async throws(MoviesError) -> RecentQueries {
        if let error { throw error }
        return RecentQueries(
            saved.map { RecentQuery(text: $0, lastUsed: Timestamp(secondsSince1970: 0)) }
        )
    }

    func save(_ query: MovieQuery) async throws(MoviesError) {
        if let error { throw error }
        queries.withLock { $0.insert(query.text, at: 0) }
    }

    func removeAll() async throws(MoviesError) {
        if let error { throw error }
        queries.withLock { $0 = [] }
    }
}
