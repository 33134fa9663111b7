package import Domain
package import TextIndex

/// The ranking of movies by rating, in which few votes count little.
package enum RankedRating {
    /// The average of the ratings of IMDb is about 7, and that of TMDB close to it.
    package static let prior = 7

    /// IMDb ranks its 250 top-rated movies with a weight of 25,000 votes.
    package static let imdbWeight = 25_000

    /// A movie has some 80 times as many votes at IMDb as at TMDB.
    package static let tmdbWeight = MovieList.topRatedVotes

    /// The ranks of ratings in tenths, as the catalog has them: those of IMDb.
    package static let ofCatalogs = BayesianAverage(prior: prior * 10, weight: imdbWeight)

    /// The rank of a movie, among those of its source; `nil` without a rating.
    package static func rank(of movie: Movie) -> Int? {
        movie.voteAverage.map { average in
            let weight = if case .tmdb = movie.id { tmdbWeight } else { imdbWeight }
            return BayesianAverage(prior: prior * 1_000, weight: weight)
                .thousandths(
                    of: Int((min(max(average, 0), 10) * 1_000).rounded()),
                    votes: movie.voteCount ?? 0
                )
        }
    }
}
