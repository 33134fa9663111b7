import Domain
import DomainDoubles
import Testing

@testable import Data
@testable import Search

/// Queries without a title find movies of the built-in catalog.
///
/// A change of the ranking has to keep all of them.
struct CatalogTopicsTests {
    private let search = DefaultSearchMoviesUseCase(
        movies: CatalogMoviesRepository(store: CatalogStore(folder: nil)),
        spelling: CatalogMoviesRepository(store: CatalogStore(folder: nil)),
        interpreter: QueryGrammar(),
        recentQueries: SpyRecentQueries()
    )

    /// Each query has the id at TMDB of a movie that is among the first five.
    @Test(arguments: [
        ("great white shark", 578), ("james bond", 36_557), ("007", 36_557),
        ("studio ghibli", 129), ("dream heist", 27_205), ("time loop", 137),
        ("tyler durden", 550), ("darth vader", 11), ("guy mauled by bear left for dead", 281_957),
        ("last robot cleaning up earth falls in love", 10_681), ("boxer", 680),
        ("teenager travels to 1955 in a delorean", 105), ("tom hanks comedy", 13),
        ("1999 shark", 8914), ("the godfather trilogy", 238), ("kubrick", 694), ("knight", 155),
        ("zombie comedy", 747),
        ("hannibal lecter", 274), ("freddy krueger", 377), ("world war 2", 857), ("ww2", 857),
        ("ww1", 49_046), ("world war 1", 49_046), ("carpenter horror", 1091),
        ("tarentino films", 680), ("jurasic park series", 329), ("bella and edward", 8966),
        ("weihnachtsfilme", 771), ("봉준호 영화", 496_243), ("ジブリ", 129),
        ("repeated day", 137), ("living toys", 862), ("gay movies", 142),
    ])
    func `a movie that is meant is among the first`(text: String, id: Int) async throws {
        let page = try await page(text)

        #expect(page.movies.prefix(5).map(\.id).contains(.tmdb(id)), "\(page.movies.map(\.title))")
    }

    @Test(arguments: [
        "horror", "90s horror", "great white shark", "alien", "blade runnr", "kubrick",
    ])
    func `an order changes what comes first, and not what is found`(text: String) async throws {
        let found = try await page(text)
        let sorted = try await page(text, sort: MovieSort(.year))

        #expect(sorted.count.movies == found.count.movies)
        #expect(sorted.match.confidence == found.match.confidence)
    }

    @Test(arguments: [
        ("1995", 807, "year:1995"), ("2024", 533_535, "year:2024"), ("2000", 98, "year:2000"),
        ("2001", 62, "year:2001"), ("1917", 530_915, nil), ("2012", 14_161, nil),
        ("１９９５", 807, "year:1995"),
    ])
    func `a year alone is a title or a year, and never an id`(
        text: String,
        id: Int,
        meaning: String?
    ) async throws {
        let page = try await page(text)

        #expect(page.movies.first?.id == .tmdb(id))
        #expect(page.notices.understood?.query.filterWords.joined() == meaning)
    }

    @Test(
        arguments: [
            ("imdb top 250", .ranking), ("highest grossing", .earnings),
            ("underrated thrillers", .underrated), ("movies with no dialogue", .dialogue),
            ("directed by women", .gender), ("movies near me", .cinemas),
            ("written by charlie kaufman", .writers), ("hans zimmer soundtrack", .composers),
            ("movies by women", .gender),
        ] as [(String, UnknownWish)]
    )
    func `a wish that no source knows is refused`(text: String, wish: UnknownWish) async throws {
        let page = try await page(text)

        #expect(page.movies.isEmpty && page.count.movies == 0)
        #expect(page.notices == [.unknownWish(wish)])
    }

    @Test(arguments: [
        ("oscar winners", "award:oscar"), ("korean oscar winners", "lang:ko award:oscar"),
        ("best picture winners 1994", "year:1994 award:oscar-picture"),
        ("best picture nominees", "award:oscar-picture-nominee"),
        ("movies that won an oscar", "award:oscar"), ("oscars 2020", "year:2020 award:oscar"),
        ("golden globe winners", "award:golden-globe"), ("cannes winners", "award:palme-d'or"),
        ("award winning horror", "genre:horror award:oscar"), ("oscargewinner", "award:oscar"),
        ("filme mit goldene palme", "award:palme-d'or"), ("palmes d'or", "award:palme-d'or"),
        ("ganadores oscar 2020", "year:2020 award:oscar"), ("아카데미 작품상", "award:oscar-picture"),
        ("한국 수상작", "lang:ko award:oscar"), ("アカデミー賞受賞作品", "award:oscar"),
        ("worst movies", "award:razzie"), ("worst horror movies", "genre:horror award:razzie"),
        ("las peores películas", "award:razzie"), ("최악의 영화", "award:razzie"),
        ("feel good", "mood:feel-good"), ("feel good movies", "mood:feel-good"),
        ("tearjerker", "mood:sad"), ("something funny", "mood:funny"), ("泣ける映画", "mood:sad"),
        ("películas para llorar", "mood:sad"),
        ("bleak korean thriller", "genre:thriller mood:bleak lang:ko"),
        ("slow burn horror", "genre:horror mood:slow"), ("힐링 영화", "mood:feel-good"),
        ("gruselige filme", "mood:scary"), ("film qui fait pleurer", "mood:sad"),
        ("not scary horror", "genre:horror mood:!scary"),
    ])
    func `awards and moods are filters`(text: String, words: String) async throws {
        let page = try await page(text)

        #expect(page.notices.understood?.query.filterWords.joined(separator: " ") == words)
        #expect(!page.movies.isEmpty)
    }

    @Test(arguments: [
        ("you shall not pass", 120), ("here's looking at you kid", 289),
        ("yippee ki yay", 562), ("great scott", 105), ("nobody puts baby in a corner", 88),
    ])
    func `a famous line is found as a title is`(text: String, id: Int) async throws {
        let page = try await page(text)

        #expect(page.movies.first?.id == .tmdb(id))
        #expect(page.match.confidence > .guess)
    }

    @Test(arguments: [
        ("the worst person", 660_120), ("some like it hot", 239),
        ("like sta rs on earth", 7508), ("like father, like son yôko maki", 177_945),
    ])
    func `a title with the words of a wish is a title`(text: String, id: Int) async throws {
        #expect(try await page(text).movies.first?.id == .tmdb(id))
    }

    @Test(arguments: [
        "a quiet place no talking", "no talking animals", "award winning chef",
        "film about a female director", "woman director", "like dogs and cats",
        "best picture of dorian", "box office hit man", "worst best friend", "worst roommate ever",
        "worst case we get married", "top 250 pounds man", "near me is a killer", "like mike",
        "like minds", "something like happy", "as you like it",
    ])
    func `a text with the words of a wish is not refused`(text: String) async throws {
        #expect(try await !page(text).notices.hasUnknownWish)
    }

    @Test(arguments: ["bride", "aliens", "kill", "dead"])
    func `a filter leaves out titles, and changes nothing else`(text: String) async throws {
        let all = try await movies(text)

        let recent = try await movies("\(text) year:1990-")

        #expect(Set(recent.map(\.id)) == Set(all.filter { $0.year ?? 0 >= 1990 }.map(\.id)))
        #expect(!recent.isEmpty && recent.count < all.count)
    }

    /// All movies of a search: their ids and years.
    private func movies(_ text: String) async throws -> [(id: MovieID, year: Int?)] {
        let query = try #require(TypedQuery(text))
        var movies: [(id: MovieID, year: Int?)] = []
        var page = try await search.execute(query, page: 1)
        while true {
            movies += page.movies.map { ($0.id, $0.releaseDate?.year) }
            guard page.number < page.count.pages else { return movies }
            page = try await search.execute(query, page: page.number + 1)
        }
    }

    @Test(arguments: [
        ("90s horror", "Horror", 1990...1999), ("western 1950s", "Western", 1950...1959),
        ("horror 1999", "Horror", 1999...1999), ("horrorfilme der 80er", "Horror", 1980...1989),
        ("90년대 공포영화", "Horror", 1990...1999),
    ])
    func `filters select by genre and year`(
        text: String,
        genre: String,
        years: ClosedRange<Int>
    ) async throws {
        let page = try await page(text)

        #expect(page.movies.count >= 10)
        for movie in page.movies {
            #expect(movie.genres.map(\.name).contains(genre))
            #expect(movie.releaseDate.map { years.contains($0.year) } ?? false)
        }
    }

    @Test(arguments: [
        "asdfasdfasdf", "xkjhgfd", "how to cook rice", "bitcoin price", "python list comprehension",
        "https://example.com/foo/bar",
    ])
    func `nonsense finds nothing`(text: String) async throws {
        #expect(try await page(text).movies.map(\.title) == [])
    }

    @Test(
        arguments: [
            ("james bond", 36_557, MatchReason.series("James Bond")),
            ("studio ghibli", 129, .studio("Studio Ghibli")),
            ("kubrick", 694, .director("Stanley Kubrick")),
            ("tyler durden", 550, .character("Tyler Durden")),
            ("tom hanks comedy", 13, .cast("Tom Hanks")),
            ("tom hanks and meg ryan", 858, .cast("Meg Ryan")), ("기생충", 496_243, nil),
            // Jaws is a related word, which does not explain itself.
            ("shark", 578, .keyword("shark")),
        ] as [(String, Int, MatchReason?)]
    )
    func `says why a movie is there`(text: String, id: Int, reason: MatchReason?) async throws {
        let movie = try #require(try await page(text).movies.first { $0.id == .tmdb(id) })

        #expect(movie.reason == reason)
    }

    @Test(arguments: [("watch inception", 27_205), ("lotr", 120), ("superman movie", 1924)])
    func `a title with words beside it, and initials, are found`(text: String, id: Int) async throws
    {
        let page = try await page(text)

        #expect(page.movies.first?.id == .tmdb(id))
        #expect(page.notices.isEmpty)
    }

    /// `sharks` is no misspelled "sparks", and `nazi` no start of an Italian word.
    @Test(arguments: ["sharks", "nazi", "boxer"])
    func `a word that many movies are about is rather a topic than a part of a few titles`(
        text: String
    ) async throws {
        let page = try await page(text)

        #expect(page.notices.understood?.query.text == text)
        #expect(page.count.movies > 5)
    }

    @Test(
        arguments: [
            ("action without tom cruise", "not tom cruise", 137_113, 155),
            ("genre:action not tom cruise", "not tom cruise", 137_113, 155),
            ("horror without zombies", "not zombie", 923, 694),
            ("shark movies not jaws", "not jaws", 578, 345_940),
            ("james bond not sean connery", "not sean connery", 658, 37_724),
        ] as [(String, String, Int, Int)]
    )
    func `what is not wanted is left out`(
        text: String,
        shown: String,
        excluded: Int,
        found: Int
    ) async throws {
        let page = try await page(text)
        let query = try #require(page.notices.understood).query

        var ids = page.movies.map(\.id)
        for number in 2...max(page.count.pages, 2) {
            let next = try await search.execute(try #require(TypedQuery(text)), page: number)
            ids += next.movies.map(\.id)
        }

        #expect(query.description.hasSuffix(shown))
        #expect(!ids.contains(.tmdb(excluded)))
        #expect(ids.contains(.tmdb(found)))
    }

    /// The words that a movie has, and the parts of what decided its place.
    @Test(arguments: [
        ("blade ruiner", "Blade Runner", "first typo, popularity"),
        ("90s horror", "Scream", "genre, years, popularity"),
        ("tom hanks", "Forrest Gump", "person, popularity"),
        ("blade ruiner year:1982", "Blade Runner", "first typo, popularity"),
        ("volleyball sort:year", "Cast Away", "no title, topic, lower weight, popularity"),
    ])
    func `explains what the words cost in a movie`(
        text: String,
        title: String,
        expected: String
    ) async throws {
        let explanation = try #require(await explanation(of: text))

        let candidate = try #require(explanation.candidates.first { $0.title == title })
        #expect(candidate.cost.map(\.name).joined(separator: ", ") == expected)
    }

    @Test func `explains how probable everything is that a text may mean`() async throws {
        let explanation = try #require(await explanation(of: "ring volcano hobbit"))

        let bits = explanation.candidates.map { $0.cost.reduce(0) { $0 + $1.bits } }
        #expect(bits == bits.sorted())
        #expect(explanation.readings.first?.source == "topics, in part")
        let readings = explanation.readings.reduce(0) { $0 + $1.probability }
        #expect(abs(readings + explanation.backgroundProbability - 1) < 1e-9)
        let ignored = explanation.candidates.first?.cost.filter { $0.words == "volcano" }
        #expect(ignored?.map(\.name) == ["ignored", "rarity"])
    }

    @Test func `filters alone need no explanation`() async throws {
        #expect(try await explanation(of: "year:1999 genre:horror") == nil)
    }

    private func explanation(of text: String) async throws -> SearchExplanation? {
        let query = try #require(TypedQuery(text)).changingOptions { $0.isExplained = true }
        return try await search.execute(query, page: 1).match.explanation
    }

    private func page(_ text: String, sort: MovieSort? = nil) async throws -> MoviesPage {
        let query = try #require(TypedQuery(text, options: MovieQuery(sort: sort)))
        return try await search.execute(query, page: 1)
    }
}

extension MovieQuery {
    /// A query for what movies are about, with filters as they are typed.
    init(about text: String, _ filters: String = "") throws {
        self = try #require(MovieQuery(text))
        self.filters = TypedQuery(filters)?.meaning.filters ?? MovieFilters()
        subject = .topics
    }
}
