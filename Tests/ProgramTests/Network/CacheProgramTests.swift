import Foundation
import TestSupport
import Testing

/// Caching of TMDB's responses by the built program.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct CacheProgramTests {
    private let session: ProgramSession

    init() throws { session = try ProgramSession() }

    @Test func `makes no request for a fresh response, unless told to refresh`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        let results = [
            try await session.search(server), try await session.search(server),
            try await session.search(server, ["--refresh"]),
            try await session.search(server, ["--offline"]),
        ]

        #expect(results.allSatisfy { $0.status == 0 && $0.stderr.isEmpty })
        let folders = [".cache/movies", ".local/state/movies"]
        #expect(
            session.home.contents.allSatisfy { path in
                folders.contains { $0.hasPrefix(path) || path.hasPrefix($0) }
            }
        )
        #expect(Set(results.map(\.stdout)).count == 1)
        #expect(server.requests.count == 2)
    }

    @Test func `revalidates a stale response`() async throws {
        let server = try HTTPTestServer { request in
            request.header("If-None-Match") == "W/\"7\""
                ? .status(304) : .json(TMDBResponses.lantern, headers: [("ETag", "W/\"7\"")])
        }

        _ = try await session.search(server)
        let result = try await session.search(server, ["--refresh", "--verbose"])

        #expect(result.rows.map { $0[1] } == ["Lantern"])
        #expect(result.stderr.contains("status 304"))
    }

    @Test func `shows a stale response with its age if there is no fresh one`()
        async throws
    {
        let server = try HTTPTestServer(replies: [.json(TMDBResponses.lantern), .status(404)])
        _ = try await session.search(server)
        try makeOlder(by: 26 * 3600)
        server.stop()

        let table = try await session.search(server, ["--format", "tsv"])
        let json = try await session.search(server, ["--json"])
        let offline = try await session.search(server, ["--offline"])

        for result in [table, json, offline] {
            #expect(result.status == 0)
            #expect(result.stderr.hasSuffix("showing its response of 26 hours ago\n"))
            #expect(result.stderr.split(separator: "\n").count == 1)
        }
        #expect(table.stderr.hasPrefix("movies: 127.0.0.1 refused the connection; "))
        #expect(json.stdout.hasPrefix(#"{"source":"tmdb","stale":true,"#))
        #expect(table.rows.map { $0[1] } == ["Lantern"])
    }

    @Test func `requests a corrupt response again`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        _ = try await session.search(server)
        let name = try #require(
            session.home.contents.first { $0.hasPrefix(".cache/movies/") && $0.count > 20 }
        )

        for corruption in ["", "x", String(repeating: "\u{0}", count: 5000)] {
            try session.home.write(corruption, to: name)
            let result = try await session.search(server)
            #expect(result.rows.map { $0[1] } == ["Lantern"])
            #expect(result.stderr.isEmpty)
        }
        #expect(server.requests.count == 4)
    }

    @Test func `works if nothing can be cached`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        try session.home.write("a file", to: ".cache")

        let result = try await session.search(server)

        #expect(result.status == 0)
        #expect(result.rows.map { $0[1] } == ["Lantern"])
    }

    @Test func `does not wait long for a locked cache`() async throws {
        let server = try HTTPTestServer { request in
            let page = request.queryValue("page").flatMap { Int($0) } ?? 0
            let rows = (0..<20).map { number in
                TMDBResponses.row(id: page * 100 + number, title: "Lantern \(page) \(number)")
            }
            return .json(
                #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"#
                    + #""total_pages":20,"total_results":400}"#
            )
        }
        _ = try await session.search(server)
        let lock = try HeldFile.locking(session.home.path(of: ".cache/movies/lock"))

        // Waiting two seconds for the lock with each page would take forty.
        let result = try await session.search(
            server,
            ["--limit", "400", "--refresh", "--timeout", "20"]
        )

        #expect(result.status == 0)
        #expect(result.rows.count == 400)
        #expect(result.stderr.isEmpty)
        lock.release()
    }

    @Test func `logs every request, without secrets`() async throws {
        let server = try HTTPTestServer(replies: [.status(503), .json(TMDBResponses.lantern)])
        let secret = "SECRETKEY"

        let requested = try await session.search(
            server,
            "lantern \(secret)",
            ["--verbose"],
            key: secret
        )
        let cached = try await session.search(
            server,
            "lantern \(secret)",
            ["--verbose"],
            key: secret
        )

        let lines = (requested.stderr + cached.stderr).split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        let prefix = "movies: GET 127.0.0.1:\(server.port)/3/search/movie?query=lantern%20***"
        #expect(lines.allSatisfy { $0.hasPrefix(prefix) })
        #expect(lines[0].contains("status 503, 0 bytes, "))
        #expect(lines[0].hasSuffix(" ms, attempt 1, cache miss"))
        #expect(lines[1].contains("status 200, \(TMDBResponses.lantern.utf8.count) bytes, "))
        #expect(lines[1].hasSuffix(" ms, attempt 2, cache miss"))
        #expect(lines[2].contains(", \(TMDBResponses.lantern.utf8.count) bytes, "))
        #expect(lines[2].hasSuffix(", cache hit"))
        #expect(!lines.contains { $0.contains("SECRET") })
    }

    @Test func `prints cache information, and clears the cache`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        _ = try await session.search(server)

        let before = try await session.run(["cache", "info"])
        let json = try await session.run(["cache", "info", "--json"])
        let clear = try await session.run(["cache", "clear"])
        let after = try await session.run(["cache", "info"])

        #expect(before.rows.map { $0[0] } == ["path", "responses", "bytes", "limit"])
        #expect(before.rows[0][1] == session.home.path(of: ".cache/movies"))
        #expect(before.rows[1][1] == "1")
        #expect(before.rows[3][1] == "67108864")
        let bytes = before.rows[2][1]
        #expect(
            json.stdout == #"{"path":"\#(before.rows[0][1])","responses":1,"bytes":\#(bytes),"#
                + #""limit":67108864}"# + "\n"
        )
        #expect(clear.status == 0)
        #expect(clear.stdout.isEmpty)
        #expect(after.rows[1][1] == "0")
        #expect(try await session.search(server).status == 0)
        #expect(server.requests.count == 2)
    }

    /// What a program waits for when it is killed, or has just done.
    enum Moment: CaseIterable {
        case response, body, lock, nothing, output
    }

    @Test(arguments: Moment.allCases)
    func `survives being killed at any moment`(moment: Moment) async throws {
        let body = TMDBResponses.lantern
        let (gate, count) = (Gate(), 5)
        let server = try HTTPTestServer { _ in
            switch moment {
            case _ where gate.isOpen: .json(body)
            case .response: .hangBeforeHeaders
            case .body: .hangInBody(body, afterBytes: body.utf8.count / 2)
            case .lock, .nothing, .output: .json(body)
            }
        }
        let folder = session.home.path(of: ".cache/movies")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let lock = moment == .lock ? try HeldFile.locking(folder + "/lock") : nil
        for number in 1...count {
            let program = try session.movies.start(
                session.arguments("lantern", ["--refresh"]),
                environment: session.environment(server)
            )
            #expect(await server.waitForRequests(number))
            if moment == .output { _ = await program.waitForFirstByte(on: .stdout) }
            program.send(signal: SIGKILL)
            _ = try await program.result()
        }
        gate.open()
        lock?.release()

        let results = [
            try await session.search(server), try await session.search(server, ["--refresh"]),
            try await session.search(server, ["--offline"]),
        ]

        #expect(results.allSatisfy { $0.status == 0 && $0.rows.map { $0[1] } == ["Lantern"] })
        #expect(server.requests.count <= count + 2)
        #expect(!session.home.contents.contains { $0.hasSuffix("draft") })
    }

    @Test func `loses nothing with many concurrent programs`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        let queries = (1...16).map { "lantern \($0)" }

        for _ in 1...2 {
            try await withThrowingTaskGroup { group in
                for query in queries {
                    group.addTask {
                        let result = try await session.search(server, query)
                        #expect(result.status == 0)
                        #expect(result.stderr.isEmpty)
                    }
                }
                try await group.waitForAll()
            }
        }

        // On a busy machine some don't wait until the cache is free.
        #expect(server.requests.count < queries.count + queries.count / 2)
    }

    /// Backdates the only cached response.
    ///
    /// Its lines are the format with a checksum of the others, the URL, the time, and the rest.
    private func makeOlder(by seconds: Int) throws {
        let name = try #require(
            session.home.contents.first { $0.hasPrefix(".cache/movies/") && $0.count > 20 }
        )
        var lines = try session.home.read(name).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let date = try #require(Int(lines[2]))
        lines[2] = "\(date - seconds)"
        let rest = lines.dropFirst().joined(separator: "\n")
        let checksum = rest.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        let digits = String(checksum, radix: 16)
        let padding = String(repeating: "0", count: 16 - digits.count)
        try session.home.write("cache 1 \(padding)\(digits)\n\(rest)", to: name)
    }
}
