package import Domain

/// Used in place of a source that can't be used: every request throws the reason.
package struct UnavailableMoviesRepository: MoviesRepository {
    private let error: MoviesError

    package init(_ error: MoviesError) {
        self.error = error
    }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        throw error
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails { throw error }
}

/// Used in place of a source of people that can't be used: every request throws the reason.
package struct UnavailablePeopleRepository: PeopleRepository {
    private let error: MoviesError

    package init(_ error: MoviesError) {
        self.error = error
    }

    package func people(
        named name: String,
        limit: Int
    ) async throws(MoviesError) -> PeopleMatches { throw error }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails { throw error }
}

/// Used in place of a history that can't be stored: it is empty, and saving throws the reason.
package struct UnavailableRecentQueriesRepository: RecentQueriesRepository {
    private let error: MoviesError

    package init(_ error: MoviesError) {
        self.error = error
    }

    package func recentQueries() async throws(MoviesError) -> RecentQueries { RecentQueries() }

    package func save(_ query: MovieQuery) async throws(MoviesError) { throw error }

    package func remove(_ text: String) async throws(MoviesError) -> Bool { false }

    package func removeAll() async throws(MoviesError) {}
}

/// Used in place of a cache that can't be stored: every request throws the reason.
package struct UnavailableResponseCacheRepository: ResponseCacheRepository {
    private let error: MoviesError

    package init(_ error: MoviesError) {
        self.error = error
    }

    package func info() async throws(MoviesError) -> ResponseCacheInfo { throw error }

    package func removeAll() async throws(MoviesError) { throw error }
}

/// Used if the history is disabled: never saves a query.
///
/// Earlier queries can still be read and removed.
package struct HistoryDisabledRecentQueriesRepository: RecentQueriesRepository {
    private let stored: any RecentQueriesRepository

    package init(_ stored: any RecentQueriesRepository) {
        self.stored = stored
    }

    package func recentQueries() async throws(MoviesError) -> RecentQueries {
        try await stored.recentQueries()
    }

    package func save(_ query: MovieQuery) async throws(MoviesError) {}

    package func remove(_ text: String) async throws(MoviesError) -> Bool {
        try await stored.remove(text)
    }

    package func removeAll() async throws(MoviesError) {
        try await stored.removeAll()
    }
}
