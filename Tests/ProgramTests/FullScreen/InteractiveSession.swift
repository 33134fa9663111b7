import Foundation
import TestSupport
import Testing

/// The built program in full screen on a pseudo-terminal.
struct InteractiveSession {
    let terminal: PseudoTerminal

    /// Starts the program with recent queries, the newest first, and keeps a server that it uses.
    init(
        _ arguments: [String] = [],
        recentQueries: [String] = [],
        columns: Int = 80,
        rows: Int = 24,
        environment: [String: String] = [:],
        reply: (query: String, text: String) = ("", ""),
        keeping server: HTTPTestServer? = nil
    ) throws {
        self.server = server
        let home = try TemporaryDirectory()
        let lines = recentQueries.reversed().enumerated().map { "\($0)\t\($1)\n" }
        try home.write(lines.joined(), to: ".local/state/movies/recent-queries.tsv")
        self.home = home
        terminal = try PseudoTerminal(
            Program.movies,
            arguments,
            columns: columns,
            rows: rows,
            // With sixteen colors, the selected row is reversed.
            environment: ["TERM": "xterm", "HOME": home.path].merging(environment) { $1 },
            reply: reply
        )
    }

    /// Serves as long as the session.
    private let server: HTTPTestServer?

    /// Owned here, so that tests can look into it.
    let home: TemporaryDirectory

    /// Types keys, and waits until the screen shows all texts.
    func type(_ keys: String, untilSeen texts: String...) async throws {
        try await terminal.write(keys)
        await see(texts)
    }

    func see(_ texts: String...) async { await see(texts) }

    private func see(_ texts: [String]) async {
        let isSeen = await terminal.waitForScreen { screen in texts.allSatisfy(screen.shows) }
        #expect(isSeen, "\(texts) in\n\(terminal.screen.lines.joined(separator: "\n"))")
    }

    /// The default settings of a terminal.
    static func defaultSettings() throws -> TerminalSettings {
        try PseudoTerminal(Program(path: "/bin/cat")).settings
    }

    /// Expects the terminal to be restored, and that only known sequences were written to it.
    func expectRestored() throws {
        let screen = terminal.screen
        #expect(try terminal.settings == Self.defaultSettings())
        #expect(screen.isCursorVisible)
        #expect(!screen.isAlternate)
        #expect(!screen.isBracketedPaste)
        #expect(!screen.reportsMouse)
        #expect(screen.isAutowrapOn)
        expectFits()
    }

    /// Expects that everything fit the terminal, and that all sequences were known.
    func expectFits() {
        let screen = terminal.screen
        #expect(screen.overflowCount == 0)
        #expect(screen.unknownSequences.isEmpty)
    }
}
