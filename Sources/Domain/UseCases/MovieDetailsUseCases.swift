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

/// Fetches the picture of a poster.
public protocol FetchPosterImageUseCase: Sendable {
    /// Takes the address that a `Movie` gives.
    func execute(_ address: String) async throws(MoviesError) -> [UInt8]
}

public struct DefaultFetchPosterImageUseCase: FetchPosterImageUseCase {
    private let posters: any PosterImagesRepository

    public init(posters: any PosterImagesRepository) {
        self.posters = posters
    }

    @concurrent
    public func execute(_ address: String) async throws(MoviesError) -> [UInt8] {
        try await posters.poster(at: address)
    }
}

/// Opens the web page of a film.
public protocol OpenMovieWebPageUseCase: Sendable {
    func execute(_ id: MovieID) async -> MovieWebPage
}

public struct DefaultOpenMovieWebPageUseCase: OpenMovieWebPageUseCase {
    private let pages: any MovieWebPagesRepository

    public init(pages: any MovieWebPagesRepository) {
        self.pages = pages
    }

    @concurrent
    public func execute(_ id: MovieID) async -> MovieWebPage {
        await pages.open(id)
    }
}
