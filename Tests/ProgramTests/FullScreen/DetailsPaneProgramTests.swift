import TestSupport
import Testing

/// The details beside the results in the built program, and where details lead, with a server.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct DetailsPaneProgramTests {
    private static let escape = "\u{1B}"

    @Test func `requests only the movie that the user stays at`() async throws {
        let server = try HTTPTestServer { Self.reply($0) }
        let session = try session(server)
        await session.see("> 1999  Movie 1")

        try await session.terminal.write("\t" + String(repeating: "j", count: 15))
        await session.see("> 1999  Movie 16", "│ Tagline of 16")

        let details = server.requests.filter { $0.path.hasPrefix("/3/movie/") }.map(\.path)
        // The first movie may have been requested before the first key.
        #expect(details.filter { $0 != "/3/movie/1" } == ["/3/movie/16"])
        session.expectFits()
    }

    @Test func `shows what the list knows while the server does not respond, and handles keys`()
        async throws
    {
        let server = try HTTPTestServer { request in
            request.path.hasPrefix("/3/movie/") ? .hangBeforeHeaders : Self.reply(request)
        }
        let session = try session(server)
        await session.see("> 1999  Movie 1", "│ Movie 1 (1999)", "│ A light.")
        #expect(await server.waitForRequests(2))

        try await session.type("\tj", untilSeen: "> 1999  Movie 2", "│ Movie 2 (1999)")
        #expect(!session.terminal.screen.shows("│ Movie 1 (1999)"))
        try await session.type("\r", untilSeen: "Movie 2 (1999)", "A light.", "loading")
        try await session.type(Self.escape, untilSeen: "> 1999  Movie 2")
    }

    @Test func `says why details are missing, and retries`() async throws {
        let isFixed = Gate()
        let server = try HTTPTestServer { request in
            request.path.hasPrefix("/3/movie/") && !isFixed.isOpen
                ? .status(403) : Self.reply(request)
        }
        let session = try session(server)
        await session.see(
            "> 1999  Movie 1",
            "│ A light.",
            "refused the request (status 403)",
            "F5 retry"
        )

        isFixed.open()
        try await session.type("\u{1B}[15~", untilSeen: "│ Tagline of 1")
        #expect(!session.terminal.screen.shows("403"))
    }

    @Test func `follows the collection, people and recommendations, and comes back`() async throws {
        let server = try HTTPTestServer { Self.reply($0) }
        let session = try session(server)
        await session.see("> 1999  Movie 1", "│ Tagline of 1")
        try await session.type("\r", untilSeen: "Collection  Lanterns", "Recommended")

        // The director, the cast, the collection, and a movie.
        try await session.type(
            "\t\t\t\r",
            untilSeen: "Movie 1 › Lanterns › ",
            "2 movies",
            "> 1999  Movie 7"
        )
        try await session.type(Self.escape, untilSeen: "Collection  Lanterns", "Recommended")
        #expect(session.terminal.screen.selectedLine?.contains("Lanterns") == true)
        try await session.type("\t\r", untilSeen: "Movie 21 (1999)", "Tagline of 21")
        try await session.type(
            "\u{1B}[Z\u{1B}[Z\u{1B}[Z\u{1B}[Z\r",
            untilSeen: " › Mara › ",
            "1 movie",
            "> 1999  Movie 9"
        )
        try await session.type(Self.escape, untilSeen: "Tagline of 21")
        try await session.type(Self.escape, untilSeen: "Tagline of 1")
        try await session.type(Self.escape, untilSeen: "> 1999  Movie 1", "F1 keys")
        session.expectFits()
    }

    private func session(_ server: HTTPTestServer) throws -> InteractiveSession {
        try InteractiveSession(
            ["search", "-i", "zzqq", "--timeout", "60"],
            columns: 120,
            rows: 30,
            environment: [
                "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k", "PATH": "/nowhere",
            ],
            keeping: server
        )
    }

    /// Forty movies, each with a tagline, people, a collection and a recommendation.
    private static func reply(_ request: HTTPTestRequest) -> HTTPTestReply {
        let number = Int(request.path.split(separator: "/").last ?? "") ?? 0
        if request.path.hasPrefix("/3/movie/") {
            return .json(
                #"{"id":\#(number),"title":"Movie \#(number)","release_date":"1999-03-31","#
                    + #""overview":"A light.","tagline":"Tagline of \#(number)","#
                    + #""belongs_to_collection":{"id":5,"name":"Lanterns"},"#
                    + #""credits":{"cast":[{"id":8,"name":"Mara","character":"Keeper"}],"#
                    + #""crew":[{"id":9,"name":"Ada","job":"Director"}]},"#
                    + #""recommendations":{"page":1,"results":[\#(row(number + 20))],"#
                    + #""total_pages":1,"total_results":1}}"#
            )
        }
        if request.path.hasPrefix("/3/collection/") {
            return .json(#"{"id":5,"name":"Lanterns","parts":[\#(row(7)),\#(row(8))]}"#)
        }
        if request.path.hasPrefix("/3/person/") {
            return .json(#"{"id":8,"name":"Mara","movie_credits":{"cast":[\#(row(9))],"crew":[]}}"#)
        }
        let page = Int(request.queryValue("page") ?? "") ?? 1
        let rows = (1...20).map { row((page - 1) * 20 + $0) }
        return .json(
            #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"#
                + #""total_pages":2,"total_results":40}"#
        )
    }

    private static func row(_ number: Int) -> String {
        TMDBResponses.row(id: number, title: "Movie \(number)")
    }
}
