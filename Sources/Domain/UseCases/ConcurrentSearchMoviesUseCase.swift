/// Searches beside the caller, who has a person to listen to.
///
/// A command that searches once and ends is quicker without another thread.
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
