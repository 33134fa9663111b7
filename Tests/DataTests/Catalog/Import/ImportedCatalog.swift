import Domain
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

    private let folder: TemporaryDirectory
    private let store: CatalogStore

    init() throws {
        folder = try TemporaryDirectory()
        store = CatalogStore(folder: folder.path(of: "data"))
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
        return try await FileCatalogRepository(store: store, downloader: nil) { nil }
            .importFiles(paths, includesAdult: includesAdult) { _ in }
    }

    func search(_ text: String, includesAdult: Bool = false) async throws -> [Movie] {
        guard let query = MovieQuery(text, includesAdult: includesAdult, isExact: true) else {
            return []
        }
        return try await CatalogMoviesRepository(store: store).movies(matching: query, page: 1)
            .movies
    }

    func details(_ id: String) async throws -> MovieDetails? {
        guard let id = MovieID(id) else { return nil }
        return try await CatalogMoviesRepository(store: store).details(of: id)
    }

    /// A line of IMDb's titles.
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

    /// A line of IMDb's other titles.
    static func otherTitle(_ id: String, _ title: String) -> String {
        "\(id)\t1\t\(title)\tDE\t\\N\timdbDisplay\t\\N\t0"
    }

    /// Many lines of titles, so that a few malformed ones beside them are tolerated.
    static let manyTitles = (1...2_000).map { title("tt\(1_000_000 + $0)", "Padding \($0)") }
}
