import Foundation
import TestSupport
import Testing

/// Countries, streaming services, series and trailers of the built program at TMDB.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct TMDBFiltersProgramTests {
    private static let services = #"""
        {"results":[{"provider_id":8,"provider_name":"Netflix"},
        {"provider_id":9,"provider_name":"Amazon Prime Video"},
        {"provider_id":10,"provider_name":"Amazon Prime Video with Ads"}]}
        """#

    private static let lantern = #"""
        {"id":42,"title":"Lantern","release_date":"1999-03-31","overview":"A light.",
        "belongs_to_collection":{"id":7,"name":"Lantern Collection"},
        "videos":{"results":[{"site":"YouTube","key":"abcdefghijk","type":"Trailer",
        "official":true,"iso_639_1":"en"}]}}
        """#

    private static let series = #"""
        {"id":7,"parts":[{"id":43,"title":"Lantern 2","overview":"x","release_date":"2003-01-01"},
        {"id":42,"title":"Lantern","overview":"x","release_date":"1999-03-31"}]}
        """#

    private let session: ProgramSession
    private let server: HTTPTestServer

    init() throws {
        session = try ProgramSession()
        server = try HTTPTestServer { request in
            switch request.path {
            case "/3/watch/providers/movie": .json(Self.services)
            case "/3/discover/movie", "/3/search/movie":
                .json(TMDBResponses.page([TMDBResponses.row(id: 42, title: "Lantern")]))
            case "/3/movie/42": .json(Self.lantern)
            case "/3/movie/9": .json(#"{"id":9,"title":"Fog","overview":"x"}"#)
            case "/3/collection/7": .json(Self.series)
            default: .json(#"{"status_code":34}"#, status: 404)
            }
        }
    }

    private func run(_ arguments: [String]) async throws -> ProgramResult {
        try await session.run(arguments + ["--timeout", "60"], session.environment(server))
    }

    @Test func `finds the movies that a service streams, and names JustWatch`() async throws {
        let result = try await run(["search", "--on", "net", "country:korea", "--region", "kr"])

        #expect(result.status == 0)
        #expect(result.rows.map { $0[0] } == ["42"])
        #expect(result.stderr == "movies: services in KR; streaming data by JustWatch\n")
        let request = try #require(server.requests.last)
        #expect(request.queryValue("with_watch_providers") == "8")
        #expect(request.queryValue("watch_region") == "KR")
        #expect(request.queryValue("with_origin_country") == "KR")
    }

    @Test func `says which services a name may mean`() async throws {
        let result = try await run(["search", "--on", "amazon"])

        #expect(result.status == 64)
        #expect(
            result.stderr
                == "movies: 'amazon' could be Amazon Prime Video or Amazon Prime Video with Ads\n"
        )
    }

    @Test func `prints the series of a movie, the oldest first`() async throws {
        let result = try await run(["collection", "lantern"])

        #expect(result.status == 0)
        #expect(result.rows.map { $0[0] } == ["42", "43"])
        #expect(result.stderr.isEmpty)
        let newest = try await run(["collection", "42", "--sort", "year", "-n", "1"])
        #expect(newest.rows.map { $0[0] } == ["43"])
        let none = try await run(["collection", "9"])
        #expect(none.status == 1)
        #expect(none.stderr == "movies: Fog belongs to no collection\n")
    }

    @Test func `prints the URL of a trailer`() async throws {
        let result = try await run(["open", "--trailer", "--print", "42"])

        #expect(result.status == 0)
        #expect(result.stdout == "https://www.youtube.com/watch?v=abcdefghijk\n")
        let none = try await run(["open", "--trailer", "--print", "9"])
        #expect(none.status == 1)
        #expect(none.stderr == "movies: TMDB has no trailer of Fog\n")
    }
}
