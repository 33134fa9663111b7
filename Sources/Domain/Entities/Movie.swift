/// A movie as a list shows it.
///
/// Whatever a source does not know is `nil` or empty, never a placeholder such as zero or `""`.
package struct Movie: Hashable, Sendable, Identifiable {
    package let id: MovieID
    package var imdbID: IMDbID?

    /// A positive number.
    package let tmdbID: Int?
    package var title: String

    /// In the language and script of the movie's own country.
    package let originalTitle: String?

    /// ISO 639-1, such as `ko`; TMDB uses `cn` for Cantonese.
    package let originalLanguage: String?
    package let releaseDate: CalendarDate?
    package var overview: String?
    package var genres: [Genre]

    /// 0…10; `nil` without votes.
    package let voteAverage: Double?
    package let voteCount: Int?

    /// The source's own measure of current interest; greater is more popular, without a bound.
    package let popularity: Double?
    package var posterURL: String?

    /// The user's own rating in tenths, 0…100; `nil` if no file has one.
    package var ownRating: Int?
    package var reason: MatchReason?

    /// The number of other movies that match the title of which this is the best match; 0 for a movie
    /// that was not looked up by a title.
    package var otherMatchCount = 0

    /// An id that `id` contains need not be passed again.
    package init(
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
        posterURL: String? = nil
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
    }

    package var pageURL: String { id.pageURL }
}

/// The reason that a search found a movie whose title does not show it.
package enum MatchReason: Hashable, Sendable {
    case director(String)
    case cast(String)

    /// Another title, such as one in another language.
    case title(String)
    case series(String)
    case studio(String)
    case character(String)
    case keyword(String)

    /// Keywords, people and moods that it shares with the movie that it is like, the most telling first.
    case shared([String])

    /// A sentence about the movie, and the words in it that match, as offsets of its characters.
    case overview(String, matches: [Range<Int>])
}
