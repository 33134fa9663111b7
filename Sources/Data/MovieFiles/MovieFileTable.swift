import Domain
import Text

/// The rows of comma-separated, semicolon-separated or tab-separated values, and what their columns
/// have.
struct MovieFileTable {
    var rows: DelimitedRows
    let columns: MovieFileColumns

    /// The number of rows that may come before the header, as in Letterboxd's exports of lists.
    private static let preambleLimit = 10

    private static let separators = "\t,;".utf8

    /// Finds the header, or else the ids in tab-separated values without one; fails without either.
    init?(_ bytes: [UInt8]) {
        let headed = Self.separators.lazy.compactMap { separator in
            Self(DelimitedRows(bytes, separator: separator)) { MovieFileColumns(header: $0) }
        }
        let tabs = DelimitedRows(bytes, separator: UInt8(ascii: "\t"))
        guard let table = headed.first ?? Self(withoutHeader: tabs) else { return nil }
        self = table
    }

    /// The titles in the columns of names, which may have no years; fails without a header.
    init?(titlesIn bytes: [UInt8]) {
        let headed = Self.separators.lazy.compactMap { separator in
            let rows = DelimitedRows(bytes, separator: separator)
            return Self(rows, within: 1) { names in
                names.count > 1 ? MovieFileColumns(header: names, needsYear: false) : nil
            } ?? Self(rows) { MovieFileColumns(header: $0) }
        }
        guard let table = headed.first, table.columns[.title] != nil else { return nil }
        self = table
    }

    private init(_ rows: DelimitedRows, _ columns: MovieFileColumns) {
        (self.rows, self.columns) = (rows, columns)
    }

    /// Fails if none of the first rows is a header.
    private init?(
        _ rows: DelimitedRows,
        within limit: Int = preambleLimit,
        header columns: ([String]) -> MovieFileColumns?
    ) {
        var rows = rows
        for _ in 0..<limit where rows.next() {
            guard let columns = columns(rows.texts) else { continue }
            self.init(rows, columns)
            return
        }
        return nil
    }
}

// MARK: - Without a header

extension MovieFileTable {
    private static let sampleSize = 20

    /// The results of this program, which have ids in one column.
    private init?(withoutHeader rows: DelimitedRows) {
        var sampled = rows
        var sample: [[String]] = []
        while sample.count < Self.sampleSize, sampled.next() { sample.append(sampled.texts) }
        guard let first = sample.first, first.count > 1,
            let column = Self.columnOfIDs(in: sample, count: first.count)
        else { return nil }
        switch column {
        case 0: self.init(rows, .ofResults)
        case 1 where first.count > 2: self.init(rows, .ofSeveralResults)
        default: self.init(rows, .init(idColumn: column))
        }
    }

    /// The column whose every value is an id, unless it is empty.
    ///
    /// A query or a title may be a number, too, and years and runtimes look like ids.
    private static func columnOfIDs(in sample: [[String]], count: Int) -> Int? {
        func values(_ column: Int) -> [String] {
            sample.compactMap { column < $0.count && !$0[column].isEmpty ? $0[column] : nil }
        }
        let columns = (0..<count).filter { column in
            !values(column).isEmpty && values(column).allSatisfy { MovieID($0) != nil }
        }
        if let ofIMDb = columns.first(where: { values($0).allSatisfy { IMDbID($0) != nil } }) {
            return ofIMDb
        }
        let resultCount = MovieFileColumns.resultCount
        if count == resultCount, columns.first == 0 { return 0 }
        // The results of several queries have these in the first column.
        if count == resultCount + 1, columns.contains(1) { return 1 }
        return columns.first { column in
            let numbers = values(column).compactMap { Int($0) }
            return Set(numbers).count == numbers.count
                && !numbers.allSatisfy(Years.plausible.contains)
        }
    }
}

/// The columns of a table that have facts of movies, by the names in its header.
struct MovieFileColumns: Equatable {
    enum Column: Int, CaseIterable {
        case imdbID, tmdbID
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

    private var indices: [Int?]

    /// The factor that makes tenths of a rating from 0 to 10.
    private(set) var ratingScale = 10.0

    /// The number of columns that `movies` prints to a pipe, without a header, unless the user chooses some.
    static let resultCount = 8

    /// The first of them.
    static let ofResults = MovieFileColumns(
        names: ["id", "title", "original_title", "release_date"]
    )

    /// The columns for several queries or names, which are in the first column, or the certainty
    /// is.
    static let ofSeveralResults = MovieFileColumns(names: ["query", "id", "title"])

    init(idColumn: Int) {
        self.init(names: [])
        self[.id] = idColumn
    }

    /// Fails if nothing in the header identifies movies.
    init?(header: [String], needsYear: Bool = true) {
        self.init(names: header)
        let hasID = self[.imdbID] != nil || self[.tmdbID] != nil || self[.id] != nil
        let hasYear = !needsYear || (self[.year] ?? self[.date]) != nil
        let hasTitle = self[.title] != nil && hasYear
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
