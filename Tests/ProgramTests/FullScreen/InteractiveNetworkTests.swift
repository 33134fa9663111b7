import Foundation
import TestSupport
import Testing

/// The built program in full screen, with a server that is slow or fails.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct InteractiveNetworkTests {
    private static let end = "\u{1B}[F"
    private static let escape = "\u{1B}"

    @Test func `requests the next page once, however often the end is reached`() async throws {
        let (second, third) = (Gate(), Gate())
        let server = try HTTPTestServer { request in
            let number = Int(request.queryValue("page") ?? "") ?? 0
            let page = HTTPTestReply.json(Self.page(number, of: 3))
            return number == 1 ? page : .gated(by: number == 2 ? second : third, then: page)
        }
        let session = try session(server, ["search", "-i", "zzqq"])
        await session.see("> 1999  Movie 1", "1/60")

        try await session.terminal.write("\t")
        // Together with the pages that fill the screen.
        for _ in 1...5 { try await session.terminal.write(Self.end) }
        await session.see("> 1999  Movie 20")
        #expect(await server.waitForRequests(2))
        await session.see("loading more")
        second.open()

        await session.see("> 1999  Movie 40")
        #expect(await server.waitForRequests(3))
        third.open()
        await session.see("> 1999  Movie 60", "60/60")
        #expect(await session.terminal.waitForScreen { !$0.shows("loading more") })
        #expect(server.requests.compactMap { $0.queryValue("page") } == ["1", "2", "3"])
    }

    @Test func `shows no results of a search that a newer one has replaced`() async throws {
        let gate = Gate()
        let server = try HTTPTestServer { request in
            let query = request.queryValue("query") ?? ""
            let page = HTTPTestReply.json(
                TMDBResponses.page([TMDBResponses.row(id: 1, title: query)])
            )
            return query == "zzqq1" ? .gated(by: gate, then: page) : page
        }
        let session = try session(server)
        await session.see("F1 keys")

        try await session.type("zzqq1", untilSeen: "asking TMDB")
        #expect(await server.waitForRequest { $0.queryValue("query") == "zzqq1" })
        try await session.type("\u{15}zzqq2", untilSeen: "> 1999  zzqq2")
        gate.open()
        #expect(await server.waitForEndedConnections(1))

        #expect(session.terminal.screen.shows("> 1999  zzqq2"))
        try await session.type("\u{1B}OP", untilSeen: "Keys")
        #expect(!session.terminal.screen.shows("zzqq1"))
    }

    @Test func `reports a failure, and retries`() async throws {
        let server = try HTTPTestServer(replies: [.status(403), .json(TMDBResponses.lantern)])
        let session = try session(server, ["search", "-i", "zzqq"])
        await session.see("refused the request (status 403)", "F5 retry")

        try await session.type("\u{1B}[15~", untilSeen: "> 1999  Lantern", "TMDB")
    }

    @Test func `keeps the movies if a later page fails, and retries it`() async throws {
        let server = try HTTPTestServer(replies: [
            .json(Self.page(1, of: 2)), .status(403), .json(Self.page(2, of: 2)),
        ])
        let session = try session(server, ["search", "-i", "zzqq"])
        await session.see("> 1999  Movie 1")

        try await session.type("\t\(Self.end)", untilSeen: "F5 retry", "> 1999  Movie 20")
        // Moving the selection doesn't retry.
        try await session.type("k\(Self.end)", untilSeen: "> 1999  Movie 20")
        #expect(server.requests.count == 2)
        try await session.type("r", untilSeen: "1999  Movie 21")
    }

    @Test func `shows all details of a movie, sanitized`() async throws {
        let server = try HTTPTestServer { request in
            request.path.hasSuffix("/search/movie")
                ? .json(TMDBResponses.lantern)
                : .json(
                    #"{"id":42,"title":"Lantern\u001b[2J","overview":"A\u202elight.\u0007\nB","#
                        + #""runtime":95,"credits":{"cast":[{"name":"Mara\u009b1m","character":"Keeper"}]}}"#
                )
        }
        let session = try session(server, ["search", "-i", "zzqq"])
        await session.see("> 1999  Lantern")

        try await session.type("\r", untilSeen: "1 h 35 min", "Alight. B", "Mara", "Keeper")

        #expect(session.terminal.screen.lines[0].hasPrefix("Lantern"))
        session.expectFits()
        try await session.type(Self.escape, untilSeen: "> 1999  Lantern")
    }

    @Test func `shows the movies of a person whom this machine knows at once`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let session = try session(server, ["person", "-i", "kubrick", "--timeout", "60"])

        await session.see("Stanley Kubrick › ", "The Shining", "asking TMDB")
    }

    @Test func `reports a fallback to the catalog in one line`() async throws {
        let server = try HTTPTestServer(reply: .status(500))
        let session = try session(server, ["search", "-i", "blade", "runner", "--timeout", "30"])

        await session.see("> 1982", "failed (status 500)", "F5 retry")
    }

    private func session(
        _ server: HTTPTestServer,
        _ arguments: [String] = []
    ) throws -> InteractiveSession {
        try InteractiveSession(
            // Long enough for a busy machine; of two timeouts, the last one counts.
            ["--timeout", "60"] + arguments,
            environment: ["MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "k"]
        )
    }

    private static func page(_ number: Int, of count: Int) -> String {
        let rows = (1...20).map { row in
            let id = (number - 1) * 20 + row
            return TMDBResponses.row(id: id, title: "Movie \(id)")
        }
        return #"{"page":\#(number),"results":[\#(rows.joined(separator: ","))],"#
            + #""total_pages":\#(count),"total_results":\#(count * 20)}"#
    }
}
