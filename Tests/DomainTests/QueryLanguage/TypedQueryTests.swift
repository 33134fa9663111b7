import Testing

@testable import Domain

struct TypedQueryTests {
    @Test(arguments: [
        ("genre:horror", "genre:horror"),
        ("GENRE:sci-fi,!Drama x", "x genre:science-fiction,!drama"),
        ("genre:\"horror, !war\"", "genre:horror,!war"),
        ("genre:noir genre:war", "genre:film-noir,war"),
        ("y:1999 the matrix", "the matrix year:1999"),
        ("the YEAR:1980-1989 matrix", "the matrix year:1980-1989"), ("year:-1989", "year:-1989"),
        ("year:1980- x", "x year:1980-"), ("year:1980–1989", "year:1980-1989"),
        ("year:1980s", "year:1980-1989"), ("y:1999 year:2003", "year:2003"),
        ("rating:7", "rating:7"), ("rating:7.5-9", "rating:7.5-9"), ("rating:-5", "rating:-5"),
        ("rating:10", "rating:10"), ("rating:0-10", "rating:0-10"), ("votes:1000", "votes:1000"),
        ("runtime:-90", "runtime:-90"), ("runtime:80-120", "runtime:80-120"),
        ("runtime:90", "runtime:90"), ("lang:KO", "lang:ko"), ("language:cn", "lang:cn"),
        ("person:carpenter x", "x person:carpenter"),
        ("person:\"john carpenter\" x", "x person:\"john carpenter\""),
        ("director:“Agnès Varda” x", "x director:\"Agnès Varda\""),
        ("director:\" varda\" x", "x director:varda"),
        ("person:\"john carpenter", "person:\"john carpenter\""),
        ("sort:rating", "sort:rating"), ("sort:-Year alien", "alien sort:-year"),
    ])
    func `applies filters in the text`(text: String, description: String) throws {
        let options = MovieQuery(includesAdult: true, isExact: true)

        let applied = try #require(TypedQuery(text, options: options)).parsed()

        #expect(applied.description == description)
        #expect(applied.includesAdult && applied.isExact)
        #expect(
            try #require(TypedQuery(description)).parsed().filters == applied.filters
        )
    }

    @Test(arguments: [
        "y: 1999 x", "my:1999 x", "x 1999", "mission: impossible", "year : 1999", "a:b", ":",
        "year:",
        "star wars:episode", "y:1999 " + String(repeating: "é", count: 1000),
    ])
    func `leaves any other text as it is`(text: String) throws {
        let query = try #require(TypedQuery(text, options: MovieQuery(isExact: true)))

        #expect(try query.parsed() == MovieQuery(text, isExact: true))
    }

    @Test(
        arguments: [
            ("genre:horor x", .genre, "horor"), ("x genre:horror,", .genre, "horror,"),
            ("genre:!", .genre, "!"), ("genre:!!war", .genre, "!!war"), ("year:199", .year, "199"),
            ("year:19999", .year, "19999"),
            ("year:0999", .year, "0999"), ("year:1989-1980", .year, "1989-1980"),
            ("year:-", .year, "-"), ("year:1980-1985-1990", .year, "1980-1985-1990"),
            ("year:1985s", .year, "1985s"), ("rating:11", .rating, "11"),
            ("rating:7.25", .rating, "7.25"),
            ("rating:7,5", .rating, "7,5"), ("votes:many", .votes, "many"),
            ("votes:1-2", .votes, "1-2"),
            ("runtime:2h", .runtime, "2h"), ("lang:korean", .language, "korean"),
            ("lang:1", .language, "1"), ("person:\"\"", .person, ""), ("sort:best", .sort, "best"),
        ] as [(String, FilterKey, String)]
    )
    func `rejects invalid values`(text: String, key: FilterKey, value: String) throws {
        let query = try #require(TypedQuery(text))

        #expect(throws: MoviesError.invalidFilter(key, value: value)) {
            try query.parsed()
        }
    }

    @Test func `prefers the filters that are set, and adds genres`() throws {
        var set = MovieQuery(filters: MovieFilters(year: 2021), sort: MovieSort(.title))
        let isValid = set.apply(.genre, "drama")
        #expect(isValid)
        let text = "dune y:1984 genre:war rating:5 sort:year"

        let applied = try #require(TypedQuery(text, options: set)).parsed()

        #expect(applied.description == "dune genre:war,drama year:2021 rating:5 sort:title")
    }
}
