import Foundation
import TestSupport
import Testing

/// The user's own programs, run by the built program for a movie whose title is no title.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct UserCommandProgramTests {
    private static let title = #"; rm -rf ~ $(touch x) "q" 'lantern"#

    /// Writes its arguments to a file, waits for a line, and exits with status 3.
    private static let program = """
        #!/bin/sh
        printf '%s\\n' "$#" "$@" >"$HOME/arguments"
        printf 'which line? '
        read line && printf '%s\\n' "$line" >"$HOME/line"
        exit 3

        """

    private let home: TemporaryDirectory
    private let catalog: CatalogSession

    init() async throws {
        catalog = try CatalogSession()
        home = catalog.home
        let columns = [
            "tt9000001", "movie", Self.title, Self.title, "0", "1999", "\\N", "90", "Drama",
        ]
        let header = CatalogSession.titles.prefix { $0 != "\n" }
        try home.write("\(header)\n\(columns.joined(separator: "\t"))\n", to: "titles.tsv")
        #expect(try await catalog.run(["catalog", "import", "titles.tsv"]).status == 0)
        try home.writeExecutable(Self.program, to: "bin/player")
        try configure(
            """
            --bind=Q:quit
            --bind=p:run(player {title} -{imdb_id} "{runtime}")
            --bind=ctrl-t:then-quit(player {title})
            --bind=N:run(no-such-player)
            """
        )
    }

    @Test func `runs a program with the title as one argument, and shows the screen again`()
        async throws
    {
        let session = try start()
        await session.see("lantern", "^T player", "1 h 30 min")
        try await session.type("\t", untilSeen: "Q quit", "p player")

        try await session.type("p", untilSeen: "which line?")
        try await session.type("q\r", untilSeen: "player ended with status 3", "> 1999")
        try await session.type("N", untilSeen: "no-such-player is not on PATH")
        #expect(try lines("arguments") == ["3", Self.title, "-tt9000001", "90"])
        #expect(try lines("line") == ["q"])
        // The usual key is free.
        try await session.type("q?", untilSeen: "Keys")
        try await session.type("q", untilSeen: "> 1999")
        try await session.type("Q")

        #expect(try await session.terminal.result().status == 0)
        try session.expectRestored()
    }

    @Test func `leaves Ctrl-C to a program`() async throws {
        let session = try start()
        await session.see("lantern", "^T player", "1 h 30 min")
        try await session.type("\t", untilSeen: "p player")
        try await session.type("p", untilSeen: "which line?")

        try await session.type("\u{3}", untilSeen: "player was killed by signal 2", "> 1999")
    }

    @Test func `ends with a program, and with its status`() async throws {
        let session = try start()
        await session.see("lantern", "^T player", "1 h 30 min")

        try await session.type("\u{14}", untilSeen: "which line?")
        #expect(!session.terminal.screen.isAlternate)
        try await session.type("bye\r")

        #expect(try await session.terminal.result().status == 3)
        try session.expectRestored()
        #expect(try lines("arguments") == ["1", Self.title])
        #expect(try lines("line") == ["bye"])
    }

    @Test func `opens a movie with a program, and has its status`() async throws {
        let result = try await catalog.run(
            ["open", "tt9000001", "--with", "player {title} -{imdb_id} {runtime}"],
            environment: ["PATH": path, "TMDB_API_KEY": "secret"],
            input: Data("hello\n".utf8)
        )

        #expect(result.status == 3)
        #expect(try lines("arguments") == ["3", Self.title, "-tt9000001", "90"])
        #expect(try lines("line") == ["hello"])
    }

    @Test func `gives a program no credential`() async throws {
        let result = try await catalog.run(
            ["open", "tt9000001", "--with", "env"],
            environment: [
                "TMDB_ACCESS_TOKEN": "secret", "TMDB_API_KEY": "secret",
                "MOVIES_API_URL": "http://127.0.0.1:9/3",
            ]
        )

        #expect(result.status == 0)
        #expect(result.stdout.contains("HOME="))
        #expect(!result.stdout.contains("secret"))
    }

    @Test(arguments: [
        (
            ["--with", "player {titel}"], 64,
            "--with: unknown placeholder {titel}; did you mean {title}?"
        ),
        (["--with", "no-such-player"], 69, "no-such-player is not on PATH"),
        (["--with", "play", "--print"], 64, "--with can't be used with --print"),
        (["tt0133093", "--with", "play"], 64, "--with takes one movie"),
    ])
    func `says why it opens nothing`(
        arguments: [String],
        status: Int,
        message: String
    ) async throws {
        let result = try await catalog.run(["open", "tt9000001"] + arguments)

        #expect(result.status == Int32(status))
        #expect(result.stderr == "movies: \(message)\n")
    }

    @Test(arguments: [
        ("--bind=f:run(a)", "'f' is the key of filter; bind another key to that, too"),
        ("--bind=f:filtr", "unknown action 'filtr'; did you mean 'filter'?"),
    ])
    func `an invalid key stops the screens and config, and no other command`(
        line: String,
        message: String
    ) async throws {
        try configure("--bind=Q:quit\n\(line)")
        let error = "movies: \(home.path(of: ".config/movies/config")):2: --bind: \(message)"

        let config = try await catalog.run(["config"])
        let search = try await catalog.run(["search", "lantern"])
        let screen = try PseudoTerminal(Program.movies, [], environment: ["HOME": home.path])
        let typed = try PseudoTerminal(
            Program.movies,
            [String(line.prefix(6)), String(line.dropFirst(7))],
            environment: ["HOME": home.path, "MOVIES_CONFIG": "/dev/null"]
        )

        #expect(config.status == 78)
        #expect(config.stderr == error + "\n")
        #expect(config.rows.contains { $0.prefix(2) == ["bind", "Q:quit"] })
        #expect(search.status == 0)
        let shown = try await screen.result()
        #expect(shown.status == 78 && shown.stdout.contains(error))
        let refused = try await typed.result()
        #expect(refused.status == 64 && refused.stdout.contains("movies: --bind: \(message)"))
    }

    private var path: String { home.path(of: "bin") + ":/usr/local/bin:/usr/bin:/bin" }

    private func start() throws -> InteractiveSession {
        try InteractiveSession(
            ["search", "-i", "lantern"],
            columns: 120,
            environment: ["HOME": home.path, "PATH": path]
        )
    }

    private func configure(_ text: String) throws {
        try home.write(text, to: ".config/movies/config")
    }

    private func lines(_ name: String) throws -> [String] {
        try String(contentsOfFile: home.path(of: name), encoding: .utf8)
            .split(separator: "\n").map { String($0) }
    }
}
