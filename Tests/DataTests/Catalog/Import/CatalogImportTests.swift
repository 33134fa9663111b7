import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Data

struct CatalogImportTests {
    private let catalog: ImportedCatalog

    init() throws { catalog = try ImportedCatalog() }

    @Test(arguments: [true, false])
    func `imports IMDb's movies with their votes, whatever the order of the files`(
        hasTitlesFirst: Bool
    ) async throws {
        let titles = [
            ImportedCatalog.titlesHeader,
            ImportedCatalog.title(
                "tt0000001",
                "Solaris",
                original: "Солярис",
                year: "1972",
                genres: "Drama,Sci-Fi"
            ),
            ImportedCatalog.title("tt0000002", "Solaris", year: "2002"),
        ]
        let ratings = [
            ImportedCatalog.ratingsHeader, "tt0000002\t6.2\t90000", "tt0000001\t7.9\t100000",
        ]

        let result =
            try await hasTitlesFirst
            ? catalog.importLines(titles, ratings) : catalog.importLines(ratings, titles)
        let movies = try await catalog.search("solaris")

        #expect(result.catalog.source == .imdb)
        #expect(result.catalog.movieCount == 2)
        #expect(result.catalog.date == ImportedCatalog.today)
        #expect(result.skippedLines.isEmpty)
        #expect(movies.map(\.releaseDate?.year) == [1972, 2002])
        let first = try #require(movies.first)
        #expect(first.id == .imdb(try #require(IMDbID("tt0000001"))))
        #expect(first.originalTitle == "Солярис")
        #expect(first.voteAverage == 7.9)
        #expect(first.voteCount == 100_000)
        #expect(first.genres.map(\.name) == ["Drama", "Sci-Fi"])
        #expect(first.pageURL == "https://www.imdb.com/title/tt0000001/")
        #expect(try await catalog.search("солярис").count == 1)
    }

    @Test func `imports only movies, and adult ones only if requested`() async throws {
        let types = ["movie", "short", "tvMovie", "tvShort", "video"]
        let others = ["tvSeries", "tvEpisode", "videoGame", "tvSpecial", "tvMiniSeries"]
        let lines = (types + others).enumerated().map { index, type in
            ImportedCatalog.title("tt\(index + 1)", "Lantern \(index)", type: type)
        }
        let all =
            [ImportedCatalog.titlesHeader] + lines
            + [ImportedCatalog.title("tt99", "Lantern adult", adult: "1")]

        let plain = try await catalog.importLines(all)
        let adult = try await catalog.importLines(all, includesAdult: true)

        #expect(plain.catalog.movieCount == types.count)
        #expect(adult.catalog.movieCount == types.count + 1)
        #expect(try await catalog.search("lantern").count == types.count)
        #expect(try await catalog.search("lantern", includesAdult: true).count == types.count + 1)
    }

    @Test func `imports a file whose last line has no line break, and says which`() async throws {
        let ratings = "\(ImportedCatalog.ratingsHeader)\ntt0000001\t7.5\t300"
        let titles = "\(ImportedCatalog.titlesHeader)\n\(ImportedCatalog.title("tt1", "Lantern"))"
        let ratingsPath = try catalog.folder.write(ratings, to: "ratings")
        let titlesPath = try catalog.folder.write(titles, to: "titles")

        let result = try await catalog.importFiles([ratingsPath, titlesPath])

        #expect(try await catalog.search("lantern").map(\.voteCount) == [300])
        #expect(result.filesWithoutFinalLineBreak == [.file(ratingsPath), .file(titlesPath)])
        #expect(result.skippedLines.isEmpty)
    }

    @Test func `is sure that a compressed file or an export is complete`() async throws {
        let title = ImportedCatalog.title("tt1", "Lantern")
        let titles = try catalog.gzipped("\(ImportedCatalog.titlesHeader)\n\(title)")
        let export = try catalog.folder.write(ImportedCatalog.exportLine(1), to: "export")

        for path in [titles, export] {
            let result = try await catalog.importFiles([path])

            #expect(result.catalog.movieCount == 1)
            #expect(result.filesWithoutFinalLineBreak.isEmpty)
        }
    }

    @Test func `reports the progress of reading all files, and of indexing`() async throws {
        let titles = ImportedCatalog.titlesHeader + "\n" + ImportedCatalog.title("tt1", "Lantern")
        let ratings = ImportedCatalog.ratingsHeader + "\ntt1\t8.1\t9"
        let files = try [
            catalog.folder.write(titles + "\n", to: "titles"),
            catalog.folder.write(ratings + "\n", to: "ratings"),
        ]
        let size = titles.utf8.count + ratings.utf8.count + 2

        let progress = try await progress(of: files.map { .file($0) })

        #expect(progress.allSatisfy { $0.stepCount == 2 })
        var (last, readFiles) = (0, [ImportSource]())
        for case .reading(let file, let done, let total) in progress.map(\.activity) {
            #expect(total == size)
            #expect(done >= last)
            last = done
            if readFiles.last != file { readFiles.append(file) }
        }
        #expect(last == size)
        #expect(readFiles == [.file(files[1]), .file(files[0])])
        #expect(progress.last?.step == 2)
        #expect(progress.last?.activity == .indexing(movies: 1, done: 100))
        let shares = progress.compactMap(\.importedShare)
        #expect(shares.count == progress.count)
        #expect(shares.last == 1)
    }

    @Test func `indexing goes on from 0 to 100 in many steps`() async throws {
        let titles = (1...20_000).map { ImportedCatalog.title("tt\($0)", "Lantern \($0)") }
        let file = try catalog.folder.write(
            ([ImportedCatalog.titlesHeader] + titles).joined(separator: "\n") + "\n",
            to: "titles"
        )

        var percentages: [Int] = []
        for progress in try await progress(of: [.file(file)]) {
            guard case .indexing(20_000, let done) = progress.activity else { continue }
            percentages.append(done)
        }

        #expect(percentages.first == 0)
        #expect(percentages.last == 100)
        #expect(percentages == percentages.sorted())
        let longest = zip(percentages, percentages.dropFirst()).map { $1 - $0 }.max()
        #expect(longest.map { $0 <= 30 } == true, "\(percentages)")
    }

    private func progress(of files: [ImportSource]) async throws -> [CatalogProgress] {
        let steps = Mutex<[CatalogProgress]>([])
        _ = try await catalog.repository.importFiles(files, includesAdult: false) { step in
            steps.withLock { $0.append(step) }
        }
        return steps.withLock(\.self)
    }

    @Test func `imports a movie with too many genres, and cuts off the rest`() async throws {
        let genres = (0..<100).map { "Genre\($0)" }.joined(separator: ",")

        try await catalog.importLines([
            ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern", genres: genres),
        ])

        let movies = try await catalog.search("lantern")
        #expect(movies.map(\.title) == ["Lantern"])
        #expect(movies.first?.genres.count == 64)
    }
}
