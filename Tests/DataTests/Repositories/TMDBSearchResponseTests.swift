import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Testing

@testable import Data

/// How `TMDBMoviesRepository` reads the responses to a search.
struct TMDBSearchResponseTests {
    private static let server = Server.example

    @Test func `reads every movie of a page with malformed rows`() async throws {
        let page = try await page(of: Fixtures.data("search-odd-rows"))

        let movies = page.movies
        #expect(movies.map(\.id.description) == ["11001", "11003", "11004", "11005", "11009"])
        #expect(
            movies[0]
                == Movie(
                    id: .tmdb(11001),
                    title: "The Lantern Keepers",
                    originalTitle: "The Lantern Keepers",
                    originalLanguage: "en",
                    releaseDate: CalendarDate("1999-03-31"),
                    overview: "Two sisters keep a lighthouse on a planet without night.",
                    genres: [Genre(name: "Drama"), Genre(name: "Science Fiction")],
                    voteAverage: 7.2,
                    voteCount: 140,
                    popularity: 12.5,
                    posterURL: "https://images.example.org/w500/lantern.jpg",
                    pageURL: "https://www.themoviedb.org/movie/11001"
                )
        )
        #expect(movies[1].releaseDate == nil)
        #expect(movies[1].overview == nil)
        #expect(movies[1].voteAverage == nil)
        #expect(movies[1].voteCount == 0)
        #expect(movies[2].releaseDate == nil)
        #expect(movies[2].voteAverage == 7)
        #expect(movies[3].releaseDate == nil)
        #expect(movies[3].voteAverage == 6.5)
        #expect(movies[3].voteCount == 12)
        #expect(movies[3].popularity == nil)
        #expect(movies[4].title == "Original Only")
        #expect(movies[4].genres == [Genre(name: "Drama")])
        #expect(movies[4].voteAverage == nil)
        #expect(movies[4].voteCount == nil)
        #expect(movies[4].posterURL == nil)
    }

    @Test func `counts no more pages than can be requested`() async throws {
        let page = try await page(of: Fixtures.data("search-odd-rows"))

        #expect(page.number == 1)
        #expect(page.count.pages == 500)
        #expect(page.count.movies == 760_580)
        #expect(page.source == .tmdb)
    }

    @Test func `does not rely on the numbers of a response`() async throws {
        let body =
            #"{"page":1,"results":[{"id":1,"title":"A","genre_ids":[]},{"id":2,"title":"\u0000"},"#
            + #"{"id":3,"title":"\u202e\u200b"}],"total_pages":-1,"total_results":-5}"#
        let query = try #require(MovieQuery("a"))

        let page = try await TMDBMoviesRepository(StubNetwork(body: body)).movies(
            matching: query,
            page: 3
        )

        #expect(page.number == 3)
        #expect(page.count.pages == 3)
        #expect(page.count.movies == 1)
        #expect(page.movies.map(\.title) == ["A"])
    }

    @Test func `reads a thousand rows at most`() async throws {
        let rows = (1...1500).map { #"{"id":\#($0),"title":"A","genre_ids":[]}"# }

        let page = try await page(of: Data(#"{"results":[\#(rows.joined(separator: ","))]}"#.utf8))

        #expect(page.movies.count == 1000)
    }

    @Test(arguments: [
        #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#,
        #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#, #"{"results":[]}"#,
        #"{"page":null,"results":[],"total_pages":"x","total_results":-3}"#,
    ])
    func `accepts every form of an empty result`(body: String) async throws {
        let page = try await page(of: Data(body.utf8))

        #expect(page.movies.isEmpty)
        #expect(page.count.pages == 0)
        #expect(page.count.movies == 0)
    }

    @Test(arguments: [
        "", " ", #"{"page":1,"results":[{"id":1"#, "null", "[]", "3",
        #"{"movies":[]}"#, #"{"results":{}}"#, #"{"results":null}"#, #"{"results":[1,"x",{}]}"#,
        String(repeating: "[", count: 10_000),
        #"{"results":"# + String(repeating: "[", count: 10_000),
    ])
    func `rejects an invalid response`(body: String) async {
        await #expect(throws: MoviesError.server(Self.server, .invalidResponse)) {
            try await page(of: Data(body.utf8))
        }
    }

    @Test(arguments: ["<html>log in</html>", " \n<!doctype html>", "<?xml version='1.0'?>"])
    func `recognizes a web page instead of data`(body: String) async {
        await #expect(throws: MoviesError.server(Self.server, .unexpectedHTML)) {
            try await page(of: Data(body.utf8))
        }
    }

    @Test(arguments: [
        (7, MoviesError.credentialRefused(.tmdb)),
        (25, .server(server, .rateLimited(retryAfter: nil))),
        (34, .server(server, .resourceNotFound)), (9, .server(server, .failed(status: 503))),
        (12, .server(server, .invalidResponse)),
    ])
    func `throws an error in the body of a successful response`(code: Int, error: MoviesError) async
    {
        let body = #"{"success":false,"status_code":\#(code),"status_message":"…"}"#

        await #expect(throws: error) { try await page(of: Data(body.utf8)) }
    }

    @Test(arguments: [
        (NetworkError.cancelled, MoviesError.cancelled), (.timedOut, .server(server, .timedOut)),
        (.unreachable(.refused), .server(server, .unreachable(.refused))),
        (.unreachable(.hostNotFound), .server(server, .unreachable(.hostNotFound))),
        (.malformedResponse, .server(server, .invalidResponse)),
        (.tooLarge(limit: 1), .server(server, .responseTooLarge)),
        (status(401), .credentialRefused(.tmdb)), (status(404), .server(server, .notFound)),
        (status(429, retryAfter: "7"), .server(server, .rateLimited(retryAfter: 7))),
        (status(429, retryAfter: "soon"), .server(server, .rateLimited(retryAfter: nil))),
        (status(500), .server(server, .failed(status: 500))),
        (status(504), .server(server, .failed(status: 504))),
        (status(302), .server(server, .redirectRefused)),
        (status(403), .server(server, .requestRefused(status: 403))),
    ])
    func `maps network errors to errors of the domain`(
        networkError: NetworkError,
        error: MoviesError
    ) async throws {
        let repository = TMDBMoviesRepository(StubNetwork(.failure(networkError)))
        let query = try #require(MovieQuery("alien"))

        await #expect(throws: error) { try await repository.movies(matching: query, page: 1) }
    }

    private static func status(_ status: Int, retryAfter: String? = nil) -> NetworkError {
        .httpStatus(
            NetworkResponse(
                status: status,
                headers: retryAfter.map { [HTTPHeader("retry-after", $0)] } ?? []
            )
        )
    }

    private func page(of body: Data) async throws -> MoviesPage {
        let network = StubNetwork(.success(NetworkResponse(status: 200, body: body)))
        let query = try #require(MovieQuery("lantern"))
        return try await TMDBMoviesRepository(network).movies(matching: query, page: 1)
    }
}
