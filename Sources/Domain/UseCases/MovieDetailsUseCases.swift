/// Fetches the details of one movie; for a title, those of the best match.
///
/// If no movie has that title, it takes the most similar one.
package protocol FetchMovieDetailsUseCase: Sendable {
    func execute(_ movie: MovieReference) async throws(MoviesError) -> MovieDetails
}

package struct DefaultFetchMovieDetailsUseCase: FetchMovieDetailsUseCase {
    private let movies: any MoviesRepository
    private let spelling: any SpellingCorrectionRepository

    package init(movies: any MoviesRepository, spelling: any SpellingCorrectionRepository) {
        self.movies = movies
        self.spelling = spelling
    }

    package func execute(_ movie: MovieReference) async throws(MoviesError) -> MovieDetails {
        switch movie {
        case .id(let id): return try await movies.details(of: id)
        case .title(let title):
            let match = try await movies.bestMatch(for: title, correctedBy: spelling)
            return try await movies.details(of: match.id)
        }
    }
}

/// Fetches the details of one movie from this machine: from a catalog, or from the cache.
package protocol FetchLocalMovieDetailsUseCase: Sendable {
    /// `nil` if this machine has none, and for a movie that is known by its title only.
    func execute(_ movie: MovieReference) async -> LocalMovieDetails?
}

package struct DefaultFetchLocalMovieDetailsUseCase: FetchLocalMovieDetailsUseCase {
    private let movies: any MoviesRepository

    package init(movies: any MoviesRepository) {
        self.movies = movies
    }

    package func execute(_ movie: MovieReference) async -> LocalMovieDetails? {
        switch movie {
        case .id(let id): await movies.localDetails(of: id)
        case .title: nil
        }
    }
}

/// Fetches the image of a poster.
package protocol FetchPosterImageUseCase: Sendable {
    /// Takes the poster URL of a `Movie`; returns `nil` if posters can't be shown.
    func execute(_ url: String) async throws(MoviesError) -> [UInt8]?
}

package struct DefaultFetchPosterImageUseCase: FetchPosterImageUseCase {
    private let posters: any PosterImagesRepository

    package init(posters: any PosterImagesRepository) {
        self.posters = posters
    }

    package func execute(_ url: String) async throws(MoviesError) -> [UInt8]? {
        try await posters.poster(at: url)
    }
}
