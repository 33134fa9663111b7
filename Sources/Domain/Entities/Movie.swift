/// A movie as a list shows it.
///
/// Whatever a source does not know is `nil` or empty, never a placeholder such as zero or `""`.
public struct Movie: Hashable, Sendable, Identifiable {
    public let id: MovieID
    public let imdbID: IMDbID?

    /// A positive number.
    public let tmdbID: Int?

    /// In the requested language, if the source has it.
    public var title: String

    /// In the language and script of the movie's own country.
    public let originalTitle: String?

    /// ISO 639-1, such as `ko`; TMDB uses `cn` for Cantonese.
    public let originalLanguage: String?
    public let releaseDate: CalendarDate?
    public var overview: String?
    public let genres: [Genre]

    /// 0…10; `nil` without votes.
    public let voteAverage: Double?
    public let voteCount: Int?

    /// The source's own measure of current interest; greater is more popular, without a bound.
    public let popularity: Double?
    public let posterURL: String?

    /// The URL of the movie's page on the site of its source.
    public let pageURL: String?

    /// An id that `id` contains need not be passed again.
    public init(
        id: MovieID,
        imdbID: IMDbID? = nil,
        tmdbID: Int? = nil,
        title: String,
        originalTitle: String? = nil,
        originalLanguage: String? = nil,
        releaseDate: CalendarDate? = nil,
        overview: String? = nil,
        genres: [Genre] = [],
        voteAverage: Double? = nil,
        voteCount: Int? = nil,
        popularity: Double? = nil,
        posterURL: String? = nil,
        pageURL: String? = nil
    ) {
        self.id = id
        switch id {
        case .tmdb(let number): (self.imdbID, self.tmdbID) = (imdbID, number)
        case .imdb(let number): (self.imdbID, self.tmdbID) = (number, tmdbID)
        }
        self.title = title
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.releaseDate = releaseDate
        self.overview = overview
        self.genres = genres
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.popularity = popularity
        self.posterURL = posterURL
        self.pageURL = pageURL
    }
}
