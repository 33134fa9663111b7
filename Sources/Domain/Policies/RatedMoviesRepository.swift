/// Adds the ratings of IMDb that this machine has to the details of an online source.
package struct RatedMoviesRepository: MoviesRepository {
    private let movies: any MoviesRepository
    private let ratings: any IMDbRatingsRepository

    package init(_ movies: any MoviesRepository, ratings: any IMDbRatingsRepository) {
        self.movies = movies
        self.ratings = ratings
    }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        try await movies.movies(matching: query, page: page)
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        await rated(try await movies.details(of: id))
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        guard let local = await movies.localDetails(of: id) else { return nil }
        return LocalMovieDetails(
            details: await rated(local.details),
            isCurrent: local.isCurrent
        )
    }

    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        await movies.limitations(of: query)
    }

    /// The details of a catalog have the catalog's own rating.
    private func rated(_ details: MovieDetails) async -> MovieDetails {
        guard !details.source.isCatalog, let id = details.movie.imdbID else { return details }
        var details = details
        details.imdbRating = await ratings.imdbRating(of: id)
        return details
    }
}
