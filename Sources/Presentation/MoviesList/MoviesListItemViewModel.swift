import Domain

/// A movie as a list shows it.
package struct MoviesListItemViewModel: Hashable, Sendable, Identifiable {
    /// What the user types to see the details of the movie.
    package let id: String
    package let imdbID: String?
    package let title: String
    package let originalTitle: String?
    package let originalLanguage: String?

    /// The known part of an ISO 8601 date: `1999-03-31` or `1999`.
    package let releaseDate: String?
    package let year: String?
    package let overview: String?
    package let genres: [String]

    /// 0…10.
    package let voteAverage: Double?
    package let voteCount: Int?
    package let popularity: Double?
    package let posterURL: String?
    package let pageURL: String?

    init(_ movie: Movie) {
        id = movie.id.description
        imdbID = movie.imdbID?.description
        title = movie.title
        originalTitle = movie.originalTitle
        originalLanguage = movie.originalLanguage
        releaseDate = movie.releaseDate?.description
        year = movie.releaseDate.map { String($0.year) }
        overview = movie.overview
        genres = movie.genres.map(\.name)
        voteAverage = movie.voteAverage
        voteCount = movie.voteCount
        popularity = movie.popularity
        posterURL = movie.posterURL
        pageURL = movie.pageURL
    }

    /// The original title if it differs from the title.
    package var distinctOriginalTitle: String? { originalTitle == title ? nil : originalTitle }

    /// The average vote with one decimal, such as `8.2`.
    package var rating: String? {
        voteAverage.map { String(($0 * 10).rounded() / 10) }
    }
}
