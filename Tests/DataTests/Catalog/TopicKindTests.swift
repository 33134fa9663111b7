import Domain
import Testing

@testable import Data
@testable import Search

struct TopicKindTests {
    private static let catalog = Catalog(
        MovieTable(lines: [
            "1\t\tHarbor of Glass\t\t\ten\t1999\t\tDrama\tAda Nova\tBen Moor|Cid Love\t"
                + "A keeper waits.\tlighthouse|storm\tGlass Saga|Glass\tMill House",
            "2\t\tThe Long Night\t\t\ten\t2001\t\tDrama\tDora Quist\tBen Moor\t"
                + "Two friends fall in love.\tlove|storm\t\tMill House",
        ])
    )

    @Test(
        arguments: [
            ("glass saga", .series("Glass Saga")), ("GLASS", .series("Glass")),
            ("mill house", .studio("Mill House")), ("ben moor", .person("Ben Moor")),
            ("moor", .person("Ben Moor")), ("cid love", .person("Cid Love")), ("love", .keyword),
            ("storm", .keyword), ("glass house", .keyword), ("ben moor storm", .keyword),
            ("zzzz", .keyword), ("…", .keyword),
        ] as [(String, TopicKind)]
    )
    func `is what a whole text names`(text: String, kind: TopicKind) throws {
        #expect(try Self.catalog.topicKind(of: text) == kind)
    }

    @Test(arguments: [("james bond", TopicKind.series("James Bond")), ("pixar", .studio("Pixar"))])
    func `is known from the built-in catalog`(text: String, kind: TopicKind) {
        #expect(CatalogStore(folder: nil, cacheFolder: nil).topicKind(of: text) == kind)
    }

    @Test(
        arguments: [
            ("blade run", "Blade Runner", 14_000, .sure),
            ("shark tale dvd", "Shark Tale", 6_000, .sure),
            ("기생충", "Parasite", 18_000, .likely), ("90s horror", "The 90s Horror Show", 3, .guess),
            ("boil egg timer", "Boil Egg Timer II", 2, .guess),
            ("1994", "Class of 1994", 40, .guess), ("lantern", "Lantern Rising", 0, .guess),
            ("lantern", "Lantern Rising", nil, .sure),
        ] as [(String, String, Int?, MatchConfidence)]
    )
    func `knows how surely a text means movies of another source`(
        text: String,
        title: String,
        votes: Int?,
        confidence: MatchConfidence
    ) throws {
        let movie = Movie(id: .tmdb(1), title: title, voteCount: votes)
        let query = try #require(MovieQuery(text))

        let store = CatalogStore(folder: nil, cacheFolder: nil)
        #expect(store.confidence(of: [movie], for: query) == confidence)
    }
}
