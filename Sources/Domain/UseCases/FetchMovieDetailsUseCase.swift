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
            var details = try await movies.details(of: match.id)
            details.movie.otherMatchCount = match.otherMatchCount
            return details
        }
    }
}
