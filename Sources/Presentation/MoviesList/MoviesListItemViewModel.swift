import Domain

/// A movie as a list shows it, in plain values.
public struct MoviesListItemViewModel: Hashable, Sendable, Identifiable {
    /// What the user types to see the details of the movie.
    public let id: String
    public let imdbID: String?
    public let title: String
    public let originalTitle: String?
    public let originalLanguage: String?

    /// The known part of an ISO 8601 date: `1999-03-31` or `1999`.
    public let releaseDate: String?
    public let year: String?
    public let overview: String?
    public let genres: [String]

    /// 0…10.
    public let voteAverage: Double?
    public let voteCount: Int?
    public let popularity: Double?
    public let posterURL: String?
    public let pageURL: String?

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
    public var distinctOriginalTitle: String? { originalTitle == title ? nil : originalTitle }

    /// The average vote with one decimal, such as `8.2`.
    public var rating: String? {
        voteAverage.map { String(($0 * 10).rounded() / 10) }
    }
}
