import Foundation
import TestSupport
import Testing

/// One-shot commands of the built program on a terminal.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct TerminalProgramTests {
    private let movies: Program

    init() throws { movies = try Program.movies }

    @Test(arguments: [40, 80, 120])
    func `prints a table that fits, and the position`(columns: Int) async throws {
        let terminal = try PseudoTerminal(movies, ["search", "love"], columns: columns)

        let result = try await terminal.result()

        let lines = result.stdout.split(whereSeparator: \.isNewline).map(String.init)
        #expect(result.status == 0)
        #expect(lines.first?.hasPrefix("\u{1B}[2mYEAR") == true)
        #expect(lines.first?.hasSuffix("  ID\u{1B}[0m") == true)
        #expect(lines.last?.contains("1–20 of ") == true)
        #expect(lines.last?.contains("--page 2") == true)
        #expect(lines.last?.contains("built-in") == true)
        #expect(terminal.screen.overflowCount == 0)
    }

    @Test func `shows the chosen fields as columns, indents JSON, and fills a template`()
        async throws
    {
        for (format, output) in [
            (["--fields", "year,title,runtime"], "YEAR  TITLE  RUNTIME\n1979  Alien      117\n"),
            (
                ["--fields", "id,cast", "--json"],
                "  \"movies\": [\n    {\n      \"id\": \"348\",\n"
            ),
            (["--format", "{title}: {runtime} min"], "Alien: 117 min\n"),
        ] {
            let terminal = try PseudoTerminal(
                movies,
                ["search", "alien", "-n", "1", "-q"] + format,
                environment: ["NO_COLOR": "1"]
            )

            let result = try await terminal.result()

            #expect(result.status == 0)
            #expect(result.stdout.replacing("\r\n", with: "\n").contains(output))
        }
    }

    @Test func `uses no colors if disabled`() async throws {
        let colorless: [[String: String]] = [["NO_COLOR": "1"], ["TERM": "dumb"]]
        for environment in colorless {
            let terminal = try PseudoTerminal(
                movies,
                ["search", "alien"],
                environment: environment
            )
            #expect(try await !terminal.result().stdout.contains("\u{1B}"))
        }
    }

    @Test func `links titles on terminals known to support it`() async throws {
        let plain = try PseudoTerminal(movies, ["search", "alien"])
        let linked = try PseudoTerminal(
            movies,
            ["search", "alien"],
            environment: ["TERM_PROGRAM": "WezTerm"]
        )

        #expect(try await !plain.result().stdout.contains("\u{1B}]8;"))
        #expect(
            try await linked.result().stdout.contains(
                "\u{1B}]8;;https://www.themoviedb.org/movie/348"
            )
        )
    }

    @Test func `shows a spinner until the server responds`() async throws {
        let gate = Gate()
        let server = try HTTPTestServer(
            reply: .gated(by: gate, then: .json(#"{"results":[{"id":1,"title":"Slow"}]}"#))
        )
        let terminal = try search(server)

        #expect(await terminal.waitForOutput(containing: "Searching TMDB for slow"))
        gate.open()

        let result = try await terminal.result()
        #expect(result.status == 0)
        #expect(result.stdout.contains("Slow"))
    }

    @Test func `prints only results to a pipe, even on a terminal`() async throws {
        let server = try HTTPTestServer(reply: .json(#"{"results":[{"id":1,"title":"One"}]}"#))

        let result = try await search(server, streams: .outputPiped).result()

        #expect(result.stdout == "1\tOne\t\t\t\t\t\t\n")
        #expect(result.stderr.isEmpty)
    }

    @Test func `exits with 130 on Ctrl-C while it waits`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let terminal = try search(server)
        #expect(await server.waitForRequests(1))

        try await terminal.write("\u{3}")

        let result = try await terminal.result()
        #expect(result.status == 130)
        #expect(result.signal == nil)
        #expect(result.stdout.hasSuffix("\r\u{1B}[K"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `erases the spinner when another signal ends it`(signal: Int32) async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let terminal = try search(server)
        #expect(await server.waitForRequests(1))

        terminal.send(signal: signal)

        let result = try await terminal.result()
        #expect(result.signal == signal)
        #expect(result.stdout.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `shows neither progress nor a footer with --quiet`() async throws {
        let server = try HTTPTestServer(reply: .json(#"{"results":[{"id":1,"title":"One"}]}"#))

        let result = try await search(server, ["--quiet"]).result()

        #expect(!result.stdout.contains("Searching"))
        #expect(!result.stdout.contains("1 movie"))
        #expect(result.stdout.contains("One"))
    }

    /// A search that waits for a server.
    private func search(
        _ server: HTTPTestServer,
        _ options: [String] = [],
        streams: PseudoTerminal.Streams = .all
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            movies,
            ["search", "slow", "--timeout", "60"] + options,
            streams: streams,
            environment: ["MOVIES_API_URL": server.url, "TMDB_API_KEY": "k"]
        )
    }
}
