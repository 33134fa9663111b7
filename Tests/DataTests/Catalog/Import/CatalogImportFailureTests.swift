import Domain
import Foundation
import TestSupport
import Testing

@testable import Data

struct CatalogImportFailureTests {
    private static let lantern = [
        ImportedCatalog.titlesHeader, ImportedCatalog.title("tt1", "Lantern"),
    ]

    private let catalog: ImportedCatalog

    init() throws { catalog = try ImportedCatalog() }

    @Test func `rejects a file that is incomplete or not a data set`() async throws {
        try await catalog.importLines(Self.lantern)
        let before = try catalog.folder.readData("data/catalog.index")

        for (name, content, failure) in try unusableFiles() {
            let path = try catalog.folder.write(content, to: name)
            await #expect(throws: MoviesError.dataSetUnusable(file: .file(path), failure)) {
                try await catalog.importFiles([path])
            }
        }

        #expect(try catalog.folder.readData("data/catalog.index") == before)
        #expect(catalog.dataFiles == ["catalog.index", "catalog.index.lock"])
    }

    @Test func `does not mix two sources`() async throws {
        let titles = try catalog.folder.write(Self.lantern.map { $0 + "\n" }.joined(), to: "titles")
        let export = try catalog.folder.write(ImportedCatalog.exportLine(1) + "\n", to: "export")

        await #expect(throws: MoviesError.dataSetUnusable(file: .file(export), .mixedSources)) {
            try await catalog.importFiles([titles, export])
        }
    }

    @Test func `leaves the catalog unchanged without files`() async throws {
        try await catalog.importLines(Self.lantern)

        #expect(try await catalog.importFiles([]).catalog.movieCount == 1)
    }

    @Test func `names the file that should have movies`() async throws {
        let ratings = try catalog.folder.write(ImportedCatalog.ratingsHeader + "\n", to: "ratings")
        let titles = try catalog.folder.write(ImportedCatalog.titlesHeader + "\n", to: "titles")

        await #expect(throws: MoviesError.dataSetUnusable(file: .file(titles), .noMovies)) {
            try await catalog.importFiles([ratings, titles])
        }
    }

    private func compressed(_ text: String) throws -> Data {
        try Data(contentsOf: URL(filePath: catalog.gzipped(text)))
    }

    private func unusableFiles() throws -> [(name: String, content: Data, DataSetFailure)] {
        let header = ImportedCatalog.titlesHeader + "\n"
        let lines = (1...50).map { ImportedCatalog.title("tt\($0)", "Movie \($0)") + "\n" }
        let valid = header + lines.joined()
        let compressed = try self.compressed(valid)
        let cutLine = try self.compressed(String(valid.dropLast(9)))
        var corrupt = [UInt8](compressed)
        corrupt[corrupt.count / 2] ^= 0xFF
        var malformed = lines
        malformed[6] = "nonsense\n"
        let export = (1...300).map(ImportedCatalog.exportLine).joined(separator: "\n")
        let ratings = ImportedCatalog.ratingsHeader + "\ntt0000001\t7\t9\n"
        return [
            ("truncated", Data(valid.utf8.dropLast(9)), .truncated(line: 51)),
            ("truncated.gz", Data(compressed.dropLast(20)), .corrupt),
            ("corrupt.gz", Data(corrupt), .corrupt),
            (
                "malformed", Data((header + malformed.joined()).utf8),
                .malformed(count: 1, total: 51, first: 8)
            ),
            ("truncated.json", Data(export.utf8.dropLast(9)), .truncated(line: 300)),
            ("text", Data("Dear diary\n".utf8), .unknownFormat),
            ("empty", Data(), .unknownFormat),
            ("truncated line.gz", cutLine, .truncated(line: 51)),
            ("none", Data(header.utf8), .noMovies),
            ("ratings", Data(ratings.utf8), .missingTitles(in: "title.basics")),
        ]
    }
}
