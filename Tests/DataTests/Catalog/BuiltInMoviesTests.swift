import Domain
import Foundation
import Infrastructure
import Testing

@testable import Data

struct BuiltInMoviesTests {
    private static let genres: Set<String> = [
        "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama", "Family",
        "Fantasy", "History", "Horror", "Music", "Mystery", "Romance", "Science Fiction",
        "TV Movie", "Thriller", "War", "Western",
    ]

    /// Titles that are the original title in Latin letters.
    private static let romanizedTitles: Set<String> = [
        "Akira", "Anand", "Andhadhun", "Awaara", "Bombay", "Dangal", "Dersu Uzala", "Devdas",
        "Dil Chahta Hai", "Drishyam", "Ikiru", "Jawan", "Ju Dou", "Kin-dza-dza!",
        "Kuch Kuch Hota Hai", "Mother India", "Mughal-e-Azam", "Okja", "Onibaba", "Pieta",
        "Pyaasa", "Ran", "Rang De Basanti", "Rashomon", "Sairat", "Salaam Bombay!", "Sholay",
        "Silmido", "Stalker",
    ]

    private let rows: [[String]]
    private let names: [String]

    init() throws {
        let lines = BuiltInMovies.table.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        names = try #require(lines.first)
        rows = Array(lines.dropFirst())
    }

    @Test func `has a column for each field`() {
        #expect(
            names == [
                "tmdb_id", "imdb_id", "title", "original_title", "other_titles",
                "original_language", "release_date", "runtime", "genres", "directors", "cast",
                "overview",
            ]
        )
        #expect(names.count == CatalogMovie.Column.allCases.count)
    }

    @Test func `every line is a movie`() throws {
        for row in rows {
            try #require(row.count == names.count, "\(row)")
            #expect(Int(row[0]) ?? 0 > 0, "\(row)")
            #expect(IMDbID(row[1]) != nil, "\(row)")
            #expect(!row[2].isEmpty && !row[3].isEmpty, "\(row)")
            #expect(row[5].utf8.count == 2, "\(row)")
            #expect(CalendarDate(row[6]) != nil, "\(row)")
            #expect(row[7].isEmpty || (1...900).contains(Int(row[7]) ?? 0), "\(row)")
            #expect(Set(row[8].split(separator: "|").map(String.init)).isSubset(of: Self.genres))
            #expect(!row[9].isEmpty, "\(row)")
            #expect(row[10].split(separator: "|").count <= 3, "\(row)")
            #expect((40...200).contains(row[11].count), "\(row)")
        }
    }

    @Test func `every movie is listed once`() {
        #expect(Set(rows.map { $0[0] }).count == rows.count)
        #expect(Set(rows.map { $0[1] }).count == rows.count)
    }

    @Test func `every original title in another script has one in Latin letters`() {
        for row in rows where !isLatin(row[3]) {
            let hasLatinTitle = row[4].split(separator: "|").contains { isLatin(String($0)) }
            #expect(hasLatinTitle || Self.romanizedTitles.contains(row[2]), "\(row)")
        }
    }

    @Test func `no other title repeats a title`() {
        for row in rows where !row[4].isEmpty {
            let titles = row[4].split(separator: "|", omittingEmptySubsequences: false)
            let others = NormalizedText.all(titles.map(String.init))
            let shown = NormalizedText.all([row[2], row[3]])
            #expect(others.allSatisfy { !$0.isEmpty }, "\(row)")
            #expect(Set(others).count == others.count, "\(row)")
            #expect(Set(others).isDisjoint(with: shown), "\(row)")
        }
    }

    @Test func `every text is trimmed and composed`() {
        for field in rows.joined() {
            #expect(field == field.trimmingCharacters(in: .whitespaces))
            #expect(
                Array(field.unicodeScalars)
                    == Array(field.precomposedStringWithCanonicalMapping.unicodeScalars)
            )
        }
    }

    @Test func `has movies from all decades and many countries`() {
        let years = rows.compactMap { Int($0[6].prefix(4)) }

        #expect(rows.count >= 1_000)
        #expect(years.min() == 1902)
        #expect(years.max() ?? 0 >= 2025)
        #expect(Set(rows.map { $0[5] }).count >= 25)
        #expect(rows.count { $0[5] == "ko" } >= 60)
    }

    private func isLatin(_ text: String) -> Bool {
        let latin: [ClosedRange<UInt32>] = [0...0x24F, 0x1E00...0x1EFF]
        return text.unicodeScalars.allSatisfy { scalar in
            !scalar.properties.isAlphabetic || latin.contains { $0 ~= scalar.value }
        }
    }
}
