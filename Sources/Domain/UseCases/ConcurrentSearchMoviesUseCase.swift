/// Searches concurrently with its caller, as the other use cases do that may have to wait.
///
/// A search by itself does not: a command that searches once and ends is quicker without another
/// thread.
public struct ConcurrentSearchMoviesUseCase: SearchMoviesUseCase {
    private let searchMovies: any SearchMoviesUseCase

    public init(_ searchMovies: any SearchMoviesUseCase) {
        self.searchMovies = searchMovies
    }

    @concurrent
    public func execute(
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult {
        try await searchMovies.execute(query, page: page)
    }
}
