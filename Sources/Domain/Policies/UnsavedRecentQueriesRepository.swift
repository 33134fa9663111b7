/// Saves no query, because the user has disabled the history, because no person typed the query, or
/// because it can't be stored.
///
/// Queries of earlier runs can still be read and removed.
package struct UnsavedRecentQueriesRepository: RecentQueriesRepository {
    private let stored: (any RecentQueriesRepository)?
    private let error: MoviesError?

    /// Never saves a query to the stored ones; `nil` if there is no place for them.
    package init(_ stored: (any RecentQueriesRepository)?) {
        self.stored = stored
        error = nil
    }

    /// Has no queries; saving one throws the reason.
    package init(_ error: MoviesError) {
        stored = nil
        self.error = error
    }

    package func recentQueries() async throws(MoviesError) -> RecentQueries {
        try await stored?.recentQueries() ?? RecentQueries()
    }

    package func save(_ query: TypedQuery) async throws(MoviesError) {
        if let error { throw error }
    }

    package func remove(_ text: String) async throws(MoviesError) -> Bool {
        try await stored?.remove(text) ?? false
    }

    package func removeAll() async throws(MoviesError) {
        try await stored?.removeAll()
    }
}

/// Saves no opened movie, for the same reasons.
package struct UnsavedOpenedMoviesRepository: OpenedMoviesRepository {
    private let stored: (any OpenedMoviesRepository)?
    private let error: MoviesError?

    /// Never saves a movie to the stored ones; `nil` if there is no place for them.
    package init(_ stored: (any OpenedMoviesRepository)?) {
        self.stored = stored
        error = nil
    }

    /// Has no movies; saving one throws the reason.
    package init(_ error: MoviesError) {
        stored = nil
        self.error = error
    }

    package func openedMovies() async throws(MoviesError) -> OpenedMovies {
        try await stored?.openedMovies() ?? OpenedMovies()
    }

    package func save(_ movie: Movie) async throws(MoviesError) {
        if let error { throw error }
    }

    package func remove(_ title: String) async throws(MoviesError) -> Bool {
        try await stored?.remove(title) ?? false
    }

    package func removeAll() async throws(MoviesError) {
        try await stored?.removeAll()
    }
}
