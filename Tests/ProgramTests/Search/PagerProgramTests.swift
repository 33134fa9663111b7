import Foundation
import TestSupport
import Testing

/// The built program with a pager, which copies what it is given into a file.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct PagerProgramTests {
    private let movies: Program
    private let folder: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        folder = try TemporaryDirectory()
    }

    @Test func `shows long results in the pager, with colors, and messages outside of it`()
        async throws
    {
        let result = try await run(["search", "the"])

        let shown = try folder.read("shown")
        #expect(result.status == 0)
        #expect(shown.hasPrefix("\u{1B}[2mYEAR"))
        #expect(shown.split(separator: "\n").count == 21)
        #expect(!result.stdout.contains("YEAR"))
        #expect(result.stdout.contains("1–20 of "))
    }

    @Test(arguments: [
        ["help", "search"], ["show", "--help"],
        ["list", "popular", "--format", "ids", "-n", "100"],
    ])
    func `any long result goes through it`(arguments: [String]) async throws {
        let result = try await run(arguments, environment: ["NO_COLOR": "1"])

        #expect(result.status == 0)
        #expect(result.stdout.isEmpty)
        #expect(try await folder.read("shown") == movies.run(arguments).stdout)
    }

    @Test func `shows several movies in one pager`() async throws {
        let result = try await run(
            ["show", "603", "348", "27205"],
            pager: "cat >>\(copy); echo end >>\(copy)"
        )

        let shown = try folder.read("shown")
        #expect(result.status == 0)
        #expect(shown.contains("The Matrix") && shown.contains("Alien"))
        #expect(shown.split(separator: "\n").filter { $0 == "end" }.count == 1)
    }

    @Test func `prints what fits the terminal, or a pipe, or has no escape sequences`()
        async throws
    {
        for (rows, streams, environment) in [
            (21, .all, [:]), (10, .outputPiped, [:]), (10, .all, ["TERM": "dumb"]),
        ] as [(Int, PseudoTerminal.Streams, [String: String])] {
            let result = try await run(
                ["search", "the"],
                rows: rows,
                streams: streams,
                environment: environment
            )
            #expect(!result.stdout.isEmpty)
            #expect(result.stdout.contains("YEAR") == (streams == .all))
        }
        #expect(!folder.exists("shown"))
    }

    @Test func `prints directly if there is no pager, or if it fails`() async throws {
        let pagers = [
            "", " ", "cat", "no-such-pager -R", "exit 3", "false", "'", "cat >/dev/full",
            try folder.write("", to: "file"),
        ]
        for pager in pagers {
            let result = try await run(["search", "the"], pager: pager)

            #expect(result.status == 0)
            #expect(result.stdout.contains("YEAR"))
            #expect(result.stdout.contains("1–20 of "))
        }
    }

    @Test(arguments: ["true", "head -n 1 >/dev/null"])
    func `succeeds if the pager quits early`(pager: String) async throws {
        // More than a pipe holds.
        let result = try await run(["list", "popular", "-n", "1000", "--json", "-q"], pager: pager)

        #expect(result.status == 0)
        #expect(result.signal == nil)
        #expect(result.stdout.isEmpty)
    }

    @Test func `leaves Ctrl-C to the pager`() async throws {
        let terminal = try await searchWithOpenPager()

        try await terminal.write("\u{3}")

        // What it prints then may be lost: after the signal, the terminal discards its output.
        #expect(try await terminal.result().status == 0)
    }

    @Test func `leaves keys to the pager, also after the terminal was asked for images`()
        async throws
    {
        let terminal = try PseudoTerminal(
            movies,
            ["doctor", "--offline"],
            rows: 5,
            environment: [
                "PAGER": "cat >/dev/null; echo shown; read keys </dev/tty; echo got $keys"
            ]
        )
        #expect(await terminal.waitForOutput(containing: "shown"))

        try await terminal.write("abc\n")

        #expect(await terminal.waitForOutput(containing: "got abc"))
    }

    @Test func `is ended by other signals`() async throws {
        let terminal = try await searchWithOpenPager()

        terminal.send(signal: SIGTERM)

        #expect(try await terminal.result().signal == SIGTERM)
    }

    @Test func `gives the pager its usual options, but no credential`() async throws {
        let pager = "env >\(copy)"
        _ = try await run(
            ["help", "search"],
            pager: pager,
            environment: ["TMDB_API_KEY": "secret", "LV": "-l"]
        )

        let variables = try folder.read("shown").split(separator: "\n")
        #expect(variables.contains("LESS=FRX"))
        #expect(variables.contains("LV=-l"))
        #expect(variables.contains("COLUMNS=80"))
        #expect(!variables.contains { $0.contains("secret") })
    }

    /// Starts a search, and waits until its pager shows the results.
    private func searchWithOpenPager() async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            movies,
            ["search", "the"],
            rows: 10,
            environment: ["PAGER": "cat >/dev/null; echo shown; exec sleep 60"]
        )
        #expect(await terminal.waitForOutput(containing: "shown"))
        return terminal
    }

    private var copy: String { folder.path(of: "shown") }

    /// Runs the program on a terminal with ten rows.
    private func run(
        _ arguments: [String],
        rows: Int = 10,
        pager: String? = nil,
        streams: PseudoTerminal.Streams = .all,
        environment: [String: String] = [:]
    ) async throws -> ProgramResult {
        let variables = ["PAGER": pager ?? "cat >\(copy)", "COLUMNS": "80"]
        let terminal = try PseudoTerminal(
            movies,
            arguments,
            rows: rows,
            streams: streams,
            environment: variables.merging(environment) { $1 }
        )
        return try await terminal.result()
    }
}
