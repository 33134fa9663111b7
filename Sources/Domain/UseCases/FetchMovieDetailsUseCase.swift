/// Tells all that is known of one film.
public protocol FetchMovieDetailsUseCase: Sendable {
    func execute(_ id: MovieID) async throws(MoviesError) -> MovieDetails
}

public struct DefaultFetchMovieDetailsUseCase: FetchMovieDetailsUseCase {
    private let movies: any MoviesRepository

    public init(movies: any MoviesRepository) {
        self.movies = movies
    }

    @concurrent
    public func execute(_ id: MovieID) async throws(MoviesError) -> MovieDetails {
        try await movies.details(of: id)
    }
}
