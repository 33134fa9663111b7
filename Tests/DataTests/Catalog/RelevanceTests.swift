import Domain
import Testing

@testable import Data

/// The movie that a query means is the first result in the built-in catalog.
///
/// Each query has the id of its movie at TMDB. A change of the ranking has to keep all of them.
struct RelevanceTests {
    private let repository = CatalogMoviesRepository(store: CatalogStore(folder: nil))

    /// Titles, and parts of them as they are remembered.
    private static let titles: [(String, Int)] = [
        ("shawshank", 278), ("godfather", 238), ("the godfather part ii", 240),
        ("blade runner 2049", 335_984), ("schindlers list", 424), ("empire strikes back", 1891),
        ("return of the jedi", 1892), ("lord of the rings", 120), ("two towers", 121),
        ("return of the king", 122), ("harry potter chamber", 672), ("harry potter azkaban", 673),
        ("space oddysey", 62), ("clockwork orange", 185), ("strangelove", 935), ("lebowski", 115),
        ("fury road", 76_341), ("everything everywhere", 545_611), ("pirates caribbean", 22),
        ("gump", 13), ("cuckoos nest", 510), ("breakfast at tiffanys", 164), ("good bad ugly", 429),
        ("monty python holy grail", 762), ("spinal tap", 11_031), ("slumdog", 12_405),
        ("dune 2021", 438_631), ("solaris 1972", 593), ("m 1931", 832), ("sunset blvd", 599),
    ]

    /// Letters that are missing, doubled, swapped or wrong, and words of the same sound.
    private static let typos: [(String, Int)] = [
        ("matrx", 603), ("the matrx", 603), ("blade ruiner", 78), ("blade runer 2049", 335_984),
        ("shawshenk redemption", 278), ("godfahter", 238), ("plup fiction", 680),
        ("forest gump", 13), ("figth club", 550), ("inceptoin", 27_205), ("intersteller", 157_336),
        ("dark night rises", 49_026), ("silense of the lambs", 274), ("shindler's list", 424),
        ("pans labyrinth", 1417), ("allien", 348), ("jurasic park", 329),
        ("back to the futre 2", 165), ("tittanic", 597), ("phsyco", 539), ("terminater", 218),
        ("finding nimo", 12), ("ratatouile", 2062), ("goundhog day", 137), ("gost busters", 620),
        ("doni darko", 141), ("sixth sence", 745), ("openheimer", 872_585),
        ("everthing everywhere all at once", 545_611), ("inglorious bastards", 16_869),
        ("jango unchained", 68_718), ("singing in the rain", 872), ("ferris beuler", 9377),
        ("rogre and", 1779), ("thegooneis", 9340), ("the gold rush 1926", 962),
        ("his great friday", 3085),
    ]

    /// Numbers as digits and words, joined and separated words, and other characters.
    private static let spellings: [(String, Int)] = [
        ("seven", 807), ("se7en", 807), ("good fellas", 769), ("et", 601), ("e.t.", 601),
        ("twelve angry men", 389), ("12 angry men", 389), ("three idiots", 20_453),
        ("3 idiots", 20_453), ("godfather 2", 240), ("wall-e", 10_681), ("walle", 10_681),
        ("lalaland", 313_369), ("la confidential", 2118), ("l.a. confidential", 2118),
        ("8 1/2", 422), ("8½", 422), ("sunset boulevard", 599), ("lotr", 120),
        ("wonder woman 1984", 464_052), ("the road warrior", 8810),
    ]

    /// Words in another order, and their first letters.
    private static let orders: [(String, Int)] = [
        ("runner blade", 78), ("redemption shawshank", 278), ("fiction pulp", 680),
        ("future back to the", 105), ("angry men 12", 389), ("the professional leon", 101),
        ("shaw redem", 278), ("woman pretty", 114),
    ]

    /// Original titles, their transcriptions, and titles of other countries.
    private static let languages: [(String, Int)] = [
        ("amelie", 194), ("le fabuleux destin", 194), ("la vita e bella", 637),
        ("das leben der anderen", 582), ("cidade de deus", 598), ("el laberinto del fauno", 1417),
        ("der untergang", 613), ("downfall", 613), ("기생충", 496_243), ("올드보이", 670),
        ("千と千尋の神隠し", 129), ("sen to chihiro", 129), ("七人の侍", 346), ("shichinin no samurai", 346),
        ("となりのトトロ", 8392), ("tonari no totoro", 8392), ("君の名は", 372_058),
        ("kimi no na wa", 372_058), ("東京物語", 18_148), ("羅生門", 548), ("花樣年華", 843), ("無間道", 10_775),
        ("сталкер", 1398), ("солярис", 593), ("иди и смотри", 25_237), ("a bout de souffle", 269),
        ("nuovo cinema paradiso", 11_216), ("ladri di biciclette", 5156), ("la haine", 406),
        ("metropolis", 19),
    ]

    @Test(arguments: titles)
    func `finds a title as it is remembered`(query: String, id: Int) async throws {
        try await expectFirst(id, query)
    }

    @Test(arguments: typos)
    func `forgives mistakes`(query: String, id: Int) async throws {
        try await expectFirst(id, query)
    }

    @Test(arguments: spellings)
    func `knows other ways to write a title`(query: String, id: Int) async throws {
        try await expectFirst(id, query)
    }

    @Test(arguments: orders)
    func `takes words in any order, and prefixes of them`(query: String, id: Int) async throws {
        try await expectFirst(id, query)
    }

    @Test(arguments: languages)
    func `finds titles in other languages`(query: String, id: Int) async throws {
        try await expectFirst(id, query)
    }

    private func expectFirst(_ id: Int, _ query: String) async throws {
        let page = try await repository.movies(matching: #require(MovieQuery(query)), page: 1)

        #expect(page.movies.first?.id == .tmdb(id), "\(page.movies.first?.title ?? "nothing")")
    }
}
