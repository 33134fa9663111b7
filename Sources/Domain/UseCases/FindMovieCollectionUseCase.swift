/// Finds the series that a movie belongs to; for a title, that of the best match.
package struct FindMovieCollectionUseCase: Sendable {
    private let fetchDetails: any FetchMovieDetailsUseCase

    package init(fetchDetails: any FetchMovieDetailsUseCase) { self.fetchDetails = fetchDetails }

    /// Throws `MoviesError.collectionUnknown` if the source knows none.
    package func execute(
        _ movie: MovieReference
    ) async throws(MoviesError) -> (collection: MovieCollection, movie: Movie) {
        let details = try await fetchDetails.execute(movie)
        if let collection = details.collection { return (collection, details.movie) }
        if case .catalog(let reason) = details.fallback { throw reason }
        throw .collectionUnknown(details.movie.titleWithYear, details.source)
    }
}

extension Movie {
    /// The title with the year, as in `Blade Runner (1982)`.
    var titleWithYear: String { title + (releaseDate.map { " (\($0.year))" } ?? "") }
}
