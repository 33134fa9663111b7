import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

struct CatalogStoreTests {
    private static let people = Catalog.builtInPeople

    private let folder: TemporaryDirectory
    private let store: CatalogStore

    init() throws {
        folder = try TemporaryDirectory()
        store = CatalogStore(folder: nil, cacheFolder: folder.path)
    }

    @Test func `caches the index of the built-in catalog for the next run`() throws {
        let made = try titles("alien")
        let before = try contents()
        let cached = try titles("alien")

        #expect(made.first == "Alien")
        #expect(cached == made)
        #expect(try contents() == before)
        #expect(
            folder.contents == ["catalog", "catalog/movies.index", "catalog/movies.index.lock"]
        )
    }

    @Test(arguments: ["", "nonsense", "TXTINDEX\u{1} but no more"])
    func `rebuilds a corrupt index`(text: String) throws {
        try folder.write(text, to: "catalog/movies.index")

        #expect(try titles("alien").first == "Alien")
        #expect(try contents().count > 100_000)
    }

    @Test func `works without a cache if there can't be one`() throws {
        try folder.write("a file in its place", to: "catalog")

        #expect(try titles("alien").first == "Alien")
    }

    @Test func `uses the installed index, and needs no folder to write to`() throws {
        try installIndexes()
        let store = CatalogStore(
            folder: nil,
            cacheFolder: folder.path(of: "cache"),
            installedFolder: folder.path(of: "share")
        )

        #expect(try titles("alien", in: store).first == "Alien")
        #expect(!folder.contents.contains { $0.hasPrefix("cache") })
    }

    @Test(arguments: ["", "nonsense", nil])
    func `makes an index instead of a corrupt or missing installed one`(text: String?) throws {
        try installIndexes()
        if let text {
            try folder.write(text, to: "share/movies.index")
        } else {
            try FileManager.default.removeItem(atPath: folder.path(of: "share/movies.index"))
        }
        let store = CatalogStore(
            folder: nil,
            cacheFolder: folder.path(of: "cache"),
            installedFolder: folder.path(of: "share")
        )

        #expect(try titles("alien", in: store).first == "Alien")
        #expect(folder.contents.contains("cache/catalog/movies.index"))
    }

    private func installIndexes() throws {
        for (name, index) in [("movies", Catalog.builtIn.index), ("people", Self.people.index)] {
            try folder.write("", to: "share/\(name).index")
            try index.write(to: folder.path(of: "share/\(name).index"))
        }
    }

    private func titles(_ query: String, in other: CatalogStore? = nil) throws -> [String] {
        let query = try #require(MovieQuery(query))
        return try (other ?? store).read { catalog, _ throws(TextIndexError) in
            try catalog.movies(catalog.hits(for: query).map(\.document)).map(\.title)
        }
    }

    private func contents() throws -> Data {
        try Data(contentsOf: URL(filePath: folder.path(of: "catalog/movies.index")))
    }
}
