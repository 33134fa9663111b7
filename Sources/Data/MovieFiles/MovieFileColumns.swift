import SystemKit

/// Which columns of a table have what of a movie, by the names in its header.
struct MovieFileColumns: Equatable {
    /// What a column has.
    private enum Column {
        case imdbID, tmdbID
        /// An id of either site.
        case id
        case title, originalTitle
        /// A year, or a date that begins with one.
        case year, date
        /// From 0 to 10.
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

    private(set) var imdbID: Int?
    private(set) var tmdbID: Int?
    private(set) var id: Int?
    private(set) var title: Int?
    private(set) var originalTitle: Int?
    private(set) var year: Int?
    private(set) var date: Int?
    private(set) var rating: Int?
    private(set) var kind: Int?
    private(set) var url: Int?

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
        guard title != nil else { return nil }
    }

    /// A table of which only the ids are known.
    init(idColumn: Int) {
        self.init(names: [])
        id = idColumn
    }

    /// Fails if nothing in the header identifies movies.
    init?(header: [String]) {
        self.init(names: header)
        guard hasID || title != nil && (year ?? date) != nil else { return nil }
    }

    private init(names: [String]) {
        let columns = names.map(Self.column(named:))
        func first(_ column: Column) -> Int? { columns.firstIndex { $0 == column } }
        (imdbID, tmdbID, id) = (first(.imdbID), first(.tmdbID), first(.id))
        (title, originalTitle) = (first(.title), first(.originalTitle))
        (year, date, kind) = (first(.year), first(.date), first(.kind))
        url = first(.url) ?? first(.letterboxd)
        rating = first(.ownRating)
        if rating == nil, first(.season) == nil, let column = first(.rating) {
            rating = column
            if first(.letterboxd) != nil { ratingScale = 20 }
        }
    }

    var hasID: Bool { imdbID != nil || tmdbID != nil || id != nil }

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
