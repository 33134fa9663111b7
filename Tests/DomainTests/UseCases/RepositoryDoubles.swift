import Domain
import Synchronization

/// Returns the same result for every search.
struct StubMovies: MoviesRepository {
    let result: Result<MoviesPage, MoviesError>

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        try result.get()
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        throw .movieNotFound(id, .tmdb)
    }
}

/// Returns a result for each text and id, and records the queries.
final class SpyMovies: MoviesRepository {
    private let results: [String: Result<MoviesPage, MoviesError>]
    private let details: [MovieID: Result<MovieDetails, MoviesError>]
    private let queries = Mutex<[MovieQuery]>([])

    init(
        _ results: [String: Result<MoviesPage, MoviesError>],
        details: [MovieID: Result<MovieDetails, MoviesError>] = [:]
    ) {
        self.results = results
        self.details = details
    }

    var requested: [MovieQuery] { queries.withLock(\.self) }

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        queries.withLock { $0.append(query) }
        guard let result = results[query.text] else { throw .offline(.tmdb) }
        return try result.get()
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        guard let result = details[id] else { throw .movieNotFound(id, .tmdb) }
        return try result.get()
    }
}

/// Corrects every query to the same title.
struct StubSpellings: SpellingCorrectionRepository {
    var title: String?
    var name: String?

    func correctedQuery(for query: MovieQuery) async -> MovieQuery? {
        title.flatMap { MovieQuery($0) }
    }

    func correctedName(for name: String) async -> String? { self.name }
}

/// Records the saved queries, and fails if an error is given.
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

    func remove(_ text: String) async throws(MoviesError) -> Bool {
        if let error { throw error }
        return queries.withLock { queries in
            let count = queries.count
            queries.removeAll { $0 == text }
            return queries.count < count
        }
    }

    func removeAll() async throws(MoviesError) {
        if let error { throw error }
        queries.withLock { $0 = [] }
    }
}

extension Server {
    static let example = Server(host: "api.example.org", source: .tmdb)
}
