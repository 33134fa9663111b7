import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing

@testable import Data

/// What the built program keeps of a server's answers, and what it shows in place of one.
///
/// One at a time, because on Linux a session that waits keeps a processor busy.
@Suite(.serialized)
struct CacheProgramTests {
    private let movies: Program
    private let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    @Test func `makes no request for an answer that holds, and one when told to`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        let results = [
            try await search(server), try await search(server),
            try await search(server, ["--refresh"]), try await search(server, ["--offline"]),
        ]

        #expect(results.allSatisfy { $0.status == 0 && $0.stderr.isEmpty })
        let folders = [".cache/movies", ".local/state/movies"]
        #expect(
            home.contents.allSatisfy { path in
                folders.contains { $0.hasPrefix(path) || path.hasPrefix($0) }
            }
        )
        #expect(Set(results.map(\.stdout)).count == 1)
        #expect(server.requests.count == 2)
    }

    @Test func `lets the server say that nothing has changed`() async throws {
        let server = try HTTPTestServer { request in
            request.header("If-None-Match") == "W/\"7\""
                ? .status(304) : .json(TMDBResponses.lantern, headers: [("ETag", "W/\"7\"")])
        }

        _ = try await search(server)
        let result = try await search(server, ["--refresh", "--verbose"])

        #expect(result.rows.map { $0[1] } == ["Lantern"])
        #expect(result.stderr.contains("status 304"))
    }

    @Test func `shows an old answer where there is no new one, and says how old it is`()
        async throws
    {
        let server = try HTTPTestServer(replies: [.json(TMDBResponses.lantern), .status(404)])
        _ = try await search(server)
        try await makeOlder(by: 26 * 3600, server)
        server.stop()

        let table = try await search(server, ["--format", "tsv"])
        let json = try await search(server, ["--json"])
        let offline = try await search(server, ["--offline"])

        for result in [table, json, offline] {
            #expect(result.status == 0)
            #expect(result.stderr.hasSuffix("showing its response of 26 hours ago\n"))
            #expect(result.stderr.split(separator: "\n").count == 1)
        }
        #expect(table.stderr.hasPrefix("movies: 127.0.0.1 refused the connection; "))
        #expect(json.stdout.hasPrefix(#"{"source":"tmdb","stale":true,"#))
        #expect(table.rows.map { $0[1] } == ["Lantern"])
    }

    @Test func `asks again for an answer that is damaged`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        _ = try await search(server)
        let name = try #require(
            home.contents.first { $0.hasPrefix(".cache/movies/") && $0.count > 20 }
        )

        for damage in ["", "x", String(repeating: "\u{0}", count: 5000)] {
            try home.write(damage, to: name)
            let result = try await search(server)
            #expect(result.rows.map { $0[1] } == ["Lantern"])
            #expect(result.stderr.isEmpty)
        }
        #expect(server.requests.count == 4)
    }

    @Test func `answers where nothing can be kept`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        try home.write("a file", to: ".cache")

        let result = try await search(server)

        #expect(result.status == 0)
        #expect(result.rows.map { $0[1] } == ["Lantern"])
    }

    @Test func `does not spend the time of a search on a cache that is locked`() async throws {
        let server = try HTTPTestServer { request in
            let page = request.queryValue("page").flatMap { Int($0) } ?? 0
            let rows = (0..<20).map { number in
                TMDBResponses.row(id: page * 100 + number, title: "Lantern \(page) \(number)")
            }
            return .json(
                #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"#
                    + #""total_pages":4,"total_results":80}"#
            )
        }
        _ = try await search(server)
        let lock = try HeldFile.locking(home.path(of: ".cache/movies/lock"))

        // To wait two seconds for the lock with each page would take eight.
        let result = try await search(
            server,
            ["--limit", "80", "--refresh", "--timeout", "5"]
        )

        #expect(result.status == 0)
        #expect(result.rows.count == 80)
        #expect(result.stderr.isEmpty)
        lock.release()
    }

    @Test func `never opens a socket offline`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        let byItself = try await search(server, "alien", ["--offline", "--source", "auto"])
        let asked = try await search(server, "alien", ["--offline"])

        #expect(byItself.rows.first?[1] == "Alien")
        #expect(byItself.stderr.contains("showing movies of the catalog on this machine"))
        #expect(asked.status == 69)
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [
        HTTPTestReply.resetBeforeHeaders, .status(503), .html("<html>log in</html>"),
        .hangBeforeHeaders, .redirect(to: "https://login.example.org/"),
    ])
    func `falls back to the catalog by itself, and says so`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)
        let more = ["--source", "auto", "--timeout", "2"]

        let known = try await search(server, "alien", more)
        let quiet = try await search(server, "alien", more + ["--quiet"])
        let unknown = try await search(server, "zzzzqq", more)

        #expect(known.status == 0)
        #expect(known.rows.first?[1] == "Alien")
        #expect(known.stderr.hasPrefix("movies: 127.0.0.1 "))
        #expect(known.stderr.hasSuffix("; showing movies of the catalog on this machine\n"))
        #expect(quiet.stdout == known.stdout)
        #expect(quiet.stderr.isEmpty)
        // That the few films here know nothing of a title does not mean that there is none.
        #expect([65, 69, 75].contains(unknown.status))
    }

    /// Of descriptors, and of kilobytes of address space.
    @Test(arguments: ["-n 5", "-n 12", "-n 20", "-n 24", "-v 60000", "-v 100000", "-v 300000"])
    func `works or says what is short in one sentence`(limit: String) async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        let command = "ulimit \(limit); exec \"$0\" search lantern --timeout 5"

        let result = try await Program(path: "/bin/sh").run(
            ["-c", command, movies.path],
            environment: environment(server)
        )

        // Below some limit the system itself cannot load the program, unless that is static.
        guard result.status != 127, result.status != 0 else { return }
        #expect([74, 75].contains(result.status))
        #expect(result.stderr.hasPrefix("movies: "))
        #expect(result.stderr.count { $0 == "\n" } == 1)
    }

    @Test func `does not fall back where something must be set right`() async throws {
        let server = try HTTPTestServer(reply: .status(401))

        let result = try await search(server, "alien", ["--source", "auto"])

        #expect(result.status == 77)
        #expect(result.stdout.isEmpty)
    }

    @Test func `searches for the nearest title where nothing matches, once`() async throws {
        let server = try HTTPTestServer { request in
            request.queryValue("query") == "Interstellar"
                ? .json(TMDBResponses.page([TMDBResponses.row(id: 157_336, title: "Interstellar")]))
                : .json(TMDBResponses.nothing)
        }

        let result = try await search(server, "intersteller")
        let exact = try await search(server, "intersteller", ["--exact"])
        let unknown = try await search(server, "blade ruiner")

        #expect(result.rows.map { $0[1] } == ["Interstellar"])
        #expect(
            result.stderr
                == "movies: nothing found for \"intersteller\"; showing \"Interstellar\"\n"
        )
        #expect(exact.status == 1)
        #expect(unknown.status == 1)
        #expect(
            server.requests.map { $0.queryValue("query") }
                == ["intersteller", "Interstellar", "blade ruiner", "Blade Runner"]
        )
    }

    @Test func `tells of every request, and gives no secret away`() async throws {
        let server = try HTTPTestServer(replies: [.status(503), .json(TMDBResponses.lantern)])
        let secret = "SECRETKEY"

        let asked = try await search(server, "lantern \(secret)", ["--verbose"], key: secret)
        let kept = try await search(server, "lantern \(secret)", ["--verbose"], key: secret)

        let lines = (asked.stderr + kept.stderr).split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        let address = "movies: GET 127.0.0.1:\(server.port)/3/search/movie?query=lantern%20***"
        #expect(lines.allSatisfy { $0.hasPrefix(address) })
        #expect(lines[0].contains("status 503, 0 bytes, "))
        #expect(lines[0].hasSuffix(" ms, try 1, cache miss"))
        #expect(lines[1].contains("status 200, \(TMDBResponses.lantern.utf8.count) bytes, "))
        #expect(lines[1].hasSuffix(" ms, try 2, cache miss"))
        #expect(lines[2].contains(", \(TMDBResponses.lantern.utf8.count) bytes, "))
        #expect(lines[2].hasSuffix(", cache hit"))
        #expect(!lines.contains { $0.contains("SECRET") })
    }

    @Test func `says what is kept, and removes it`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        _ = try await search(server)

        let before = try await run(["cache", "info"])
        let json = try await run(["cache", "info", "--json"])
        let clear = try await run(["cache", "clear"])
        let after = try await run(["cache", "info"])

        #expect(before.rows.map { $0[0] } == ["path", "answers", "bytes", "limit"])
        #expect(before.rows[0][1] == home.path(of: ".cache/movies"))
        #expect(before.rows[1][1] == "1")
        #expect(before.rows[3][1] == "67108864")
        let bytes = before.rows[2][1]
        #expect(
            json.stdout == #"{"path":"\#(before.rows[0][1])","answers":1,"bytes":\#(bytes),"#
                + #""limit":67108864}"# + "\n"
        )
        #expect(clear.status == 0)
        #expect(clear.stdout.isEmpty)
        #expect(after.rows[1][1] == "0")
        #expect(try await search(server).status == 0)
        #expect(server.requests.count == 2)
    }

    @Test func `survives a kill at any moment`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        for count in 0..<20 {
            let program = try movies.start(
                arguments("lantern", ["--refresh"]),
                environment: environment(server)
            )
            #expect(await server.waitForRequests(count + 1))
            // Whatever it does just now: it may wait, read, write, or have ended.
            for _ in 0..<count * 20 { await Task.yield() }
            program.send(signal: SIGKILL)
            _ = try await program.result()
        }

        let results = [
            try await search(server), try await search(server, ["--refresh"]),
            try await search(server, ["--offline"]),
        ]

        #expect(results.allSatisfy { $0.status == 0 && $0.rows.map { $0[1] } == ["Lantern"] })
        #expect(server.requests.count <= 22)
        #expect(!home.contents.contains { $0.hasSuffix("draft") })
    }

    @Test func `loses nothing of many programs at once`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        let queries = (1...16).map { "lantern \($0)" }

        for round in 1...2 {
            try await withThrowingTaskGroup { group in
                for query in queries {
                    group.addTask {
                        let result = try await search(server, query)
                        #expect(result.status == 0)
                        #expect(result.stderr.isEmpty)
                    }
                }
                try await group.waitForAll()
            }
            #expect(server.requests.count == queries.count, "round \(round)")
        }

        let history = try await run(["history"]).rows.map { $0[0] }
        #expect(history.count == queries.count)
        #expect(Set(history) == Set(queries))
    }

    /// Makes what is kept of the search look as if it had been kept some time ago.
    private func makeOlder(by seconds: Int, _ server: HTTPTestServer) async throws {
        let folder = home.path(of: ".cache/movies")
        let cache = ResponseCache(store: DiskCache(folder: folder, byteLimit: 1 << 20))
        let address =
            "127.0.0.1:\(server.port)/3/search/movie?query=lantern&include_adult=false"
            + "&language=en-US&page=1"
        let now = Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970))
        let kept = try #require(cache.response(for: address, now: now))
        let older = Timestamp(secondsSince1970: kept.date.secondsSince1970 - seconds)
        await cache.store(
            CachedResponse(date: older, entityTag: kept.entityTag, body: kept.body),
            for: address
        )
    }

    private func environment(_ server: HTTPTestServer, key: String = "0123") -> [String: String] {
        ["HOME": home.path, "MOVIES_API_URL": server.url + "/3", "TMDB_API_KEY": key]
    }

    private func arguments(_ query: String, _ more: [String]) -> [String] {
        // Long enough for a machine with much else to do; the last of two counts.
        ["search", query, "--source", "tmdb", "--timeout", "60"] + more
    }

    private func search(
        _ server: HTTPTestServer,
        _ query: String = "lantern",
        _ more: [String] = [],
        key: String = "0123"
    ) async throws -> ProgramResult {
        try await movies.run(
            arguments(query, more),
            environment: environment(server, key: key)
        )
    }

    private func search(
        _ server: HTTPTestServer,
        _ more: [String]
    ) async throws -> ProgramResult {
        try await search(server, "lantern", more)
    }

    private func run(_ arguments: [String]) async throws -> ProgramResult {
        try await movies.run(arguments, environment: ["HOME": home.path])
    }
}
