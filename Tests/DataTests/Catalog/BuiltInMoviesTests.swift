import Domain
import Foundation
import Infrastructure
import Testing
import Text
import TextIndex

@testable import Data
@testable import Search

/// Checks the table; a failure names the file and the line.
struct BuiltInMoviesTests {
    private typealias Column = CatalogMovie.Column

    /// The genres of TMDB.
    private static let genres: Set<String> = [
        "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama", "Family",
        "Fantasy", "History", "Horror", "Music", "Mystery", "Romance", "Science Fiction",
        "TV Movie", "Thriller", "War", "Western",
    ]

    private struct Row {
        /// Such as `BuiltInMovies+01.swift:12`.
        let place: String
        let fields: [String]

        subscript(column: Column) -> String {
            column.rawValue < fields.count ? fields[column.rawValue] : ""
        }

        func list(_ column: Column) -> [String] {
            let field = self[column]
            return field.isEmpty
                ? []
                : field.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private let rows: [Row]

    init() throws {
        // The first line of a file is that of the formatter, and the first movie is on line 5.
        rows = BuiltInMovies.table.parts.enumerated().flatMap { part, text in
            text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
                Row(
                    place: "BuiltInMovies+\(part < 9 ? "0" : "")\(part + 1).swift:\($0 + 5)",
                    fields: $1.split(separator: "\t", omittingEmptySubsequences: false)
                        .map(String.init)
                )
            }
        }
        // The last field, the characters, may be missing.
        let counts = Column.characters.rawValue...Column.allCases.count
        for row in rows { try #require(counts.contains(row.fields.count), "\(row.place)") }
    }

    @Test func `every line is a movie`() {
        for row in rows {
            let (tmdbID, imdbID) = (Int(row[.tmdbID]), IMDbID(row[.imdbID]))
            #expect(tmdbID.map { $0 > 0 } ?? row[.tmdbID].isEmpty, "\(row.place)")
            #expect((imdbID == nil) == row[.imdbID].isEmpty, "\(row.place)")
            if tmdbID == nil { #expect(imdbID != nil, "\(row.place)") }
            #expect(!row[.title].isEmpty, "\(row.place)")
            #expect(row[.originalLanguage].utf8.count == 2, "\(row.place)")
            #expect(CalendarDate(row[.releaseDate]) != nil, "\(row.place)")
            #expect(
                row[.runtime].isEmpty || (1...900).contains(Int(row[.runtime]) ?? 0),
                "\(row.place)"
            )
            #expect(Set(row.list(.genres)).isSubset(of: Self.genres), "\(row.place)")
            #expect(row.list(.cast).count <= 5, "\(row.place)")
        }
    }

    @Test func `every movie is listed once`() {
        var places: [String: String] = [:]
        for row in rows {
            for id in [row[.tmdbID], row[.imdbID]] where !id.isEmpty {
                #expect(places[id] == nil, "\(row.place): \(id) is also in \(places[id] ?? "")")
                places[id] = row.place
            }
        }
    }

    /// IMDb and TMDB number movies as they are added, so a young movie with a small number is
    /// most likely another movie's.
    @Test func `the ids fit the year`() throws {
        for row in rows {
            let year = try #require(CalendarDate(row[.releaseDate])?.year)
            if let number = Int(row[.imdbID].dropFirst(2)), year >= 2024 {
                #expect(number > 300_000, "\(row.place)")
            }
            if let number = Int(row[.imdbID].dropFirst(2)), year < 1950 {
                #expect(number < 1_000_000, "\(row.place)")
            }
            if let number = Int(row[.tmdbID]), year >= 2024 {
                #expect(number > 10_000, "\(row.place)")
            }
        }
    }

    /// A few movies are listed before their release.
    @Test func `hardly any date is later than the catalog's`() throws {
        let last = try #require(BuiltInMovies.date)
        let later = try rows.filter { row in
            let date = try #require(CalendarDate(row[.releaseDate]), "\(row.place)")
            #expect(date.year <= last.year, "\(row.place)")
            return (date.year, date.month ?? 0) > (last.year, last.month ?? 12)
        }
        #expect(later.count <= 10, "\(later.map(\.place))")
    }

    @Test func `every overview is one sentence of 8 to 30 words`() {
        for row in rows where !row[.overview].isEmpty {
            let words = row[.overview].split(separator: " ")
            #expect((8...30).contains(words.count), "\(row.place)")
            #expect(row[.overview].hasSuffix("."), "\(row.place)")
        }
    }

    @Test func `keywords are terms in lower case, and no genres or names of the cast`() {
        let genres = Set(Self.genres.map { $0.lowercased() })
        for row in rows where !row[.keywords].isEmpty {
            let keywords = row.list(.keywords)
            #expect((5...18).contains(keywords.count), "\(row.place)")
            #expect(Set(keywords).count == keywords.count, "\(row.place)")
            #expect(keywords.allSatisfy { $0 == $0.lowercased() }, "\(row.place)")
            #expect(!keywords.contains { $0.contains { ",;\"".contains($0) } }, "\(row.place)")
            #expect(Set(keywords).isDisjoint(with: genres), "\(row.place)")
            #expect(
                Set(keywords).isDisjoint(with: row.list(.cast).map { $0.lowercased() }),
                "\(row.place)"
            )
        }
    }

    @Test func `titles in other languages are of known languages, each once`() {
        for row in rows {
            let titles = row.list(.titles).map(TranslatedTitle.init)
            let languages = titles.compactMap(\.?.language)
            #expect(languages.count == titles.count, "\(row.place)")
            #expect(Set(languages).count == languages.count, "\(row.place)")
            #expect(Set(languages).isSubset(of: CatalogExtent.titleLanguages), "\(row.place)")
            #expect(!titles.contains { $0?.title == row[.title] }, "\(row.place)")
        }
    }

    @Test func `no other title repeats a title`() {
        for row in rows where !row[.otherTitles].isEmpty {
            let others = NormalizedText.all(row.list(.otherTitles))
            let shown = NormalizedText.all([row[.title], row[.originalTitle]])
            #expect(others.allSatisfy { !$0.isEmpty }, "\(row.place)")
            #expect(Set(others).count == others.count, "\(row.place)")
            #expect(Set(others).isDisjoint(with: shown), "\(row.place)")
        }
    }

    @Test func `every value is trimmed and composed, and no title is empty`() {
        for row in rows {
            for column in Column.allCases {
                let isText = [.title, .originalTitle, .overview].contains(column)
                let mayBeEmpty = [.originalTitle, .overview].contains(column)
                for value in isText ? [row[column]] : row.list(column) {
                    #expect(value == value.trimmingCharacters(in: .whitespaces), "\(row.place)")
                    if !mayBeEmpty { #expect(!value.isEmpty, "\(row.place)") }
                    #expect(
                        Array(value.unicodeScalars)
                            == Array(value.precomposedStringWithCanonicalMapping.unicodeScalars),
                        "\(row.place)"
                    )
                }
            }
        }
    }

    @Test func `knows what people look for`() {
        let years = rows.compactMap { Int($0[.releaseDate].prefix(4)) }
        let described = rows.map { $0[.overview].isEmpty ? 0 : 1 }

        #expect(rows.count >= 10_000)
        #expect(years.min() == 1902)
        #expect(years.count { $0 >= 2024 } >= 800)
        #expect(Set(rows.map { $0[.originalLanguage] }).count >= 40)
        #expect(described.prefix(5_000).reduce(0, +) >= 4_750)
        #expect(described.reduce(0, +) * 100 >= 85 * rows.count)
    }

    /// A search for a topic reads only the terms that begin with the common start of its stem.
    @Test func `every word of a topic begins with the common start of its stem`() {
        let texts = rows.flatMap { row in
            [row[.title], row[.overview]] + row.list(.keywords) + row.list(.characters)
        }

        let words = Set(texts.flatMap { $0.lowercased().split { !$0.isLetter } })

        #expect(words.count > 10_000)
        for word in words {
            #expect(word.utf8.starts(with: EnglishStem(Array(word.utf8)).commonStart), "\(word)")
        }
    }
}
