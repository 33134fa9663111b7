import TestSupport
import Testing

/// The pseudo-terminal of the tests, with a shell.
@Suite(.serialized, .onOwnThread)
struct PseudoTerminalTests {
    private let shell = Program(path: "/bin/sh")

    @Test func `waits for the content of the screen, not for output`() async throws {
        let terminal = try PseudoTerminal(
            shell,
            ["-c", #"printf 'wrong\rright'; read x; printf '\033[H\033[2Jnew'; read x"#],
            columns: 20,
            rows: 3
        )

        #expect(await terminal.waitForScreen { $0.lines[0] == "right" })
        try await terminal.write("\r")
        #expect(await terminal.waitForScreen { $0.lines == ["new", "", ""] })
        #expect(terminal.screen.lines == ["new", "", ""])
    }

    @Test func `does not look at half of a synchronized update`() async throws {
        let terminal = try PseudoTerminal(
            shell,
            ["-c", #"printf '\033[?2026hhalf'; read x; printf '\033[?2026l'; read x"#]
        )
        #expect(await terminal.waitForOutput(containing: "half"))

        #expect(await !terminal.waitForScreen(timeout: .zero) { $0.lines[0] == "half" })
        #expect(terminal.screen.isSynchronizing)
        try await terminal.write("\r")

        #expect(await terminal.waitForScreen { $0.lines[0] == "half" })
    }

    @Test func `stops waiting when the program has exited`() async throws {
        let terminal = try PseudoTerminal(shell, ["-c", "printf last"])

        let wasShown = await terminal.waitForScreen(timeout: .seconds(3600)) {
            $0.lines[0] == "never"
        }

        #expect(!wasShown)
        #expect(await terminal.waitForScreen { $0.lines[0] == "last" })
    }

    @Test func `resizes the screen after the output so far`() async throws {
        let terminal = try PseudoTerminal(
            shell,
            ["-c", #"printf abcdefghij; read x; printf 'done %s' "$(stty size)"; read x"#],
            columns: 10,
            rows: 3
        )
        #expect(await terminal.waitForOutput(containing: "abcdefghij"))

        try terminal.resize(columns: 8, rows: 4)
        try await terminal.write("\r")

        #expect(await terminal.waitForScreen { $0.lines == ["abcdefgh", "done 4 8", "", ""] })
        #expect(terminal.screen.overflowCount == 0)
        try terminal.resize(columns: 4, rows: 4)
        #expect(terminal.screen.lines == ["abcd", "done", "", ""])
    }

    @Test func `reads the settings before, during and after the program`() async throws {
        let script = #"""
            printf first; read x; old=$(stty -g); stty -icanon -echo intr X; printf second
            read x; stty "$old"; printf third
            """#
        let terminal = try PseudoTerminal(shell, ["-c", script])
        #expect(await terminal.waitForScreen { $0.lines[0] == "first" })
        let before = try terminal.settings

        try await terminal.write("\n")
        #expect(await terminal.waitForOutput(containing: "second"))
        let during = try terminal.settings
        try await terminal.write("\n")
        let result = try await terminal.result()

        #expect(during.localFlags != before.localFlags)
        #expect(during.inputFlags == before.inputFlags)
        #expect(during.controlCharacters != before.controlCharacters)
        #expect(result.stdout.hasSuffix("third"))
        #expect(try terminal.settings == before)
    }

    @Test func `controls the session of the program`() async throws {
        let terminal = try PseudoTerminal(shell, ["-c", "echo $0 $1 >/dev/tty", "a b", "$c"])

        #expect(await terminal.waitForScreen { $0.lines[0] == "a b $c" })
        #expect(try await terminal.result().status == 0)
    }

    @Test func `runs an interactive shell`() async throws {
        let terminal = try PseudoTerminal(
            shell,
            ["-i"],
            columns: 40,
            rows: 10,
            environment: ["PS1": "> ", "TERM": "dumb"]
        )
        #expect(await terminal.waitForScreen { $0.lines[0] == ">" })

        try await terminal.write("cat\r")
        #expect(await terminal.waitForScreen { $0.lines[0] == "> cat" && $0.cursor == (1, 0) })
        try await terminal.write("again\r")
        #expect(await terminal.waitForScreen { $0.lines[1...2] == ["again", "again"] })
        try await terminal.write("\u{1A}")
        // The shell reads nothing before its prompt.
        #expect(
            await terminal.waitForScreen {
                $0.lines.contains { $0.contains("Stopped") } && $0.lines[$0.cursor.row] == ">"
            }
        )
        try await terminal.write("fg\r")
        #expect(await terminal.waitForScreen { $0.lines.contains("cat") })
        try await terminal.write("\u{4}echo $((6 * 7)); exit\r")

        #expect(await terminal.waitForScreen { $0.lines.contains { $0.hasSuffix("42") } })
        #expect(try await terminal.result().status == 0)
    }
}
