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

    /// The first line of a file is that of the formatter, and the first movie is on line 5.
    private static let rows = BuiltInMovies.table.parts.enumerated().flatMap { part, text in
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            let fields = $1.split(separator: "\t", omittingEmptySubsequences: false)
            let place = "BuiltInMovies+\(part < 9 ? "0" : "")\(part + 1).swift:\($0 + 5)"
            return Row(place: place, fields: fields.map(String.init))
        }
    }

    /// Checks each row; a failure has the numbers of the checks that fail.
    private func expectEach(_ checks: (Row) throws -> [Bool]) rethrows {
        for row in Self.rows {
            let failed = try checks(row).enumerated().filter { !$0.element }.map(\.offset)
            if !failed.isEmpty { Issue.record("\(row.place): \(failed)") }
        }
    }

    @Test func `every line is a movie`() {
        // The last field, the characters, may be missing.
        let counts = Column.characters.rawValue...Column.allCases.count
        expectEach { row in
            let (tmdbID, imdbID) = (Int(row[.tmdbID]), IMDbID(row[.imdbID]))
            return [
                counts.contains(row.fields.count),
                tmdbID.map { $0 > 0 } ?? row[.tmdbID].isEmpty,
                (imdbID == nil) == row[.imdbID].isEmpty,
                tmdbID != nil || imdbID != nil,
                !row[.title].isEmpty,
                row[.originalLanguage].utf8.count == 2,
                CalendarDate(row[.releaseDate]) != nil,
                row[.runtime].isEmpty || (1...900).contains(Int(row[.runtime]) ?? 0),
                Set(row.list(.genres)).isSubset(of: Self.genres),
                row.list(.cast).count <= 5,
            ]
        }
    }

    @Test func `every movie is listed once`() {
        var places: [String: String] = [:]
        for row in Self.rows {
            for id in [row[.tmdbID], row[.imdbID]] where !id.isEmpty {
                if let other = places.updateValue(row.place, forKey: id) {
                    Issue.record("\(row.place): \(id) is also in \(other)")
                }
            }
        }
    }

    /// IMDb and TMDB number movies as they are added, so a young movie with a small number is
    /// most likely another movie's.
    @Test func `the ids fit the year`() throws {
        try expectEach { row in
            let year = try #require(CalendarDate(row[.releaseDate])?.year)
            let imdbNumber = Int(row[.imdbID].dropFirst(2))
            let tmdbID = Int(row[.tmdbID])
            return [
                imdbNumber.map { year < 2024 || $0 > 300_000 } ?? true,
                imdbNumber.map { year >= 1950 || $0 < 1_000_000 } ?? true,
                tmdbID.map { year < 2024 || $0 > 10_000 } ?? true,
            ]
        }
    }

    /// A few movies are listed before their release.
    @Test func `hardly any date is later than the catalog's`() throws {
        let last = try #require(BuiltInMovies.date)
        let dates = try Self.rows.map {
            try #require(CalendarDate($0[.releaseDate]), "\($0.place)")
        }

        #expect(dates.allSatisfy { $0.year <= last.year })
        #expect(dates.count { ($0.year, $0.month ?? 0) > (last.year, last.month ?? 12) } <= 10)
    }

    @Test func `every overview is one sentence of 8 to 30 words`() {
        expectEach { row in
            let overview = row[.overview]
            let count = overview.split(separator: " ").count
            return [overview.isEmpty || (8...30).contains(count) && overview.hasSuffix(".")]
        }
    }

    @Test func `keywords are terms in lower case, and no genres or names of the cast`() {
        let genres = Set(Self.genres.map { $0.lowercased() })
        expectEach { row in
            let keywords = row.list(.keywords)
            let distinct = Set(keywords)
            return [
                keywords.isEmpty || (5...22).contains(keywords.count),
                distinct.count == keywords.count,
                keywords.allSatisfy { $0 == $0.lowercased() },
                !keywords.contains { $0.utf8.contains { ",;\"".utf8.contains($0) } },
                distinct.isDisjoint(with: genres),
                distinct.isDisjoint(with: row.list(.cast).map { $0.lowercased() }),
            ]
        }
    }

    @Test func `titles in other languages are of known languages, each once`() {
        expectEach { row in
            let titles = row.list(.titles).map(TitleTranslation.init)
            let languages = titles.compactMap(\.?.language)
            let distinct = Set(languages)
            return [
                languages.count == titles.count,
                distinct.count == languages.count,
                distinct.isSubset(of: CatalogExtent.titleLanguages),
                !titles.contains { $0?.title == row[.title] },
            ]
        }
    }

    @Test func `no other title repeats a title`() {
        expectEach { row in
            guard !row[.otherTitles].isEmpty else { return [] }
            let others = NormalizedText.all(row.list(.otherTitles))
            let shown = NormalizedText.all([row[.title], row[.originalTitle]])
            return [
                others.allSatisfy { !$0.isEmpty },
                Set(others).count == others.count,
                Set(others).isDisjoint(with: shown),
            ]
        }
    }

    @Test func `every value is trimmed and composed, and no title is empty`() {
        let texts: Set<Column> = [.title, .originalTitle, .overview]
        expectEach { row in
            Column.allCases.flatMap { column in
                (texts.contains(column) ? [row[column]] : row.list(column)).map { value in
                    let composed = value.precomposedStringWithCanonicalMapping
                    return value == value.trimmingCharacters(in: .whitespaces)
                        && (!value.isEmpty || [.originalTitle, .overview].contains(column))
                        && value.unicodeScalars.elementsEqual(composed.unicodeScalars)
                }
            }
        }
    }

    @Test func `knows what people look for`() {
        let years = Self.rows.compactMap { Int($0[.releaseDate].prefix(4)) }
        let described = Self.rows.map { $0[.overview].isEmpty ? 0 : 1 }

        #expect(Self.rows.count >= 10_000)
        #expect(years.min() == 1902)
        #expect(years.count { $0 >= 2024 } >= 800)
        #expect(Set(Self.rows.map { $0[.originalLanguage] }).count >= 40)
        #expect(described.prefix(5_000).reduce(0, +) >= 4_750)
        #expect(described.reduce(0, +) * 100 >= 85 * Self.rows.count)
    }

    /// A search for a topic reads only the terms that begin with the common start of its stem.
    @Test func `every word of a topic begins with the common start of its stem`() {
        let texts = Self.rows.flatMap { row in
            [row[.title], row[.overview]] + row.list(.keywords) + row.list(.characters)
        }

        let words = Set(texts.flatMap { $0.lowercased().split { !$0.isLetter } })

        #expect(words.count > 10_000)
        #expect(words.allSatisfy { $0.utf8.starts(with: EnglishStem(Array($0.utf8)).commonStart) })
    }
}
