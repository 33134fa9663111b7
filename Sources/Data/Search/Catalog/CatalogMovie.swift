package import Domain
package import TextIndex

/// A movie of a catalog, with all facts that catalogs have.
package struct CatalogMovie: Hashable {
    /// Marks adult movies, which a search excludes unless asked to include them.
    package static let adultTag = "adult"

    /// The language of the main titles; ISO 639-1.
    package static let mainLanguage = "en"

    /// Marks movies whose original language is known.
    package static let languageTag = "language"

    /// The most characters of a title, more than any has; a corrupt line may have more.
    private static let titleLimit = 1000

    package var tmdbID: Int?
    package var imdbNumber: Int?

    /// The TMDB id, if only another record of the movie has it.
    package var otherTMDBID: Int?
    package var title: String

    /// Empty if it is the title.
    package var originalTitle = ""

    /// Titles to search that no list shows, such as the original title in Latin letters.
    package var otherTitles: [String] = []
    package var originalLanguage: String?
    package var releaseDate: CalendarDate?
    package var runtime: Int?
    package var genres: [String] = []
    package var directors: [String] = []
    package var writers: [String] = []
    package var cast: [String] = []

    /// The people of an imported movie, whose names are in the index of people.
    package var credits = CatalogCredits()
    package var overview: String?
    package var keywords: [String] = []

    /// The names of the series that it belongs to, the best known first.
    package var series: [String] = []
    package var studios: [String] = []
    package var characters: [String] = []

    /// The most important first.
    package var moods: [Mood] = []

    /// As `MovieAward` decodes them, which takes longer than a search needs.
    package var awards: [String] = []

    /// Famous lines of its dialogue, in lower case, which people type as they type a title.
    package var quotes: [String] = []

    /// The place of its story among those of its series, which only sorts; `nil` if it is unknown.
    package var story: Int?

    /// Each language once.
    package var translatedTitles: [TitleTranslation] = []

    /// In tenths: 0…100.
    package var voteTenths: Int?
    package var voteCount: Int?

    /// In ten-thousandths.
    package var popularity: Int?
    package var isAdult = false

    /// The titles that lists and details show in English.
    package var shownTitles: [String] { originalTitle.isEmpty ? [title] : [title, originalTitle] }

    /// All titles, the shown ones first; a `SearchHit` refers to them by their index.
    package var titles: [String] {
        var titles = shownTitles
        titles += otherTitles
        for other in translatedTitles where !titles.contains(other.title) {
            titles.append(other.title)
        }
        return titles
    }

    /// The titles and the famous lines by the numbers that a `SearchHit` has.
    var numberedTitles: [(number: Int, text: String)] {
        titles.enumerated().map { ($0, $1) }
            + quotes.enumerated().map { (TextDocument.firstPhrase + $0, $1) }
    }

    /// The titles in languages other than English, with the original one.
    package var allTranslatedTitles: [TitleTranslation] {
        guard let originalLanguage, !originalTitle.isEmpty else { return translatedTitles }
        // TMDB has a code for Cantonese, which is written in Chinese.
        let language = originalLanguage == "cn" ? "zh" : originalLanguage
        guard !translatedTitles.contains(where: { $0.language == language }) else {
            return translatedTitles
        }
        return translatedTitles + [TitleTranslation(language: language, title: originalTitle)]
    }

    /// The title in a language, or the main one if the catalog has none in that language.
    package func title(in language: String) -> String {
        guard language != Self.mainLanguage else { return title }
        return allTranslatedTitles.first { $0.language == language }?.title ?? title
    }

    /// Whether a text can be a title: it is neither empty nor far too long.
    package static func isTitle(_ text: String) -> Bool {
        !text.isEmpty
            && (text.utf8.count <= titleLimit || text.unicodeScalars.count <= titleLimit)
    }

    package func document(popularity: UInt32, storedFields: [UInt8]) -> TextDocument {
        var tags = isAdult ? [Self.adultTag] : []
        if let releaseDate { tags.append(String(releaseDate.year)) }
        if let originalLanguage {
            tags += [Self.languageTag, Self.tag(ofLanguage: originalLanguage)]
        }
        tags += Set(awards.compactMap { MovieAward($0) }.flatMap(\.filterValues)).sorted().map(
            Self.tag(ofAward:)
        )
        tags += moods.enumerated().map { Self.tag(of: $1.rawValue, place: $0) }
        if !moods.isEmpty { tags.append(Self.moodTag) }
        let keys = [tmdbID.map(Self.key(tmdbID:)), imdbNumber.map(Self.key(imdbNumber:))]
        return TextDocument(
            titles: titles,
            phrases: quotes,
            secondaryFields: directors + cast,
            topics: topics,
            tags: tags,
            flags: CatalogGenres.flags(of: genres),
            numbers: numbers.map { $0.flatMap(UInt32.init(exactly:)) },
            popularity: popularity,
            keys: keys.compactMap(\.self),
            storedFields: storedFields
        )
    }

    /// Marks movies whose moods are known.
    static let moodTag = "mood"

    static func tag(ofAward value: String) -> String { "award:\(value)" }

    /// Takes the name of a mood, and its place among those of a movie.
    static func tag(of mood: String, place: Int) -> String { "\(moodTag):\(mood) \(place)" }

    /// The most moods of a movie.
    static let moodLimit = 3

    package static func tag(ofLanguage language: String) -> String { "\(languageTag):\(language)" }

    package static func key(of id: MovieID) -> UInt64 {
        switch id {
        case .tmdb(let number): key(tmdbID: number)
        case .imdb(let imdbID): key(imdbNumber: Int(imdbID.description.dropFirst(2)) ?? 0)
        }
    }

    package static func key(tmdbID: Int) -> UInt64 { UInt64(tmdbID) << 1 }
    package static func key(imdbNumber: Int) -> UInt64 { UInt64(imdbNumber) << 1 | 1 }

    /// `nil` for a movie without an id.
    package var id: MovieID? { tmdbID.map(MovieID.tmdb) ?? imdbID.map(MovieID.imdb) }

    package func toDomain(language: String) -> Movie? {
        guard let id else { return nil }
        return Movie(
            id: id,
            imdbID: imdbID,
            tmdbID: otherTMDBID,
            title: title(in: language),
            originalTitle: originalTitle.isEmpty ? title : originalTitle,
            originalLanguage: originalLanguage,
            releaseDate: releaseDate,
            overview: overview,
            genres: genres.map { Genre(name: $0) },
            voteAverage: voteTenths.map { Double($0) / 10 },
            voteCount: voteCount,
            popularity: popularity.map { Double($0) / 10_000 }
        )
    }

    /// `nil` for a movie without an id.
    package func details(
        language: String,
        source: MoviesSource,
        fallback: Fallback?
    ) -> MovieDetails? {
        toDomain(language: language).map { movie in
            MovieDetails(
                movie: movie,
                translations: allTranslatedTitles,
                runtime: runtime,
                collection: series.first.map { MovieCollection(name: $0) },
                keywords: keywords,
                moods: moods,
                awards: awards.compactMap { MovieAward($0) },
                production: MovieProduction(companies: studios),
                credits: MovieCredits(
                    directors: directors,
                    writers: writers,
                    cast: cast.map { CastMember(name: $0) }
                ),
                source: source,
                fallback: fallback
            )
        }
    }

    /// The movie, with its unknown fields filled from another record of it.
    ///
    /// The built-in catalog, which is written by hand, has fields that no data set has.
    package func filled(from other: CatalogMovie) -> CatalogMovie {
        var movie = self
        // The id remains the one that lists show, and so does the web page.
        movie.imdbNumber = imdbNumber ?? other.imdbNumber
        if tmdbID == nil { movie.otherTMDBID = other.tmdbID }
        movie.originalLanguage = originalLanguage ?? other.originalLanguage
        // A day is more precise than its year; the year is the one that lists show.
        if let date = other.releaseDate,
            releaseDate == nil || releaseDate == CalendarDate(year: date.year)
        {
            movie.releaseDate = date
        }
        movie.runtime = other.runtime ?? runtime
        // IMDb has three genres of a movie at most.
        if !other.genres.isEmpty { movie.genres = other.genres }
        if directors.isEmpty { movie.directors = other.directors }
        if cast.isEmpty { movie.cast = other.cast }
        movie.overview = overview ?? other.overview
        // No data set has these.
        movie.keywords = other.keywords
        movie.series = other.series
        movie.studios = other.studios
        movie.characters = other.characters
        movie.moods = other.moods
        movie.awards = other.awards
        movie.quotes = other.quotes
        movie.story = other.story
        movie.translatedTitles = other.allTranslatedTitles
        return movie
    }

    package var imdbID: IMDbID? { imdbNumber.flatMap { IMDbID("tt" + $0.imdbDigits) } }
}

extension CatalogMovie {
    package init(title: String) { self.init(tmdbID: nil, title: title) }
}

extension TitleTranslation {
    /// Decodes a text such as `ko=기생충`.
    package init?(_ text: String) {
        guard let separator = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        self.init(
            language: String(text[..<separator]),
            title: String(text[text.utf8.index(after: separator)...])
        )
    }
}

extension Int {
    /// The digits of an id at IMDb: at least seven, with leading zeros.
    package var imdbDigits: String {
        let digits = String(self)
        let missing = 7 - digits.utf8.count
        return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
    }
}

extension CatalogMovie {
    /// The topics of the movie, with the people in it; only built-in movies have any.
    var topics: [TopicText] {
        guard overview != nil || !keywords.isEmpty || !series.isEmpty else { return [] }
        typealias Weights = SearchWeights
        var topics = titles.map { title in
            let weight = title.contains(" ") ? Weights.titleTopic : Weights.titleWordTopic
            return TopicText(title, .words, weight: weight)
        }
        topics += keywords.enumerated().map { place, keyword in
            TopicText(keyword, .phrase, weight: Weights.keywordTopic(place: place))
        }
        topics += (series + studios).map { TopicText($0, .name, weight: Weights.seriesTopic) }
        topics += characters.map { TopicText($0, .words, weight: Weights.characterTopic) }
        topics += (directors + cast).map { TopicText($0, .words, weight: Weights.personTopic) }
        return topics
            + [overview].compactMap(\.self).map {
                TopicText($0, .words, weight: Weights.overviewTopic)
            }
    }
}
