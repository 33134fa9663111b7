import Foundation
import TestSupport
import Testing

/// `movies --pick` in the built program: the screen is on the terminal, and the output elsewhere.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct PickProgramTests {
    private static let escape = "\u{1B}"

    @Test func `prints the id of the chosen movie`() async throws {
        let terminal = try start(["--pick", "blade", "runner"])
        #expect(await terminal.waitForScreen { $0.shows("> 1982") && $0.shows("Enter pick") })

        try await terminal.write("\u{1B}[B\r")

        let result = try await terminal.result()
        #expect(result.stdout == "335984\n")
        #expect(result.status == 0)
        try expectRestored(terminal)
    }

    @Test func `picks the movie whose details are shown`() async throws {
        let terminal = try start(["--pick", "blade", "runner"])
        #expect(await terminal.waitForScreen { $0.shows("> 1982") })
        try await terminal.write("\tl")
        #expect(await terminal.waitForScreen { $0.shows("Ridley Scott") && $0.shows("Enter pick") })

        try await terminal.write("\r")

        #expect(try await terminal.result().stdout == "78\n")
    }

    @Test func `prints the ids of marked movies in the order of the marking`() async throws {
        let terminal = try start(["--pick", "blade", "--json", "--fields", "id,title"])
        #expect(await terminal.waitForScreen { $0.shows("> 1998  Blade") })

        try await terminal.write("\tj \u{1B}[H \r")

        let result = try await terminal.result()
        let movies = [#"{"id":"78","title":"Blade Runner"}"#, #"{"id":"36647","title":"Blade"}"#]
        #expect(result.stdout.hasSuffix(#""movies":[\#(movies.joined(separator: ","))]}"# + "\n"))
        #expect(result.status == 0)
    }

    @Test(arguments: ["\u{1B}", "blade runner\tq", "blade runner\u{1B}\u{1B}"])
    func `prints nothing if the user leaves`(keys: String) async throws {
        let terminal = try start(["--pick"])
        #expect(await terminal.waitForScreen { $0.shows("F1 keys") && $0.shows("Popular") })

        try await terminal.write(keys)

        let result = try await terminal.result()
        #expect(result.stdout.isEmpty)
        #expect(result.status == 1)
        try expectRestored(terminal)
    }

    @Test func `keeps marked movies when Escape is pressed, and leaves on Ctrl-C`() async throws {
        let terminal = try start(["--pick", "blade", "runner"])
        #expect(await terminal.waitForScreen { $0.shows("> 1982") })

        try await terminal.write("\u{0}" + Self.escape + Self.escape)
        #expect(await terminal.waitForScreen { $0.shows("1 movie marked; Enter picks") })
        try await terminal.write("\r")

        #expect(try await terminal.result().stdout == "78\n")
    }

    @Test func `leaves a list that was asked for on the first Escape`() async throws {
        let terminal = try start(["--pick", "blade"])
        #expect(await terminal.waitForScreen { $0.shows("> 1998") })

        try await terminal.write(Self.escape)

        #expect(try await terminal.result().status == 1)
        try expectRestored(terminal)
    }

    @Test func `refuses a terminal that can't show screens`() async throws {
        let terminal = try start(["--pick", "blade"], terminal: "dumb")

        #expect(try await terminal.result().status == 64)
        #expect(!terminal.output.contains("\u{1B}"))
    }

    @Test func `restores the terminal on Ctrl-C`() async throws {
        let terminal = try start(["--pick", "blade"])
        #expect(await terminal.waitForScreen { $0.shows("> 1998") })

        try await terminal.write("\u{3}")

        #expect(try await terminal.result().status == 130)
        try expectRestored(terminal)
    }

    @Test func `says that it needs a terminal`() async throws {
        let result = try await Program.movies.run(["--pick", "blade"])

        #expect(result.status == 64)
        #expect(result.stderr == "movies: --pick needs a terminal that can show screens\n")
    }

    private func start(
        _ arguments: [String],
        terminal: String = "xterm-256color"
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            Program.movies,
            arguments,
            streams: .outputPiped,
            environment: ["TERM": terminal]
        )
    }

    private func expectRestored(_ terminal: PseudoTerminal) throws {
        #expect(try terminal.settings == InteractiveSession.defaultSettings())
        #expect(!terminal.screen.isAlternate)
        #expect(!terminal.screen.reportsMouse)
        #expect(terminal.screen.isCursorVisible)
    }
}
