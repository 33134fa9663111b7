/// A film as a list of films shows it.
///
/// Whatever a source does not know is `nil` or empty, never a stand-in such as zero or `""`.
public struct Movie: Hashable, Sendable, Identifiable {
    public let id: MovieID
    public let imdbID: IMDbID?

    /// In the language that was asked for, where the source has it.
    public let title: String

    /// In the language and script of the film's own country.
    public let originalTitle: String?

    /// ISO 639-1, such as `ko`; TMDB's own `cn` stands for Cantonese.
    public let originalLanguage: String?
    public let releaseDate: ReleaseDate?
    public let overview: String?
    public let genres: [Genre]

    /// 0…10; `nil` while nobody has voted.
    public let voteAverage: Double?
    public let voteCount: Int?

    /// The source's own measure of present interest; greater is more popular, without a bound.
    public let popularity: Double?

    /// The web address of the poster.
    public let posterURL: String?

    /// The web address of the film's own page.
    public let pageURL: String?

    public init(
        id: MovieID,
        imdbID: IMDbID? = nil,
        title: String,
        originalTitle: String? = nil,
        originalLanguage: String? = nil,
        releaseDate: ReleaseDate? = nil,
        overview: String? = nil,
        genres: [Genre] = [],
        voteAverage: Double? = nil,
        voteCount: Int? = nil,
        popularity: Double? = nil,
        posterURL: String? = nil,
        pageURL: String? = nil
    ) {
        self.id = id
        self.imdbID = imdbID
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

/// A kind of film, by its name: `Drama`, `Science Fiction`.
public struct Genre: Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
