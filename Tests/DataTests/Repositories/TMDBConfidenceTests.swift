import Domain
import DomainDoubles
import Infrastructure
import Testing

@testable import Data
@testable import Search

/// How surely TMDB's movies are those that a text means, and what follows if they are not.
struct TMDBConfidenceTests {
    private static let unreachable = MoviesError.server(.example, .unreachable(.refused))

    private static let meanings = StubMeanings(confidence: { votes in
        (votes.first ?? 0) ?? 0 >= 100 ? .likely : .guess
    })

    @Test(arguments: [(100, MatchConfidence.likely), (99, .guess)])
    func `a search is as sure as its text means the movies`(
        votes: Int,
        confidence: MatchConfidence
    ) async throws {
        let network = StubNetwork(.body(Self.page([votes])))
        let repository = TMDBMoviesRepository(network, meanings: Self.meanings)
        var query = try #require(MovieQuery("lantern"))
        query.subject = .everything

        let page = try await repository.movies(matching: query, page: 1)
        #expect(page.match.confidence == confidence)
        #expect(page.notices.contains(.closestMatches) == (confidence == .guess))
        let all = try await repository.movies(matching: MovieQuery(), page: 1)
        #expect(all.match.confidence == .sure)
    }

    @Test(
        arguments: [
            (.body(page([500])), .likely, 2), (.body(page([5])), .guess, 2),
            (.failure(.timedOut), .guess, 2),
        ] as [(Result<NetworkResponse, NetworkError>, MatchConfidence, Int)]
    )
    func `a later page is as sure as the first one`(
        first: Result<NetworkResponse, NetworkError>,
        confidence: MatchConfidence,
        count: Int
    ) async throws {
        let network = StubNetwork(.body(Self.page([5])), first)
        let query = try #require(MovieQuery("lantern"))

        let page = try await TMDBMoviesRepository(network, meanings: Self.meanings)
            .movies(matching: query, page: 2)

        #expect(page.number == 2 && page.movies.count == 1)
        #expect(page.match.confidence == confidence)
        #expect(network.requested.map { $0.value("page") } == ["2", "1"])
    }

    @Test(arguments: [("LANTERN 0", false), ("lantern", true)])
    func `movies of exactly that title are surely meant, and those of an exact search`(
        text: String,
        isExact: Bool
    ) async throws {
        let network = StubNetwork(.body(Self.page([5])))
        let query = try #require(MovieQuery(text, isExact: isExact))

        let page = try await TMDBMoviesRepository(network, meanings: Self.meanings)
            .movies(matching: query, page: 2)

        #expect(page.match.confidence == .sure)
        #expect(network.requested.count == 1)
    }

    @Test func `likely titles are shown without a search for what else the text means`()
        async throws
    {
        let network = RoutedNetwork(["search/movie": .body(Self.page([500]))])

        let page = try await search("shark", TMDBMoviesRepository(network, meanings: Self.meanings))

        #expect(page.movies.count == 1 && network.paths == ["search/movie"])
    }

    @Test func `movies of what the text means are shown instead of unknown ones`() async throws {
        let network = RoutedNetwork([
            "search/movie": .body(Self.page([5])),
            "search/keyword": .body(#"{"results":[{"id":9,"name":"shark"}]}"#),
            "discover/movie": .body(Self.page([700, 600])),
        ])

        let page = try await search("shark", TMDBMoviesRepository(network, meanings: Self.meanings))

        #expect(page.movies.count == 2)
        #expect(network.paths == ["search/movie", "search/keyword", "discover/movie"])
    }

    @Test(
        arguments: [
            [:],
            [
                "search/keyword": .body(#"{"results":[{"id":9,"name":"shark attack"}]}"#),
                "discover/movie": .body(page([700])),
            ],
            ["search/keyword": .body(#"{"results":[]}"#)],
            ["search/keyword": .body(#"{"results":[{"id":9,"name":"shark"}]}"#)],
            ["search/keyword": .body("<html>")],
        ] as [[String: Result<NetworkResponse, NetworkError>]]
    )
    func `unknown movies are shown if TMDB does not surely have the topic, or fails`(
        routes: [String: Result<NetworkResponse, NetworkError>]
    ) async throws {
        let title = ["search/movie": Result<NetworkResponse, NetworkError>.body(Self.page([5]))]
        let network = RoutedNetwork(routes.merging(title) { $1 })

        let page = try await search("shark", TMDBMoviesRepository(network, meanings: Self.meanings))

        #expect(page.movies.map(\.title) == ["Lantern 0"])
        #expect(page.notices.understood == nil)
    }

    @Test func `unknown movies are not replaced by those of the catalog`() async throws {
        let network = RoutedNetwork([
            "search/movie": .body(Self.page([5])), "search/keyword": .failure(.timedOut),
        ])
        let catalog = SpyMovies(search: { _, page throws(MoviesError) in
            MoviesPage(
                number: page,
                pageCount: 1,
                totalCount: 1,
                movies: [Movie(id: .tmdb(9), title: "Harbor")],
                source: .catalog(.builtIn)
            )
        })
        let tmdb = TMDBMoviesRepository(network, meanings: Self.meanings)

        let page = try await search("shark", FallbackRepository(.success(tmdb), catalog: catalog))

        #expect(page.movies.map(\.title) == ["Lantern 0"] && page.source == .tmdb)
    }

    @Test func `a cancelled search for the topic ends the search`() async throws {
        let network = RoutedNetwork([
            "search/movie": .body(Self.page([])), "search/keyword": .failure(.cancelled),
        ])

        await #expect(throws: MoviesError.cancelled) {
            try await search("shark", TMDBMoviesRepository(network, meanings: Self.meanings))
        }
    }

    @Test func `what the text means does not wait for TMDB again after a failure`() async throws {
        let network = StubNetwork(.failure(.unreachable(.refused)))
        let catalog = SpyMovies(search: { query, page throws(MoviesError) in
            MoviesPage(
                number: page,
                pageCount: query.subject == .everything ? 2 : 0,
                totalCount: query.subject == .everything ? 21 : 0,
                movies: [],
                source: .catalog(.builtIn)
            )
        })
        let repository = FallbackRepository(
            .success(TMDBMoviesRepository(network)),
            catalog: catalog
        )

        for page in 1...2 {
            let found = try await search("90s horror", repository, page: page)
            #expect(found.fallback == .catalog(reason: Self.unreachable))
            #expect(found.count.movies == 21)
        }

        #expect(network.requested.map(\.path) == ["search/movie"])
    }

    @Test func `fails without a catalog after one attempt, and asks again for a new search`()
        async throws
    {
        let network = StubNetwork(
            .failure(.unreachable(.refused)),
            .body(Self.page([])),
            .body(#"{"results":[]}"#)
        )
        let repository = TMDBMoviesRepository(network)

        await #expect(throws: Self.unreachable) { try await search("shark", repository) }
        #expect(network.requested.map(\.path) == ["search/movie"])
        #expect(try await search("shark", repository).count.movies == 0)
        #expect(
            network.requested.map(\.path) == ["search/movie", "search/movie", "search/keyword"]
        )
    }

    private func search(
        _ text: String,
        _ movies: some MoviesRepository,
        page: Int = 1
    ) async throws -> MoviesPage {
        let search = DefaultSearchMoviesUseCase(
            movies: movies,
            spelling: StubSpellings(),
            interpreter: QueryGrammar(),
            recentQueries: SpyRecentQueries()
        )
        return try await search.execute(try #require(TypedQuery(text)), page: page)
    }

    /// A page of movies with these numbers of votes.
    private static func page(_ votes: [Int?], _ more: (Int) -> String = { _ in "" }) -> String {
        let rows = votes.enumerated().map { index, count in
            let votes = count.map { #","vote_count":\#($0)"# } ?? ""
            return #"{"id":\#(index + 1),"title":"Lantern \#(index)"\#(votes)\#(more(index))}"#
        }
        return #"{"results":[\#(rows.joined(separator: ","))],"total_results":\#(votes.count)}"#
    }
}
