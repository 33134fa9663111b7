/// Fetches the details of one movie; for a title, those of the best match.
public protocol FetchMovieDetailsUseCase: Sendable {
    func execute(_ movie: MovieReference) async throws(MoviesError) -> MovieDetails
}

public struct DefaultFetchMovieDetailsUseCase: FetchMovieDetailsUseCase {
    private let movies: any MoviesRepository

    public init(movies: any MoviesRepository) {
        self.movies = movies
    }

    public func execute(_ movie: MovieReference) async throws(MoviesError) -> MovieDetails {
        try await movies.details(of: movies.id(of: movie))
    }
}

/// Fetches the image of a poster.
public protocol FetchPosterImageUseCase: Sendable {
    /// Takes the poster URL of a `Movie`.
    func execute(_ url: String) async throws(MoviesError) -> [UInt8]
}

public struct DefaultFetchPosterImageUseCase: FetchPosterImageUseCase {
    private let posters: any PosterImagesRepository

    public init(posters: any PosterImagesRepository) {
        self.posters = posters
    }

    public func execute(_ url: String) async throws(MoviesError) -> [UInt8] {
        try await posters.poster(at: url)
    }
}
