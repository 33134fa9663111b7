/// A movie as a list shows it.
///
/// Whatever a source does not know is `nil` or empty, never a placeholder such as zero or `""`.
package struct Movie: Hashable, Sendable, Identifiable {
    package let id: MovieID
    package var imdbID: IMDbID?

    /// A positive number.
    package let tmdbID: Int?

    /// In the requested language, if the source has it.
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

    /// The URL of the movie's page on the site of its source.
    package let pageURL: String?

    /// The user's own rating in tenths, 0…100; `nil` if no file has one.
    package var ownRating: Int?

    /// Why a search found it; `nil` if its title shows it.
    package var reason: MatchReason?

    /// The number of other movies that match the title of which this is the best match; 0 for a movie
    /// that was not looked up by a title.
    package var otherMatchCount = 0

    /// The words that a search found, and what decided the place; `nil` if its source does not tell.
    package var rank: MatchRank?

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

/// Why a search found a movie whose title does not show it.
package enum MatchReason: Hashable, Sendable {
    case director(String)
    case cast(String)

    /// Another title, such as one in another language.
    case title(String)
    case series(String)
    case studio(String)
    case character(String)
    case keyword(String)

    /// A sentence about the movie, and the words in it that match, as offsets of its characters.
    case overview(String, matches: [Range<Int>])
}

/// The place of a movie among those that a search found: the words that it has, and a sum of parts.
package struct MatchRank: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
        /// A few words, such as `typos` and `popularity`.
        package let name: String
        package let value: Double

        package init(_ name: String, _ value: Double) {
            (self.name, self.value) = (name, value)
        }
    }

    /// The lowest cost or place among all movies comes first, or the highest score.
    package enum Measure: Sendable { case cost, score, place }

    /// The words and where they are, such as `words in the title`; `nil` for no search for titles.
    package let found: String?

    /// The parts whose values are not zero; none if another order decides.
    package let parts: [Part]
    package let measure: Measure

    package init(_ found: String?, _ measure: Measure, _ parts: [Part]) {
        (self.found, self.measure) = (found, measure)
        self.parts = parts.filter { $0.value != 0 }
    }
}
