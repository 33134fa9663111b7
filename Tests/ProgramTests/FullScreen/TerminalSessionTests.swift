import Foundation
import TestSupport
import Testing

/// How the built program restores the terminal.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct TerminalSessionTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGSEGV, SIGABRT])
    func `the terminal is restored when a signal ends the program`(signal: Int32) async throws {
        let session = try InteractiveSession(recentQueries: ["alien"])
        try await session.type("bl", untilSeen: "Blade Runner")
        #expect(session.terminal.screen.isAlternate)

        session.terminal.send(signal: signal)

        let result = try await session.terminal.result()
        switch signal {
        case SIGINT: #expect(result.status == 130)
        case SIGSEGV, SIGABRT: #expect(result.status == 70)
        default: #expect(result.signal == signal)
        }
        try session.expectRestored()
    }

    @Test func `the terminal is restored on Ctrl-C on every screen`() async throws {
        for steps in [[], ["bl\r"], ["bl\r", "\r"]] {
            let session = try InteractiveSession()
            await session.see("F1 keys")
            for step in steps { try await session.type(step, untilSeen: "built-in") }

            try await session.type("\u{3}")

            #expect(try await session.terminal.result().status == 130)
            try session.expectRestored()
        }
    }

    @Test func `the terminal is restored while a server does not respond`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let session = try InteractiveSession(
            ["search", "-i", "slow", "--timeout", "60"],
            environment: ["MOVIES_API_URL": server.url, "TMDB_API_KEY": "k"]
        )
        #expect(await server.waitForRequests(1))
        await session.see("asking TMDB")

        try await session.type("\u{3}")

        #expect(try await session.terminal.result().status == 130)
        try session.expectRestored()
    }

    @Test func `the terminal is restored on Ctrl-Z, and entered again by fg`() async throws {
        let shell = try await suspendedProgram()

        // Whether the shell or the terminal edits the line, input works.
        try await shell.write("echo a''b\n")
        #expect(await shell.waitForScreen { $0.lines.contains("ab") })
        try await shell.write("fg\n")
        #expect(await shell.waitForScreen { $0.isAlternate && $0.shows("Blade Runner 2049") })
        try await shell.write(" runner")
        #expect(await shell.waitForScreen { $0.shows("> blade runner") })
        try await shell.write("\u{3}")
        #expect(await shell.waitForScreen { !$0.isAlternate && $0.lines.last { $0 != "" } == "$" })
        try await shell.write("exit 0\n")
        #expect(try await shell.result().status == 0)
    }

    @Test func `leaves the terminal to the shell in the background, even when it is killed there`()
        async throws
    {
        let shell = try await suspendedProgram()

        try await shell.write("bg\n")
        try await shell.write("kill %1; kill -CONT %1; wait %1; echo status=$?\n")

        #expect(await shell.waitForScreen { $0.lines.contains("status=143") })
        #expect(!shell.screen.isAlternate)
        #expect(shell.screen.isCursorVisible)
    }

    /// A shell with one job: the program with `blade` in its prompt, stopped by Ctrl-Z.
    private func suspendedProgram() async throws -> PseudoTerminal {
        let shell = try PseudoTerminal(
            Program(path: "/bin/sh"),
            ["-i"],
            environment: ["PS1": "$ ", "TERM": "xterm"]
        )
        try await shell.write("\(Program.movies.path)\n")
        #expect(await shell.waitForScreen { $0.isAlternate && $0.shows("Type a title") })
        try await shell.write("blade")
        #expect(await shell.waitForScreen { $0.shows("Blade Runner 2049") })
        try await shell.write("\u{1A}")
        // The shell reads nothing before its prompt.
        #expect(
            await shell.waitForScreen {
                !$0.isAlternate && $0.shows("Stopped") && $0.lines[$0.cursor.row] == "$"
            }
        )
        #expect(shell.screen.isCursorVisible)
        return shell
    }

    /// Only a screen that has settled becomes smaller: the program may be drawing in the old size.
    @Test(arguments: [[(40, 10)], [(1, 1), (80, 24)], [(9, 2), (200, 50)]])
    func `adapts to new sizes of the terminal`(sizes: [(Int, Int)]) async throws {
        let session = try InteractiveSession(["search", "-i", "love"])
        // As many rows as there is room for, so that nothing is loaded any more.
        #expect(
            await session.terminal.waitForScreen { screen in
                screen.lines.allSatisfy { !$0.isEmpty }
            }
        )

        for (columns, rows) in sizes {
            try session.terminal.resize(columns: columns, rows: rows)
            let isDrawn = await session.terminal.waitForScreen { screen in
                if rows < 5 { return !screen.lines[0].isEmpty && !screen.shows("184") }
                // All rows of the list are loaded, and the details beside it.
                return screen.lines.suffix(2).allSatisfy { !$0.isEmpty }
                    && screen.shows("184 movies")
                    && (columns < 100 || screen.shows("Director"))
            }
            #expect(isDrawn, "\(columns)×\(rows)")
        }
        await session.see("Enter open", "> 2015")

        try await session.type("\u{3}")
        _ = try await session.terminal.result()
        try session.expectRestored()
    }

    @Test func `handles a paste of ten thousand characters`() async throws {
        let session = try InteractiveSession()
        await session.see("F1 keys")
        let text = String(repeating: "blade \u{1B}]0;x runner 기생충\n", count: 500)

        // With the codes of Ctrl-C, Ctrl-\\ and Ctrl-Z, which are text in a paste.
        try await session.type(
            "\u{1B}[200~\u{3}\u{1C}\u{1A}\(text)\u{1B}[201~",
            untilSeen: "runner 기생충 blade"
        )
        try await session.type("\u{15}dune", untilSeen: "> dune", "Dune")
        try await session.type("\u{15}" + String(repeating: "x", count: 10_000))
        try await session.type("\u{15}solaris\r", untilSeen: "Solaris (1972)")
        session.expectFits()
    }

    @Test(arguments: [1, 2, 3])
    func `handles a thousand random keys`(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let session = try InteractiveSession(
            recentQueries: ["기생충", "👨‍👩‍👧 family", "blade runner"],
            columns: Int.random(in: 20...90, using: &random),
            rows: Int.random(in: 5...30, using: &random),
            environment: ["BROWSER": "/usr/bin/true"]
        )
        await session.see("F1 keys")
        let keys = Self.keys
        for _ in 0..<10 {
            let some = (0..<100).compactMap { _ in keys.randomElement(using: &random) }
            try await session.terminal.write(some.joined())
        }

        // From any state: ends a paste, and ends the program.
        try await session.terminal.write("\u{1B}[201~\u{3}")
        #expect(try await session.terminal.result().status == 130)
        try session.expectRestored()
    }

    /// All keys except those that quit on every screen.
    private static let keys: [String] =
        [
            // Escape would quit in an empty prompt.
            "\r", "\t", "\u{7F}", "x\u{1B}", "\u{1}", "\u{5}", "\u{17}", "\u{15}", "\u{18}",
            "\u{E}",
            "\u{10}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~",
            "\u{1B}[H", "\u{1B}[F", "\u{1B}OP", "\u{1B}[3~", "\u{1B}[1;5C", "\u{C}", "\u{1A}",
            "\u{1B}[200~the\n\u{1B}[201~", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;1;1M", "\u{0}",
            "기", "生", "👾", "\u{301}", "é", "?", "/", "o", "r", "j", "k", "g", "G", " ",
        ] + "bladetheun".map(String.init)
}
