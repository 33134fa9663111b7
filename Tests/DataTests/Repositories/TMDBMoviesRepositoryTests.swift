import Domain
import Foundation
import Infrastructure
import Testing

@testable import Data

struct TMDBMoviesRepositoryTests {
    private static let host = "api.example.org"

    @Test func `asks for the query, the language and the page, in a fixed order`() async throws {
        let network = StubNetwork(body: #"{"results":[]}"#)
        let query = try #require(
            MovieQuery("ame\u{301}lie & co", year: 2001, includesAdult: true)
        )

        _ = try await repository(network, region: "KR").movies(matching: query, page: 3)

        let endpoint = try #require(network.requested.first)
        #expect(endpoint.path == "search/movie")
        #expect(
            endpoint.queryItems == [
                QueryItem("query", "am\u{E9}lie & co"), QueryItem("include_adult", "true"),
                QueryItem("language", "ko-KR"), QueryItem("page", "3"),
                QueryItem("primary_release_year", "2001"), QueryItem("region", "KR"),
            ]
        )
        // Equality of strings would not tell the two compositions apart.
        #expect(endpoint.queryItems[0].value.unicodeScalars.count == "amélie & co".count)
    }

    @Test func `reads every film of a page with odd rows`() async throws {
        let page = try await page(of: Fixtures.data("search-odd-rows"))

        let films = page.movies
        #expect(films.map(\.id.description) == ["11001", "11003", "11004", "11005", "11009"])
        #expect(
            films[0]
                == Movie(
                    id: .tmdb(11001),
                    title: "The Lantern Keepers",
                    originalTitle: "The Lantern Keepers",
                    originalLanguage: "en",
                    releaseDate: ReleaseDate("1999-03-31"),
                    overview: "Two sisters keep a lighthouse on a planet without night.",
                    genres: [Genre(name: "Drama"), Genre(name: "Science Fiction")],
                    voteAverage: 7.2,
                    voteCount: 140,
                    popularity: 12.5,
                    posterURL: "https://images.example.org/w500/lantern.jpg",
                    pageURL: "https://www.themoviedb.org/movie/11001"
                )
        )
        #expect(films[1].releaseDate == nil)
        #expect(films[1].overview == nil)
        #expect(films[1].voteAverage == nil)
        #expect(films[1].voteCount == 0)
        #expect(films[2].releaseDate == nil)
        #expect(films[2].voteAverage == 7)
        #expect(films[3].releaseDate == nil)
        #expect(films[3].voteAverage == 6.5)
        #expect(films[3].voteCount == 12)
        #expect(films[3].popularity == nil)
        #expect(films[4].title == "Original Only")
        #expect(films[4].genres == [Genre(name: "Drama")])
        #expect(films[4].voteAverage == nil)
        #expect(films[4].voteCount == nil)
        #expect(films[4].posterURL == nil)
    }

    @Test func `counts no more pages than may be asked for`() async throws {
        let page = try await page(of: Fixtures.data("search-odd-rows"))

        #expect(page.number == 1)
        #expect(page.pageCount == 500)
        #expect(page.totalCount == 760_580)
        #expect(page.source == .tmdb)
    }

    @Test(arguments: [
        #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#,
        #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#, #"{"results":[]}"#,
        #"{"page":null,"results":[],"total_pages":"x","total_results":-3}"#,
    ])
    func `takes every way of saying nothing`(body: String) async throws {
        let page = try await page(of: Data(body.utf8))

        #expect(page.movies.isEmpty)
        #expect(page.pageCount == 0)
        #expect(page.totalCount == 0)
    }

    @Test(arguments: [
        "", " ", "<html>busy</html>", #"{"page":1,"results":[{"id":1"#, "null", "[]", "3",
        #"{"movies":[]}"#, #"{"results":{}}"#, #"{"results":null}"#,
        String(repeating: "[", count: 10_000),
        #"{"results":"# + String(repeating: "[", count: 10_000),
    ])
    func `says that an answer can't be read`(body: String) async {
        await #expect(throws: MoviesError.unreadableAnswer(server: Self.host)) {
            try await page(of: Data(body.utf8))
        }
    }

    @Test(arguments: [
        (7, MoviesError.credentialRefused), (25, .rateLimited(server: host, retryAfter: nil)),
        (34, .notFound(server: host)), (9, .serverFailed(server: host, status: 503)),
        (12, .unreadableAnswer(server: host)),
    ])
    func `believes an error in the body of a success`(code: Int, error: MoviesError) async {
        let body = #"{"success":false,"status_code":\#(code),"status_message":"…"}"#

        await #expect(throws: error) {
            try await page(of: Data(body.utf8))
        }
    }

    @Test(arguments: [
        (NetworkError.cancelled, MoviesError.cancelled), (.timedOut, .timedOut(server: host)),
        (.unreachable(.refused), .unreachable(server: host, .refused)),
        (.unreachable(.nameNotFound), .unreachable(server: host, .nameNotFound)),
        (.damaged, .unreadableAnswer(server: host)),
        (.tooLarge(limit: 1), .answerTooLarge(server: host)),
        (status(401), .credentialRefused), (status(404), .notFound(server: host)),
        (status(429, retryAfter: "7"), .rateLimited(server: host, retryAfter: 7)),
        (status(429, retryAfter: "soon"), .rateLimited(server: host, retryAfter: nil)),
        (status(500), .serverFailed(server: host, status: 500)),
        (status(504), .serverFailed(server: host, status: 504)),
        (status(302), .redirected(server: host)),
        (status(403), .requestRefused(server: host, status: 403)),
    ])
    func `says what went wrong on the network in the words of the domain`(
        networkError: NetworkError,
        error: MoviesError
    ) async throws {
        let repository = repository(StubNetwork(.failure(networkError)))
        let query = try #require(MovieQuery("alien"))

        await #expect(throws: error) {
            try await repository.movies(matching: query, page: 1)
        }
    }

    private static func status(_ status: Int, retryAfter: String? = nil) -> NetworkError {
        .unsuccessful(
            NetworkResponse(
                status: status,
                headers: retryAfter.map { [HTTPHeader("retry-after", $0)] } ?? []
            )
        )
    }

    private func page(of body: Data) async throws -> MoviesPage {
        let network = StubNetwork(.success(NetworkResponse(status: 200, body: body)))
        let query = try #require(MovieQuery("lantern"))
        return try await repository(network).movies(matching: query, page: 1)
    }

    private func repository(
        _ network: StubNetwork,
        region: String? = nil
    ) -> TMDBMoviesRepository {
        TMDBMoviesRepository(
            network: network,
            imageURL: "https://images.example.org",
            language: "ko-KR",
            region: region
        )
    }
}
