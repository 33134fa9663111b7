import Foundation
import TestSupport
import Testing

/// How the built program finds the network worker, and what it passes to it.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct NetworkProgramTests {
    private static let secret = "SECRETKEY0123456789abcdef01234567"

    private let folder: TemporaryDirectory
    private let movies: Program

    /// Copies the program into a directory without a worker.
    init() throws {
        let built = try Program.movies
        folder = try TemporaryDirectory()
        movies = Program(path: try folder.copyExecutable(built.path, to: "bin/movies"))
        try FileManager.default.createSymbolicLink(
            at: URL(filePath: folder.path(of: "share")),
            withDestinationURL: built.prefix.appending(component: "share")
        )
    }

    @Test(arguments: ["bin/movies-network", "libexec/movies/movies-network"])
    func `finds the worker next to itself and where it is installed`(name: String) async throws {
        try folder.copyExecutable(Program.built("movies-network").path, to: name)
        let link = folder.path(of: "link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: movies.path)
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        for program in [movies, Program(path: link)] {
            let result = try await search(server, with: program)
            #expect(result.status == 0)
            #expect(result.stdout.contains("Lantern"))
            #expect(result.stderr.isEmpty)
        }
    }

    @Test func `reports a missing worker, and falls back to the catalog`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        let strict = try await search(server, ["--source", "tmdb"])
        let automatic = try await search(server, ["--source", "auto"])

        let problem = "movies: movies-network, which sends the requests, is not installed; "
        #expect(strict.status == 69)
        #expect(strict.stdout.isEmpty)
        #expect(
            strict.stderr == problem
                + "add it with 'sh install.sh --prefix \(folder.path) --with-network', "
                + "or use --source catalog\n"
        )
        #expect(automatic.status == 0)
        #expect(automatic.stdout.contains("Alien"))
        #expect(automatic.stderr == problem + "showing results from the local catalog\n")
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: ["echo movies-network 0", "cat", "exit 0"])
    func `rejects another program in place of the worker`(command: String) async throws {
        try folder.writeExecutable("#!/bin/sh\n\(command)\n", to: "bin/movies-network")
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        let result = try await search(server, ["--source", "tmdb"])

        #expect(result.status == 69)
        #expect(result.stderr.contains("movies-network does not belong to this version of movies"))
        #expect(result.stderr.split(separator: "\n").count == 1)
    }

    @Test func `starts no worker if no request is sent`() async throws {
        try folder.writeExecutable(
            "#!/bin/sh\necho started >\(folder.path(of: "started"))\n",
            to: "bin/movies-network"
        )
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        _ = try await search(server, ["--source", "catalog"])
        _ = try await search(server, ["--offline", "--refresh"])
        _ = try await movies.run(["--version"], environment: environment(server))

        #expect(!folder.exists("started"))
    }

    @Test(.enabled(if: access("/proc/self/stat", F_OK) == 0, "only Linux has /proc"))
    func `a worker that waits for a response does not run`() async throws {
        let worker = try Program.built("movies-network").path
        try folder.writeExecutable(
            "#!/bin/sh\necho $$ >\(folder.path(of: "pid"))\nexec \(worker)\n",
            to: "bin/movies-network"
        )
        let gate = Gate()
        let server = try HTTPTestServer(reply: .gated(by: gate, then: .json(TMDBResponses.lantern)))
        async let result = search(server)
        #expect(await server.waitForRequests(1))
        let id = try folder.read("pid").trimmingCharacters(in: .newlines)

        // A worker that spins is stopped and continued all the time.
        var isWaiting = false
        for _ in 0..<200 where !isWaiting {
            let before = try contextSwitches(of: id)
            _ = try await Program(path: "/bin/sh").run(["-c", "true"])
            isWaiting = try contextSwitches(of: id) == before
        }
        #expect(isWaiting)
        gate.open()
        #expect(try await result.status == 0)
    }

    @Test func `passes no credential to the programs that it starts`() async throws {
        for name in ["bin/movies-network", "browser"] {
            try folder.writeExecutable("#!/bin/sh\nenv >\(folder.path(of: name)).log\n", to: name)
        }
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        _ = try await search(server)
        _ = try await movies.run(
            ["open", "603"],
            environment: environment(server, ["BROWSER": folder.path(of: "browser")])
        )

        for name in ["bin/movies-network.log", "browser.log"] {
            let variables = try folder.read(name)
            #expect(variables.contains("HOME="))
            #expect(!variables.contains("SECRET"))
            #expect(!variables.contains("TMDB_"))
        }
    }

    /// The numbers of times that each thread of a process was stopped to let others run.
    private func contextSwitches(of process: String) throws -> [String: [Substring]] {
        let folder = "/proc/\(process)/task"
        let threads = try FileManager.default.contentsOfDirectory(atPath: folder)
        return try threads.reduce(into: [:]) { switches, thread in
            let status = try String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
            switches[thread] = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
        }
    }

    private func environment(
        _ server: HTTPTestServer,
        _ more: [String: String] = [:]
    ) -> [String: String] {
        [
            "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": Self.secret,
            "TMDB_ACCESS_TOKEN": Self.secret,
        ].merging(more) { $1 }
    }

    private func search(
        _ server: HTTPTestServer,
        _ arguments: [String] = [],
        with program: Program? = nil
    ) async throws -> ProgramResult {
        try await (program ?? movies).run(
            ["search", "alien", "--timeout", "20"] + arguments,
            environment: environment(server)
        )
    }
}
