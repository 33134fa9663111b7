import Foundation
import TestSupport
import Testing

/// The movies that were opened, in the history of the built program.
@Suite(.onOwnThread)
struct OpenedMoviesProgramTests {
    private let session: ProgramSession
    private var home: TemporaryDirectory { session.home }

    init() throws { session = try ProgramSession() }

    @Test func `lists, removes and clears the movies that were opened`() async throws {
        for arguments in [["show", "78"], ["show", "348", "841"], ["show", "alien"]] {
            #expect(try await session.type(arguments).status == 0)
        }
        let opened = try await session.run(["history", "--opened"]).rows

        #expect(opened.map { $0[0] } == ["348", "78"])
        #expect(opened.map { $0[1] } == ["Alien", "Blade Runner"])
        #expect(opened.map { $0[2] } == ["1979", "1982"])
        #expect(opened.allSatisfy { $0.count == 4 && $0[3].hasSuffix("Z") })
        #expect(try await session.run(["history"]).stdout.isEmpty)
        #expect(try await session.run(["history", "remove", "ALIEN"]).status == 0)
        #expect(
            try await session.run(["history", "--opened"]).rows.map { $0[1] } == ["Blade Runner"]
        )
        #expect(try await session.run(["history", "clear"]).status == 0)
        #expect(try await session.run(["history", "--opened"]).stdout.isEmpty)
    }

    @Test func `saves a movie whose page a browser opens`() async throws {
        try await session.type(["open", "78"], ["BROWSER": "no-such", "PATH": "/nowhere"])
        try await session.type(["open", "841", "--print"])
        try await session.type(["open", "348"], ["BROWSER": "/usr/bin/true"])

        #expect(try await session.run(["history", "--opened"]).rows.map { $0[0] } == ["348"])
    }

    @Test func `saves no opened movie if the user wants none`() async throws {
        try await session.type(["show", "348", "--no-history"])
        try await session.type(["show", "348"], ["MOVIES_NO_HISTORY": "1"])

        #expect(!home.contents.contains { $0.hasPrefix(".local") })
    }

    @Test func `shows a movie even if it can't be saved, and says so`() async throws {
        let path = home.path + "/.local/state/movies/opened-movies.tsv"
        try home.write("", to: ".local/state/movies/x")
        _ = try await Program(path: "/usr/bin/mkfifo").run([path])

        let result = try await session.type(["show", "348"])

        #expect(result.status == 0)
        #expect(result.stdout.contains("Alien (1979)"))
        #expect(result.stderr.contains("the movie was not saved in the history: "))
        #expect(result.stderr.contains(path))
    }

    @Test func `shows opened movies on the start page`() async throws {
        let screen = try InteractiveSession(["search", "-i", "blade", "runner"])
        await screen.see("> 1982")

        try await screen.type("\r", untilSeen: "Ridley Scott")
        try await screen.type("\u{1B}", untilSeen: "> 1982")
        try await screen.type("\u{1B}", untilSeen: "Recently opened", "> 1982  Blade Runner")

        let saved = try screen.home.read(".local/state/movies/opened-movies.tsv")
        #expect(saved.hasSuffix("\t78\t1982\tBlade Runner\n"))
    }
}
