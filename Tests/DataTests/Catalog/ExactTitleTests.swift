import Domain
import TestSupport
import Testing

@testable import Data

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
                + (known + unknown).map { ImportedCatalog.title($0.0, $0.1) },
            [ImportedCatalog.ratingsHeader] + known.map { "\($0.0)\t7.0\t50" }
                + unknown.map { "\($0.0)\t7.0\t5" }
        )
        catalog = try Catalog(path: imported.folder.path(of: "data/catalog.index"))
    }

    @Test func `an unknown movie has the whole text as its title, and may not be meant`() throws {
        let matches = try catalog.matches(for: #require(MovieQuery("western")), limit: 20)

        #expect(try titles(matches.exactTitles) == ["Western", "A Western"])
        #expect(matches.confidence == .likely)
        #expect(matches.notices.isEmpty)
    }

    @Test func `words in the title of an unknown movie say little`() throws {
        let matches = try catalog.matches(for: #require(MovieQuery("nights")), limit: 20)

        #expect(try titles(matches.documents) == ["Western Nights"])
        #expect(matches.exactTitles.isEmpty)
        #expect(matches.confidence == .vague)
        #expect(matches.notices.isEmpty)
    }

    @Test func `movies that come first are counted, and are not among the others`() throws {
        var query = MovieQuery()
        query.firstMovies = [.imdb(try #require(IMDbID("tt9000002")))]

        let matches = try catalog.matches(for: query, limit: 20_000)

        #expect(matches.totalCount == 16_403)
        #expect(try titles(Array(matches.documents.prefix(2))) == ["A Western", "Filler 10000000"])
        #expect(Set(matches.documents).count == 16_403)
    }

    @Test func `an order puts them among the others`() throws {
        var query = MovieQuery(sort: MovieSort(.title, isReversed: true))
        query.firstMovies = [.imdb(try #require(IMDbID("tt9000002")))]

        let matches = try catalog.matches(for: query, limit: 20_000)

        #expect(matches.totalCount == 16_403)
        #expect(try titles(Array(matches.documents.suffix(1))) == ["A Western"])
    }

    private func titles(_ documents: [Int]) throws -> [String] {
        try catalog.movies(documents).map(\.title)
    }
}
