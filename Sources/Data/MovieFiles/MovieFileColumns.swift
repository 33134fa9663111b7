import SystemKit

/// Which columns of a table have what of a movie, by the names in its header.
struct MovieFileColumns: Equatable {
    /// What a column has.
    enum Column: Int, CaseIterable {
        case imdbID, tmdbID
        /// An id of either site.
        case id
        case title, originalTitle
        /// A year, or a date that begins with one.
        case year, date
        /// The user's own, from 0 to 10.
        case ownRating
        /// The user's own, unless another column has it.
        case rating
        case kind
        case url
        /// That the file is Letterboxd's, whose ratings are up to 5.
        case letterboxd
        /// That the file is TMDB's, whose `Rating` is not the user's.
        case season
    }

    /// The index of each column, if there is one.
    private var indices: [Int?]

    /// What a rating is multiplied with to make tenths of 10.
    private(set) var ratingScale = 10.0

    /// How many columns `movies` prints to a pipe, without a header, unless the user chooses some.
    static let resultCount = 8

    /// The first of them.
    static let ofResults = MovieFileColumns(
        names: ["id", "title", "original_title", "release_date"]
    )

    /// What it prints for several queries or names, which are in the first column, or the certainty is.
    static let ofSeveralResults = MovieFileColumns(names: ["query", "id", "title"])

    /// Fails if no column has titles.
    init?(headerWithTitles header: [String]) {
        self.init(names: header)
        guard self[.title] != nil else { return nil }
    }

    /// A table of which only the ids are known.
    init(idColumn: Int) {
        self.init(names: [])
        self[.id] = idColumn
    }

    /// Fails if nothing in the header identifies movies.
    init?(header: [String]) {
        self.init(names: header)
        let hasID = self[.imdbID] != nil || self[.tmdbID] != nil || self[.id] != nil
        let hasTitle = self[.title] != nil && (self[.year] ?? self[.date]) != nil
        guard hasID || hasTitle else { return nil }
    }

    private init(names: [String]) {
        let columns = names.map(Self.column(named:))
        indices = Column.allCases.map { column in columns.firstIndex { $0 == column } }
        self[.url] = self[.url] ?? self[.letterboxd]
        if self[.ownRating] == nil, self[.season] == nil, let rating = self[.rating] {
            self[.ownRating] = rating
            if self[.letterboxd] != nil { ratingScale = 20 }
        }
    }

    private(set) subscript(column: Column) -> Int? {
        get { indices[column.rawValue] }
        set { indices[column.rawValue] = newValue }
    }

    /// The names as exports of Letterboxd, IMDb, TMDB and Trakt have them, and as people write them.
    private static func column(named name: String) -> Column? {
        switch name.lowercased().filter({ $0.isLetter || $0.isNumber }) {
        case "const", "tconst", "imdbid", "imdb", "imdbconst": .imdbID
        case "tmdbid", "tmdb", "themoviedbid": .tmdbID
        case "id": .id
        case "title", "name", "primarytitle", "movie", "film", "movietitle": .title
        case "originaltitle": .originalTitle
        case "year", "releaseyear", "startyear": .year
        case "releasedate", "released": .date
        case "yourrating", "yourated", "myrating", "userrating", "rating10": .ownRating
        case "rating": .rating
        case "titletype", "type", "mediatype": .kind
        case "letterboxduri": .letterboxd
        case "url", "uri", "link": .url
        case "seasonnumber": .season
        default: nil
        }
    }
}
