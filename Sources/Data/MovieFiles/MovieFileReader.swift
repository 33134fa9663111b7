import Domain
import Search
import Text

/// Reads the movies that a file lists: ids with comments, tables such as the exports of Letterboxd, IMDb
/// and TMDB, and JSON such as that of Trakt and of this program.
///
/// What a file has is recognized by its contents, and not by its name.
struct MovieFileReader {
    private var rows: [ListedMovies.Row] = []
    private var unreadableCount = 0

    /// Takes `-` for standard input.
    static func movies(in path: String) throws(MoviesError) -> ListedMovies {
        let bytes = try MovieFileBytes.read(path)
        var reader = MovieFileReader()
        do throws(DataSetFailure) {
            try reader.read(bytes)
            guard !reader.rows.isEmpty || reader.unreadableCount == 0 else { throw .noMovieList }
        } catch {
            throw .dataSetUnusable(file: path == "-" ? .standardInput : .file(path), error)
        }
        return ListedMovies(rows: reader.rows, unreadableCount: reader.unreadableCount)
    }

    private mutating func read(_ bytes: [UInt8]) throws(DataSetFailure) {
        let first = bytes.first { $0 > 0x20 }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            for row in try MovieFileJSON.rows(in: bytes) { append(row) }
        } else if !readTable(bytes) {
            readLines(bytes)
        }
    }

    private mutating func append(_ row: ListedMovies.Row?) {
        guard let row, !row.movie.isEmpty else { return unreadableCount += 1 }
        rows.append(row)
    }
}

// MARK: - Tables

extension MovieFileReader {
    /// Reads the rows of a table; returns `false` if it is none.
    private mutating func readTable(_ bytes: [UInt8]) -> Bool {
        guard var table = MovieFileTable(bytes) else { return false }
        while table.rows.next() { readRow(table.rows, table.columns) }
        return true
    }

    private mutating func readRow(_ table: DelimitedRows, _ columns: MovieFileColumns) {
        // A name that means no movie is there, too.
        func text(_ column: MovieFileColumns.Column) -> String { table.text(columns[column]) }
        let title = text(.title)
        if columns == .ofSeveralResults, title.isEmpty { return }
        if Self.isOtherKind(text(.kind)) { return }
        var row = ListedMovies.Row()
        row.movie.imdbNumber = Self.imdbNumber(text(.imdbID)) ?? Self.imdbNumber(text(.id))
        row.movie.tmdbID = Self.number(text(.tmdbID)) ?? Self.number(text(.id))
        row.movie.title = TitleKey(title)
        // Most lists are longer, and take their titles as they are.
        if rows.count < ListedMovies.searchLimit, columns[.title] != nil { row.title = title }
        row.movie.originalTitle = TitleKey(text(.originalTitle))
        row.movie.year = Self.year(of: table, columns)
        if let rating = Double(text(.ownRating).replacing(",", with: ".")) {
            row.rating = Self.tenths(rating * columns.ratingScale)
        }
        if row.movie.isEmpty { row.movie = Self.movie(ofURL: text(.url)) ?? row.movie }
        append(row)
    }

    /// Whether a row is no movie, by what IMDb, TMDB and Trakt call its kind.
    static func isOtherKind(_ name: String) -> Bool {
        let letters = name.lowercased().filter(\.isLetter)
        return [
            "tv", "tvseries", "tvminiseries", "tvepisode", "series", "show", "season", "episode",
            "videogame", "podcastseries", "podcastepisode", "musicvideo", "person",
        ].contains(letters)
    }

    /// Tenths of a rating; a rating of 0 is none.
    static func tenths(_ tenths: Double) -> Int? {
        (1...100).contains(tenths) ? Int(tenths.rounded()) : nil
    }

    /// The number of `tt0133093`.
    private static func imdbNumber(_ text: String) -> Int? {
        text.prefix(2).lowercased() == "tt" ? number(text.dropFirst(2)) : nil
    }

    /// Takes up to ten digits of a number above 0.
    private static func number(_ text: some StringProtocol) -> Int? {
        text.utf8.count <= 10 ? Int(tmdbID: String(text)) : nil
    }

    /// The year at the beginning of a date.
    static func year(of row: DelimitedRows, _ columns: MovieFileColumns) -> Int? {
        for date in [row.text(columns[.year]), row.text(columns[.date])] {
            let digits = date.utf8.prefix(while: \.isASCIIDigit)
            if digits.count == 4, let year = number(String(Substring(digits))) { return year }
        }
        return nil
    }
}

// MARK: - Lines

extension MovieFileReader {
    /// A list has at most as many lines without a movie for each line with one.
    private static let unreadableShare = 9

    /// After as many lines without a movie, a file that is hardly a list is not read to its end: it may
    /// be a video.
    private static let sampleSize = 10_000

    /// Reads ids, links, or titles with their years from the lines.
    private mutating func readLines(_ bytes: [UInt8]) {
        for line in bytes.split(whereSeparator: {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }) {
            let line = String(decoding: line, as: UTF8.self)
            guard let text = MovieQuery(line)?.text, !text.hasPrefix("#") else { continue }
            if let ids = Self.imdbIDs(text) {
                for id in ids { append(ListedMovies.Row(movie: MovieIdentity(.imdb(id)))) }
                continue
            }
            append(Self.datedMovie(line) ?? Self.movie(ofLine: text))
            if unreadableCount > Self.sampleSize, isHardlyList { break }
        }
        if isHardlyList { rows = [] }
    }

    private var isHardlyList: Bool { unreadableCount > rows.count * Self.unreadableShare }

    /// The ids of a line of nothing else; numbers beside an id may be anything.
    private static func imdbIDs(_ line: String) -> [IMDbID]? {
        let words = line.split { " \t,;".contains($0) }
        guard words.count > 1 else { return nil }
        let ids = words.compactMap { IMDbID($0.lowercased()) }
        return ids.count == words.count ? ids : nil
    }

    private static func movie(ofLine line: String) -> ListedMovies.Row? {
        let comment = line.utf8.indices.first { index in
            line.utf8[index] == UInt8(ascii: "#") && index > line.startIndex
                && line.utf8[line.utf8.index(before: index)] == UInt8(ascii: " ")
        }
        let text = comment.map { String(line[..<$0]) } ?? line
        return namedMovie(text) ?? numberedMovie(text)
    }

    /// The movie of an id or a link, or of a title and its year: as the name of a file has them.
    private static func namedMovie(_ text: String) -> ListedMovies.Row? {
        let name = ParsedName(MovieName(text))
        if let id = name.id { return ListedMovies.Row(movie: MovieIdentity(id)) }
        return name.datedTitle.flatMap { row(titled: $0.title, $0.year) }
    }

    /// The movie of a title and its year, with a comma, a semicolon or a tab between them.
    private static func datedMovie(_ text: String) -> ListedMovies.Row? {
        let parts = text.prefix { $0 != "#" }.split { "\t,;".contains($0) }
            .map { MovieQuery(String($0))?.text ?? "" }
        guard parts.count == 2, let index = parts.firstIndex(where: { year($0) != nil }),
            IMDbID(parts[1 - index]) == nil
        else { return nil }
        return row(titled: parts[1 - index], year(parts[index]))
    }

    private static func row(titled title: String, _ year: Int?) -> ListedMovies.Row? {
        TitleKey(title).map {
            ListedMovies.Row(movie: MovieIdentity(title: $0, year: year), title: title)
        }
    }

    /// The year that a text of four digits is.
    private static func year(_ text: String) -> Int? { Years.year(text, in: Years.plausible) }

    /// The movie of a number; one with other words is rather a title: `12 Angry Men`.
    private static func numberedMovie(_ text: String) -> ListedMovies.Row? {
        let word = text.prefix { !" \t,;".contains($0) }
        let rest = text[word.endIndex...].drop { $0 == " " }
        guard rest.isEmpty || text[word.endIndex] != " " && year(String(word)) == nil else {
            return nil
        }
        return MovieID(String(word)).map { ListedMovies.Row(movie: MovieIdentity($0)) }
    }

    /// The movie of a link that has its id.
    private static func movie(ofURL url: String) -> MovieIdentity? {
        guard case .id(let id)? = MovieReference(url) else { return nil }
        return MovieIdentity(id)
    }
}
