import Foundation
import TestSupport
import Testing

/// The built program with a server of which one endpoint misbehaves: those of people and lists.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct EndpointFaultTests {
    private let session: ProgramSession

    init() throws { session = try ProgramSession() }

    /// Commands, and the endpoint that each of them gets no response from.
    private static let commands = [
        (["person", "mara lind"], "/3/search/person"),
        (["person", "nm9000031"], "/3/find/nm9000031"),
        (["person", "31"], "/3/person/31"),
        (["list", "trending"], "/3/trending/movie/day"),
        (["search", "--genre", "horror"], "/3/discover/movie"),
    ]

    @Test(arguments: NetworkFaults.ofOneEndpoint)
    func `exits with the right status and one sentence`(
        reply: HTTPTestReply,
        status: Int
    ) async throws {
        for result in try await results(of: reply) {
            #expect(Int(result.status) == status)
            #expect(result.stdout.isEmpty)
            #expect(result.stderr.hasPrefix("movies: "))
            #expect(result.stderr.contains("; "))
            #expect(result.stderr.split(separator: "\n").count == 1)
        }
    }

    @Test(arguments: [
        HTTPTestReply.hangBeforeHeaders, .hangInBody(PersonResponses.mara, afterBytes: 40),
        .endlessDrip(every: .milliseconds(20)),
    ])
    func `exits with 75 on a timeout`(reply: HTTPTestReply) async throws {
        for result in try await results(of: reply, ["--timeout", "0.7"]) {
            #expect(result.status == 75)
            #expect(result.stderr.contains("did not respond in time; "))
        }
    }

    @Test(arguments: [(HTTPTestReply.status(500), 69), (.html("<html>hello</html>"), 65)])
    func `the filters fail with the person`(reply: HTTPTestReply, status: Int) async throws {
        let server = try HTTPTestServer { request in
            request.path == "/3/person/31" ? reply : PersonResponses.reply(to: request)
        }

        let result = try await run(["search", "lantern", "--person", "31"], server)

        #expect(Int(result.status) == status)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.split(separator: "\n").count == 1)
    }

    @Test(arguments: NetworkFaults.all)
    func `genres have English names if their list can't be had`(
        reply: HTTPTestReply,
        _: Int
    ) async throws {
        let server = try HTTPTestServer { request in
            request.path == "/3/genre/movie/list" ? reply : .json(TMDBResponses.lantern)
        }

        let result = try await run(["search", "lantern", "--language", "de"], server)

        #expect(result.status == 0)
        #expect(result.rows.first?[4] == "Drama")
        #expect(result.stderr.isEmpty)
        #expect(server.requests.contains { $0.path == "/3/genre/movie/list" })
    }

    @Test func `sanitizes the server's text in every field`() async throws {
        let hostile = #"\u001b[2J\u202e\u009b31mA\u0007\nB"#
        let movie = #"{"id":1,"title":"\#(hostile)","character":"\#(hostile)","job":"\#(hostile)"}"#
        let row =
            #"{"id":31,"name":"mara \#(hostile)","known_for_department":"\#(hostile)","#
            + #""known_for":[\#(movie)]}"#
        let other = row.replacingOccurrences(of: "31,", with: "32,")
        let details =
            #"{"id":31,"name":"\#(hostile)","known_for_department":"\#(hostile)","#
            + #""place_of_birth":"\#(hostile)","biography":"\#(hostile)","birthday":"\#(hostile)","#
            + #""imdb_id":"\#(hostile)","movie_credits":{"cast":[\#(movie)],"crew":[\#(movie)]}}"#
        let server = try HTTPTestServer { request in
            .json(request.path == "/3/person/31" ? details : #"{"results":[\#(row),\#(other)]}"#)
        }

        for format in ["table", "tsv", "csv", "json", "ids"] {
            let result = try await run(["person", "mara", "--format", format], server)
            #expect(result.status == 0)
            for text in [result.stdout, result.stderr] {
                let unsafe: [Character] = ["\u{1B}", "\u{202E}", "\u{9B}", "\u{7}"]
                #expect(!text.contains { unsafe.contains($0) }, "\(format)")
            }
            #expect(result.stderr.split(separator: "\n").count == 1)
        }
    }

    /// The results of the commands, in any order, if one endpoint of each replies so.
    private func results(
        of reply: HTTPTestReply,
        _ more: [String] = []
    ) async throws -> [ProgramResult] {
        // At the same time, because most of the time passes between two attempts.
        try await withThrowingTaskGroup { group in
            for (arguments, path) in Self.commands {
                group.addTask {
                    let server = try HTTPTestServer { request in
                        request.path == path ? reply : PersonResponses.reply(to: request)
                    }
                    let result = try await run(arguments, server, more)
                    #expect(server.requests.count <= 6)
                    return result
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    private func run(
        _ arguments: [String],
        _ server: HTTPTestServer,
        _ more: [String] = []
    ) async throws -> ProgramResult {
        // A new home, so that nothing is cached. Of two timeouts, the last one counts.
        let home = try TemporaryDirectory()
        return try await session.movies.run(
            arguments + ["--source", "tmdb", "--timeout", "60"] + more,
            environment: [
                "HOME": home.path, "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": "0123",
            ]
        )
    }
}
