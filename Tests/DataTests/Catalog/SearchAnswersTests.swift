import Domain
import DomainDoubles
import Search
import Testing

@testable import Data

/// What queries of the built-in catalog mean, and the movies that come first.
///
/// A change of the search has to keep all of them.
struct SearchAnswersTests {
    private let search = DefaultSearchMoviesUseCase(
        movies: CatalogMoviesRepository(store: CatalogStore(folder: nil)),
        spelling: CatalogMoviesRepository(store: CatalogStore(folder: nil)),
        interpreter: QueryGrammar(),
        recentQueries: SpyRecentQueries()
    )

    /// Titles, with typos or without a word.
    @Test(arguments: [
        ("the matrix", [603, 604, 605]), ("mattrix", [603, 604, 605]),
        ("blade ruiner", [78, 335_984]), ("scary movei", [4247, 1_273_221, 4258]),
        ("knight", [155, 49_026, 335_988]), ("some like hot", [239]),
        ("good bad", [429, 15_067, 218_778]), ("dune", [438_631, 841, 693_134]),
        ("babel", [1164]), ("603", [603]), ("open with eyes", [1902]),
        // Titles with typos follow a few that surely match, but not a page of them.
        ("shrak movies", [808]),
        ("shark", [10_555]),
        ("coco", [354_912, 10_328, 11_156]), ("shrak", [808, 809, 810]),
    ])
    func `titles`(text: String, ids: [Int]) async throws {
        let page = try await page(text)

        #expect(page.movies.prefix(ids.count).map(\.id) == ids.map { .tmdb($0) })
        #expect(page.notices.isEmpty)
    }

    /// Texts of which a word is in no movie that explains the others.
    @Test(arguments: [
        ("barbie showtimes", 346_698, ["showtimes"]), ("ring volcano hobbit", 120, ["volcano"]),
        ("clownfish looks for his son", 12, ["looks"]),
        ("mattrix xylophone", 603, ["xylophone"]),
    ])
    func `a word too many is ignored, and said`(
        text: String,
        id: Int,
        ignored: [String]
    ) async throws {
        let page = try await page(text)

        #expect(page.movies.first?.id == .tmdb(id))
        #expect(page.notices.ignoredWords == ignored)
    }

    /// The title of the first movie of a series often has no number, or another one.
    @Test(arguments: [
        ("harry potter 1", 671), ("harry potter 5", 675), ("thor 1", 10_195), ("alien 1", 348),
        ("terminator 6", 290_859), ("hobbit 1", 49_051), ("indiana jones 1", 85),
        ("knives out 3", 812_583), ("toy story part 3", 10_193),
        // Titles say which one it is: Episode V is the second Star Wars movie.
        ("star wars 5", 1891), ("star wars episode 4", 11), ("mission impossible 1", 954),
    ])
    func `a number after the name of a series is a place in it`(text: String, id: Int) async throws
    { #expect(try await page(text).movies.first?.id == .tmdb(id)) }

    /// A letter or a small word at the end is rather the start of a title than filler or a description.
    @Test(arguments: [
        ("captain a", 271_110), ("a nightmare on", 377), ("night at the m", 1593),
        ("old s", 11_635), ("great e", 5925), ("like w", 18_183), ("marie a", 1887),
        // The words that follow an unfinished one are not typed yet, and those of a name may be.
        ("straig", 277_216), ("prison", 146_233), ("richard je", 292_011),
    ])
    func `an unfinished title`(text: String, id: Int) async throws {
        #expect(try await page(text).movies.first?.id == .tmdb(id))
    }

    /// Lists of titles have the article last.
    @Test(arguments: [("hunt, the", 103_663), ("godfather, the", 238)])
    func `an article after the title`(text: String, id: Int) async throws {
        #expect(try await page(text).movies.first?.id == .tmdb(id))
    }

    /// Keywords have what people say in movies.
    @Test(arguments: [
        ("here's johnny", 694), ("keep the change you filthy animal", 771),
    ])
    func `quotes`(text: String, id: Int) async throws {
        #expect(try await page(text).movies.first?.id == .tmdb(id))
    }

    @Test func `a year without movies has no closest titles`() async throws {
        #expect(try await page("1908").movies.isEmpty)
    }

    @Test(arguments: [
        ("90s horror", "genre:horror year:1990-1999", [4232, 2668, 1813]),
        ("90s horor", "genre:horror year:1990-1999", [4232, 2668, 1813]),
        ("korean thriller", "genre:thriller lang:ko", [496_243, 670, 396_535]),
        ("korean triller", "genre:thriller lang:ko", [496_243, 670, 396_535]),
        ("horror lang:ko", "genre:horror lang:ko", [396_535, 49_797, 1255]),
        ("horror with a shark", "shark genre:horror", [578, 345_940, 332_567]),
        ("zombie comedy", "zombie genre:comedy", [19_908, 747, 82_654]),
        ("comedy", "genre:comedy", [13, 680, 293_660]),
        ("western", "genre:western", [68_718, 281_957, 6977]),
        ("top rated western", "genre:western sort:rating", [6977, 68_718, 281_957]),
        ("western sort:title", "genre:western sort:title", [5176, 391, 188_161]),
        ("anime films not ghibli", "genre:animation lang:ja not ghibli", [372_058, 149, 9323]),
        ("good movies without jaws", "movies not jaws", [27_205, 155, 157_336]),
        ("hitchcok movies", #"person:"Alfred Hitchcock""#, [539, 567, 426]),
        // Fewer movies are about the name than are of the person.
        ("nolan", #"person:"Christopher Nolan""#, [27_205, 155, 157_336]),
        ("allen", #"person:"Woody Allen""#, [59_436, 703, 5038]),
    ])
    func `filters`(text: String, understood: String, ids: [Int]) async throws {
        let page = try await page(text)

        #expect(page.notices.understood?.query.description == understood)
        #expect(page.movies.prefix(ids.count).map(\.id) == ids.map { .tmdb($0) })
    }

    /// People misremember a year, and countries see a movie in different ones.
    @Test(arguments: [("up 2010", 14_160), ("the matrix 2000", 603), ("us 2018", 458_723)])
    func `a year that is off by one`(text: String, id: Int) async throws {
        let page = try await page(text)

        #expect(page.movies.first?.id == .tmdb(id) && page.match.confidence == .sure)
    }

    /// A text that asks for movies is no title, and words spelled right are no misspelled title.
    @Test(arguments: [
        ("shark movies", "shark", [578, 436_969, 345_940]),
        ("scream movies", "scream", [585, 4232]),
        ("good shark", "shark", [578, 436_969, 345_940]),
        ("boxxing", "boxxing", [13, 807, 438_631]),
        ("man opens his eyes", "man opens his eyes", [1903]),
        ("rival magicians in london", "rival magicians london", [1124]),
        ("wife fakes her own dissapearance", "wife fakes her own dissapearance", [210_577]),
        ("is there a movie with dinosaurs", "dinosaurs", [135_397, 329]),
    ])
    func `topics`(text: String, topic: String, ids: [Int]) async throws {
        let page = try await page(text)

        #expect(page.notices.understood?.query.text == topic)
        #expect(page.movies.prefix(ids.count).map(\.id) == ids.map { .tmdb($0) })
    }

    /// Filler says nothing, a text that asks for movies is no title with many typos, and a question is
    /// hardly one of topics.
    @Test(arguments: ["good movies", "asdf qwer", "bitcoin price", "how old is the queen"])
    func `nothing`(text: String) async throws {
        #expect(try await page(text).movies.isEmpty)
    }

    @Test func `an exact query is only a title`() async throws {
        #expect(try await page("90s horror", isExact: true).movies.isEmpty)
        #expect(try await page("the matrix", isExact: true).movies.first?.id == .tmdb(603))
    }

    private func page(_ text: String, isExact: Bool = false) async throws -> MoviesPage {
        let query = try #require(TypedQuery(text, options: MovieQuery(isExact: isExact)))
        return try await search.execute(query, page: 1)
    }
}
