package import Domain
import Synchronization

/// Records the saved movies, and fails if an error is given.
package final class SpyOpenedMovies: OpenedMoviesRepository {
    private let error: MoviesError?
    private let willSave: @Sendable () async -> Void
    private let movies: Mutex<OpenedMovies>

    /// Takes the newest first.
    package init(
        _ movies: [Movie] = [],
        failingWith error: MoviesError? = nil,
        willSave: @escaping @Sendable () async -> Void = {}
    ) {
        self.movies = Mutex(OpenedMovies(movies.compactMap(Self.opened)))
        self.error = error
        self.willSave = willSave
    }

    /// The titles, newest first.
    package var saved: [String] { movies.withLock { $0.entries.map(\.title) } }

    package func openedMovies() async throws(MoviesError) -> OpenedMovies {
        if let error { throw error }
        return movies.withLock(\.self)
    }

    package func save(_ movie: Movie) async throws(MoviesError) {
        await willSave()
        if let error { throw error }
        movies.withLock { $0 = OpenedMovies([movie].compactMap(Self.opened) + $0.entries) }
    }

    package func remove(_ title: String) async throws(MoviesError) -> Bool {
        if let error { throw error }
        return movies.withLock { movies in
            let others = movies.removing(title)
            defer { movies = others }
            return others != movies
        }
    }

    package func removeAll() async throws(MoviesError) {
        if let error { throw error }
        movies.withLock { $0 = OpenedMovies() }
    }

    private static func opened(_ movie: Movie) -> OpenedMovie? {
        OpenedMovie(movie, lastOpened: Timestamp(secondsSince1970: 0))
    }
}
