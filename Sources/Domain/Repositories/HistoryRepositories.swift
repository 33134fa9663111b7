/// The queries that found movies, stored from one run to the next.
package protocol RecentQueriesRepository: Sendable {
    func recentQueries() async throws(MoviesError) -> RecentQueries

    /// Adds a query as the newest, or makes an existing one the newest.
    func save(_ query: TypedQuery) async throws(MoviesError)

    /// Removes a query, ignoring case; returns `false` if there is none.
    func remove(_ text: String) async throws(MoviesError) -> Bool
    func removeAll() async throws(MoviesError)
}

/// The movies whose details were shown, stored from one run to the next.
package protocol OpenedMoviesRepository: Sendable {
    func openedMovies() async throws(MoviesError) -> OpenedMovies

    /// Adds a movie as the newest, or makes it the newest; a movie without a title is not saved.
    func save(_ movie: Movie) async throws(MoviesError)

    /// Removes the movies of a title, which may be followed by the year, ignoring case; returns
    /// `false` if there is none.
    func remove(_ title: String) async throws(MoviesError) -> Bool
    func removeAll() async throws(MoviesError)
}

extension OpenedMoviesRepository {
    /// Saves a movie; returns why that fails, which must not cost the user its details.
    package func record(_ movie: Movie) async -> MoviesError? {
        await Result(of: { () throws(MoviesError) in try await save(movie) }).failure
    }
}
