import Domain
import TestSupport
import Testing

@testable import Data
@testable import Search

/// Movies that few people know, among more movies than are known.
struct ExactTitleTests {
    private let imported: ImportedCatalog
    private let catalog: Catalog

    init() async throws {
        imported = try ImportedCatalog()
        let known = (10_000_000..<10_016_400).map { ("tt\($0)", "Filler \($0)") }
        let unknown = [
            ("tt9000001", "Western"), ("tt9000002", "A Western"), ("tt9000003", "Western Nights"),
        ]
        try await imported.importLines(
            [ImportedCatalog.titlesHeader]
                + known.map { ImportedCatalog.title($0.0, $0.1, year: "1999") }
                + unknown.map { ImportedCatalog.title($0.0, $0.1, year: "1999") },
            [ImportedCatalog.ratingsHeader] + known.map { "\($0.0)\t7.0\t50" }
                + unknown.map { "\($0.0)\t7.0\t5" }
        )
        catalog = try Catalog(path: imported.folder.path(of: "data/catalog.index"))
    }

    @Test(arguments: [
        ("western", ["Western", "A Western", "Western Nights"]),
        ("western 1999", ["Western", "A Western", "Western Nights"]),
        ("90s western", ["Western", "A Western", "Western Nights"]),
        ("western nights", ["Western Nights"]), ("nights", ["Western Nights"]),
    ])
    func `the movie of exactly that title comes first`(text: String, titles: [String]) throws {
        var query = try #require(MovieQuery(text))
        query.subject = .everything

        let matches = try catalog.matches(for: query, limit: 20)

        #expect(try catalog.movies(matches.documents).map(\.title) == titles)
    }
}
