import Testing

@testable import Domain

struct MovieFiltersTests {
    private let movie = Movie(
        id: .tmdb(1),
        title: "Made Up",
        originalLanguage: "ko",
        releaseDate: CalendarDate(year: 1984),
        genres: [Genre(name: "Drama"), Genre(name: "Sci-Fi")],
        voteAverage: 7.25,
        voteCount: 900
    )

    private var details: MovieDetails {
        MovieDetails(
            movie: movie,
            runtime: 100,
            credits: MovieCredits(directors: ["Ada Nova"], cast: [CastMember(name: "Ben Moor")]),
            source: .tmdb
        )
    }

    private func filters(_ words: String) throws -> MovieFilters {
        try #require(TypedQuery(words)).meaning.filters
    }

    @Test(arguments: [
        "genre:drama", "genre:drama,science-fiction", "genre:!war", "year:1980-1989", "year:1984",
        "rating:7", "rating:7.3", "rating:-7.3", "votes:900", "lang:ko", "runtime:-100",
        "runtime:100-", "director:nova", "person:\"ben moor\"", "person:ada",
        "person:ada person:ben", "lang:en,ko", "lang:!en", "lang:ko,!en",
    ])
    func `allow a movie that satisfies them`(words: String) throws {
        #expect(try filters(words).allow(details))
    }

    @Test(arguments: [
        "genre:war", "genre:drama,war", "genre:!drama", "year:1985-", "year:-1983", "rating:7.4",
        "rating:-7.2", "votes:901", "lang:en", "runtime:-99", "runtime:101-", "director:moor",
        "person:unknown", "person:ada person:unknown", "director:ada director:ben", "lang:en,ja",
        "lang:!ko", "lang:ko,!ko", "lang:!en,!ko",
    ])
    func `reject a movie that does not`(words: String) throws {
        #expect(try !filters(words).allow(details))
    }

    @Test(arguments: [
        ("lang:zh", "cn", true), ("lang:zh", "zh", true), ("lang:cn", "zh", false),
        ("lang:!zh", "cn", false), ("lang:!cn", "zh", true), ("lang:zh,!cn", "cn", false),
        ("lang:ko", "KO", true),
    ])
    func `count Cantonese as Chinese`(words: String, language: String, isAllowed: Bool) throws {
        let movie = Movie(id: .tmdb(1), title: "x", originalLanguage: language)

        #expect(try filters(words).allow(movie) == isAllowed)
    }

    @Test(arguments: [
        (#"Dwayne "The Rock" Johnson"#, #"person:"Dwayne The Rock Johnson""#),
        (#""Weird Al" Yankovic"#, #"person:"Weird Al Yankovic""#),
        ("“Weird” Al", #"person:"Weird Al""#), (#""Prince""#, "person:Prince"),
    ])
    func `have words without the quotation marks in a name`(name: String, word: String) throws {
        var query = MovieQuery()
        let isValid = query.apply(.person, name)
        #expect(isValid)
        #expect(query.filters[names: .person] == [name])
        #expect(query.filters.words == [word])
        #expect(try filters(word).words == [word])
    }

    @Test(arguments: [
        ("genre:drama", false), ("genre:!drama", true), ("year:1984", false), ("rating:0", false),
        ("votes:1", false), ("votes:0", false), ("lang:ko", false), ("lang:!ko", false),
        ("runtime:1-", false),
        ("person:x", false),
    ])
    func `treat unknown values as not satisfying`(words: String, isAllowed: Bool) throws {
        let unknown = MovieDetails(movie: Movie(id: .tmdb(1), title: "x"), source: .tmdb)

        #expect(try filters(words).allow(unknown) == isAllowed)
    }
}
