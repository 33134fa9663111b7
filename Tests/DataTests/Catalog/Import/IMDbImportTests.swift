import Domain
import TestSupport
import Testing

@testable import Data
@testable import Search

struct IMDbImportTests {
    private let catalog: ImportedCatalog

    init() throws { catalog = try ImportedCatalog() }

    @Test(arguments: [
        "tt0\tmovie\tLantern\tLantern\t0\t1999\t\\N\t90\tDrama",
        "nm1\tmovie\tLantern\tLantern\t0\t1999\t\\N\t90\tDrama",
        "tt1\tmovie\tLantern\tLantern\t0\t1999\t\\N\t90", "tt1\tmovie\tLantern", "",
        "\t\t\t\t\t\t\t\t",
        "tt1\tmovie\tLantern\tLantern\t0\t1999\t\\N\t90\tDrama\tmore",
        "tt1\tmovie\t\\N\tLantern\t0\t1999\t\\N\t90\tDrama",
        "tt1\tmovie\t\tLantern\t0\t1999\t\\N\t90\tDrama",
        "tt1\t\tLantern\tLantern\t0\t1999\t\\N\t90\tDrama",
        "tt1\t\\N\tLantern\tLantern\t0\t1999\t\\N\t90\tDrama",
        "\\N\tmovie\tLantern\tLantern\t0\t1999\t\\N\t90\tDrama",
        ImportedCatalog.title("tt1", String(repeating: "x", count: 1_001)),
        ImportedCatalog.title("tt1", "Lantern", original: String(repeating: "é", count: 1_001)),
        ImportedCatalog.title("tt1", "Lantern", genres: String(repeating: "x", count: 1_001)),
        ImportedCatalog.title("tt1", "Lantern", runtime: String(repeating: "9", count: 1 << 20)),
    ])
    func `skips a malformed line of titles`(line: String) async throws {
        let lines = [ImportedCatalog.titlesHeader] + ImportedCatalog.manyTitles + [line]

        let result = try await catalog.importLines(lines)

        #expect(result.catalog.movieCount == ImportedCatalog.manyTitles.count)
        #expect(result.skippedLines.map(\.count) == [1])
        #expect(result.skippedLines.first?.first == lines.count)
    }

    @Test(
        arguments: [
            ("\\N", "\\N", "\\N", nil, nil, []), ("1972", "167", "Drama", 1972, 167, ["Drama"]),
            ("972", "0", "", nil, nil, []), ("19720", "100000", "A,B", nil, nil, ["A", "B"]),
            ("soon", "long", ",", nil, nil, []),
        ] as [(String, String, String, Int?, Int?, [String])]
    )
    func `ignores implausible facts`(
        year: String,
        runtime: String,
        genres: String,
        expectedYear: Int?,
        expectedRuntime: Int?,
        expectedGenres: [String]
    ) async throws {
        try await catalog.importLines([
            ImportedCatalog.titlesHeader,
            ImportedCatalog.title("tt7", "Lantern", year: year, runtime: runtime, genres: genres),
        ])

        let details = try await catalog.details("tt0000007")
        let index = try Catalog(path: catalog.folder.path(of: "data/catalog.index"))

        // A filter knows a runtime if the details do.
        #expect(try index.knownCount(of: .runtime) == (expectedRuntime == nil ? 0 : 1))
        #expect(details?.movie.releaseDate == expectedYear.flatMap { CalendarDate(year: $0) })
        #expect(details?.runtime == expectedRuntime)
        #expect(details?.movie.genres.map(\.name) == expectedGenres)
    }

    @Test(arguments: [("0", 1), ("1", 0), ("2", 0), ("", 0), ("\\N", 0), ("00", 0)])
    func `treats a movie as adult unless the line says otherwise`(
        adult: String,
        count: Int
    ) async throws {
        let lines = [
            ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern", adult: adult),
            ImportedCatalog.title("tt2", "Candle"),
        ]

        let plain = try await catalog.importLines(lines)
        let all = try await catalog.importLines(lines, includesAdult: true)

        #expect(plain.catalog.movieCount == 1 + count)
        #expect(all.catalog.movieCount == 2)
        #expect(try await catalog.search("lantern").count == count)
        #expect(try await catalog.search("lantern", includesAdult: true).count == 1)
    }

    @Test(arguments: ["tt3474701534", "tt4294967295"])
    func `imports an ID of ten digits`(id: String) async throws {
        try await catalog.importLines(
            [ImportedCatalog.titlesHeader, ImportedCatalog.title(id, "Lantern")],
            [ImportedCatalog.ratingsHeader, "\(id)\t7.5\t300"],
            [ImportedCatalog.otherTitlesHeader, ImportedCatalog.otherTitle(id, "Laterne")]
        )

        #expect(try await catalog.search("laterne").map(\.voteCount) == [300])
    }

    @Test func `imports a title of a thousand characters`() async throws {
        let title = String(repeating: "등불", count: 500)

        try await catalog.importLines([
            ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", title),
        ])

        #expect(try await catalog.details("tt0000001")?.movie.title == title)
    }

    @Test func `imports the first of two lines of a movie`() async throws {
        let result = try await catalog.importLines([
            ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern", year: "1999"),
            ImportedCatalog.title("tt0000001", "Candle", year: "2000"),
        ])

        #expect(result.catalog.movieCount == 1)
        #expect(result.skippedLines.isEmpty)
        #expect(try await catalog.search("lantern").map(\.releaseDate?.year) == [1999])
        #expect(try await catalog.search("candle").isEmpty)
    }

    @Test func `has an original title if it is known and differs`() async throws {
        try await catalog.importLines([
            ImportedCatalog.titlesHeader,
            ImportedCatalog.title("tt1", "Lantern", original: "Laterne"),
            ImportedCatalog.title("tt2", "Lantern", original: "\\N"),
        ])

        let titles = try await catalog.search("lantern").map(\.originalTitle)

        #expect(Set(titles) == ["Laterne", "Lantern"])
        #expect(try await catalog.search("laterne").map(\.title) == ["Lantern"])
    }

    @Test(arguments: [
        "tt0\t7.5\t100", "nm1\t7.5\t100", "tt1\t7.5", "tt1\t7.5\t100\tmore", "tt1\t11\t100",
        "tt1\thigh\t100", "tt1\t7.5\tmany", "tt1\t\\N\t\\N", "",
        "tt1\t7.5\t100" + String(repeating: "\r", count: 1 << 20),
    ])
    func `skips a malformed line of ratings`(line: String) async throws {
        let ratings = (1...200).map { "tt\(1_000_000 + $0)\t5\t10" }

        let result = try await catalog.importLines(
            [ImportedCatalog.ratingsHeader] + ratings + [line],
            [ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern")]
        )

        #expect(result.skippedLines.map(\.count) == [1])
        #expect(result.skippedLines.map(\.first) == [202])
        #expect(try await catalog.search("lantern").map(\.voteCount) == [nil])
    }

    @Test func `puts the movie with more votes first`() async throws {
        try await catalog.importLines(
            [
                ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern", year: "2001"),
                ImportedCatalog.title("tt2", "Lantern", year: "2002"),
                ImportedCatalog.title("tt3", "Lantern", year: "2003"),
            ],
            [ImportedCatalog.ratingsHeader, "tt2\t1.0\t900", "tt3\t9.9\t10", "tt9\t5.0\t9999"]
        )

        let movies = try await catalog.search("lantern")

        #expect(movies.map(\.releaseDate?.year) == [2002, 2003, 2001])
        #expect(movies.map(\.voteAverage) == [1.0, 9.9, nil])
        #expect(movies.map(\.voteCount) == [900, 10, nil])
    }

    @Test(arguments: [
        "tt0\t1\tOther\tDE\t\\N\t\\N\t\\N\t0", "nm1\t1\tOther\tDE\t\\N\t\\N\t\\N\t0",
        "tt1\t1\tOther\tDE\t\\N\t\\N\t\\N", "tt1\t1\tOther\tDE\t\\N\t\\N\t\\N\t0\tmore",
        "tt1\t1\t\tDE\t\\N\t\\N\t\\N\t0", "tt1\t1\t\\N\tDE\t\\N\t\\N\t\\N\t0", "",
        ImportedCatalog.otherTitle("tt1", String(repeating: "x", count: 1_001)),
        ImportedCatalog.otherTitle("tt1", String(repeating: "x", count: 1 << 20)),
    ])
    func `skips a malformed line of other titles`(line: String) async throws {
        let others = (1...200).map { ImportedCatalog.otherTitle("tt\($0)", "Laterne") }

        let result = try await catalog.importLines(
            [ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern")],
            [ImportedCatalog.otherTitlesHeader] + others + [line]
        )

        #expect(result.skippedLines.map(\.count) == [1])
        #expect(result.skippedLines.map(\.first) == [202])
        #expect(try await catalog.search("laterne").map(\.title) == ["Lantern"])
        #expect(try await catalog.search("other").isEmpty)
    }

    /// An index has room for about a hundred titles of a movie; further lines are skipped.
    @Test func `adds equal titles once, and skips titles that exceed the index's limit`()
        async throws
    {
        let same = Array(repeating: ImportedCatalog.otherTitle("tt1", "Same"), count: 300)
        let others = (1...300).map { ImportedCatalog.otherTitle("tt1", "Zephyr\($0)") }

        let result = try await catalog.importLines(
            [ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern")],
            [ImportedCatalog.otherTitlesHeader] + same + others
        )

        #expect(result.skippedLines.isEmpty)
        #expect(try await catalog.search("same").count == 1)
        #expect(try await catalog.search("zephyr100").count == 1)
        #expect(try await catalog.search("zephyr300").isEmpty)
    }

    @Test func `adds other titles to their movies`() async throws {
        try await catalog.importLines(
            [
                ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern"),
                ImportedCatalog.title("tt2", "Candle"),
                ImportedCatalog.title("tt3", "Naked Candle", adult: "1"),
            ],
            [
                ImportedCatalog.otherTitlesHeader, ImportedCatalog.otherTitle("tt1", "Licht"),
                ImportedCatalog.otherTitle("tt2", "Licht"),
                ImportedCatalog.otherTitle("tt3", "Licht"),
                ImportedCatalog.otherTitle("tt2", "Kerze"),
            ]
        )

        #expect(Set(try await catalog.search("licht").map(\.title)) == ["Lantern", "Candle"])
        #expect(try await catalog.search("kerze").map(\.title) == ["Candle"])
    }
}
