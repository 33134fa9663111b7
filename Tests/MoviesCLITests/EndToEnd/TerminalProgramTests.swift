import Foundation
import TestSupport
import Testing

@testable import MoviesCLI

/// The built program on a terminal.
///
/// One at a time, because on Linux a session that waits keeps a processor busy.
@Suite(.serialized)
struct TerminalProgramTests {
    private let movies: Program

    init() throws {
        movies = try Program.movies
    }

    @Test(arguments: [40, 80, 120])
    func `prints a table that fits, and where it stands`(columns: Int) async throws {
        let terminal = try PseudoTerminal(movies, ["search", "the"], columns: columns)

        let result = try await terminal.result()

        let lines = result.stdout.split(whereSeparator: \.isNewline).map(String.init)
        #expect(result.status == 0)
        #expect(lines.first?.hasPrefix("\u{1B}[2mID") == true)
        #expect(lines.last?.hasPrefix("page 1 of ") == true)
        #expect(lines.last?.contains("--page 2") == true)
        #expect(lines.last?.contains("built-in") == true)
        for line in lines { #expect(line.sanitizedLine.displayWidth <= columns, "\(line)") }
    }

    @Test func `uses no colour when asked not to`() async throws {
        let colourless: [[String: String]] = [["NO_COLOR": "1"], ["TERM": "dumb"]]
        for environment in colourless {
            let terminal = try PseudoTerminal(
                movies,
                ["search", "alien"],
                environment: environment
            )
            #expect(try await !terminal.result().stdout.contains("\u{1B}"))
        }
    }

    @Test func `links a title where the terminal is known to show it`() async throws {
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

    @Test func `shows that it searches before the server has answered`() async throws {
        let gate = Gate()
        let server = try HTTPTestServer(
            reply: .gated(by: gate, then: .json(#"{"results":[{"id":1,"title":"Slow"}]}"#))
        )
        let terminal = try PseudoTerminal(
            movies,
            ["search", "slow", "--timeout", "60"],
            environment: ["MOVIES_API_URL": server.url, "TMDB_API_KEY": "k"]
        )

        #expect(await terminal.waitForOutput(containing: "Searching TMDB for slow"))
        gate.open()

        let result = try await terminal.result()
        #expect(result.status == 0)
        #expect(result.stdout.contains("Slow"))
    }

    @Test func `prints nothing but results into a pipe, on a terminal too`() async throws {
        let server = try HTTPTestServer(reply: .json(#"{"results":[{"id":1,"title":"One"}]}"#))
        let terminal = try PseudoTerminal(
            movies,
            ["search", "one", "--timeout", "60"],
            streams: .outputPiped,
            environment: ["MOVIES_API_URL": server.url, "TMDB_API_KEY": "k"]
        )

        let result = try await terminal.result()

        #expect(result.stdout == "1\tOne\t\t\t\t\t\t\n")
        #expect(result.stderr.isEmpty)
    }

    @Test func `ends with 130 at Ctrl-C while it waits`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let terminal = try PseudoTerminal(
            movies,
            ["search", "slow", "--timeout", "60"],
            environment: ["MOVIES_API_URL": server.url, "TMDB_API_KEY": "k"]
        )
        #expect(await server.waitForRequests(1))

        try await terminal.write("\u{3}")

        let result = try await terminal.result()
        #expect(result.status == 130)
        #expect(result.signal == nil)
        #expect(result.stdout.hasSuffix("\r\u{1B}[K"))
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `takes its line away when another signal ends it`(signal: Int32) async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let terminal = try PseudoTerminal(
            movies,
            ["search", "slow", "--timeout", "60"],
            environment: ["MOVIES_API_URL": server.url, "TMDB_API_KEY": "k"]
        )
        #expect(await server.waitForRequests(1))

        terminal.send(signal: signal)

        let result = try await terminal.result()
        #expect(result.signal == signal)
        #expect(result.stdout.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `shows neither progress nor a footer when quiet`() async throws {
        let server = try HTTPTestServer(reply: .json(#"{"results":[{"id":1,"title":"One"}]}"#))
        let terminal = try PseudoTerminal(
            movies,
            ["search", "one", "--quiet"],
            environment: ["MOVIES_API_URL": server.url, "TMDB_API_KEY": "k", "NO_COLOR": "1"]
        )

        let result = try await terminal.result()

        #expect(!result.stdout.contains("Searching"))
        #expect(!result.stdout.contains("page 1"))
        #expect(result.stdout.contains("One"))
    }
}
