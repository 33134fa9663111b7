import Domain
import Foundation
import Testing

@testable import Data

struct BuiltInMoviesTests {
    private static let genres: Set<String> = [
        "Action", "Adventure", "Animation", "Comedy", "Crime", "Documentary", "Drama", "Family",
        "Fantasy", "History", "Horror", "Music", "Mystery", "Romance", "Science Fiction",
        "TV Movie", "Thriller", "War", "Western",
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
                "tmdb_id", "imdb_id", "title", "original_title", "original_language",
                "release_date", "runtime", "genres", "directors", "cast", "overview",
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
            #expect(row[4].utf8.count == 2, "\(row)")
            #expect(ReleaseDate(row[5]) != nil, "\(row)")
            #expect(row[6].isEmpty || (1...900).contains(Int(row[6]) ?? 0), "\(row)")
            #expect(Set(row[7].split(separator: "|").map(String.init)).isSubset(of: Self.genres))
            #expect(!row[8].isEmpty, "\(row)")
            #expect(row[9].split(separator: "|").count <= 3, "\(row)")
            #expect((40...200).contains(row[10].count), "\(row)")
        }
    }

    @Test func `every movie is listed once`() {
        #expect(Set(rows.map { $0[0] }).count == rows.count)
        #expect(Set(rows.map { $0[1] }).count == rows.count)
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
        let years = rows.compactMap { Int($0[5].prefix(4)) }

        #expect(rows.count >= 1_000)
        #expect(years.min() == 1902)
        #expect(years.max() ?? 0 >= 2025)
        #expect(Set(rows.map { $0[4] }).count >= 25)
        #expect(rows.count { $0[4] == "ko" } >= 60)
    }
}
