package import Domain
import Synchronization

/// A source of movies that answers as its closures do, and records the searches.
package final class SpyMovies: MoviesRepository {
    package typealias Search =
        @Sendable (_ query: MovieQuery, _ page: Int) throws(MoviesError) -> MoviesPage
    package typealias Details = @Sendable (MovieID) throws(MoviesError) -> MovieDetails
    package typealias LocalDetails = @Sendable (MovieID) -> LocalMovieDetails?

    private let search: Search
    private let details: Details
    private let localDetails: LocalDetails
    private let queries = Mutex<[MovieQuery]>([])

    /// Without closures, it can't be reached for a search, and has no details.
    package init(
        search: @escaping Search = { _, _ throws(MoviesError) in throw .offline(.tmdb) },
        details: @escaping Details = { id throws(MoviesError) in throw .movieNotFound(id, .tmdb) },
        localDetails: @escaping LocalDetails = { _ in nil }
    ) {
        self.search = search
        self.details = details
        self.localDetails = localDetails
    }

    /// Answers with the result of a text and of an id; can't be reached for other texts.
    package convenience init(
        _ results: [String: Result<MoviesPage, MoviesError>],
        details: [MovieID: Result<MovieDetails, MoviesError>] = [:]
    ) {
        self.init(
            search: { query, _ throws(MoviesError) in
                guard let result = results[query.text] else { throw .offline(.tmdb) }
                return try result.get()
            },
            details: { id throws(MoviesError) in
                guard let result = details[id] else { throw .movieNotFound(id, .tmdb) }
                return try result.get()
            }
        )
    }

    /// The queries of all searches.
    package var requested: [MovieQuery] { queries.withLock(\.self) }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        queries.withLock { $0.append(query) }
        return try search(query, page)
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        try details(id)
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? { localDetails(id) }
}
