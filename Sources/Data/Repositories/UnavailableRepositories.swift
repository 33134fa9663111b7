public import Domain

/// Stands in for a source that can't be used, and says why whenever it is asked.
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

/// Stands in where queries can't be kept: there are none, and it says why when one should be.
public struct UnavailableRecentQueriesRepository: RecentQueriesRepository {
    private let error: MoviesError

    public init(_ error: MoviesError) {
        self.error = error
    }

    public func recentQueries() async throws(MoviesError) -> RecentQueries { RecentQueries() }

    public func save(_ query: MovieQuery) async throws(MoviesError) { throw error }

    public func remove(_ text: String) async throws(MoviesError) {}

    public func removeAll() async throws(MoviesError) {}
}

/// Stands in where there is no place for a cache, and says why whenever it is asked.
public struct UnavailableResponseCacheRepository: ResponseCacheRepository {
    private let error: MoviesError

    public init(_ error: MoviesError) {
        self.error = error
    }

    public func info() async throws(MoviesError) -> ResponseCacheInfo { throw error }

    public func removeAll() async throws(MoviesError) { throw error }
}

/// Keeps nothing, for a person who wants nothing kept.
///
/// What an earlier run kept stays readable and can still be cleared.
public struct HistoryDisabledRecentQueriesRepository: RecentQueriesRepository {
    private let kept: any RecentQueriesRepository

    public init(_ kept: any RecentQueriesRepository) {
        self.kept = kept
    }

    public func recentQueries() async throws(MoviesError) -> RecentQueries {
        try await kept.recentQueries()
    }

    public func save(_ query: MovieQuery) async throws(MoviesError) {}

    public func remove(_ text: String) async throws(MoviesError) {
        try await kept.remove(text)
    }

    public func removeAll() async throws(MoviesError) {
        try await kept.removeAll()
    }
}
