import Foundation
import TestSupport
import Testing

/// `movies doctor` of the built program.
@Suite(.serialized, .onOwnThread)
struct DoctorProgramTests {
    private let session: ProgramSession
    private var home: TemporaryDirectory { session.home }

    init() throws { session = try ProgramSession() }

    @Test func `finds nothing wrong in a new home, and creates nothing there`() async throws {
        let result = try await run()

        #expect(result.status == 0)
        #expect(result.stderr.isEmpty)
        #expect(result.rows.map { $0[1] } == Array(repeating: "ok", count: 9))
        #expect(
            result.rows.map { $0[0] } == [
                "program", "installation", "terminal", "configuration", "network", "credential",
                "catalog", "cache", "history",
            ]
        )
        #expect(home.contents.isEmpty)
    }

    @Test(arguments: [
        (
            HTTPTestReply.json(#"{"success":true}"#), 0,
            "TMDB accepts the token of TMDB_ACCESS_TOKEN"
        ),
        (
            .json(#"{"status_code":7}"#, status: 401), 77,
            "TMDB refused the credential, the token of TMDB_ACCESS_TOKEN; set another, or unset it"
        ),
    ])
    func `asks TMDB about the credential`(
        reply: HTTPTestReply,
        status: Int32,
        message: String
    ) async throws {
        let server = try HTTPTestServer(reply: reply)

        let result = try await run([], environment(server.url))
        let offline = try await run(["--offline"], environment(server.url))

        #expect(result.status == status)
        #expect(failures(result) == (status == 0 ? [] : ["credential"]))
        #expect(self.message("network", result) == "TMDB responds")
        #expect(self.message("credential", result) == message)
        #expect(!result.stdout.contains("secret-token"))
        #expect(offline.status == 0)
        #expect(self.message("network", offline) == "not used with --offline")
        #expect(server.requests.count == 1)
    }

    @Test func `names a missing credential only if TMDB is the only source`() async throws {
        let result = try await run(["--source", "tmdb"])

        #expect(result.status == 77)
        #expect(failures(result) == ["credential"])
    }

    @Test func `names an unreachable server, also in JSON`() async throws {
        let environment = environment(try UnusedPort().url)

        let result = try await run([], environment)
        let json = try await run(["--json"], environment)

        #expect(result.status == 69)
        #expect(failures(result) == ["network"])
        #expect(message("network", result)?.contains("refused the connection; check") == true)
        #expect(message("credential", result)?.hasSuffix("not checked") == true)
        let object = try JSONSerialization.jsonObject(with: json.stdoutData) as? [String: Any]
        let checks = object?["checks"] as? [[String: String]]
        #expect(json.status == 69)
        #expect(object?["ok"] as? Bool == false)
        #expect(checks?.filter { $0["status"] != "ok" }.compactMap { $0["name"] } == ["network"])
    }

    @Test(arguments: [
        ("catalog", ".local/share/movies/catalog.index", 65, "'movies catalog update'"),
        ("configuration", ".config/movies/config", 78, "config:1: unknown option 'no'"),
    ])
    func `names an invalid file, and checks the rest`(
        name: String,
        path: String,
        status: Int32,
        text: String
    ) async throws {
        try home.write("no index", to: path)

        let result = try await run()

        #expect(result.status == status)
        #expect(failures(result) == [name])
        #expect(message(name, result)?.contains(text) == true)
    }

    @Test func `needs no network program without a credential, and says how to add it`()
        async throws
    {
        let alone = Program(path: try home.copyExecutable(session.movies.path, to: "bin/movies"))
        let addition = "add it with 'sh install.sh --prefix \(home.path) --with-network'"

        let result = try await alone.run(["doctor"])
        let online = try await alone.run(["doctor", "--source", "tmdb"])
        let key = ["TMDB_API_KEY": String(repeating: "a", count: 32)]
        let withKey = try await alone.run(["doctor"], environment: key)
        let onlyCatalog = try await alone.run(
            ["doctor", "--source", "catalog"],
            environment: key
        )
        let token = try await alone.run(
            ["config", "set-token"],
            environment: ["HOME": home.path],
            input: Data("eyJhbGciOiJIUzI1NiJ9.\(String(repeating: "a", count: 40)).b\n".utf8)
        )

        #expect(result.status == 0)
        #expect(
            message("installation", result)
                == "complete without movies-network; for TMDB and downloads, \(addition)"
        )
        #expect(online.status == 69)
        #expect(failures(online).contains("installation"))
        #expect(onlyCatalog.status == 0)
        #expect(withKey.status == 69)
        #expect(failures(withKey) == ["installation"])
        #expect(message("installation", withKey)?.contains(addition) == true)
        #expect(token.status == 69)
        #expect(token.stderr.contains("\(addition); the token was not stored; --offline"))
    }

    @Test func `names a file that can't be written`() async throws {
        let result = try await Program(path: "/bin/sh").run(
            ["-c", "ulimit -f 0; exec \"$0\" doctor >/dev/stdout | cat", session.movies.path],
            environment: ["HOME": home.path]
        )

        #expect(failures(result) == ["catalog", "cache", "history"])
        #expect(message("history", result)?.hasPrefix("can't write ") == true)
        #expect(message("history", result)?.contains("; make room on the disk") == true)
    }

    @Test func `asks the terminal for its features, and leaves it as it was`() async throws {
        let terminal = try session.terminal(
            ["doctor"],
            columns: 90,
            rows: 30,
            reply: ("\u{1B}[c", "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c")
        )

        let result = try await terminal.result()

        #expect(result.status == 0)
        #expect(result.stdout.contains("90 × 30, colors, images by kitty graphics"))
        #expect(try terminal.settings == InteractiveSession.defaultSettings())
    }

    private func run(
        _ options: [String] = [],
        _ environment: [String: String] = [:]
    ) async throws -> ProgramResult {
        try await session.run(["doctor"] + options, environment)
    }

    private func environment(_ url: String) -> [String: String] {
        ["MOVIES_API_URL": url + "/3", "TMDB_ACCESS_TOKEN": "secret-token"]
    }

    private func message(_ name: String, _ result: ProgramResult) -> String? {
        result.rows.first { $0[0] == name }?[2]
    }

    private func failures(_ result: ProgramResult) -> [String] {
        result.rows.filter { $0[1] == "failed" }.map { $0[0] }
    }
}
