import Domain
import DomainDoubles
import Testing

@testable import Data
@testable import Search

/// Movies of the built-in catalog that are like another one.
struct CatalogSimilarTests {
    private static let store = CatalogStore(folder: nil)
    private let catalog = CatalogMoviesRepository(store: store)
    private var search: DefaultSearchMoviesUseCase {
        DefaultSearchMoviesUseCase(
            movies: catalog,
            spelling: catalog,
            interpreter: QueryGrammar(),
            recentQueries: nil
        )
    }

    /// Each text has the query that it is understood as, and a movie that is among the first ten.
    @Test(arguments: [
        ("movies like interstellar", "like:157336", "The Martian"),
        ("like interstellar", "like:157336", "Gravity"),
        ("something like jaws", "like:578", "The Shallows"),
        ("인셉션 같은 영화", "like:27205", "Tenet"), ("filme wie heat", "like:949", "The Town"),
        ("インセプションみたいな映画", "like:27205", "The Prestige"),
        ("like intersteller", "like:157336", "Ad Astra"),
        ("movies like tt0816692", "like:157336", "Armageddon"),
        ("korean movies like parasite", "like:496243 lang:ko", "Memories of Murder"),
        ("like inception but funny", "like:27205 mood:funny", "Tower Heist"),
        ("like die hard on a train", "like:562 train", "Under Siege 2: Dark Territory"),
        ("like:562 year:2010-", "like:562 year:2010-", "Olympus Has Fallen"),
    ])
    func `are found by the words for them`(
        text: String,
        understood: String,
        title: String
    ) async throws {
        let page = try await page(text)

        let query = try #require(page.notices.understood?.query)
        #expect((query.filterWords + [query.text]).filter { $0 != "" } == words(understood))
        #expect(page.movies.prefix(10).map(\.title).contains(title), "\(page.movies.map(\.title))")
        #expect(!page.movies.map(\.id).contains(try #require(query.likedMovie)))
    }

    /// Pairs that every viewer would accept, and a movie of the same genre that is less like the first.
    @Test(arguments: [
        (157_336, 286_217, 11), (949, 23168, 680), (578, 332_567, 419_430), (562, 1637, 155),
        (862, 137_106, 129), (238, 769, 640), (807, 1949, 161), (98, 967, 597),
        (8363, 505_600, 10625), (546_554, 392_044, 18785),
        (493_922, 530_385, 578),
    ])
    func `are alike rather than of the same genre`(id: Int, alike: Int, other: Int) async throws {
        var ranks: [Int] = []
        let query = MovieQuery(like: .tmdb(id))
        for number in [alike, other] {
            var found: [MovieID] = []
            for page in 1...3 {
                found += try await catalog.movies(matching: query, page: page).movies.map(\.id)
            }
            ranks.append(found.firstIndex(of: .tmdb(number)) ?? found.count)
        }
        #expect(ranks[0] < ranks[1])
    }

    @Test func `say what they share, and are of several series`() async throws {
        let page = try await page("movies like toy story")

        #expect(page.movies.count == 20)
        for movie in page.movies {
            guard case .shared(let texts) = movie.reason else {
                Issue.record("\(movie.title) has no reason")
                continue
            }
            #expect((1...4).contains(texts.count))
        }
        #expect(!page.movies.contains { $0.title.hasPrefix("Toy Story") })
        let series = page.notices.compactMap {
            if case .ofSeries(_, let titles) = $0 { titles } else { nil }
        }
        #expect(series.first?.contains("Toy Story 2") == true)
    }

    @Test(arguments: ["like crazy", "like stars on earth", "like water for"])
    func `are not meant by a title`(text: String) async throws {
        let page = try await page(text)

        #expect(page.movies.first?.title.lowercased().contains(text) == true)
        #expect(page.notices.understood == nil)
    }

    @Test(arguments: [("movies like zzzzqq", "zzzzqq"), ("like qwrtzz", "qwrtzz")])
    func `are none if no movie has the title`(text: String, title: String) async throws {
        let page = try await page(text)

        #expect(page.movies.isEmpty)
        #expect(page.notices == [.unknownSimilar(title)])
    }

    @Test func `are none of an unknown id`() async throws {
        await #expect(throws: MoviesError.self) { try await page("like:999999999") }
        await #expect(throws: MoviesError.invalidMovie("foo")) {
            try await page("like:foo")
        }
    }

    @Test func `are recommended in details, but not in those of lists`() async throws {
        let fetchDetails = DefaultFetchMovieDetailsUseCase(movies: catalog, spelling: catalog)
        let details = try await fetchDetails.execute(.id(.tmdb(27_205)))

        #expect(details.recommendations.count == 20)
        #expect(await catalog.localDetails(of: MovieID.tmdb(27_205))?.details.recommendations == [])
    }

    private func page(_ text: String) async throws -> MoviesPage {
        try await search.execute(try #require(TypedQuery(text)), page: 1)
    }

    private func words(_ text: String) -> [String] { text.split(separator: " ").map { String($0) } }
}
