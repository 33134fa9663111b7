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
        case .id(let id): return try await details(of: id)
        case .title(let title):
            let match = try await movies.bestMatch(for: title, correctedBy: spelling)
            var details = try await details(of: match.id)
            details.movie.otherMatchCount = match.otherMatchCount
            return details
        }
    }

    /// With the movies like it, which a catalog only has as a search.
    private func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        var details = try await movies.details(of: id)
        guard details.source.isCatalog, details.recommendations.isEmpty else { return details }
        let similar = try await secondLookup(
            try await movies.movies(matching: MovieQuery(like: id), page: 1)
        )
        details.recommendations = similar?.movies ?? []
        return details
    }
}

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
