/// Fetches the details of one movie.
public protocol FetchMovieDetailsUseCase: Sendable {
    func execute(_ id: MovieID) async throws(MoviesError) -> MovieDetails
}

public struct DefaultFetchMovieDetailsUseCase: FetchMovieDetailsUseCase {
    private let movies: any MoviesRepository

    public init(movies: any MoviesRepository) {
        self.movies = movies
    }

    public func execute(_ id: MovieID) async throws(MoviesError) -> MovieDetails {
        try await movies.details(of: id)
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

/// Opens the web page of a movie.
public protocol OpenMovieWebPageUseCase: Sendable {
    func execute(_ id: MovieID) async -> MovieWebPage
}

public struct DefaultOpenMovieWebPageUseCase: OpenMovieWebPageUseCase {
    private let webPages: any MovieWebPagesRepository

    public init(webPages: any MovieWebPagesRepository) {
        self.webPages = webPages
    }

    public func execute(_ id: MovieID) async -> MovieWebPage {
        await webPages.open(id)
    }
}
