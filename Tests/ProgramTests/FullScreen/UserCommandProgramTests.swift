import Foundation
import TestSupport
import Testing

/// The user's own commands in the built program, for a movie whose title is no title.
///
/// Serialized, because on Linux a waiting session keeps a processor busy.
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
            {
              keys: {quit: 'Q'},
              commands: [
                {key: 'p', name: 'play', run: ['player', '{title}', '-{imdb_id}', '{runtime}']},
                {key: 'Ctrl-T', name: 'last', run: ['player', '{title}'], ends: true},
                {key: 'N', name: 'none', run: ['no-such-player']},
              ],
            }
            """
        )
    }

    @Test func `runs a command with the title as one argument, and shows the screen again`()
        async throws
    {
        let session = try start()
        await session.see("lantern", "^T last", "1 h 30 min")
        try await session.type("\t", untilSeen: "Q quit", "p play")

        try await session.type("p", untilSeen: "which line?")
        try await session.type("q\r", untilSeen: "play: player ended with status 3", "> 1999")
        try await session.type("N", untilSeen: "none: no-such-player is not on PATH")
        #expect(try lines("arguments") == ["3", Self.title, "-tt9000001", "90"])
        #expect(try lines("line") == ["q"])
        // The usual key is free.
        try await session.type("q?", untilSeen: "Keys")
        try await session.type("q", untilSeen: "> 1999")
        try await session.type("Q")

        #expect(try await session.terminal.result().status == 0)
        try session.expectRestored()
    }

    @Test func `leaves Ctrl-C to a command`() async throws {
        let session = try start()
        await session.see("lantern", "^T last", "1 h 30 min")
        try await session.type("\t", untilSeen: "p play")
        try await session.type("p", untilSeen: "which line?")

        try await session.type("\u{3}", untilSeen: "play: player was killed by signal 2", "> 1999")
    }

    @Test func `ends with a command, and with its status`() async throws {
        let session = try start()
        await session.see("lantern", "^T last", "1 h 30 min")

        try await session.type("\u{14}", untilSeen: "which line?")
        #expect(!session.terminal.screen.isAlternate)
        try await session.type("bye\r")

        #expect(try await session.terminal.result().status == 3)
        try session.expectRestored()
        #expect(try lines("arguments") == ["1", Self.title])
        #expect(try lines("line") == ["bye"])
    }

    @Test func `opens a movie with a command, and has its status`() async throws {
        let result = try await catalog.run(
            ["open", "tt9000001", "--with", "play"],
            environment: ["PATH": path, "TMDB_API_KEY": "secret"],
            input: Data("hello\n".utf8)
        )

        #expect(result.status == 3)
        #expect(try lines("arguments") == ["3", Self.title, "-tt9000001", "90"])
        #expect(try lines("line") == ["hello"])
    }

    @Test func `gives a command no credential`() async throws {
        try configure("{commands: [{key: 'p', name: 'env', run: ['env']}]}")

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
        (["--with", "plai"], 64, "there is no command 'plai'; the commands are play, last, none"),
        (["--with", "none"], 69, "none: no-such-player is not on PATH"),
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

    @Test func `says how to add a command if there is none`() async throws {
        try configure("{}")

        let result = try await catalog.run(["open", "tt9000001", "--with", "play"])

        #expect(result.status == 78)
        #expect(
            result.stderr == """
                movies: no commands are configured; add some to \
                \(home.path(of: ".config/movies/config.json5")), such as \
                { commands: [{key: 'p', name: 'play', run: ['mpv', '{url}']}] }

                """
        )
    }

    @Test func `refuses to start with an invalid command, and config shows the others`()
        async throws
    {
        try configure(
            "{keys: {quit: 'Q', back: 'B'},\n commands: [{key: 'f', name: 'play', run: ['a']}]}"
        )
        let file = home.path(of: ".config/movies/config.json5")
        let message =
            "movies: \(file), line 2, column 13: command 'play': 'f' is the filter key; "
            + "move it with keys: {filter: 'F'}\n"

        let config = try await catalog.run(["config"])
        let search = try await catalog.run(["search", "lantern"])

        #expect(config.status == 78)
        #expect(config.stderr == message)
        #expect(config.rows.contains(["commands", "1 command", file]))
        #expect(config.rows.contains(["keys", "2 keys", file]))
        #expect(search.status == 0)
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
        try home.write(text, to: ".config/movies/config.json5")
    }

    private func lines(_ name: String) throws -> [String] {
        try String(contentsOfFile: home.path(of: name), encoding: .utf8)
            .split(separator: "\n").map { String($0) }
    }
}
