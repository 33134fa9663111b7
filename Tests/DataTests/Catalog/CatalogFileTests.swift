import Domain
import Infrastructure
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

/// Opening the file of an imported catalog.
struct CatalogFileTests {
    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = folder.path(of: "catalog.index")
    }

    @Test(arguments: [(0, true), (1, true), (2, false), (-1, false)])
    func `has no more movies with credits than movies`(count: Int, isValid: Bool) throws {
        try write(CatalogMetadata(origin: .imdb, creditedMovieCount: count))

        guard isValid else {
            #expect(throws: TextIndexError.corrupt) { try Catalog(path: path) }
            return
        }
        #expect(try Catalog(path: path).creditedMovieCount == count)
    }

    @Test func `is corrupt without an index of people`() throws {
        try write(CatalogMetadata(origin: .imdb))

        let catalog = try Catalog(path: path)

        #expect(throws: TextIndexError.corrupt) { try catalog.people() }
        #expect(catalog.fileSize == (try folder.readData("catalog.index").count))
    }

    @Test func `an index of something else is no catalog`() throws {
        let index = TextIndex([TextDocument(titles: ["Lantern"])])
        try index.write(to: path)

        #expect(throws: TextIndexError.notAnIndex) { try Catalog(path: path) }
    }

    @Test func `only the built-in catalog has an extent`() throws {
        let date = CalendarDate(year: 2026)
        let table = MovieTable(lines: ["1\t\tLantern"])
        let builtIn = Catalog(table, metadata: CatalogMetadata(origin: .builtIn, date: date))

        #expect(builtIn.builtInExtent == CatalogExtent(movieCount: 1, date: date))
        #expect(builtIn.creditedMovieCount == 1)
        #expect(!builtIn.hasImportedPeople)
        #expect(Catalog(table, metadata: CatalogMetadata(origin: .imdb)).builtInExtent == nil)
    }

    /// More than one movie in twenty has credits.
    @Test(arguments: [(19, 1, true), (20, 1, false), (20, 2, true), (1, 0, false)])
    func `has imported people if many movies have credits`(
        movieCount: Int,
        creditedCount: Int,
        hasPeople: Bool
    ) {
        let catalog = Catalog(
            MovieTable(lines: (1...movieCount).map { "\($0)\t\tMovie \($0)" }),
            metadata: CatalogMetadata(origin: .imdb, creditedMovieCount: creditedCount)
        )

        #expect(catalog.hasImportedPeople == hasPeople)
    }

    private func write(_ metadata: CatalogMetadata) throws {
        let catalog = Catalog(MovieTable(lines: ["1\t\tLantern"]), metadata: metadata)
        try catalog.index.write(to: path)
    }
}
