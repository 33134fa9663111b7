import Foundation
import TestSupport
import Testing

/// The search history of the built program.
@Suite(.onOwnThread)
struct HistoryProgramTests {
    private let movies: Program
    private let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    @Test func `lists successful queries with their time, newest first`() async throws {
        for query in ["alien", "zzzzqq", "blade runner", "ALIEN"] {
            try await type("search", query)
        }

        let rows = try await run("history").rows

        #expect(rows.map { $0[0] } == ["ALIEN", "blade runner"])
        #expect(rows.allSatisfy { $0.count == 2 && $0[1].count == 20 && $0[1].hasSuffix("Z") })
    }

    @Test func `is empty at first, which is no error`() async throws {
        let result = try await run("history")

        #expect(result.status == 0)
        #expect(result.stdout.isEmpty)
    }

    @Test func `clears the history`() async throws {
        try await type("search", "alien")

        #expect(try await run("history", "clear").status == 0)
        #expect(try await run("history").stdout.isEmpty)
    }

    @Test func `removes one query`() async throws {
        for query in ["alien", "Blade Runner"] { try await type("search", query) }

        let unknown = try await run("history", "remove", "blade", "runer")
        let removed = try await run("history", "remove", "blade", "RUNNER")

        #expect(unknown.status == 1)
        #expect(
            unknown.stderr == "movies: nothing in the history matches \"blade runer\"; "
                + "did you mean 'Blade Runner'?\n"
        )
        #expect(removed.status == 0)
        #expect(removed.stdout.isEmpty && removed.stderr.isEmpty)
        #expect(try await run("history").rows.map { $0[0] } == ["alien"])
    }

    @Test func `removes nothing while another program holds the lock`() async throws {
        try await type("search", "alien")
        let folder = home.path(of: ".local/state/movies")
        let lock = try HeldFile.locking(folder + "/recent-queries.tsv.lock")

        #expect(try await run("history", "remove", "alien").status == 75)
        lock.release()
        #expect(try await run("history").rows.map { $0[0] } == ["alien"])
    }

    @Test func `is readable on a terminal`() async throws {
        try home.write("1\talien\n", to: ".local/state/movies/recent-queries.tsv")
        let terminal = try PseudoTerminal(
            movies,
            ["history"],
            environment: ["HOME": home.path, "NO_COLOR": "1"]
        )

        #expect(try await terminal.result().stdout == "alien  1 Jan 1970\r\n")
    }

    @Test func `loses no query with many concurrent programs`() async throws {
        let titles = [
            "alien", "amelie", "brazil", "casablanca", "dune", "fargo", "heat", "jaws",
            "metropolis", "psycho", "parasite", "rocky", "stalker", "the thing", "up", "vertigo",
            "solaris", "blade runner", "Alien", "JAWS",
        ]

        try await withThrowingTaskGroup { group in
            for title in titles {
                group.addTask {
                    let result = try await type("search", title)
                    #expect(result.status == 0)
                    #expect(!result.stderr.contains("not saved"))
                }
            }
            try await group.waitForAll()
        }

        let queries = try await run("history").rows.map { $0[0].lowercased() }
        #expect(queries.count == 18)
        #expect(Set(queries) == Set(titles.map { $0.lowercased() }))
    }

    @Test func `saves nothing if the configuration says so`() async throws {
        try home.write("--no-history", to: ".config/movies/config")

        try await type("search", "alien")

        #expect(try await run("history").stdout.isEmpty)
    }

    @Test func `its directory is readable by the user only`() async throws {
        try await type("search", "alien")

        #expect(home.contents.contains(".local/state/movies/recent-queries.tsv"))
        let result = try await Program(path: "/bin/ls").run([
            "-ld", home.path + "/.local/state/movies",
        ])
        #expect(result.stdout.hasPrefix("drwx------"))
    }

    @Test func `sanitizes what other programs wrote`() async throws {
        try home.write(
            "1\talien \u{1B}[2J\u{202E}x\n",
            to: ".local/state/movies/recent-queries.tsv"
        )

        #expect(try await run("history").stdout == "alien [2Jx\t1970-01-01T00:00:01Z\n")
    }

    @Test func `rejects a pipe or an endless device in place of the file`()
        async throws
    {
        let path = home.path + "/.local/state/movies/recent-queries.tsv"
        try home.write("", to: ".local/state/movies/x")
        for make in [["/usr/bin/mkfifo", path], ["/bin/ln", "-sf", "/dev/zero", path]] {
            _ = try await Program(path: make[0]).run(Array(make.dropFirst()))

            let result = try await type("search", "alien")

            #expect(result.status == 0)
            #expect(result.stdout.contains("1979  Alien"))
            #expect(result.stderr.contains("it is not a regular file"))
        }
    }

    @Test func `prints movies even if another program holds the lock`() async throws {
        try await type("search", "brazil")
        let folder = home.path(of: ".local/state/movies")
        let lock = try HeldFile.locking(folder + "/recent-queries.tsv.lock")

        let result = try await type("search", "alien")
        let clear = try await run("history", "clear")

        #expect(result.status == 0)
        #expect(result.stdout.contains("1979  Alien"))
        #expect(result.stderr.contains("another program keeps it locked"))
        #expect(clear.status == 75)
        lock.release()
    }

    @Test func `saves nothing that no person typed`() async throws {
        for streams in [PseudoTerminal.Streams.outputPiped, .errorApart] {
            let terminal = try PseudoTerminal(
                movies,
                ["search", "alien", streams == .outputPiped ? "--quiet" : "--no-input"],
                streams: streams,
                environment: ["HOME": home.path]
            )
            #expect(try await terminal.result().stdout.contains("Alien"))
        }
        #expect(try await run("search", "alien").status == 0)
        #expect(try await run("show", "348").status == 0)

        #expect(!home.contents.contains { $0.hasPrefix(".local") })
    }

    @Test func `saves no id, and no query without a close match`() async throws {
        for query in [
            "tt0078748", "https://letterboxd.com/film/alien/", "bl", "zebra alien crossing",
        ] { try await type("search", query) }
        try await type("search", "up")

        #expect(try await run("history").rows.map { $0[0] } == ["up"])
    }

    /// Runs the program as a person does.
    @discardableResult
    private func type(_ arguments: String...) async throws -> ProgramResult {
        try await movies.runOnTerminal(arguments, environment: ["HOME": home.path])
    }

    @discardableResult
    private func run(_ arguments: String...) async throws -> ProgramResult {
        try await movies.run(arguments, environment: ["HOME": home.path])
    }
}

extension Program {
    /// Runs the program on a terminal, except for standard error.
    @discardableResult
    func runOnTerminal(
        _ arguments: [String],
        environment: [String: String]
    ) async throws -> ProgramResult {
        try await PseudoTerminal(
            self,
            arguments,
            streams: .errorApart,
            environment: ["NO_COLOR": "1"].merging(environment) { $1 }
        ).result()
    }
}
