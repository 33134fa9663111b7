import Foundation
import TestSupport
import Testing

/// The search history of the built program.
@Suite(.onOwnThread)
struct HistoryProgramTests {
    private let session: ProgramSession
    private var home: TemporaryDirectory { session.home }

    init() throws { session = try ProgramSession() }

    @Test func `lists successful queries with their time, newest first`() async throws {
        for query in ["alien", "zzzzqq", "blade runner", "ALIEN"] {
            try await type("search", query)
        }

        let rows = try await run("history").rows

        #expect(rows.map { $0[0] } == ["ALIEN", "blade runner"])
        #expect(rows.allSatisfy { $0.count == 2 && $0[1].count == 20 && $0[1].hasSuffix("Z") })
    }

    @Test func `is empty at first, and when it is cleared`() async throws {
        #expect(try await run("history").status == 0)
        try await type("search", "alien")

        #expect(try await run("history", "clear").status == 0)
        let cleared = try await run("history")
        #expect(cleared.stdout.isEmpty && cleared.status == 0)
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

    @Test func `prints movies, but removes nothing, while another program holds the lock`()
        async throws
    {
        try await type("search", "brazil")
        let folder = home.path(of: ".local/state/movies")
        let lock = try HeldFile.locking(folder + "/recent-queries.tsv.lock")

        let result = try await type("search", "alien")

        #expect(result.status == 0)
        #expect(result.stdout.contains("1979  Alien"))
        #expect(result.stderr.contains("another program keeps it locked"))
        #expect(try await run("history", "clear").status == 75)
        #expect(try await run("history", "remove", "brazil").status == 75)
        lock.release()
        #expect(try await run("history").rows.map { $0[0] } == ["brazil"])
    }

    @Test func `saves nothing that no person typed`() async throws {
        for streams in [PseudoTerminal.Streams.outputPiped, .errorApart] {
            let terminal = try session.terminal(
                ["search", "alien", streams == .outputPiped ? "--quiet" : "--no-input"],
                streams: streams
            )
            #expect(try await terminal.result().stdout.contains("Alien"))
        }
        #expect(try await run("search", "alien").status == 0)
        #expect(try await run("show", "348").status == 0)
        try home.write("--no-history", to: ".config/movies/config")
        #expect(try await type("search", "alien").status == 0)

        #expect(!home.contents.contains { $0.hasPrefix(".local") })
    }

    @Test func `saves no id, and no query without a close match`() async throws {
        for query in [
            "tt0078748", "https://letterboxd.com/film/alien/", "bl", "zebra alien crossing",
        ] { try await type("search", query) }
        try await type("search", "up")

        #expect(try await run("history").rows.map { $0[0] } == ["up"])
    }

    @discardableResult
    private func type(_ arguments: String...) async throws -> ProgramResult {
        try await session.type(arguments)
    }

    private func run(_ arguments: String...) async throws -> ProgramResult {
        try await session.run(arguments)
    }
}
