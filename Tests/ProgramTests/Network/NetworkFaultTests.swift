import Foundation
import TestSupport
import Testing

/// The built program with a server that misbehaves.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct NetworkFaultTests {
    private static let secret = "SECRETKEY0123456789abcdef01234567"
    private static let page = TMDBResponses.lantern

    private let movies: Program
    private let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    @Test(arguments: NetworkFaults.all)
    func `exits with the right status and one sentence without secrets`(
        reply: HTTPTestReply,
        status: Int
    ) async throws {
        let server = try HTTPTestServer(reply: reply)

        let result = try await search(server)

        #expect(Int(result.status) == status)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.hasPrefix("movies: "))
        #expect(result.stderr.contains("; "))
        #expect(result.stderr.split(separator: "\n").count == 1)
        #expect(!result.stderr.contains("SECRET"))
        #expect(server.requests.count <= 6)
        #expect(!home.contents.contains { $0.hasSuffix("draft") })
    }

    @Test(arguments: [
        (
            400, #"{"status_code":22,"status_message":"Invalid page: Pages start at 1."}"#, 69,
            "movies: TMDB refused the request: Invalid page: Pages start at 1\n"
        ),
        (
            401, #"{"status_code":10,"status_message":"Suspended API key: contact TMDB."}"#, 77,
            "movies: TMDB denied access: Suspended API key: contact TMDB\n"
        ),
        (
            401, #"{"status_code":7,"status_message":"Invalid API key: \#(secret)"}"#, 77,
            "movies: TMDB refused the credential; check TMDB_ACCESS_TOKEN or TMDB_API_KEY, "
                + "or store another one with 'movies config set-token'\n"
        ),
        (
            403, #"{"status_code":45,"status_message":"\u001b[31m\u202e\#(secret)\nA"}"#, 69,
            "movies: 127.0.0.1 refused the request (status 403); check MOVIES_API_URL and the proxy\n"
        ),
    ])
    func `reports TMDB's message if it is helpful and safe to show`(
        status: Int,
        body: String,
        exitStatus: Int,
        message: String
    ) async throws {
        let server = try HTTPTestServer(reply: .json(body, status: status))

        let result = try await search(server)

        #expect(Int(result.status) == exitStatus)
        #expect(result.stderr == message)
    }

    @Test(arguments: [
        HTTPTestReply.hangBeforeHeaders, .hangInBody(page, afterBytes: 40),
        .endlessDrip(every: .milliseconds(20)), .drip(page, every: .milliseconds(100)),
    ])
    func `exits with 75 on a timeout, whatever the server does`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)

        let result = try await search(server, ["--timeout", "0.5"])

        #expect(result.status == 75)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.contains("did not respond in time; "))
    }

    @Test(arguments: [407, 403, 502])
    func `names a proxy that refuses to connect`(status: Int) async throws {
        let proxy = try HTTPTestServer(reply: .status(status))

        let result = try await movies.run(
            ["search", "zzqq"],
            environment: [
                "TMDB_API_KEY": Self.secret, "HOME": home.path, "https_proxy": proxy.url,
                "MOVIES_API_URL": "https://api.example.org/3",
            ]
        )

        #expect(proxy.requests.map(\.method) == ["CONNECT"])
        #expect(result.status == 69)
        #expect(
            result.stderr == "movies: no connection to api.example.org through the proxy; "
                + "check the proxy and its variable, such as https_proxy, "
                + "or use --source catalog\n"
        )
    }

    @Test func `does not wait for endless headers`() async throws {
        let server = try HTTPTestServer(reply: .endlessHeaders)

        let result = try await search(server, ["--timeout", "5"])

        // Either they exceed the limit, or the timeout comes first.
        #expect([65, 69, 75].contains(result.status))
        #expect(result.stdout.isEmpty)
    }

    @Test(arguments: [
        HTTPTestReply.status(429, headers: [("Retry-After", "1")]), .status(429), .status(500),
        .html("<html>busy</html>", status: 502), .status(503), .status(504), .resetBeforeHeaders,
        .resetInBody(page, afterBytes: 40), .truncated(page, afterBytes: 40),
        .raw("HTTP/1.1 200 OK\r\nContent-Type: application/js"),
    ])
    func `retries after a failed attempt`(first: HTTPTestReply) async throws {
        let server = try HTTPTestServer(replies: [first, .json(Self.page)])

        let result = try await search(server)

        #expect(result.status == 0)
        #expect(result.rows.map { $0[1] } == ["Lantern"])
        #expect(result.stderr.isEmpty)
        #expect(server.requests.count == 2)
    }

    @Test func `decompresses a body without a Content-Encoding header`() async throws {
        let compressed = try await gzip(Self.page)
        let server = try HTTPTestServer(
            reply: .bytes(compressed, contentType: "application/json;charset=utf-8")
        )

        let result = try await search(server)

        #expect(result.rows.map { $0[1] } == ["Lantern"])
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: [[("Content-Encoding", "gzip")], []])
    func `limits the size of a decompressed body`(headers: [(String, String)]) async throws {
        let compressed = try await shell("head -c 60000000 /dev/zero | gzip -1")
        let server = try HTTPTestServer(
            reply: .bytes(compressed, contentType: "application/json", headers: headers)
        )

        let result = try await search(server)

        #expect(result.status == 65)
        #expect(result.stderr.contains("too large"))
    }

    @Test func `exits at once with 130 when interrupted`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let program = try movies.start(arguments([]), environment: environment(server))
        #expect(await server.waitForRequests(1))

        program.send(signal: SIGINT)

        let result = try await program.result()
        #expect(result.status == 130)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.isEmpty)
    }

    @Test func `the worker exits with the program, however it ends`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        for signal in [SIGINT, SIGKILL] {
            let count = server.requests.count
            let program = try movies.start(arguments([]), environment: environment(server))
            #expect(await server.waitForRequests(count + 1))

            program.send(signal: signal)

            // The result is complete only once no other process has the output open.
            _ = try await program.result()
        }
        #expect(await server.waitForEndedConnections(2))
    }

    private func environment(_ server: HTTPTestServer) -> [String: String] {
        ["HOME": home.path, "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": Self.secret]
    }

    private func arguments(_ more: [String]) -> [String] {
        // Long enough for a busy machine; of two timeouts, the last one counts.
        ["search", "x", "--source", "tmdb", "--timeout", "60"] + more
    }

    private func search(
        _ server: HTTPTestServer,
        _ more: [String] = []
    ) async throws -> ProgramResult {
        try await movies.run(arguments(more), environment: environment(server))
    }

    private func gzip(_ text: String) async throws -> Data {
        try await Program(path: "/bin/sh").run(["-c", "gzip"], input: Data(text.utf8)).stdoutData
    }

    private func shell(_ command: String) async throws -> Data {
        try await Program(path: "/bin/sh").run(["-c", command]).stdoutData
    }
}
