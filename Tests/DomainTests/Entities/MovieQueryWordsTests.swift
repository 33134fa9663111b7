import Testing

@testable import Domain

struct MovieQueryWordsTests {
    @Test(arguments: [
        ("dune 1984", "dune", 1984), ("blade runner 2049", "blade runner", 2049),
        ("12 monkeys 1995", "12 monkeys", 1995), ("1984 dune", "dune", 1984),
        ("blade 1982 runner", "blade runner", 1982), ("dune (1984)", "dune", 1984),
        ("[1984] dune", "dune", 1984), ("dune, 1984,", "dune,", 1984),
        ("1917 2019", "1917", 2019), ("2012 in 2009 x", "2012 in x", 2009),
    ])
    func `splits off the last year`(text: String, title: String, year: Int) throws {
        let query = try #require(MovieQuery(text, includesAdult: true, isExact: true))

        #expect(
            query.splittingYear
                == MovieQuery(
                    title,
                    filters: MovieFilters(year: year),
                    includesAdult: true,
                    isExact: true
                )
        )
    }

    @Test(arguments: [
        "1984", "(1984)", "dune", "dune 84", "fahrenheit 0451", "dune +984", "dune 19845",
        "2001: a space odyssey", "dune ()", "dune 1984 " + String(repeating: "é", count: 1000),
    ])
    func `finds no year in other texts`(text: String) {
        #expect(MovieQuery(text)?.splittingYear == nil)
    }

    @Test(arguments: [(1869, false), (1870, true), (2100, true), (2101, false)])
    func `accepts years from the first movie to the near future`(year: Int, isYear: Bool) {
        let split = MovieQuery("dune \(year)")?.splittingYear

        #expect(split?.year == (isYear ? year : nil))
        #expect(split?.text == (isYear ? "dune" : nil))
    }

    @Test func `does not replace a year that is set`() {
        #expect(MovieQuery("dune 1984", filters: MovieFilters(year: 2021))?.splittingYear == nil)
    }

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
        ("person:\"john carpenter", "person:\"john carpenter\""),
        ("sort:rating", "sort:rating"), ("sort:-Year alien", "alien sort:-year"),
    ])
    func `applies filters in the text`(text: String, description: String) throws {
        let query = try #require(MovieQuery(text, includesAdult: true, isExact: true))

        let applied = try query.applyingFilterWords()

        #expect(applied.description == description)
        #expect(applied.includesAdult && applied.isExact)
        #expect(
            try #require(MovieQuery(description)).applyingFilterWords().filters == applied.filters
        )
    }

    @Test(arguments: [
        "y: 1999 x", "my:1999 x", "x 1999", "mission: impossible", "year : 1999", "a:b", ":",
        "year:",
        "star wars:episode", "y:1999 " + String(repeating: "é", count: 1000),
    ])
    func `leaves any other text as it is`(text: String) throws {
        let query = try #require(MovieQuery(text, isExact: true))

        #expect(try query.applyingFilterWords() == query)
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
        let query = try #require(MovieQuery(text))

        #expect(throws: MoviesError.invalidFilter(key, value: value)) {
            try query.applyingFilterWords()
        }
    }

    @Test(arguments: [
        (["alien"], "alien"), (["blade", "runner"], "blade runner"),
        (["person:john carpenter", "x"], "person:\"john carpenter\" x"),
        (["genre:science fiction"], "genre:\"science fiction\""),
        (["person:\"john carpenter\""], "person:\"john carpenter\""),
        (["person:kubrick year:1980"], "person:kubrick year:1980"),
        (["year:1999 matrix"], "year:1999 matrix"),
        (["mission: impossible"], "mission: impossible"),
    ])
    func `adds the quotation marks that a shell removes`(arguments: [String], text: String) {
        #expect(MovieQuery.text(ofArguments: arguments) == text)
    }

    @Test func `prefers the filters that are set, and adds genres`() throws {
        var set = MovieQuery(filters: MovieFilters(year: 2021), sort: MovieSort(.title))
        let isValid = set.apply(.genre, "drama")
        #expect(isValid)
        let text = "dune y:1984 genre:war rating:5 sort:year"
        let query = try #require(MovieQuery(text, filters: set.filters, sort: set.sort))

        let applied = try query.applyingFilterWords()

        #expect(applied.description == "dune genre:war,drama year:2021 rating:5 sort:title")
    }
}
