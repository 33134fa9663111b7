import Domain
import Testing

@testable import Data

/// What an import takes over from the built-in movies.
struct BuiltInMovieImportTests {
    private let catalog: ImportedCatalog

    init() throws { catalog = try ImportedCatalog() }

    @Test func `finds an imported movie by its people and its built-in titles`() async throws {
        try await catalog.importLines([
            ImportedCatalog.titlesHeader, ImportedCatalog.title("tt0081505", "Shining"),
            ImportedCatalog.title("tt6751668", "Gisaengchung", original: "Parasite"),
            ImportedCatalog.title("tt1", "Lantern"),
        ])

        #expect(try await catalog.search("kubrick").map(\.title) == ["Shining"])
        #expect(try await catalog.search("jack nicholson").map(\.title) == ["Shining"])
        #expect(try await catalog.search("the shining").map(\.title) == ["Shining"])
        #expect(try await catalog.search("기생충").map(\.title) == ["Gisaengchung"])
        #expect(try await catalog.search("gisaengchung").map(\.originalTitle) == ["Parasite"])
    }

    @Test func `finds a movie of TMDB's export by its people and its other titles`() async throws {
        try await catalog.importLines([
            #"{"id":496243,"original_title":"기생충","popularity":2}"#,
            #"{"id":694,"original_title":"Shining","popularity":1}"#,
        ])

        let found = try await catalog.search("parasite")
        #expect(found.map(\.title) == ["Parasite"])
        #expect(found.map(\.originalTitle) == ["기생충"])
        #expect(found.first?.releaseDate?.year == 2019)
        #expect(try await catalog.search("gisaengchung").map(\.id) == found.map(\.id))
        let directed = try await catalog.search("bong joon-ho")
        #expect(directed.map(\.reason) == [.director("Bong Joon Ho")])
        #expect(try await catalog.search("kubrick").map(\.id) == [.tmdb(694)])
    }

    @Test(arguments: [("1981", "1981"), ("\\N", "1980")])
    func `finds a movie by its own year, or by the built-in one`(
        year: String,
        expected: String
    ) async throws {
        try await catalog.importLines([
            ImportedCatalog.titlesHeader,
            ImportedCatalog.title("tt0081505", "Shining", year: year),
        ])

        for word in ["1980", "1981"] {
            let found = try await catalog.search("shining \(word)")
            #expect(found.map(\.releaseDate?.year) == (word == expected ? [Int(word)] : []))
        }
    }

    @Test func `does not take an IMDb number for an ID of TMDB`() async throws {
        try await catalog.importLines([
            ImportedCatalog.titlesHeader, ImportedCatalog.title("tt0000694", "Lantern"),
        ])

        #expect(try await catalog.search("kubrick").isEmpty)
    }

    @Test func `suggests the movie's own title for one that is built in`() async throws {
        try await catalog.importLines([
            ImportedCatalog.titlesHeader, ImportedCatalog.title("tt6751668", "Gisaengchung"),
        ])

        #expect(try await catalog.suggestions("parasi") == ["Gisaengchung"])
        #expect(try await catalog.suggestions("gisaengc") == ["Gisaengchung"])
    }

    @Test func `adds other titles after the built-in ones`() async throws {
        try await catalog.importLines(
            [
                ImportedCatalog.titlesHeader,
                ImportedCatalog.title("tt6751668", "Gisaengchung", original: "Gisaeng"),
            ],
            [
                ImportedCatalog.otherTitlesHeader,
                ImportedCatalog.otherTitle("tt6751668", "Schmarotzer"),
            ]
        )

        for query in ["schmarotzer", "parasite", "기생충"] {
            #expect(try await catalog.search(query).map(\.title) == ["Gisaengchung"])
            #expect(try await catalog.suggestions(query) == ["Gisaengchung"])
        }
        #expect(try await catalog.suggestions("gisaengc") == ["Gisaengchung"])
    }
}
