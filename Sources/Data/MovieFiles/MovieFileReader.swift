import Domain
import SystemKit
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads the movies that a file lists: ids with comments, tables such as the exports of Letterboxd, IMDb
/// and TMDB, and JSON such as that of Trakt and of this program.
///
/// What a file has is recognized by its contents, and not by its name.
struct MovieFileReader {
    /// In bytes; a million rows take less than a third.
    private static let sizeLimit = 1 << 28

    /// How many rows may come before the header, as in Letterboxd's exports of lists.
    private static let preambleLimit = 10

    private var rows: [ListedMovies.Row] = []
    private var unreadableCount = 0

    /// Takes `-` for standard input.
    static func movies(in path: String) throws(MoviesError) -> ListedMovies {
        let bytes = utf8(try contents(of: path))
        var reader = MovieFileReader()
        bytes.withUnsafeBufferPointer { reader.read($0) }
        guard !reader.rows.isEmpty || reader.unreadableCount == 0 else {
            throw .dataSetUnusable(file: path == "-" ? .standardInput : .file(path), .noMovieList)
        }
        return ListedMovies(rows: reader.rows, unreadableCount: reader.unreadableCount)
    }

    /// Also of a pipe, such as a shell's `<(…)`.
    private static func contents(of path: String) throws(MoviesError) -> [UInt8] {
        let file =
            path == "-"
            ? FileDescriptor(duplicating: FileDescriptor.standardInput)
            : FileDescriptor(reading: path, waitsForPipe: true)
        guard let file, let data = file.read(upTo: sizeLimit + 1) else {
            throw MoviesError(.cannotRead(path: path))
        }
        guard data.count <= sizeLimit else {
            throw MoviesError(.cannotRead(path: path, reason: "it is too large"))
        }
        return Array(data)
    }

    /// The bytes without a byte order mark, and in UTF-8 if they are UTF-16 or Latin-1.
    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let isBigEndian: Bool
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFE, 0xFF), (0, _?): isBigEndian = true
        case (0xFF, 0xFE), (_?, 0): isBigEndian = false
        default:
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
            if String(validating: bytes, as: UTF8.self) != nil { return bytes }
            // The bytes of Latin-1, and of the letters of Windows-1252, are their code points.
            return Array(String(decoding: bytes.map(UInt16.init), as: UTF16.self).utf8)
        }
        let start = bytes[0] >= 0xFE ? 2 : 0
        let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
            let (high, low) = isBigEndian ? (index, index + 1) : (index + 1, index)
            return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        let first = bytes.first { !Self.isBlank($0) }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            for row in MovieFileJSON.rows(in: bytes) { append(row) }
        } else if !readTable(bytes) {
            readLines(bytes)
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private mutating func append(_ row: ListedMovies.Row?) {
        guard let row, !row.movie.isEmpty else { return unreadableCount += 1 }
        rows.append(row)
    }
}

// MARK: - Tables

extension MovieFileReader {
    /// Reads rows after a header, or the tab-separated results of a search; returns `false` without
    /// either.
    private mutating func readTable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var table = DelimitedRows(bytes, separator: Self.separator(of: bytes))
        for _ in 0..<Self.preambleLimit where table.next() {
            let names = table.fields.indices.map { table.text($0) }
            if let columns = MovieFileColumns(header: names) {
                while table.next() { readRow(table, columns) }
                return true
            }
            if rows.isEmpty, table.separator == UInt8(ascii: "\t"),
                let column = names.prefix(2).firstIndex(where: { MovieID($0) != nil }),
                names.count > column + 1
            {
                let columns: MovieFileColumns = column == 0 ? .ofResults : .ofSeveralResults
                repeat { readRow(table, columns) } while table.next()
                return true
            }
        }
        return false
    }

    /// What separates the fields of the first lines: tabs, or else what there is more of.
    private static func separator(of bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
        let start = bytes.prefix(1000)
        func count(_ separator: UInt8) -> Int { start.count { $0 == separator } }
        if count(UInt8(ascii: "\t")) > 0 { return UInt8(ascii: "\t") }
        let (comma, semicolon) = (UInt8(ascii: ","), UInt8(ascii: ";"))
        return count(semicolon) > count(comma) ? semicolon : comma
    }

    private mutating func readRow(_ table: DelimitedRows, _ columns: MovieFileColumns) {
        if let kind = columns.kind, Self.isOtherKind(table.text(kind)) { return }
        var row = ListedMovies.Row()
        row.movie.imdbNumber = Self.imdbNumber(table.field(columns.imdbID))
        row.movie.tmdbID = Self.number(table.field(columns.tmdbID))
        if let id = columns.id {
            row.movie.imdbNumber = row.movie.imdbNumber ?? Self.imdbNumber(table.field(id))
            row.movie.tmdbID = row.movie.tmdbID ?? Self.number(table.field(id))
        }
        row.movie.title = TitleKey(table.field(columns.title))
        row.movie.originalTitle = TitleKey(table.field(columns.originalTitle))
        row.movie.year =
            Self.year(table.field(columns.year)) ?? Self.year(table.field(columns.date))
        if let rating = columns.rating.flatMap({ Self.rating(table, $0) }) {
            row.rating = Self.tenths(rating * columns.ratingScale)
        }
        if row.movie.isEmpty, let url = columns.url {
            row.movie = Self.movie(ofURL: table.text(url)) ?? row.movie
        }
        append(row)
    }

    /// Most ratings are whole numbers, which are read faster.
    private static func rating(_ table: DelimitedRows, _ column: Int) -> Double? {
        number(table.field(column)).map(Double.init)
            ?? Double(table.text(column).replacing(",", with: "."))
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
    private static func imdbNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count > 2, bytes[0] | 0x20 == UInt8(ascii: "t"),
            bytes[1] | 0x20 == UInt8(ascii: "t")
        else { return nil }
        return number(UnsafeBufferPointer(rebasing: bytes[2...]))
    }

    /// Takes up to ten digits of a number above 0.
    private static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard (1...10).contains(bytes.count), bytes.allSatisfy(isDigit) else { return nil }
        let number = bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return number > 0 ? number : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The year at the beginning of a date.
    private static func year(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard bytes.count == 4 || bytes.count > 4 && !isDigit(bytes[4]) else { return nil }
        return number(UnsafeBufferPointer(rebasing: bytes[..<4]))
    }
}

// MARK: - Lines

extension MovieFileReader {
    /// Reads an id, a link, or a title with its year from each line; a file with more other lines is no
    /// list.
    private mutating func readLines(_ bytes: UnsafeBufferPointer<UInt8>) {
        for line in bytes.split(whereSeparator: {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }) {
            let line = String(decoding: line, as: UTF8.self)
            guard let text = MovieQuery(line)?.text, !text.hasPrefix("#") else { continue }
            append(Self.movie(ofLine: text).map { ListedMovies.Row(movie: $0) })
        }
        if unreadableCount > rows.count { rows = [] }
    }

    private static func movie(ofLine line: String) -> MovieIdentity? {
        let comment = line.utf8.indices.first { index in
            line.utf8[index] == UInt8(ascii: "#") && index > line.startIndex
                && line.utf8[line.utf8.index(before: index)] == UInt8(ascii: " ")
        }
        let text = comment.map { String(line[..<$0]) } ?? line
        return titledMovie(text) ?? identifiedMovie(text)
    }

    /// The movie of an id or a link; a number with other words is rather a title: `12 Angry Men`.
    private static func identifiedMovie(_ text: String) -> MovieIdentity? {
        let word = text.prefix { !" \t,;".contains($0) }
        if let id = MovieID(String(word).lowercased()) {
            let rest = text[word.endIndex...].drop { $0 == " " }
            let isAlone = rest.isEmpty || text[word.endIndex] != " "
            if case .tmdb = id, !isAlone { return nil }
            return MovieIdentity(id)
        }
        return movie(ofURL: String(word))
    }

    /// The movie of a title and its year in parentheses.
    private static func titledMovie(_ text: String) -> MovieIdentity? {
        guard text.hasSuffix(")") || text.hasSuffix(") "), let start = text.lastIndex(of: "("),
            let year = Int(text[start...].filter(\.isNumber)), MovieQuery.years.contains(year),
            let title = TitleKey(String(text[..<start]))
        else { return nil }
        return MovieIdentity(title: title, year: year)
    }

    /// The movie of a link that has its id, or that has its title and year.
    private static func movie(ofURL url: String) -> MovieIdentity? {
        guard case .id(let id)? = MovieReference(url) else { return nil }
        return MovieIdentity(id)
    }
}
