package import Domain

/// Searches movies on Swift's shared threads.
///
/// Repositories that read files block their thread. In an interactive session that must not be the
/// main thread, which reads the keys. A command that searches once and exits uses the repositories
/// directly, because starting another thread takes a millisecond.
package struct OffMainMoviesRepository: MoviesRepository {
    private let repository: any MoviesRepository

    package init(_ repository: any MoviesRepository) { self.repository = repository }

    @concurrent
    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        try await repository.movies(matching: query, page: page)
    }

    @concurrent
    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        try await repository.details(of: id)
    }

    @concurrent
    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        await repository.localDetails(of: id)
    }

    @concurrent
    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        await repository.limitations(of: query)
    }
}
