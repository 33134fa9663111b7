import Foundation
import TestSupport
import Testing

/// What the built program does when TMDB is unavailable or finds nothing.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct FallbackProgramTests {
    private let session: ProgramSession

    init() throws { session = try ProgramSession() }

    @Test func `never opens a socket offline`() async throws {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))

        let automatic = try await session.search(
            server,
            "alien",
            ["--offline", "--source", "auto"]
        )
        let strict = try await session.search(server, "alien", ["--offline"])

        #expect(automatic.rows.first?[1] == "Alien")
        #expect(automatic.stderr.contains("showing results from the local catalog"))
        #expect(strict.status == 69)
        #expect(server.requests.isEmpty)
    }

    @Test(
        arguments: [
            (.resetBeforeHeaders, 69), (.status(503), 69), (.html("<html>log in</html>"), 65),
            (.hangBeforeHeaders, 75), (.redirect(to: "https://login.example.org/"), 69),
        ] as [(HTTPTestReply, Int)]
    )
    func `falls back to the catalog automatically, and reports it`(
        reply: HTTPTestReply,
        status: Int
    ) async throws {
        let server = try HTTPTestServer(reply: reply)
        let more = ["--source", "auto", "--timeout", status == 75 ? "2" : "60"]

        let known = try await session.search(server, "alien", more)
        let quiet = try await session.search(server, "alien", more + ["--quiet"])
        let unknown = try await session.search(server, "zzzzqq", more)

        #expect(known.status == 0)
        #expect(known.rows.first?[1] == "Alien")
        #expect(known.stderr.hasPrefix("movies: 127.0.0.1 "))
        #expect(known.stderr.hasSuffix("; showing results from the local catalog\n"))
        #expect(quiet.stdout == known.stdout)
        #expect(quiet.stderr.isEmpty)
        // That the few built-in movies don't include a title doesn't mean that it doesn't exist.
        #expect(Int(unknown.status) == status)
    }

    @Test(arguments: [5, 12])
    func `reports too few file descriptors`(count: Int) async throws {
        let result = try await search(withLimit: "-n \(count)")

        #expect(result.status == 75)
        #expect(
            result.stderr == "movies: not enough file descriptors; allow more with 'ulimit -n 64'\n"
        )
    }

    @Test func `works with as many file descriptors as it asks for`() async throws {
        let result = try await search(withLimit: "-n 64")

        #expect(result.status == 0)
        #expect(result.rows.map { $0[1] } == ["Lantern"])
        #expect(result.stderr.isEmpty)
    }

    #if !canImport(Darwin)
    /// The limit is in kilobytes; macOS has none.
    @Test(arguments: [60_000, 100_000])
    func `reports too little memory`(limit: Int) async throws {
        let result = try await search(withLimit: "-v \(limit)")

        // The system can't even load a dynamically linked program.
        guard result.status != 127 else { return }
        #expect(result.status == 75)
        #expect(
            result.stderr == "movies: not enough memory; allow more with 'ulimit -v unlimited'\n"
        )
    }
    #endif

    private func search(withLimit limit: String) async throws -> ProgramResult {
        let server = try HTTPTestServer(reply: .json(TMDBResponses.lantern))
        let command = "ulimit \(limit); exec \"$0\" search lantern --timeout 60"
        return try await Program(path: "/bin/sh").run(
            ["-c", command, session.movies.path],
            environment: session.environment(server)
        )
    }

    @Test func `falls back from a refused credential, and says what to do about it`() async throws {
        let server = try HTTPTestServer(reply: .status(401))

        let known = try await session.search(server, "alien", ["--source", "auto"])
        let unknown = try await session.search(server, "zzzzqq", ["--source", "auto"])
        let strict = try await session.search(server, "alien", ["--source", "tmdb"])

        #expect(known.status == 0)
        #expect(known.rows.first?[1] == "Alien")
        #expect(
            known.stderr
                == "movies: TMDB refused the credential; check TMDB_ACCESS_TOKEN or TMDB_API_KEY, or "
                + "store another one with 'movies config set-token'; "
                + "showing results from the local catalog\n"
        )
        for failed in [unknown, strict] {
            #expect(failed.status == 77)
            #expect(failed.stdout.isEmpty)
        }
    }

    @Test func `searches once for the nearest title if nothing matches`() async throws {
        let server = try HTTPTestServer { request in
            request.queryValue("query") == "Interstellar"
                ? .json(TMDBResponses.page([TMDBResponses.row(id: 157_336, title: "Interstellar")]))
                : .json(TMDBResponses.nothing)
        }

        let result = try await session.search(server, "intersteller")
        let exact = try await session.search(server, "intersteller", ["--exact"])
        let unknown = try await session.search(server, "blade ruiner")

        #expect(result.rows.map { $0[1] } == ["Interstellar"])
        #expect(
            result.stderr
                == "movies: nothing found for \"intersteller\"; showing results for \"Interstellar\"\n"
        )
        #expect(exact.status == 1)
        #expect(unknown.status == 1)
        #expect(
            server.requests.filter { $0.path == "/3/search/movie" }.map { $0.queryValue("query") }
                == ["intersteller", "Interstellar", "blade ruiner", "Blade Runner"]
        )
    }

    @Test func `searches for what the text means if no title matches`() async throws {
        let server = try HTTPTestServer { request in
            switch request.path {
            case "/3/search/keyword": .json(#"{"results":[{"id":12,"name":"shark"}]}"#)
            case "/3/discover/movie": .json(TMDBResponses.lantern)
            default: .json(TMDBResponses.nothing)
            }
        }

        let result = try await session.search(server, "90s shark")

        #expect(result.rows.map { $0[1] } == ["Lantern"])
        #expect(result.stderr.contains("showing "))
        #expect(result.stderr.contains("showing year:1990-1999 shark"))
        #expect(
            server.requests.map(\.path)
                == ["/3/search/movie", "/3/search/keyword", "/3/discover/movie"]
        )
        let discover = try #require(server.requests.last)
        #expect(discover.queryValue("with_keywords") == "12")
        #expect(discover.queryValue("primary_release_date.gte") == "1990-01-01")
    }
}
