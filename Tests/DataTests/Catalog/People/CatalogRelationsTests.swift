import Testing
import TextIndex

@testable import Data
@testable import Search

/// The movies of people whom a query names.
struct CatalogRelationsTests {
    private struct Found: Equatable {
        let rest: String

        /// By their numbers, sorted.
        let documents: [Int]
        var typos = 0
        var isWholeName = false

        init(_ rest: String, _ documents: [Int], typos: Int = 0, isWholeName: Bool = false) {
            self.rest = rest
            self.documents = documents.sorted()
            self.typos = typos
            self.isWholeName = isWholeName
        }
    }

    private static let movies = [
        line(1, "Lantern", directors: "Adela Novarro"),
        line(2, "Harbor", directors: "ADELA NOVARRO"),
        line(3, "Mill", cast: "Adela Novarro Moor"),
        line(4, "Quarry", directors: "Adela Novarro", cast: "Adela Novarro"),
    ]

    @Test func `has the movies of all people of a name, and of those with more names`() throws {
        let found = try relations("adela novarro", .whole)

        #expect(found == [Found("", [0, 1, 3], isWholeName: true), Found("", [2])])
    }

    @Test(arguments: ["novarro", "moor"])
    func `a word of a name is not the whole name`(name: String) throws {
        let found = try relations(name, .whole)

        #expect(found.map(\.isWholeName) == [false])
    }

    @Test(arguments: ["adela novazro", "adela novarro lantern", "stranger", "nova"])
    func `at first, the whole query must be a name`(text: String) throws {
        #expect(try relations(text, .whole).isEmpty)
    }

    @Test func `then names may have typos, or be beside other words`() throws {
        #expect(
            try relations("adela novazro", .similar)
                == [Found("", [0, 1, 2, 3], typos: 1), Found("novazro", [0, 1, 2, 3])]
        )
        #expect(
            try relations("adela novarro lantern", .similar) == [
                Found("novarro lantern", [0, 1, 2, 3]),
                Found("lantern", [0, 1, 3], isWholeName: true), Found("lantern", [2]),
            ]
        )
        #expect(
            try relations("lantern adela novarro", .similar) == [
                Found("lantern", [0, 1, 3], isWholeName: true), Found("lantern", [2]),
                Found("lantern adela", [0, 1, 2, 3]),
            ]
        )
    }

    @Test func `does not repeat a whole name without typos`() throws {
        #expect(
            try relations("adela novarro", .similar)
                == [Found("adela", [0, 1, 2, 3]), Found("novarro", [0, 1, 2, 3])]
        )
        #expect(try relations("novarro", .similar).isEmpty)
        #expect(try relations("novazro", .similarParts).isEmpty)
    }

    @Test func `at last, a name beside other words may have typos`() throws {
        #expect(
            try relations("adela novazro lantern", .similarParts)
                == [
                    Found("novazro lantern", [0, 1, 2, 3]),
                    Found("lantern", [0, 1, 2, 3], typos: 1),
                ]
        )
    }

    @Test(arguments: [
        ("blue green silver amber adela novarro", "blue green silver amber", true),
        ("blue green silver amber ivory adela novarro", "blue green silver amber ivory", false),
    ])
    func `looks for a name among six words at most`(
        text: String,
        rest: String,
        isFound: Bool
    ) throws {
        let found = try relations(text, .similar)

        #expect(found.contains(Found(rest, [0, 1, 3], isWholeName: true)) == isFound)
        #expect(found.isEmpty == !isFound)
    }

    @Test(arguments: [
        ("blue green adela novazro", "blue green", true),
        ("blue green silver adela novazro", "blue green silver", false),
    ])
    func `looks for a name with typos among four words at most`(
        text: String,
        rest: String,
        isFound: Bool
    ) throws {
        let found = try relations(text, .similarParts)

        #expect(found.contains(Found(rest, [0, 1, 2, 3], typos: 1)) == isFound)
        #expect(found.isEmpty == !isFound)
    }

    @Test func `looks for names in what is surely meant`() throws {
        let people = try people(Self.movies)
        let readings = [
            SearchRequest.Reading("adela novarro", typos: 1)
        ]

        for stage in [Relation.Stage.whole, .similar, .similarParts] {
            #expect(try people.relations(of: readings, stage).isEmpty)
        }
    }

    @Test func `the rest has the tags of its reading`() throws {
        let people = try people(Self.movies)
        let reading = SearchRequest.Reading("adela novarro", tags: ["1999"])

        let found = try people.relations(of: [reading], .similar)

        #expect(
            found.map(\.rest) == [
                SearchRequest.Reading("adela", tags: ["1999"]),
                SearchRequest.Reading("novarro", tags: ["1999"]),
            ]
        )
    }

    @Test(arguments: [(49, 49), (50, 50), (51, 50)])
    func `means fifty people of a name at most`(count: Int, expected: Int) throws {
        let movies = (1...count).map {
            Self.line($0, "Movie \($0)", directors: "Dora Quist X\($0)")
        }

        let found = try relations("dora quist", .whole, movies)

        #expect(found.map(\.documents.count) == [expected])
    }

    private func relations(
        _ text: String,
        _ stage: Relation.Stage,
        _ movies: [String] = movies
    ) throws -> [Found] {
        try people(movies).relations(of: [SearchRequest.Reading(text)], stage).map {
            Found($0.rest.text, $0.documents, typos: $0.typos, isWholeName: $0.isWholeName)
        }
    }

    private func people(_ movies: [String]) throws -> CatalogPeople {
        try Catalog(MovieTable(lines: movies)).people()
    }

    private static func line(
        _ number: Int,
        _ title: String,
        directors: String = "",
        cast: String = ""
    ) -> String {
        "\(number)\t\t\(title)\t\(title)\t\ten\t1999\t\t\t\(directors)\t\(cast)"
    }
}
