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
