import Domain
import Synchronization

/// Answers every search alike.
struct StubMovies: MoviesRepository {
    let result: Result<MoviesPage, MoviesError>

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        try result.get()
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        throw .movieNotFound(id, .tmdb)
    }
}

/// Answers each search by its text, and records what it was asked for.
final class SpyMovies: MoviesRepository {
    private let answers: [String: Result<MoviesPage, MoviesError>]
    private let queries = Mutex<[MovieQuery]>([])

    init(_ answers: [String: Result<MoviesPage, MoviesError>]) {
        self.answers = answers
    }

    var asked: [MovieQuery] { queries.withLock(\.self) }

    func movies(matching query: MovieQuery, page: Int) async throws(MoviesError) -> MoviesPage {
        queries.withLock { $0.append(query) }
        guard let answer = answers[query.text] else { throw .offline }
        return try answer.get()
    }

    func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        throw .movieNotFound(id, .tmdb)
    }
}

/// Knows one spelling for everything.
struct StubSpellings: SpellingCorrectionRepository {
    var title: String?

    func correctedQuery(for query: MovieQuery) async -> MovieQuery? {
        title.flatMap { MovieQuery($0) }
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

    func remove(_ text: String) async throws(MoviesError) {
        if let error { throw error }
        queries.withLock { $0.removeAll { $0 == text } }
    }

    func removeAll() async throws(MoviesError) {
        if let error { throw error }
        queries.withLock { $0 = [] }
    }
}
