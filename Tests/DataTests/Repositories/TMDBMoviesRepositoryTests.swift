import Domain
import DomainDoubles
import Foundation
import Infrastructure
import Testing

@testable import Data

struct TMDBMoviesRepositoryTests {
    @Test func `requests the query, the language and the page, in a fixed order`() async throws {
        let network = StubNetwork(body: #"{"results":[]}"#)
        let query = try #require(
            MovieQuery("ame\u{301}lie & co", filters: MovieFilters(year: 2001), includesAdult: true)
        )

        _ = try await TMDBMoviesRepository(network, region: "KR").movies(matching: query, page: 3)

        let endpoint = try #require(network.requested.first)
        #expect(endpoint.path == "search/movie")
        #expect(
            endpoint.queryItems == [
                QueryItem("query", "am\u{E9}lie & co"), QueryItem("include_adult", "true"),
                QueryItem("language", "en-US"), QueryItem("page", "3"),
                QueryItem("primary_release_year", "2001"), QueryItem("region", "KR"),
            ]
        )
        // Strings of both compositions are equal.
        #expect(endpoint.queryItems[0].value.unicodeScalars.count == "amélie & co".count)
    }

    @Test func `treats a year as a part of the title first`() async throws {
        let network = StubNetwork(.body(Self.response("Dune 1984")))
        let query = try #require(MovieQuery("dune 1984"))

        let page = try await TMDBMoviesRepository(network).movies(matching: query, page: 1)

        #expect(page.movies.map(\.title) == ["Dune 1984"])
        #expect(network.requested.count == 1)
    }

    @Test(arguments: ["dune 1984", "1984 dune", "dune (1984)"])
    func `treats a year as the year of release if no title has it`(text: String) async throws {
        let network = StubNetwork(.body(Self.response()), .body(Self.response("Dune")))
        let query = try #require(MovieQuery(text))

        let page = try await TMDBMoviesRepository(network).movies(matching: query, page: 2)

        #expect(page.movies.map(\.title) == ["Dune"])
        #expect(network.requested.map { $0.value("query") } == [text, "dune"])
        #expect(network.requested.map { $0.value("primary_release_year") } == [nil, "1984"])
        #expect(network.requested.map { $0.value("page") } == ["2", "2"])
    }

    @Test func `lists movies with exactly that title first`() async throws {
        let network = StubNetwork(
            .body(Self.response("The Thing Below", "Thing", "AMÉLIE", "Other", "Amelie!"))
        )
        let query = try #require(MovieQuery("amelie"))

        let page = try await TMDBMoviesRepository(network).movies(matching: query, page: 1)

        #expect(
            page.movies.map(\.title) == ["AMÉLIE", "Amelie!", "The Thing Below", "Thing", "Other"]
        )
    }

    @Test func `falls back to English texts if there is no translation`() async throws {
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

        let page = try await TMDBMoviesRepository(network, language: "ko-KR")
            .movies(matching: query, page: 1)

        #expect(page.movies.map(\.title) == ["등불", "Lantern", "램프"])
        #expect(page.movies.map(\.overview) == ["빛", "A light.", "A lamp."])
        #expect(network.requested.map { $0.value("language") } == ["ko-KR", "en-US"])
        // The movies must not wait long for their texts.
        #expect(network.requested.map(\.timeout) == [nil, .seconds(2)])
    }

    @Test func `requests English texts only if some are missing, and works without them`()
        async throws
    {
        let whole = #"""
            {"results":[{"id":1,"title":"등불","original_title":"Lantern","original_language":"en",
            "overview":"빛","genre_ids":[]}]}
            """#
        let query = try #require(MovieQuery("lantern"))
        let complete = StubNetwork(.body(whole))
        let failing = StubNetwork(.body(Self.response("Lampe")), .failure(.timedOut))

        _ = try await TMDBMoviesRepository(complete, language: "ko-KR").movies(
            matching: query,
            page: 1
        )
        let page = try await TMDBMoviesRepository(failing, language: "ko-KR")
            .movies(matching: query, page: 1)

        #expect(complete.requested.count == 1)
        #expect(failing.requested.count == 2)
        #expect(page.movies.map(\.title) == ["Lampe"])
    }

    /// A response with movies of these titles.
    private static func response(_ titles: String...) -> String {
        let rows = titles.enumerated().map { index, title in
            #"{"id":\#(index + 1),"title":"\#(title)","genre_ids":[]}"#
        }
        return #"{"results":[\#(rows.joined(separator: ","))],"total_pages":9,"#
            + #""total_results":\#(rows.count)}"#
    }
}

extension Endpoint {
    func value(_ name: String) -> String? { queryItems.first { $0.name == name }?.value }
}
