import Domain
import Infrastructure
import TestSupport
import Testing

@testable import Data

/// People of an imported catalog, and of the built-in one.
struct CatalogPeopleRepositoryTests {
    private let imported: ImportedCatalog

    init() async throws {
        imported = try ImportedCatalog()
        try await imported.importLines(
            [
                ImportedCatalog.titlesHeader,
                ImportedCatalog.title("tt9000001", "Lantern", year: "1999", genres: "Drama"),
                ImportedCatalog.title("tt9000002", "Harbor", year: "2004"),
                ImportedCatalog.title("tt9000003", "Mill"),
            ],
            [
                ImportedCatalog.ratingsHeader, "tt9000001\t7.0\t900", "tt9000002\t8.0\t100",
                "tt9000003\t8.0\t50",
            ],
            [
                "tconst\tordering\tnconst\tcategory\tjob\tcharacters",
                "tt9000001\t1\tnm9000001\tdirector\t\\N\t\\N",
                "tt9000001\t2\tnm9000001\tactor\t\\N\t\\N",
                "tt9000001\t3\tnm9000003\tactor\t\\N\t\\N",
                "tt9000002\t1\tnm9000001\tdirector\t\\N\t\\N",
                "tt9000002\t2\tnm9000002\tactor\t\\N\t\\N",
                "tt9000003\t1\tnm9000002\twriter\t\\N\t\\N",
                "tt9000003\t2\tnm9000004\twriter\t\\N\t\\N",
            ],
            [
                "nconst\tprimaryName\tbirthYear\tdeathYear\tprimaryProfession\tknownForTitles",
                "nm9000001\tAda Nova\t1920\t1999\t\\N\t\\N",
                "nm9000002\tada nova\t\\N\t\\N\t\\N\t\\N",
                "nm9000003\tAda Nova Moor\t\\N\t\\N\t\\N\t\\N",
                "nm9000004\tBen Zara\t\\N\t\\N\t\\N\t\\N",
            ]
        )
    }

    @Test func `has the people with a name, those with exactly that name first`() async throws {
        let matches = try await people.people(named: "ada nova", limit: 20)

        #expect(matches.people.map(\.name) == ["Ada Nova", "ada nova", "Ada Nova Moor"])
        #expect(matches.best.map(\.id.description) == ["nm9000001", "nm9000002"])
        #expect(matches.source == .catalog(.imdb))
        #expect(try await people.people(named: "ada nova", limit: 1).people.count == 1)
    }

    @Test(arguments: [("nova", 3), ("ben zarra", 1), ("zar", 1)])
    func `all who match a part of the name, or despite typos, match equally well`(
        name: String,
        count: Int
    ) async throws {
        let matches = try await people.people(named: name, limit: 20)

        #expect(matches.people.count == count)
        #expect(matches.bestCount == count)
    }

    @Test(
        arguments: [
            ("nov", false, ["Ada Nova", "Ada Nova Moor", "ada nova"], [0, 1, 2]),
            ("ad mo", false, ["Ada Nova Moor"], [1]), ("ZAR", false, ["Ben Zara"], [3]),
            ("nov", true, ["Ada Nova"], [0]), ("zar", true, [], []), ("navo", false, [], []),
            ("", true, ["Ada Nova"], [0]),
            (" ", false, ["Ada Nova", "Ada Nova Moor", "ada nova", "Ben Zara"], [0, 1, 2, 3]),
        ] as [(String, Bool, [String], [Int])]
    )
    func `suggests people by the starts of words of their names, the best known first`(
        text: String,
        onlyDirectors: Bool,
        names: [String],
        ranks: [Int]
    ) async throws {
        let found = try await people.personSuggestions(
            for: text,
            onlyDirectors: onlyDirectors,
            limit: 20
        )

        #expect(found.map(\.name) == names)
        #expect(found.map(\.rank) == ranks)
    }

    @Test(arguments: [
        ("tom h", "Tom Hanks"), ("sig", "Sigourney Weaver"), ("kubri", "Stanley Kubrick"),
        ("penelope cr", "Penélope Cruz"), ("song kang", "Song Kang-ho"),
    ])
    func `suggests people of the built-in catalog`(text: String, name: String) async throws {
        let people = CatalogMoviesRepository(store: CatalogStore(folder: nil))

        let found = try await people.personSuggestions(for: text, onlyDirectors: false, limit: 1)

        #expect(found.map(\.name) == [name])
    }

    @Test func `knows who a person is`() async throws {
        let person = try await people.people(named: "ada nova", limit: 1).people.first

        #expect(
            person
                == Person(
                    id: .imdb(try #require(IMDbPersonID("nm9000001"))),
                    imdbID: IMDbPersonID("nm9000001"),
                    name: "Ada Nova",
                    profession: "director",
                    birthday: CalendarDate(year: 1920),
                    deathday: CalendarDate(year: 1999),
                    knownFor: ["Lantern", "Harbor"]
                )
        )
    }

    @Test(arguments: [("nm9000002", "writer"), ("nm9000003", "actor"), ("nm9000004", "writer")])
    func `the first of the roles with the most movies is the profession`(
        id: String,
        profession: String
    ) async throws {
        let details = try await people.details(of: try #require(PersonID(id)))

        #expect(details.person.profession == profession)
    }

    @Test func `has the movies of a person, with the roles`() async throws {
        let details = try await people.details(of: try #require(PersonID("nm9000001")))

        #expect(details.credits.map(\.movie.title) == ["Lantern", "Harbor"])
        #expect(details.credits.map(\.roles) == [[.director, .cast(character: nil)], [.director]])
        #expect(details.credits.first?.movie.releaseDate?.year == 1999)
        #expect(details.credits.first?.movie.voteAverage == 7)
        #expect(details.source == .catalog(.imdb))
        #expect(details.unknownValues == [.language, .mine])
        #expect(details.fallback == nil)
    }

    @Test(arguments: ["nm9000009", "31"])
    func `reports an unknown id`(id: String) async throws {
        let id = try #require(PersonID(id))

        await #expect(throws: MoviesError.personNotFound(id, .catalog(.imdb))) {
            try await people.details(of: id)
        }
        #expect(try await people.people(named: "zzzz", limit: 1).people.isEmpty)
    }

    @Test func `identifies the people of the built-in catalog by their names`() async throws {
        let people = CatalogMoviesRepository(store: CatalogStore(folder: nil))

        let person = try #require(
            try await people.people(named: "sigorney weaver", limit: 1).people.first
        )
        let details = try await people.details(of: person.id)

        #expect(person.id == .name("Sigourney Weaver"))
        #expect(person.pageURL == nil && person.imdbID == nil)
        #expect(details.person == person)
        #expect(details.credits.contains { $0.movie.title == "Alien" })
        #expect(details.unknownValues == [.rating, .votes, .mine])
    }

    @Test(arguments: [
        ("ben zarra", "Ben Zara"), ("ben", "Ben Zara"), ("BEN ZARA", nil), ("zzzz", nil),
    ])
    func `has the most similar name`(name: String, similar: String?) async {
        let store = CatalogStore(folder: imported.folder.path(of: "data"))

        #expect(await CatalogMoviesRepository(store: store).correctedName(for: name) == similar)
    }

    @Test func `says that a catalog without people does not have all`() async throws {
        let builtIn = CatalogMoviesRepository(store: CatalogStore(folder: nil))
        try await imported.importLines(
            [ImportedCatalog.titlesHeader, ImportedCatalog.title("tt9000001", "Lantern")]
        )

        for (people, origin) in [(builtIn, CatalogSource.builtIn), (people, .imdb)] {
            await #expect(throws: MoviesError.personUnavailable("zzzz", .catalog(origin))) {
                try await people.people(named: "zzzz", limit: 1)
            }
            await #expect(throws: MoviesError.personUnavailable("31", .catalog(origin))) {
                try await people.details(of: PersonID.tmdb(31))
            }
        }
    }

    @Test func `falls back to the built-in people if the catalog is corrupt`() async throws {
        try imported.folder.write("not an index", to: "data/catalog.index")

        let matches = try await people.people(named: "sigourney weaver", limit: 1)
        let person = try #require(matches.people.first)

        #expect(matches.source == .catalog(.builtIn))
        for fallback in [matches.fallback, try await people.details(of: person.id).fallback] {
            guard case .builtInCatalog = fallback else {
                Issue.record("\(String(describing: fallback))")
                continue
            }
        }
    }

    private var people: CatalogMoviesRepository {
        CatalogMoviesRepository(store: CatalogStore(folder: imported.folder.path(of: "data")))
    }
}
