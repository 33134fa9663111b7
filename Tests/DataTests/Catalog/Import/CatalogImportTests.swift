import Domain
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

struct CatalogImportTests {
    private static let titlesHeader =
        "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear"
        + "\truntimeMinutes\tgenres\n"
    private static let ratingsHeader = "tconst\taverageRating\tnumVotes\n"
    private static let akasHeader =
        "titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle\n"

    private let folder: TemporaryDirectory
    private let store: CatalogStore

    init() throws {
        folder = try TemporaryDirectory()
        store = CatalogStore(folder: folder.path(of: "data"))
    }

    @Test func `imports IMDb's films with their votes, whatever the order of the files`()
        async throws
    {
        let titles = try titles([
            title(1, "Solaris", original: "Солярис", year: 1972, genres: "Drama,Sci-Fi"),
            title(2, "Solaris", year: 2002),
        ])
        let ratings = try folder.write(
            Self.ratingsHeader + "tt0000002\t6.2\t90000\ntt0000001\t7.9\t100000\n",
            to: "ratings"
        )

        let result = try await importFiles([titles, ratings])
        let movies = try await search("solaris")

        #expect(result.catalog.source == .imdb)
        #expect(result.catalog.movieCount == 2)
        #expect(result.catalog.date == ReleaseDate("2026-11-21"))
        #expect(result.skippedLines.isEmpty)
        #expect(movies.map(\.releaseDate?.year) == [1972, 2002])
        let first = try #require(movies.first)
        #expect(first.id == .imdb(try #require(IMDbID("tt0000001"))))
        #expect(first.originalTitle == "Солярис")
        #expect(first.voteAverage == 7.9)
        #expect(first.voteCount == 100_000)
        #expect(first.genres.map(\.name) == ["Drama", "Sci-Fi"])
        #expect(first.pageURL == "https://www.imdb.com/title/tt0000001/")
        #expect(try await search("солярис").count == 1)
    }

    @Test func `takes films and leaves out what is none, and adult ones unless asked`() async throws
    {
        let types = ["movie", "short", "tvMovie", "tvShort", "video"]
        let others = ["tvSeries", "tvEpisode", "videoGame", "tvSpecial", "tvMiniSeries"]
        let lines = (types + others).enumerated().map { index, type in
            title(index + 1, "Lantern \(index)", type: type)
        }
        let path = try titles(lines + [title(99, "Lantern adult", isAdult: true)])

        let plain = try await importFiles([path])
        let adult = try await importFiles([path], includesAdult: true)

        #expect(plain.catalog.movieCount == types.count)
        #expect(adult.catalog.movieCount == types.count + 1)
        #expect(try await search("lantern").count == types.count)
        #expect(try await search("lantern", includesAdult: true).count == types.count + 1)
    }

    @Test func `finds films by their other titles`() async throws {
        let titles = try titles([title(1, "Spirited Away"), title(2, "Alien")])
        let akas = try folder.write(
            Self.akasHeader
                + "tt0000001\t1\tChihiros Reise ins Zauberland\tDE\t\\N\timdbDisplay\t\\N\t0\n"
                + "tt0000009\t1\tSomething else\tDE\t\\N\timdbDisplay\t\\N\t0\n",
            to: "akas"
        )

        _ = try await importFiles([akas, titles])

        #expect(try await search("chihiros reise").map(\.title) == ["Spirited Away"])
        #expect(try await search("something else").isEmpty)
    }

    @Test func `imports TMDB's daily export`() async throws {
        let lines = [
            #"{"adult":false,"id":11,"original_title":"Lantern \"One\"","popularity":1.5}"#,
            #"{"adult":false,"id":12,"original_title":"등불 Lantern","popularity":20.25}"#,
            #"{"adult":true,"id":13,"original_title":"Lantern adult","popularity":99}"#,
        ]
        let path = try folder.write(lines.joined(separator: "\n"), to: "export")

        let result = try await importFiles([path])
        let movies = try await search("lantern")

        #expect(result.catalog.source == .tmdb)
        #expect(movies.map(\.id) == [.tmdb(12), .tmdb(11)])
        #expect(movies.map(\.popularity) == [20.25, 1.5])
        #expect(movies.last?.title == "Lantern \"One\"")
    }

    @Test func `counts malformed lines and names the first`() async throws {
        var lines = (1...200).map { title($0, "Lantern \($0)") }
        lines[49] = "tt0000050\tmovie\tcut\n"

        let result = try await importFiles([try titles(lines)])

        #expect(result.catalog.movieCount == 199)
        #expect(result.skippedLines.map(\.count) == [1])
        #expect(result.skippedLines.map(\.first) == [51])
    }

    @Test func `reads what gzip packed, from a file that is named otherwise`() async throws {
        let path = try gzipped(Self.titlesHeader + title(1, "Lantern"))

        let result = try await importFiles([path])

        #expect(result.catalog.movieCount == 1)
    }

    @Test func `refuses what is not whole or not a data set, and leaves the catalog as it was`()
        async throws
    {
        _ = try await importFiles([try titles([title(1, "Lantern")])])
        let before = try Data(contentsOf: URL(filePath: folder.path(of: "data/catalog.index")))
        let whole = Self.titlesHeader + (1...50).map { title($0, "Film \($0)") }.joined()
        let packed = [UInt8](try Data(contentsOf: URL(filePath: gzipped(whole))))
        var corrupt = packed
        corrupt[packed.count / 2] ^= 0xFF
        let bad = (1...50).map { $0 == 7 ? "nonsense\n" : title($0, "Film \($0)") }.joined()
        let cases: [(name: String, content: Data, problem: DataSetFailure)] = [
            ("cut", Data(whole.utf8.dropLast(9)), .truncated(line: 51)),
            ("cut.gz", Data(packed.dropLast(20)), .corrupt),
            ("corrupt.gz", Data(corrupt), .corrupt),
            (
                "bad", Data((Self.titlesHeader + bad).utf8),
                .malformed(count: 1, total: 51, first: 8)
            ),
            (
                "cut.json",
                Data((1...300).map { exportLine($0) }.joined(separator: "\n").utf8.dropLast(9)),
                .truncated(line: 300)
            ),
            ("text", Data("Dear diary\n".utf8), .unknownFormat),
            ("empty", Data(), .unknownFormat),
            ("none", Data(Self.titlesHeader.utf8), .noMovies),
            ("ratings", Data((Self.ratingsHeader + "tt0000001\t7\t9\n").utf8), .missingTitles),
        ]

        for (name, content, problem) in cases {
            let path = try folder.write(content, to: name)
            await #expect(throws: MoviesError.dataSetUnusable(file: path, problem)) {
                try await importFiles([path])
            }
        }

        #expect(
            try Data(contentsOf: URL(filePath: folder.path(of: "data/catalog.index"))) == before
        )
        #expect(
            folder.contents.filter { $0.hasPrefix("data/") }
                == ["data/catalog.index", "data/catalog.index.lock"]
        )
    }

    @Test func `does not mix two sources`() async throws {
        let titles = try titles([title(1, "Lantern")])
        let export = try folder.write(
            #"{"id":1,"original_title":"Lantern","popularity":1}"# + "\n",
            to: "export"
        )

        await #expect(throws: MoviesError.dataSetUnusable(file: export, .mixedSources)) {
            try await importFiles([titles, export])
        }
    }

    @Test func `is not disturbed by what a killed import left, and goes back to its own films`()
        async throws
    {
        try folder.write("half an index", to: "data/catalog.index.new")
        _ = try await importFiles([try titles([title(1, "Lantern")])])
        #expect(try await search("lantern").count == 1)

        try folder.write("half an index", to: "data/catalog.index.new")
        try await repository.remove()

        #expect(try await repository.info().source == .builtIn)
        #expect(try await search("lantern").first?.id != .imdb(try #require(IMDbID("tt0000001"))))
        #expect(folder.contents.filter { $0.hasPrefix("data/") } == ["data/catalog.index.lock"])
    }

    @Test func `names a catalog that can't be read, and lets its own films answer`() async throws {
        let path = try folder.write("nonsense", to: "data/catalog.index")
        let problem = MoviesError.catalogUnusable(path: path, .corrupt)

        let page = try await CatalogMoviesRepository(store: store).movies(
            matching: #require(MovieQuery("alien")),
            page: 1
        )

        #expect(page.source == .catalog(.builtIn))
        #expect(page.movies.first?.title == "Alien")
        #expect(page.fallback == .builtInCatalog(reason: problem))
        await #expect(throws: problem) { try await repository.info() }
    }

    @Test func `tells how far it has come`() async throws {
        let told = Mutex<[CatalogProgress]>([])
        let path = try titles([title(1, "Lantern")])

        _ = try await repository.importFiles([path], includesAdult: false) { progress in
            told.withLock { $0.append(progress) }
        }

        let progress = told.withLock(\.self)
        guard case .reading(path, done: _, total: _?)? = progress.first else {
            Issue.record("\(progress)")
            return
        }
        #expect(progress.last == .indexing(movies: 1))
    }

    @Test func `takes each film of an export once`() async throws {
        let path = try folder.write(
            [7, 8, 7].map(exportLine).joined(separator: "\n"),
            to: "export"
        )

        let result = try await importFiles([path, path])

        #expect(result.catalog.movieCount == 2)
    }

    @Test func `keeps a film with more genres than any has`() async throws {
        let genres = (0..<100).map { "Genre\($0)" }.joined(separator: ",")

        _ = try await importFiles([try titles([title(1, "Lantern", genres: genres)])])

        let movies = try await search("lantern")
        #expect(movies.map(\.title) == ["Lantern"])
        #expect(movies.first?.genres.count == 64)
    }

    private func exportLine(_ number: Int) -> String {
        #"{"adult":false,"id":\#(number),"original_title":"Film \#(number)","popularity":1}"#
    }

    private var repository: FileCatalogRepository {
        FileCatalogRepository(store: store, downloader: nil) {
            ReleaseDate("2026-11-21")
        }
    }

    private func importFiles(
        _ paths: [String],
        includesAdult: Bool = false
    ) async throws -> CatalogImportResult {
        try await repository.importFiles(paths, includesAdult: includesAdult) { _ in }
    }

    private func search(_ text: String, includesAdult: Bool = false) async throws -> [Movie] {
        try await CatalogMoviesRepository(store: store).movies(
            matching: #require(MovieQuery(text, includesAdult: includesAdult)),
            page: 1
        ).movies
    }

    private func titles(_ lines: [String]) throws -> String {
        try folder.write(Self.titlesHeader + lines.joined(), to: "titles")
    }

    private func title(
        _ number: Int,
        _ title: String,
        original: String? = nil,
        type: String = "movie",
        isAdult: Bool = false,
        year: Int? = nil,
        genres: String = "\\N"
    ) -> String {
        let digits = String(number)
        let id = "tt" + String(repeating: "0", count: 7 - digits.count) + digits
        let fields = [
            id, type, title, original ?? title, isAdult ? "1" : "0",
            year.map { String($0) } ?? "\\N", "\\N", "\\N", genres,
        ]
        return fields.joined(separator: "\t") + "\n"
    }

    private func gzipped(_ text: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", "gzip -c < \"$0\" > \"$1\"", try folder.write(text, to: "plain")]
            + [folder.path(of: "packed")]
        try process.run()
        process.waitUntilExit()
        return folder.path(of: "packed")
    }
}
