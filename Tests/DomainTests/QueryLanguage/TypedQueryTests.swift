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
        ("year:80s", "year:1980-1989"), ("year:'90s", "year:1990-1999"),
        ("year:10s", "year:2010-2019"), ("year:30s", "year:1930-1939"),
        ("year:’99", "year:1999"), ("year:'29", "year:2029"), ("year:>2000", "year:2001-"),
        ("year:>=2000", "year:2000-"), ("year:<1990", "year:-1989"),
        ("year:<=1990", "year:-1990"), ("year:≥2000", "year:2000-"), ("year:2000+", "year:2000-"),
        ("year:1980..1989", "year:1980-1989"), ("year:1980..", "year:1980-"),
        ("year:\"1980 — 1989\"", "year:1980-1989"), ("year:80s-90s", "year:1980-1999"),
        ("year:>80s", "year:1990-"), ("year:<80s", "year:-1979"),
        ("decade:80s", "year:1980-1989"), ("decade:1980", "year:1980-1989"),
        ("decade:90", "year:1990-1999"), ("decade:1985", "year:1980-1989"),
        ("rating:7", "rating:7"), ("rating:7.5-9", "rating:7.5-9"), ("rating:-5", "rating:-5"),
        ("rating:10", "rating:10"), ("rating:0-10", "rating:0-10"), ("votes:1000", "votes:1000"),
        ("runtime:-90", "runtime:-90"), ("runtime:80-120", "runtime:80-120"),
        ("runtime:90", "runtime:90"), ("runtime:<90", "runtime:-89"),
        ("runtime:>120", "runtime:121-"), ("runtime:2h", "runtime:120"),
        ("runtime:90m", "runtime:90"), ("runtime:90min", "runtime:90"),
        ("runtime:1h30", "runtime:90"), ("runtime:\"1H 30M\"", "runtime:90"),
        ("runtime:80..120", "runtime:80-120"), ("runtime:<2h", "runtime:-119"),
        ("runtime:1h-2h", "runtime:60-120"),
        ("lang:KO", "lang:ko"), ("language:cn", "lang:cn"), ("lang:Korean", "lang:ko"),
        ("lang:ko,japanese", "lang:ko,ja"), ("lang:!en", "lang:!en"),
        ("lang:!english,ko", "lang:ko,!en"), ("lang:ko lang:ja,ko", "lang:ko,ja"),
        ("person:carpenter x", "x person:carpenter"),
        ("person:\"tom hanks\" person:ryan", "person:\"tom hanks\" person:ryan"),
        ("person:hanks person:Hanks", "person:hanks"),
        ("person:\"john carpenter\" x", "x person:\"john carpenter\""),
        ("director:“Agnès Varda” x", "x director:\"Agnès Varda\""),
        ("director:\" varda\" x", "x director:varda"),
        ("genre:!\"sci fi\" x", "x genre:!science-fiction"),
        ("person:\"john carpenter", "person:\"john carpenter\""),
        ("sort:rating", "sort:rating"), ("sort:-Year alien", "alien sort:-year"),
        ("sort:newest", "sort:year"), ("sort:date", "sort:year"), ("sort:Oldest", "sort:-year"),
        ("sort:-oldest", "sort:year"), ("sort:longest", "sort:runtime"),
        ("sort:shortest", "sort:-runtime"), ("sort:best", "sort:rating"),
        ("year:1000", "year:1000"), ("votes:999999999", "votes:999999999"),
        ("lang:KOR", "lang:kor"), ("rating:9.9-10.0", "rating:9.9-10"),
        ("rating:8-8", "rating:8-8"), ("rating:>7", "rating:7.1"), ("rating:>=7", "rating:7"),
        ("rating:<5", "rating:-4.9"), ("rating:7..9", "rating:7-9"), ("rating:7+", "rating:7"),
        ("votes:>1000", "votes:1001"), ("votes:1000+", "votes:1000"),
        ("votes:>=1000", "votes:1000"),
    ])
    func `applies filters in the text`(text: String, description: String) throws {
        let options = MovieQuery(includesAdult: true, isExact: true)

        let applied = try #require(TypedQuery(text, options: options)).meaning

        #expect(applied.description == description)
        #expect(applied.includesAdult && applied.isExact)
        #expect(try #require(TypedQuery(description)).meaning.filters == applied.filters)
    }

    @Test(arguments: [
        "y: 1999 x", "my:1999 x", "x 1999", "mission: impossible", "year : 1999", "a:b", ":",
        "year:",
        "star wars:episode", "y:1999 " + String(repeating: "é", count: 1000),
    ])
    func `leaves any other text as it is`(text: String) throws {
        let query = try #require(TypedQuery(text, options: MovieQuery(isExact: true)))

        #expect(query.meaning == MovieQuery(text, isExact: true))
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
            ("votes:+5", .votes, "+5"),
            ("votes:1-2", .votes, "1-2"),
            ("votes:<5", .votes, "<5"), ("votes:=5", .votes, "=5"),
            ("year:99", .year, "99"), ("year:85s", .year, "85s"), ("year:'1999", .year, "'1999"),
            ("year:>9999", .year, ">9999"), ("year:<1000", .year, "<1000"),
            ("year:>", .year, ">"), ("year:>1990-2000", .year, ">1990-2000"),
            ("rating:>10", .rating, ">10"), ("rating:<0", .rating, "<0"),
            ("runtime:h", .runtime, "h"), ("runtime:1h60", .runtime, "1h60"),
            ("runtime:2hm", .runtime, "2hm"), ("runtime:1h2h", .runtime, "1h2h"),
            ("lang:nolanguage", .language, "nolanguage"), ("lang:ko,", .language, "ko,"),
            ("lang:!", .language, "!"),
            ("lang:1", .language, "1"), ("lang:k", .language, "k"),
            ("lang:kore", .language, "kore"),
            ("lang:k1", .language, "k1"), ("lang:é", .language, "é"),
            ("rating:10.1", .rating, "10.1"),
            ("rating:7.", .rating, "7."), ("rating:.5", .rating, ".5"),
            ("rating:1.2.3", .rating, "1.2.3"), ("votes:1000000000", .votes, "1000000000"),
            ("person:\"\"", .person, ""), ("sort:votes", .sort, "votes"),
        ] as [(String, FilterKey, String)]
    )
    func `rejects invalid values`(text: String, key: FilterKey, value: String) throws {
        let query = try #require(TypedQuery(text))

        #expect(query.error == .invalidFilter(key, value: value))
    }

    @Test func `prefers the filters that are set, and adds lists`() throws {
        var set = MovieQuery(filters: MovieFilters(year: 2021), sort: MovieSort(.title))
        for (key, value) in [(FilterKey.genre, "drama"), (.language, "ko"), (.person, "ada")] {
            let isValid = set.apply(key, value)
            #expect(isValid)
        }
        let text = "dune y:1984 genre:war,drama lang:!en rating:5 person:bo person:ada sort:year"

        let applied = try #require(TypedQuery(text, options: set)).meaning

        #expect(
            applied.description == "dune genre:war,drama year:2021 rating:5 lang:ko,!en "
                + "person:bo person:ada sort:title"
        )
    }

    @Test func `takes names of up to 200 bytes`() throws {
        let name = String(repeating: "a", count: 200)

        #expect(
            try #require(TypedQuery("person:\(name)")).meaning.filters[names: .person] == [name]
        )
        let longer = try #require(TypedQuery("person:\(name)a"))
        #expect(longer.error == .invalidFilter(.person, value: name + "a"))
    }

    @Test func `has filters if it has up to 2,000 bytes`() throws {
        let text = "y:1999 " + String(repeating: "a", count: 1_993)

        #expect(try #require(TypedQuery(text)).meaning.year == 1999)
        #expect(try #require(TypedQuery(text + "a")).meaning.year == nil)
    }

    @Test func `includes adult movies from when that is set`() throws {
        let query = try #require(TypedQuery("alien year:1979"))

        let other = query.changingOptions { $0.includesAdult = true }

        #expect(!query.meaning.includesAdult)
        #expect(other.meaning.includesAdult && other.meaning.year == 1979)
    }

    @Test(arguments: [
        ("genre:war", "alien genre:war sort:year"), ("", "alien sort:year"),
        ("sort:rating", "alien sort:rating"),
        ("person:tom hanks lang:ko", "alien lang:ko person:\"tom hanks\" sort:year"),
        (
            "person:\"tom hanks\" director:ada lind",
            "alien person:\"tom hanks\" director:\"ada lind\" sort:year"
        ),
    ])
    func `replaces the filters, and the order if there is another`(
        words: String,
        description: String
    ) throws {
        let query = try #require(TypedQuery("alien genre:horror y:1979 sort:year")).meaning

        #expect(try query.replacingFilters(with: words).description == description)
    }

    @Test(arguments: [
        ("war", MoviesError.unknownFilter("war")), ("genre:war alien", .unknownFilter("alien")),
        ("person:\"tom\" hanks", .unknownFilter("hanks")),
        ("person:tom v:1", .unknownFilter("v:1")), ("year:x", .invalidFilter(.year, value: "x")),
    ])
    func `replaces no filters by other words`(words: String, error: MoviesError) {
        #expect(throws: error) { try MovieQuery().replacingFilters(with: words) }
    }
}
