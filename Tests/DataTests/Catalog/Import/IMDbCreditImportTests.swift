import Domain
import Infrastructure
import TestSupport
import Testing
import TextIndex

@testable import Data
@testable import Search

/// The people of IMDb's data sets.
struct IMDbCreditImportTests {
    private static let castHeader = "tconst\tordering\tnconst\tcategory\tjob\tcharacters"
    private static let crewHeader = "tconst\tdirectors\twriters"
    private static let peopleHeader =
        "nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles"

    private let catalog: ImportedCatalog

    init() throws { catalog = try ImportedCatalog() }

    private static let titles = [
        ImportedCatalog.titlesHeader, ImportedCatalog.title("tt9000001", "Lantern"),
        ImportedCatalog.title("tt9000002", "Harbor"), ImportedCatalog.title("tt9000003", "Mill"),
        ImportedCatalog.title("tt9000004", "Series", type: "tvSeries"),
    ]

    private static let ratings = [
        ImportedCatalog.ratingsHeader, "tt9000001\t7.0\t100", "tt9000002\t8.0\t900",
        "tt9000003\t8.0\t50",
    ]

    private static let people = [
        peopleHeader, "nm0000001\tAda Nova\t1920\t1999\tdirector\ttt9000001",
        "nm0000002\tBen Moor\t1950\t\\N\tactor\t\\N", "nm0000003\tBen Moor\t\\N\t\\N\tactor\t\\N",
        "nm0000004\tIda Absent\t1950\t\\N\tactor\t\\N", "nm20000005\tCid Zara\t1\t1\t\\N\t\\N",
    ]

    private static func cast(
        _ title: String,
        _ place: Int,
        _ person: String,
        _ category: String
    ) -> String {
        "\(title)\t\(place)\t\(person)\t\(category)\t\\N\t[\"Role\"]"
    }

    private static let credits = [
        castHeader, cast("tt9000001", 1, "nm0000002", "actor"),
        cast("tt9000001", 2, "nm20000005", "actress"),
        cast("tt9000001", 3, "nm0000001", "director"),
        cast("tt9000001", 4, "nm0000001", "writer"), cast("tt9000001", 5, "nm0000004", "editor"),
        cast("tt9000002", 2, "nm0000001", "self"), cast("tt9000002", 1, "nm0000003", "actor"),
        cast("tt9000003", 1, "nm0000002", "actor"), cast("tt9000003", 2, "nm0009999", "actor"),
        cast("tt9000004", 1, "nm0000004", "actor"),
    ]

    private func openPeople() throws -> CatalogPeople {
        let opened = try Catalog(path: catalog.folder.path(of: "data/catalog.index"))
        return try opened.people()
    }

    @Test func `adds directors, writers and cast to movies`() async throws {
        // The order of the files does not matter.
        try await catalog.importLines(Self.people, Self.credits, Self.ratings, Self.titles)

        let details = try #require(try await catalog.details("tt9000001"))
        #expect(details.credits.directors == ["Ada Nova"])
        #expect(details.credits.writers == ["Ada Nova"])
        #expect(details.credits.cast.map(\.name) == ["Ben Moor", "Cid Zara"])
        #expect(
            try await catalog.details("tt9000002")?.credits.cast.map(\.name) == [
                "Ben Moor", "Ada Nova",
            ]
        )
        // Without a name, a person is left out.
        #expect(try await catalog.details("tt9000003")?.credits.cast.map(\.name) == ["Ben Moor"])
    }

    @Test func `indexes the people with their movies, the best known first`() async throws {
        try await catalog.importLines(Self.titles, Self.ratings, Self.credits, Self.people)
        let people = try openPeople()

        // Movies are numbered by votes: Harbor, Lantern, Mill.
        let nova = try #require(try people.person(imdbNumber: 1))
        #expect(nova.name == "Ada Nova" && nova.birthYear == 1920 && nova.deathYear == 1999)
        #expect(nova[.director] == [1] && nova[.writer] == [1] && nova[.cast] == [0])
        #expect(nova.movies == [0, 1])
        let moors = try people.people(named: "ben moor")
        #expect(moors.map(\.imdbNumber) == [3, 2])
        #expect(moors.map(\.birthYear) == [nil, 1950])
        #expect(moors.map(\.deathYear) == [nil, nil])
        #expect(moors.map(\.movies) == [[0], [1, 2]])
        let zara = try #require(try people.person(imdbNumber: 20_000_005))
        #expect(zara.movies == [1] && zara.birthYear == 1 && zara.deathYear == 1)
        #expect(try people.person(imdbNumber: 4) == nil)
        #expect(try people.people(named: "ida absent").isEmpty)
    }

    @Test(
        arguments: [
            ("", [.person: "nova"], ["Harbor", "Lantern"]), ("", [.director: "nova"], ["Lantern"]),
            ("", [.person: "ben moor"], ["Harbor", "Lantern", "Mill"]),
            ("lantern", [.person: "moor"], ["Lantern"]),
            ("", [.person: "ben mopr"], ["Harbor", "Lantern", "Mill"]),
            ("", [.director: "moor"], []),
            ("", [.person: "stranger"], []), ("mill", [.person: "nova"], []),
            ("", [.person: "nova", .director: "nova"], ["Lantern"]),
            ("", [.person: "zar"], ["Lantern"]),
        ] as [(String, [FilterKey: String], [String])]
    )
    func `filters by people`(
        text: String,
        names: [FilterKey: String],
        titles: [String]
    ) async throws {
        try await catalog.importLines(Self.titles, Self.ratings, Self.credits, Self.people)
        let opened = try Catalog(path: catalog.folder.path(of: "data/catalog.index"))
        var query = MovieQuery(text) ?? MovieQuery()
        query.filters[names: .person] = names[.person].map { [$0] } ?? []
        query.filters[names: .director] = names[.director].map { [$0] } ?? []

        let documents = try opened.matches(for: query, limit: 10).documents
        #expect(try opened.movies(documents).map(\.title) == titles)
    }

    /// A name beside a title chooses among the movies of all people who have it.
    @Test(
        arguments: [
            ("lantern ada nova", "Lantern"), ("nova lantern", "Lantern"), ("mill moor", "Mill"),
            ("ben moor harbor", "Harbor"), ("mill nova", nil),
        ] as [(String, String?)]
    )
    func `finds a title beside a name`(text: String, title: String?) async throws {
        try await catalog.importLines(Self.titles, Self.ratings, Self.credits, Self.people)
        let opened = try Catalog(path: catalog.folder.path(of: "data/catalog.index"))
        var query = try #require(MovieQuery(text))
        query.subject = .everything

        let matches = try opened.matches(for: query, limit: 10)
        let isComplete = !matches.notices.contains { $0 != .closestMatches }
        #expect(isComplete == (title != nil))
        #expect(try opened.movies(matches.documents).first?.title == title ?? "Mill")
    }

    @Test(arguments: [TextSubject.titles, .everything], [false, true])
    func `finds the movies of a name`(subject: TextSubject, isExact: Bool) async throws {
        try await catalog.importLines(Self.titles, Self.ratings, Self.credits, Self.people)
        let opened = try Catalog(path: catalog.folder.path(of: "data/catalog.index"))
        var query = try #require(MovieQuery("ada nova", isExact: isExact))
        query.subject = subject

        let documents = try opened.matches(for: query, limit: 10).documents
        #expect(try opened.movies(documents).map(\.title) == ["Harbor", "Lantern"])
    }

    @Test func `reads directors and writers of title.crew, too`() async throws {
        let crew = [
            Self.crewHeader, "tt9000003\tnm0000002,nm0000001\tnm20000005", "tt9000002\t\\N\t\\N",
        ]
        try await catalog.importLines(Self.titles, crew, Self.people)

        let details = try #require(try await catalog.details("tt9000003"))
        #expect(details.credits.directors == ["Ben Moor", "Ada Nova"])
        #expect(details.credits.writers == ["Cid Zara"])
        #expect(details.credits.cast.isEmpty)
    }

    @Test func `has the first billed of the cast only, and a person once in each role`()
        async throws
    {
        let crowd = (1...9).map { "nm000010\($0)\tExtra \($0)\t\\N\t\\N\t\\N\t\\N" }
        let cast = (1...9).reversed().map { Self.cast("tt9000001", $0, "nm000010\($0)", "actor") }
        let again = [Self.cast("tt9000001", 10, "nm0000101", "actor")]
        try await catalog.importLines(
            Self.titles,
            [Self.castHeader] + cast + again,
            [Self.peopleHeader] + crowd
        )

        let details = try #require(try await catalog.details("tt9000001"))
        #expect(details.credits.cast.map(\.name) == (1...5).map { "Extra \($0)" })
    }

    @Test func `has the size of its file, which includes people`() async throws {
        let result = try await catalog.importLines(Self.titles, Self.credits, Self.people)

        #expect(try result.catalog.byteCount == catalog.folder.readData("data/catalog.index").count)
        #expect(try await catalog.repository.info() == result.catalog)
    }

    @Test func `needs the names of people`() async throws {
        await #expect {
            try await catalog.importLines(Self.titles, Self.credits)
        } throws: { error in
            guard case MoviesError.dataSetUnusable(_, .missingNames(in: "name.basics")) = error
            else { return false }
            return true
        }
    }

    @Test func `knows the people of built-in movies without such files`() async throws {
        try await catalog.importLines([
            ImportedCatalog.titlesHeader, ImportedCatalog.title("tt0081505", "The Shining"),
        ])

        let people = try openPeople()
        let kubrick = try people.people(named: "kubrick")
        #expect(kubrick.map(\.name) == ["Stanley Kubrick"])
        #expect(kubrick.first?[.director] == [0])
        #expect(kubrick.first?.imdbNumber == nil)
    }
}
