public import Domain

/// Used in place of a source that can't be used: every request throws the reason.
public struct UnavailableMoviesRepository: MoviesRepository {
    private let error: MoviesError

    public init(_ error: MoviesError) {
        self.error = error
    }

    public func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        throw error
    }

    public func details(of id: MovieID) async throws(MoviesError) -> MovieDetails { throw error }
}

/// Used in place of a source of people that can't be used: every request throws the reason.
public struct UnavailablePeopleRepository: PeopleRepository {
    private let error: MoviesError

    public init(_ error: MoviesError) {
        self.error = error
    }

    public func people(
        named name: String,
        limit: Int
    ) async throws(MoviesError) -> PeopleMatches { throw error }

    public func details(of id: PersonID) async throws(MoviesError) -> PersonDetails { throw error }
}

/// Used in place of a history that can't be stored: it is empty, and saving throws the reason.
public struct UnavailableRecentQueriesRepository: RecentQueriesRepository {
    private let error: MoviesError

    public init(_ error: MoviesError) {
        self.error = error
    }

    public func recentQueries() async throws(MoviesError) -> RecentQueries { RecentQueries() }

    public func save(_ query: MovieQuery) async throws(MoviesError) { throw error }

    public func remove(_ text: String) async throws(MoviesError) -> Bool { false }

    public func removeAll() async throws(MoviesError) {}
}

/// Used in place of a cache that can't be stored: every request throws the reason.
public struct UnavailableResponseCacheRepository: ResponseCacheRepository {
    private let error: MoviesError

    public init(_ error: MoviesError) {
        self.error = error
    }

    public func info() async throws(MoviesError) -> ResponseCacheInfo { throw error }

    public func removeAll() async throws(MoviesError) { throw error }
}

/// Used if the history is disabled: never saves a query.
///
/// Earlier queries can still be read and removed.
public struct HistoryDisabledRecentQueriesRepository: RecentQueriesRepository {
    private let stored: any RecentQueriesRepository

    public init(_ stored: any RecentQueriesRepository) {
        self.stored = stored
    }

    public func recentQueries() async throws(MoviesError) -> RecentQueries {
        try await stored.recentQueries()
    }

    public func save(_ query: MovieQuery) async throws(MoviesError) {}

    public func remove(_ text: String) async throws(MoviesError) -> Bool {
        try await stored.remove(text)
    }

    public func removeAll() async throws(MoviesError) {
        try await stored.removeAll()
    }
}
