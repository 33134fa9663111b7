import Domain
import TestSupport
import Testing

@testable import Data
@testable import Search

/// Which lines of IMDb's data sets are malformed, and what is left out of the others.
struct IMDbLineTests {
    private static let unknown = "\t\\N\t\\N\t\\N\t\\N"
    private static let people =
        ["nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles"]
        + (101...812).map { "nm0000\($0)\tExtra \($0)\(unknown)" }
    private static let castHeader = "tconst\tordering\tnconst\tcategory\tjob\tcharacters"
    private static let crewHeader = "tconst\tdirectors\twriters"
    private static let titles = [
        ImportedCatalog.titlesHeader, ImportedCatalog.title("tt9000001", "Lantern"),
        ImportedCatalog.title("tt9000002", "Harbor"),
    ]

    private let catalog: ImportedCatalog

    init() throws { catalog = try ImportedCatalog() }

    private static func cast(_ place: Int, _ person: Int, of title: Int = 9_000_001) -> String {
        "tt\(title)\t\(place)\tnm0000\(person)\tactor\t\\N\t\\N"
    }

    @Test func `counts malformed lines of people`() async throws {
        let lines = [
            "nm0000009\t" + String(repeating: "x", count: 201) + Self.unknown,
            "nm0000009\t" + Self.unknown, "nm0000009\tName\t\\N\t\\N\t\\N",
            "nm0000009\tName\t\\N\(Self.unknown)", "nm\tName\(Self.unknown)",
            "nm0000009\t" + String(repeating: "x", count: 200) + Self.unknown,
        ]

        let result = try await catalog.importLines(Self.titles, Self.people + lines)

        #expect(result.skippedLines.map(\.count) == [5])
        #expect(result.skippedLines.first?.first == Self.people.count + 1)
    }

    @Test func `counts malformed lines of the cast`() async throws {
        let lines = [
            "tt9000001\t1\tnm0000101\tactor\t\\N", "tt9000001\t1\tnm0000101\tactor\t\\N\t\\N\t\\N",
            "nm9000001\t1\tnm0000101\tactor\t\\N\t\\N", "tt9000001\tx\tnm0000101\tactor\t\\N\t\\N",
            "tt9000001\t1\ttt0000101\tactor\t\\N\t\\N",
            // An unknown movie, and another profession.
            "tt9000009\t1\tnm0000101\tactor\t\\N\t\\N", "tt9000001\t1\tnm0000101\teditor\t\\N\t\\N",
        ]
        let padding = (1...600).map { Self.cast(1, 101, of: 8_000_000 + $0) }

        let result = try await catalog.importLines(
            Self.titles,
            [Self.castHeader] + padding + lines,
            Self.people
        )

        #expect(result.skippedLines.map(\.count) == [5])
        #expect(try await catalog.details("tt9000001")?.credits.cast.isEmpty == true)
    }

    @Test func `counts malformed lines of the crew`() async throws {
        let lines = [
            "tt9000001\tnm0000101", "tt9000001\tnm0000101\tnm0000102\tnm0000103",
            "nm9000001\tnm0000101\tnm0000102",
            // An unknown movie, and people without an id.
            "tt9000009\tnm0000101\tnm0000102", "tt9000001\tx,nm0000101\t\\N",
        ]
        let padding = (1...600).map { "tt\(8_000_000 + $0)\tnm0000101\t\\N" }

        let result = try await catalog.importLines(
            Self.titles,
            [Self.crewHeader] + padding + lines,
            Self.people
        )

        #expect(result.skippedLines.map(\.count) == [3])
        let credits = try #require(try await catalog.details("tt9000001")).credits
        #expect(credits.directors == ["Extra 101"])
        #expect(credits.writers.isEmpty)
    }

    @Test func `a movie has ten directors and ten writers at most`() async throws {
        let people = (101...111).map { "nm0000\($0)" }.joined(separator: ",")

        try await catalog.importLines(
            Self.titles,
            [Self.crewHeader, "tt9000001\t\(people)\t\(people)"],
            Self.people
        )

        let credits = try #require(try await catalog.details("tt9000001")).credits
        #expect(credits.directors == (101...110).map { "Extra \($0)" })
        #expect(credits.writers == credits.directors)
    }

    @Test func `the cast is in the order of its first 63 places`() async throws {
        try await catalog.importLines(
            Self.titles,
            [Self.castHeader, Self.cast(70, 101), Self.cast(64, 102), Self.cast(62, 103)]
                + [Self.cast(63, 104, of: 9_000_002), Self.cast(62, 105, of: 9_000_002)],
            Self.people
        )

        let first = try await catalog.details("tt9000001")?.credits.cast.map(\.name)
        let second = try await catalog.details("tt9000002")?.credits.cast.map(\.name)
        #expect(first == ["Extra 103", "Extra 101", "Extra 102"])
        #expect(second == ["Extra 105", "Extra 104"])
    }

    @Test func `of people without votes, those with more movies come first`() async throws {
        let names = [101, 102].map { "nm0000\($0)\tCid Zara\(Self.unknown)" }
        try await catalog.importLines(
            Self.titles,
            [Self.castHeader, Self.cast(1, 101), Self.cast(2, 102)]
                + [Self.cast(1, 102, of: 9_000_002)],
            [Self.people[0]] + names
        )

        let opened = try Catalog(path: catalog.folder.path(of: "data/catalog.index"))
        #expect(try opened.people().people(named: "cid zara").map(\.imdbNumber) == [102, 101])
    }

    @Test(arguments: [(1_000, 0), (1_001, 1)])
    func `a line of a movie has a thousand bytes of genres at most`(
        size: Int,
        skippedCount: Int
    ) async throws {
        let genres = String(repeating: "x", count: size)
        let line = ImportedCatalog.title("tt9000009", "Quarry", genres: genres)

        let result = try await catalog.importLines(
            [ImportedCatalog.titlesHeader] + ImportedCatalog.manyTitles + [line]
        )

        #expect(result.skippedLines.reduce(0) { $0 + $1.count } == skippedCount)
        #expect(result.catalog.movieCount == 2_001 - skippedCount)
    }
}
