import Domain
import DomainDoubles
import Foundation
import Infrastructure
import TestSupport

@testable import Data

/// A catalog that is imported from lines of data sets, and searched like any other.
final class ImportedCatalog {
    static let titlesHeader =
        "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear"
        + "\truntimeMinutes\tgenres"
    static let ratingsHeader = "tconst\taverageRating\tnumVotes"
    static let otherTitlesHeader =
        "titleId\tordering\ttitle\tregion\tlanguage\ttypes\tattributes\tisOriginalTitle"

    /// The date of all imports.
    static let today = CalendarDate("2026-11-21")
    private static let now = Timestamp(secondsSince1970: 1_795_219_200)

    let folder: TemporaryDirectory
    private let store: CatalogStore

    init() throws {
        folder = try TemporaryDirectory()
        store = CatalogStore(folder: folder.path(of: "data"))
    }

    var repository: FileCatalogRepository {
        FileCatalogRepository(store: store, downloader: nil) { Self.now }
    }

    /// The names of the files in the catalog's directory.
    var dataFiles: [String] {
        folder.contents.filter { $0.hasPrefix("data/") }.map { String($0.dropFirst(5)) }
    }

    func importFiles(
        _ paths: [String],
        includesAdult: Bool = false
    ) async throws -> CatalogImportResult {
        try await repository.importFiles(
            paths.map(ImportSource.file),
            includesAdult: includesAdult
        ) { _ in }
    }

    /// Imports one file for each list of lines, in their order.
    @discardableResult
    func importLines(
        _ files: [String]...,
        includesAdult: Bool = false
    ) async throws -> CatalogImportResult {
        let paths = try files.enumerated().map { index, lines in
            try folder.write(lines.map { $0 + "\n" }.joined(), to: "file \(index)")
        }
        return try await importFiles(paths, includesAdult: includesAdult)
    }

    func page(_ text: String, includesAdult: Bool = false) async throws -> MoviesPage? {
        guard let query = MovieQuery(text, includesAdult: includesAdult, isExact: true) else {
            return nil
        }
        return try await CatalogMoviesRepository(store: store).movies(matching: query, page: 1)
    }

    func search(_ text: String, includesAdult: Bool = false) async throws -> [Movie] {
        try await page(text, includesAdult: includesAdult)?.movies ?? []
    }

    func suggestions(_ text: String) async throws -> [String] {
        guard let query = MovieQuery(text) else { return [] }
        return try await CatalogMoviesRepository(store: store)
            .titleSuggestions(for: query, limit: 5).map(\.title)
    }

    func details(_ id: String) async throws -> MovieDetails? {
        guard let id = MovieID(id) else { return nil }
        return try await CatalogMoviesRepository(store: store).details(of: id)
    }

    /// Writes a text to a file that `gzip` compresses, and returns its path.
    func gzipped(_ text: String) throws -> String {
        try folder.write(text, to: "plain")
        try folder.run(["/bin/sh", "-c", "gzip -c < plain > compressed"])
        return folder.path(of: "compressed")
    }
}

/// Lines of data sets.
extension ImportedCatalog {
    static func title(
        _ id: String,
        _ title: String,
        original: String? = nil,
        type: String = "movie",
        adult: String = "0",
        year: String = "\\N",
        runtime: String = "\\N",
        genres: String = "\\N"
    ) -> String {
        [id, type, title, original ?? title, adult, year, "\\N", runtime, genres]
            .joined(separator: "\t")
    }

    static func otherTitle(_ id: String, _ title: String) -> String {
        "\(id)\t1\t\(title)\tDE\t\\N\timdbDisplay\t\\N\t0"
    }

    /// Many lines of titles, so that a few malformed ones beside them are tolerated.
    static let manyTitles = (1...2_000).map { title("tt\(1_000_000 + $0)", "Padding \($0)") }

    static func exportLine(_ number: Int) -> String {
        #"{"adult":false,"id":\#(number),"original_title":"Movie \#(number)","popularity":1}"#
    }
}
