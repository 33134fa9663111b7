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
                QueryItem("language", "en-US"), QueryItem("page", "3"),
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

    @Test func `relies on little of what an answer says of itself`() async throws {
        let body =
            #"{"page":1,"results":[{"id":1,"title":"A","genre_ids":[]},{"id":2,"title":"\u0000"},"#
            + #"{"id":3,"title":"\u202e\u200b"}],"total_pages":-1,"total_results":-5}"#
        let query = try #require(MovieQuery("a"))

        let page = try await repository(StubNetwork(body: body)).movies(matching: query, page: 3)

        #expect(page.number == 3)
        #expect(page.pageCount == 3)
        #expect(page.totalCount == 1)
        #expect(page.movies.map(\.title) == ["A"])
    }

    @Test func `reads no more rows than anybody needs`() async throws {
        let rows = (1...1500).map { #"{"id":\#($0),"title":"A","genre_ids":[]}"# }

        let page = try await page(
            of: Data(#"{"results":[\#(rows.joined(separator: ","))]}"#.utf8)
        )

        #expect(page.movies.count == 1000)
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
        "", " ", #"{"page":1,"results":[{"id":1"#, "null", "[]", "3",
        #"{"movies":[]}"#, #"{"results":{}}"#, #"{"results":null}"#, #"{"results":[1,"x",{}]}"#,
        String(repeating: "[", count: 10_000),
        #"{"results":"# + String(repeating: "[", count: 10_000),
    ])
    func `says that an answer can't be read`(body: String) async {
        await #expect(throws: MoviesError.invalidResponse(server: Self.host)) {
            try await page(of: Data(body.utf8))
        }
    }

    @Test(arguments: ["<html>log in</html>", " \n<!doctype html>", "<?xml version='1.0'?>"])
    func `says that a web page came in place of data`(body: String) async {
        await #expect(throws: MoviesError.unexpectedHTML(server: Self.host)) {
            try await page(of: Data(body.utf8))
        }
    }

    @Test(arguments: [
        (7, MoviesError.credentialRefused), (25, .rateLimited(server: host, retryAfter: nil)),
        (34, .notFound(server: host)), (9, .serverFailed(server: host, status: 503)),
        (12, .invalidResponse(server: host)),
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
        (.unreachable(.hostNotFound), .unreachable(server: host, .hostNotFound)),
        (.malformedResponse, .invalidResponse(server: host)),
        (.tooLarge(limit: 1), .responseTooLarge(server: host)),
        (status(401), .credentialRefused), (status(404), .notFound(server: host)),
        (status(429, retryAfter: "7"), .rateLimited(server: host, retryAfter: 7)),
        (status(429, retryAfter: "soon"), .rateLimited(server: host, retryAfter: nil)),
        (status(500), .serverFailed(server: host, status: 500)),
        (status(504), .serverFailed(server: host, status: 504)),
        (status(302), .redirectRefused(server: host)),
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

    @Test func `takes a year at the end for a part of the title first`() async throws {
        let network = StubNetwork(.body(Self.films("Dune 1984")))
        let query = try #require(MovieQuery("dune 1984"))

        let page = try await repository(network).movies(matching: query, page: 1)

        #expect(page.movies.map(\.title) == ["Dune 1984"])
        #expect(network.requested.count == 1)
    }

    @Test func `takes a year at the end for that of the film where no title has it`() async throws {
        let network = StubNetwork(.body(Self.films()), .body(Self.films("Dune")))
        let query = try #require(MovieQuery("dune 1984"))

        let page = try await repository(network).movies(matching: query, page: 2)

        #expect(page.movies.map(\.title) == ["Dune"])
        #expect(
            network.requested.map { $0.value("query") } == ["dune 1984", "dune"]
        )
        #expect(network.requested.map { $0.value("primary_release_year") } == [nil, "1984"])
        #expect(network.requested.map { $0.value("page") } == ["2", "2"])
    }

    @Test func `puts films of just that title first, and keeps the order otherwise`() async throws {
        let network = StubNetwork(
            .body(Self.films("The Thing Below", "Thing", "AMÉLIE", "Other", "Amelie!"))
        )
        let query = try #require(MovieQuery("amelie"))

        let page = try await repository(network).movies(matching: query, page: 1)

        #expect(
            page.movies.map(\.title) == ["AMÉLIE", "Amelie!", "The Thing Below", "Thing", "Other"]
        )
    }

    @Test func `has English texts where the language has none`() async throws {
        let korean = #"""
            {"results":[
            {"id":1,"title":"등불","original_title":"등불","original_language":"ko","overview":"빛","genre_ids":[]},
            {"id":2,"title":"Laterne","original_title":"Laterne","original_language":"de","genre_ids":[]},
            {"id":3,"title":"램프","original_title":"Lampe","original_language":"de","overview":"","genre_ids":[]}],
            "total_pages":1,"total_results":3}
            """#
        let english = #"""
            {"results":[
            {"id":3,"title":"Lamp","original_title":"Lampe","original_language":"de","overview":"A lamp.","genre_ids":[]},
            {"id":2,"title":"Lantern","original_title":"Laterne","original_language":"de","overview":"A light.","genre_ids":[]},
            {"id":1,"title":"Light","original_title":"등불","original_language":"ko","overview":"No.","genre_ids":[]}]}
            """#
        let network = StubNetwork(.body(korean), .body(english))
        let query = try #require(MovieQuery("lamp"))

        let page = try await repository(network, language: "ko-KR")
            .movies(matching: query, page: 1)

        #expect(page.movies.map(\.title) == ["등불", "Lantern", "램프"])
        #expect(page.movies.map(\.overview) == ["빛", "A light.", "A lamp."])
        #expect(network.requested.map { $0.value("language") } == ["ko-KR", "en-US"])
        // What is only an addition must not keep the films waiting for long.
        #expect(network.requested.map(\.timeout) == [nil, .seconds(2)])
    }

    @Test func `asks for English texts only where some are missing, and does without them`()
        async throws
    {
        let whole = #"""
            {"results":[{"id":1,"title":"등불","original_title":"Lantern","original_language":"en",
            "overview":"빛","genre_ids":[]}]}
            """#
        let query = try #require(MovieQuery("lantern"))
        let complete = StubNetwork(.body(whole))
        let failing = StubNetwork(.body(Self.films("Lampe")), .failure(.timedOut))

        _ = try await repository(complete, language: "ko-KR").movies(matching: query, page: 1)
        let page = try await repository(failing, language: "ko-KR")
            .movies(matching: query, page: 1)

        #expect(complete.requested.count == 1)
        #expect(failing.requested.count == 2)
        #expect(page.movies.map(\.title) == ["Lampe"])
    }

    /// An answer with films of these titles.
    private static func films(_ titles: String...) -> String {
        let rows = titles.enumerated().map { index, title in
            #"{"id":\#(index + 1),"title":"\#(title)","genre_ids":[]}"#
        }
        return #"{"results":[\#(rows.joined(separator: ","))],"total_pages":9,"#
            + #""total_results":\#(rows.count)}"#
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
        return try await repository(network).movies(matching: query, page: 1)
    }

    private func repository(
        _ network: StubNetwork,
        language: String = "en-US",
        region: String? = nil
    ) -> TMDBMoviesRepository {
        TMDBMoviesRepository(
            client: TMDBClient(network: network, cache: nil),
            imageURL: "https://images.example.org",
            language: language,
            region: region
        )
    }
}

extension Endpoint {
    fileprivate func value(_ name: String) -> String? {
        queryItems.first { $0.name == name }?.value
    }
}
