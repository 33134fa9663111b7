/// Used in place of a source or a cache that can't be used: every request throws the reason.
package struct UnavailableRepository: MoviesRepository, PeopleRepository, ResponseCacheRepository {
    private let error: MoviesError

    package init(_ error: MoviesError) { self.error = error }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage { throw error }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails { throw error }

    package func people(
        named name: String,
        limit: Int
    ) async throws(MoviesError) -> PeopleMatches { throw error }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails { throw error }
    package func info() async throws(MoviesError) -> ResponseCacheInfo { throw error }
    package func removeAll() async throws(MoviesError) { throw error }
}
