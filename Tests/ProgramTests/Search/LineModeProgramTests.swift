import Foundation
import TestSupport
import Testing

/// The flow of the built program in line mode.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct LineModeProgramTests {
    private let session: ProgramSession
    private var home: TemporaryDirectory { session.home }

    init() throws {
        session = try ProgramSession()
        try home.write("1\tdune\n2\talien\n", to: ".local/state/movies/recent-queries.tsv")
    }

    @Test func `navigates from a query to movies and details by numbers`() async throws {
        let result = try await run("blade ruiner\n2\nb\nq\n")

        #expect(result.status == 0)
        #expect(result.stderr.isEmpty)
        let list = #"""
              1  1982  Blade Runner                                  Science Fiction, Drama…
              2  2017  Blade Runner 2049                             Science Fiction, Drama
            2 of 2 movies · from the built-in catalog

            """#
        #expect(result.stdout.hasPrefix("  1  alien  (recent)\n  2  dune  (recent)\n" + list))
        #expect(result.stdout.contains("Blade Runner 2049 (2017)\n2 h 44 min"))
        #expect(result.stdout.hasSuffix(list))
        // A script typed the query.
        let saved = try home.read(".local/state/movies/recent-queries.tsv")
        #expect(saved == "1\tdune\n2\talien\n")
        #expect(!home.contents.contains(".local/state/movies/opened-movies.tsv"))
    }

    @Test func `searches for a recent query by number, and for a number after a slash`()
        async throws
    {
        #expect(try await run("2\nq\n").stdout.contains("\n  1  2021  Dune "))
        #expect(try await run("alien\n/1917\nq\n").stdout.contains("  1  2019  1917 "))
    }

    @Test func `suggests queries for a prefix`() async throws {
        let result = try await run("du?\n1\n")

        #expect(result.stdout.contains("  1  dune  (recent)\n"))
        #expect(result.stdout.contains("  1  2021  Dune "))
    }

    @Test func `prints the next pages, and exits at the end of input`() async throws {
        let result = try await run("the\nn\nn\n")

        #expect(result.status == 0)
        #expect(result.stdout.contains("\n 20  "))
        #expect(result.stdout.contains("\n 21  "))
        #expect(result.stdout.contains("\n 60  "))
        #expect(!result.stdout.contains("\n 61  "))
        #expect(result.stdout.components(separatedBy: "\n 20  ").count == 2)
    }

    @Test func `reports an error, and retries`() async throws {
        let server = try HTTPTestServer(replies: [.status(403), .json(TMDBResponses.lantern)])

        let result = try await run(
            "lantern\nr\nq\n",
            environment: ["MOVIES_API_URL": server.url, "TMDB_API_KEY": "k"]
        )

        #expect(result.stderr.contains("refused the request (status 403)"))
        #expect(result.stdout.contains("  1  1999  Lantern"))
    }

    @Test func `filters, sorts and follows`() async throws {
        let result = try await run(
            "night genre:horror sort:title\n/the shining\n1\n1\nb\nb\nb\nq\n"
        )

        #expect(result.status == 0)
        #expect(result.stdout.contains("20 of 47 movies, genre:horror, by title · "))
        #expect(result.stdout.contains("Director    Stanley Kubrick  [1]\n"))
        #expect(result.stdout.contains("  1968  2001: A Space Odyssey"))
    }

    @Test func `reports invalid input, and continues`() async throws {
        let result = try await run("blade ruiner\n99\nn\n2\n99\nq\n")

        for message in [
            "there is no movie 99; /99 searches for it\n",
            "'n' is not a command here; ? helps\n",
            "Blade Runner 2049 (2017)\n2 h 44 min", "'99' is not a command here",
        ] { #expect(result.stdout.contains(message), "\(message)") }
    }

    @Test func `exits if the reader is gone, however much input there is`() async throws {
        let result = try await Program(path: "/bin/sh").run(
            ["-c", "yes alien | \(session.movies.path) --no-tui | head -n 1"],
            environment: ["HOME": home.path]
        )

        #expect(result.stdout == "  1  alien  (recent)\n")
        #expect(result.stderr.isEmpty)
    }

    @Test func `reports that standard input can't be read`() async throws {
        let result = try await Program(path: "/bin/sh").run(
            ["-c", "exec \(session.movies.path) --no-tui </"],
            environment: ["HOME": home.path]
        )

        #expect(result.status == 74)
        #expect(result.stderr == "movies: can't read standard input: Is a directory\n")
    }

    @Test func `accepts a line of any length`() async throws {
        let result = try await run(String(repeating: "x", count: 5_000_000))

        #expect(result.status == 0)
    }

    @Test func `starts with the results of a search`() async throws {
        let arguments = ["search", "-i", "--no-tui", "blade", "ruiner"]
        let result = try await session.run(arguments, input: "q\n")

        #expect(result.stdout.hasPrefix("  1  1982  Blade Runner "))
    }

    @Test func `prompts on a dumb terminal, without escape sequences`() async throws {
        let terminal = try session.terminal([], ["TERM": "dumb"])
        #expect(await terminal.waitForOutput(containing: "bl?, b back, q quit, ? help: "))

        try await terminal.write("blade ruiner\n")
        #expect(await terminal.waitForOutput(containing: "number, /title, b back"))
        try await terminal.write("1\n")
        #expect(await terminal.waitForOutput(containing: "Ridley Scott"))
        try await terminal.write("q\n")

        let result = try await terminal.result()
        #expect(result.status == 0)
        #expect(!result.stdout.contains("\u{1B}"))
        let queries = try home.read(".local/state/movies/recent-queries.tsv")
        #expect(queries.hasSuffix("\tblade ruiner\n"))
        let movies = try home.read(".local/state/movies/opened-movies.tsv")
        #expect(movies.hasSuffix("\t78\t1982\tBlade Runner\n"))
    }

    @Test func `needs a terminal without a command`() async throws {
        let nothing = try await session.run([])
        #expect(nothing.status == 64)
        #expect(nothing.stdout.isEmpty)
        #expect(nothing.stderr.contains("Usage: movies"))

        let piped = try session.terminal([], ["TERM": "xterm"], streams: .outputPiped)
        let result = try await piped.result()
        #expect(result.status == 64)
        #expect(result.stdout.isEmpty)
    }

    private func run(
        _ input: String,
        environment: [String: String] = [:]
    ) async throws -> ProgramResult {
        try await session.run(["--no-tui"], environment, input: input)
    }
}
