import Foundation
import TestSupport
import Testing

/// The requests, output and exit status of the built program with a server.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct TMDBProgramTests {
    private static let token = "eyJ.SECRET-TOKEN"
    private static let key = "SECRETKEY0123456789abcdef01234567"
    private static let page = #"""
        {"page":1,"results":[{"id":42,"title":"Lantern","original_title":"등불","genre_ids":[18],
        "original_language":"ko","release_date":"1999-03-31","vote_average":7.2,"vote_count":900,
        "overview":"A light."}],
        "total_pages":1,"total_results":1}
        """#

    private let movies: Program

    init() throws { movies = try Program.movies }

    @Test func `sends the token as a header, and the query percent-encoded`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.page))

        let result = try await search(
            server,
            ["a+b", "c&d#e%", "\u{1100}\u{1175}", "--page", "2", "--language", "ko-KR"]
        )

        #expect(result.status == 0)
        // The other one is for the names of genres.
        let request = try #require(server.requests.first { $0.path == "/3/search/movie" })
        #expect(server.requests.count == 2)
        #expect(request.header("Authorization") == "Bearer \(Self.token)")
        #expect(request.queryValue("query") == "a+b c&d#e% \u{AE30}")
        #expect(request.target.contains("query=a%2Bb%20c%26d%23e%25%20%EA%B8%B0&"))
        #expect(request.queryValue("page") == "2")
        #expect(request.queryValue("language") == "ko-KR")
        #expect(request.queryValue("api_key") == nil)
    }

    @Test func `sends the key as a query item`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.page))

        _ = try await search(server, ["x"], credential: ["TMDB_API_KEY": Self.key])

        let request = try #require(server.requests.first)
        #expect(request.queryValue("api_key") == Self.key)
        #expect(request.header("Authorization") == nil)
    }

    @Test func `searches TMDB with a credential, and the catalog without one`()
        async throws
    {
        let server = try HTTPTestServer(reply: .json(Self.page))

        let with = try await movies.run(["search", "lantern"], environment: environment(server))
        let without = try await movies.run(
            ["search", "lantern"],
            environment: ["MOVIES_API_URL": server.url]
        )

        #expect(with.rows.map { $0[1] } == ["Lantern"])
        #expect(without.rows.first?[1] == "Green Lantern")
        #expect(server.requests.count == 1)
    }

    @Test func `accepts a body with a trailer`() async throws {
        let size = String(Self.page.utf8.count, radix: 16)
        let server = try HTTPTestServer(
            reply: .raw(
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                    + "\(size)\r\n\(Self.page)\r\n0\r\nX-Trailer: 1\r\n\r\n"
            )
        )

        let result = try await search(server, ["lantern"])

        #expect(result.status == 0)
        #expect(result.stdout == "42\tLantern\t등불\t1999-03-31\tDrama\t7.2\t900\tko\n")
        #expect(result.stderr.isEmpty)
    }

    @Test func `exits with 69 if the port is closed, or TLS fails`() async throws {
        let port = try UnusedPort()
        let server = try HTTPTestServer(reply: .json("{}"))

        for url in [port.url, "https://127.0.0.1:\(server.port)"] {
            let result = try await movies.run(
                ["search", "x", "--source", "tmdb"],
                environment: ["MOVIES_API_URL": url, "TMDB_API_KEY": Self.key]
            )
            #expect(result.status == 69)
            #expect(!result.stderr.contains("SECRET"))
        }
    }

    @Test func `sends requests to this machine through no proxy`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.page))
        let proxy = try HTTPTestServer(reply: .json(Self.page))

        let result = try await search(server, ["lantern"], credential: credential(with: proxy))

        #expect(result.status == 0)
        #expect(server.requests.count == 1)
        #expect(proxy.requests.isEmpty)
    }

    @Test(.enabled(if: LoopbackFamily.ipv6.isAvailable))
    func `reaches this machine over IPv6, including redirects, without a proxy`() async throws {
        var proxy = try HTTPTestServer(reply: .json(Self.page))
        let moved = "/3/moved"
        let server = try HTTPTestServer(on: .ipv6) { request in
            guard request.path != moved else { return .json(Self.page) }
            let port = (request.header("Host") ?? "").split(separator: ":").last ?? ""
            return .redirect(to: "http://[::1]:\(port)\(moved)")
        }

        // The system may give both families the same port, and `localhost` means both.
        while proxy.port == server.port { proxy = try HTTPTestServer(reply: .json(Self.page)) }

        let result = try await search(server, ["lantern"], credential: credential(with: proxy))

        #expect(result.status == 0)
        #expect(server.requests.map(\.path) == ["/3/search/movie", moved])
        #expect(proxy.requests.isEmpty)
    }

    @Test(arguments: ["HTTP://127.0.0.1", "http://LOCALHOST"])
    func `ignores the case of the scheme and the host`(base: String) async throws {
        let server = try HTTPTestServer(reply: .json(Self.page))

        let result = try await movies.run(
            ["search", "x", "--source", "tmdb", "--timeout", "60"],
            environment: [
                "MOVIES_API_URL": "\(base):\(server.port)/3", "TMDB_ACCESS_TOKEN": Self.token,
            ]
        )

        #expect(result.status == 0)
        #expect(server.requests.count == 1)
    }

    @Test func `saves no credential in any file`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.page))
        let home = try TemporaryDirectory()

        _ = try await search(
            server,
            ["x"],
            credential: ["HOME": home.path, "TMDB_API_KEY": Self.key]
        )

        for name in home.contents {
            #expect(!name.contains("SECRET"))
            if let text = try? home.read(name) { #expect(!text.contains("SECRET")) }
        }
    }

    @Test func `requests pages up to the limit`() async throws {
        let server = try HTTPTestServer { request in
            let page = Int(request.queryValue("page") ?? "") ?? 0
            let rows = (0..<20).map { #"{"id":\#(page * 100 + $0),"title":"T","genre_ids":[]}"# }
            return .json(
                #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"#
                    + #""total_pages":3,"total_results":60}"#
            )
        }

        #expect(try await search(server, ["x", "--limit", "45"]).rows.count == 45)
        #expect(server.requests.compactMap { $0.queryValue("page") } == ["1", "2", "3"])
    }

    private func credential(with proxy: HTTPTestServer) -> [String: String] {
        ["TMDB_ACCESS_TOKEN": Self.token, "http_proxy": proxy.url, "all_proxy": proxy.url]
    }

    private func environment(_ server: HTTPTestServer) -> [String: String] {
        ["MOVIES_API_URL": server.url + "/3", "TMDB_ACCESS_TOKEN": Self.token]
    }

    private func search(
        _ server: HTTPTestServer,
        _ arguments: [String],
        credential: [String: String] = ["TMDB_ACCESS_TOKEN": token]
    ) async throws -> ProgramResult {
        try await movies.run(
            // Long enough for a busy machine; of two timeouts, the last one counts.
            ["search", "--source", "tmdb", "--timeout", "60"] + arguments,
            environment: credential.merging(["MOVIES_API_URL": server.url + "/3"]) { $1 }
        )
    }
}
