import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

/// Files of imported catalogs with other bytes than were written.
struct CatalogFileFuzzTests {
    private static let queries = ["alien", "heat", "kubrick", "the shinning", "star", "space"]

    /// What a catalog says to some questions.
    private struct Content: Equatable {
        var movies: [CatalogMovie] = []
        var movie: CatalogMovie?
        var people: [CatalogPerson] = []
    }

    @Test func `a changed catalog has the right movies, or is corrupt`() throws {
        let folder = try TemporaryDirectory()
        try Self.writeCatalog(to: folder.path(of: "whole"))
        let whole = Array(try folder.readData("whole"))
        let catalog = try Catalog(path: folder.path(of: "whole"))
        let contents = try Self.queries.map { try Self.content(of: catalog, $0) }

        let counts = try fuzz("catalog", FuzzCorpus([whole]), iterations: 300) { bytes, random in
            let query = Int.random(in: 0..<Self.queries.count, using: &random)
            try folder.rewrite(bytes, to: "changed")
            guard let catalog = try? Catalog(path: folder.path(of: "changed")),
                let content = try? Self.content(of: catalog, Self.queries[query])
            else {
                try #require(bytes != whole)
                return false
            }
            try #require(content == contents[query])
            return true
        }

        #expect(counts.valid > 20)
        #expect(counts.invalid > 100)
    }

    private static func content(
        of catalog: Catalog,
        _ text: String
    ) throws(TextIndexError) -> Content {
        let request = SearchRequest(readings: [.init(text)])
        return Content(
            movies: try catalog.filled(
                try catalog.movies(catalog.index.search(request).map(\.document))
            ),
            movie: try IMDbID("tt000000\(text.utf8.count % 10)").flatMap {
                id throws(TextIndexError) in
                try catalog.movie(.imdb(id))
            },
            people: try catalog.people().people(named: text)
        )
    }

    /// Writes a catalog with movies and people.
    private static func writeCatalog(to path: String) throws {
        let titles = ["Alien", "Heat", "The Shining", "Star Wars", "A Space Odyssey", "Alien 3"]
        var draft = try CatalogDraft(
            scratch: nil,
            builtIn: BuiltInMovieLookup(MovieTable(parts: [])),
            usesBuiltInCredits: false
        )
        var batch = DataSetBatch()
        for (index, title) in (titles + titles + titles).enumerated() {
            let key = UInt32(index + 1)
            let movie = CatalogMovie(imdbNumber: Int(key), title: title)
            batch.add(movie, key: key, popularity: UInt32(100 - index), builtIn: nil)
            let credit = Credit(.director, key % 3 + 1, place: 0, document: UInt32(index))
            draft.credits.add(CollectionOfOne(credit))
        }
        try draft.add(batch)
        draft.endCredits()
        let names = ["Stanley Kubrick", "Heat Star", "Ridley Scott"].enumerated()
        draft.credits.add(
            names.map { PersonName(key: UInt32($0 + 1), name: $1, birthYear: 1928) }
        )
        try draft.write(to: path, CatalogMetadata(origin: .imdb, date: nil))
    }
}
