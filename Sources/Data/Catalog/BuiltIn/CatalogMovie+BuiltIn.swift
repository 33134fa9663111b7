import Domain
import Search

extension CatalogMovie {
    /// The columns of `BuiltInMovies`, in their order.
    ///
    /// A column with several values separates them by `|`. An unknown value is empty.
    enum Column: Int, CaseIterable {
        case tmdbID
        case imdbID

        /// In English, or the title under which English speakers know the movie.
        case title
        case originalTitle

        /// Titles to search that are never shown, such as the original title in Latin letters.
        case otherTitles

        /// As at TMDB: ISO 639-1, and `cn` for Cantonese.
        case originalLanguage

        /// `YYYY-MM-DD`, or `YYYY` if the day is uncertain.
        case releaseDate

        /// In minutes.
        case runtime

        /// As TMDB names them.
        case genres
        case directors

        /// Up to five leading actors.
        case cast

        /// One sentence in words of our own.
        case overview

        /// Words that people would look for without the title, in lower case.
        case keywords

        /// The series under the name that people use, then its other names, then other series.
        case series

        /// The studios by which people look for movies.
        case studios

        /// Titles in other languages, such as `ko=기생충`; the original title is not repeated.
        case titles

        /// Principal and iconic characters; a line may lack this column and those that follow.
        case characters

        /// Up to three, the most important first.
        case moods

        /// Such as `oscar-director 1995`, with a `+` before it if the award was won.
        case awards

        /// Famous lines of up to eight words, in lower case.
        case quotes

        /// The place of the story in its series, if that is not the order of release.
        case story
    }

    /// Decodes a line of `BuiltInMovies`; fails if a field is missing.
    ///
    /// With `searchedFieldsOnly`, what a search does not look at remains empty.
    init?(line: UnsafeBufferPointer<UInt8>, searchedFieldsOnly: Bool = false) {
        let row = TSVRow(line)
        guard (Column.characters.rawValue...Column.allCases.count).contains(row.count) else {
            return nil
        }
        func text(_ column: Column) -> String {
            column.rawValue < row.count ? row.text(column.rawValue) ?? "" : ""
        }
        func list(_ column: Column) -> [String] {
            column.rawValue < row.count ? row.list(column.rawValue, separator: "|") : []
        }
        let title = text(.title)
        let language = text(.originalLanguage)
        let originalTitle = text(.originalTitle)
        self.init(title: title)
        tmdbID = Int(text(.tmdbID))
        imdbNumber = Int(text(.imdbID).dropFirst(2))
        self.originalTitle = originalTitle == title ? "" : originalTitle
        otherTitles = list(.otherTitles)
        originalLanguage = language.isEmpty ? nil : language
        releaseDate = CalendarDate(text(.releaseDate))
        runtime = Int(text(.runtime))
        genres = list(.genres)
        directors = list(.directors)
        cast = list(.cast)
        translatedTitles = list(.titles).compactMap(TitleTranslation.init)
        guard !searchedFieldsOnly else { return }
        let overview = text(.overview)
        self.overview = overview.isEmpty ? nil : overview
        keywords = list(.keywords)
        series = list(.series)
        studios = list(.studios)
        characters = list(.characters)
        moods = list(.moods).compactMap(Mood.init(rawValue:))
        awards = list(.awards)
        quotes = list(.quotes)
        story = Int(text(.story))
    }
}
