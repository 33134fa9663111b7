import Domain
import Foundation
import Infrastructure
import SystemKit
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

/// Which of its files a store opens.
///
/// The indexes of this build in these tests have one movie, and its people, in place of all.
struct CatalogStoreFilesTests {
    private static let table = MovieTable(lines: [
        "1\t\tZyxwlantern\t\t\ten\t1999\t\t\tZyxwela Novarro"
    ])

    private let folder: TemporaryDirectory
    private let build: String

    init() throws {
        folder = try TemporaryDirectory()
        build = try #require(Executable.buildFingerprint)
    }

    @Test(arguments: ["share", "cache/catalog"])
    func `opens the installed or cached indexes of this build`(place: String) throws {
        try writeIndexes(to: place)

        let store = store(language: "ko")

        #expect(try hitCount("zyxwlantern", in: store) == 1)
        #expect(try people("zyxwela", in: store) == ["Zyxwela Novarro"])
        #expect(try store.withBuiltInCatalog { $0.language } == "ko")
        #expect(try store.withBuiltInCatalog { $0.addKnownFacts == nil })
        #expect(
            try store.read { catalog, fallback in catalog.language + "\(fallback == nil)" }
                == "kotrue"
        )
        #expect(!folder.contents.contains { $0.hasSuffix(".lock") })
    }

    @Test func `prefers the installed indexes to cached ones`() throws {
        try writeIndexes(to: "share")
        try folder.write("nonsense", to: "cache/catalog/movies.index")

        #expect(try hitCount("zyxwlantern", in: store()) == 1)
        #expect(try folder.read("cache/catalog/movies.index") == "nonsense")
    }

    @Test func `caches the people of this build`() throws {
        try writeIndexes(to: "cache/catalog", peopleSource: "other people")

        let store = store()

        #expect(try people("kubrick", in: store) == ["Stanley Kubrick"])
        #expect(try people("kubrick", in: store) == ["Stanley Kubrick"])
        #expect(try folder.readData("cache/catalog/people.index").count > 100_000)
        // The movies are still those of the test.
        #expect(try hitCount("zyxwlantern", in: store) == 1)
    }

    @Test func `opens no index of people of another build, or of movies`() throws {
        let path = folder.path(of: "share/people.index")
        try writeIndexes(to: "share")
        let people = try Catalog.builtInPeople(path: path)
        #expect(people.index.documentCount == 1)

        for source in [build, "", " people", build + " people2"] {
            try writeIndexes(to: "share", peopleSource: source)
            #expect(throws: TextIndexError.incompatibleVersion) {
                try Catalog.builtInPeople(path: path)
            }
        }
        #expect(throws: TextIndexError.missing) { try Catalog.builtInPeople(path: path + "2") }
    }

    @Test func `opens no index of movies of another build or date`() throws {
        let path = folder.path(of: "share/movies.index")
        let others = [
            CatalogMetadata(origin: .builtIn, date: BuiltInMovies.date, source: build + " people"),
            CatalogMetadata(origin: .builtIn, date: nil, source: build),
            CatalogMetadata(origin: .imdb, date: BuiltInMovies.date, source: build),
        ]
        for metadata in others {
            try writeIndexes(to: "share", movies: metadata)
            #expect(throws: TextIndexError.incompatibleVersion) {
                try Catalog(builtInPath: path) { () throws(TextIndexError) in throw .missing }
            }
        }
    }

    @Test func `can't replace a catalog without a folder`() async {
        let store = CatalogStore(folder: nil)
        let failure = StorageFailure(
            operation: .create,
            path: "catalog.index",
            reason: "there is no folder for it"
        )

        #expect(store.path == nil)
        await #expect(throws: MoviesError.storage(failure)) { _ = try await store.beginReplacing() }
        await #expect(throws: Never.self) { try await store.remove() }
    }

    private func store(language: String = "en") -> CatalogStore {
        CatalogStore(
            folder: nil,
            cacheFolder: folder.path(of: "cache"),
            installedFolder: folder.path(of: "share"),
            language: language
        )
    }

    private func writeIndexes(
        to place: String,
        movies: CatalogMetadata? = nil,
        peopleSource: String? = nil
    ) throws {
        var metadata = CatalogMetadata(origin: .builtIn, date: BuiltInMovies.date, source: build)
        let catalog = Catalog(Self.table, metadata: movies ?? metadata)
        metadata.source = peopleSource ?? build + " people"
        let people = CatalogPeople(BuiltInMovieLookup(Self.table), metadata: metadata)
        for (name, index) in [("movies", catalog.index), ("people", people.index)] {
            try folder.write("", to: "\(place)/\(name).index")
            try index.write(to: folder.path(of: "\(place)/\(name).index"))
        }
    }

    private func hitCount(_ text: String, in store: CatalogStore) throws -> Int {
        let query = try #require(MovieQuery(text, isExact: true))
        return try store.withBuiltInCatalog { catalog throws(TextIndexError) in
            try catalog.hits(for: query).count
        }
    }

    private func people(_ name: String, in store: CatalogStore) throws -> [String] {
        try store.withBuiltInCatalog { catalog throws(TextIndexError) in
            try catalog.people().people(named: name).map(\.name)
        }
    }
}
