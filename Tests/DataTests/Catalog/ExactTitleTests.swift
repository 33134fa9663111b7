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
                + (known + unknown).map { ImportedCatalog.title($0.0, $0.1, year: "1999") },
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

    @Test func `a title with a decade asks for more than the movies of that title`() throws {
        let year = try titles(
            catalog.matches(for: #require(MovieQuery("western 1999")), limit: 20).exactTitles
        )
        let decade = try catalog.matches(for: #require(MovieQuery("90s western")), limit: 20)

        #expect(year == ["Western", "A Western"])
        #expect(try titles(decade.documents) == ["Western", "A Western", "Western Nights"])
        #expect(decade.exactTitles.isEmpty)
    }

    @Test func `of the movies that have hardly any votes, only a few come first`() async throws {
        let westerns = (0..<6).map {
            ImportedCatalog.title("tt800000\($0)", $0 < 3 ? "The Western" : "Western")
        }
        try await imported.importLines(
            [ImportedCatalog.titlesHeader]
                + (10_000_000..<10_016_400).map { ImportedCatalog.title("tt\($0)", "Filler \($0)") }
                + westerns,
            [ImportedCatalog.ratingsHeader, "tt8000000\t7.0\t9"]
                + (10_000_000..<10_016_400).map { "tt\($0)\t7.0\t50" }
        )
        let catalog = try Catalog(path: imported.folder.path(of: "data/catalog.index"))

        let matches = try catalog.matches(for: #require(MovieQuery("western")), limit: 20)

        #expect(matches.totalCount == 6)
        let titles = try catalog.movies(matches.exactTitles).map(\.title)
        #expect(titles == Array(repeating: "Western", count: 3))
    }

    @Test func `knows whether titles have all words`() throws {
        for (text, isTitle) in [("western", true), ("nights", true), ("westernn", false)] {
            let matches = try catalog.matches(for: #require(MovieQuery(text)), limit: 20)

            #expect(matches.totalCount > 0)
            #expect(matches.hasLiteralTitles == isTitle)
        }
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
        query.sortsFirstMovies = true

        let matches = try catalog.matches(for: query, limit: 20_000)

        #expect(matches.totalCount == 16_403)
        #expect(try titles(Array(matches.documents.suffix(1))) == ["A Western"])
    }

    @Test func `an order that the text means is that of the others`() throws {
        var query = MovieQuery(sort: MovieSort(.title, isReversed: true))
        query.firstMovies = [.imdb(try #require(IMDbID("tt9000002")))]

        let matches = try catalog.matches(for: query, limit: 20_000)

        #expect(
            try titles(Array(matches.documents.prefix(2))) == ["A Western", "Western Nights"]
        )
    }

    private func titles(_ documents: [Int]) throws -> [String] {
        try catalog.movies(documents).map(\.title)
    }
}
