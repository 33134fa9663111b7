import Foundation
import TestSupport
import Testing

/// `movies search -`, which reads queries from standard input.
@Suite(.onOwnThread)
struct StandardInputSearchTests {
    private let session: ProgramSession

    init() throws { session = try ProgramSession() }

    @Test func `prints the movies of each line after the query, and names those without any`()
        async throws
    {
        let result = try await search(
            "blade runner\n\nzzzzqq\n  blade ruiner\r\ntt0133093",
            ["-n", "1"]
        )

        #expect(
            result.rows.map { $0.prefix(3).joined(separator: "|") } == [
                "blade runner|78|Blade Runner", "blade ruiner|78|Blade Runner",
                "tt0133093|603|The Matrix",
            ]
        )
        #expect(result.stderr.hasPrefix("movies: nothing found for \"zzzzqq\"\n"))
        #expect(result.status == 0)
    }

    @Test func `reads what stands between NULs, and applies options to each query`() async throws {
        let result = try await search(
            "alien\0the\nthing\0",
            ["--year", "1980s", "--sort", "year", "--format", "{query}: {title} ({year})", "-q"]
        )

        let lines = result.stdout.split(separator: "\n")
        #expect(lines.contains("alien: Aliens (1986)"))
        #expect(lines.contains("the thing: The Thing (1982)"))
        #expect(lines.allSatisfy { $0.contains(" (198") })
        #expect(result.status == 0)
    }

    @Test func `explains the answer to each query`() async throws {
        let result = try await search("alien\nheat", ["-n", "1", "--explain"])

        let readings = result.stderr.split(separator: "\n").filter { $0.hasPrefix("reading: ") }
        #expect(readings.map { $0.split(separator: " ")[1] } == ["alien", "heat"])
    }

    @Test func `prints one header for the movies of all queries`() async throws {
        let result = try await search(
            "alien\nblade runner",
            ["-n", "1", "--format", "letterboxd", "-q"]
        )

        #expect(
            result.stdout == """
                tmdbID,imdbID,Title,Year,Rating10
                348,tt0078748,Alien,1979,
                78,tt0083658,Blade Runner,1982,

                """
        )
    }

    @Test func `prints an object for each query on a line`() async throws {
        let result = try await search("alien\nzzzzqq\n기생충", ["--json", "-n", "1", "-q"])

        let objects = try result.stdout.split(separator: "\n").map {
            try JSONDecoder().decode(Found.self, from: Data($0.utf8))
        }
        #expect(objects.map(\.query) == ["alien", "zzzzqq", "기생충"])
        #expect(objects.map { $0.movies.map(\.id) } == [["348"], [], ["496243"]])
        #expect(result.status == 0)
    }

    @Test func `exits with 1 if no query finds anything, or if there is none`() async throws {
        let nothing = try await search("zzzzqq\nqqqqzz\n")
        let empty = try await search(" \n\n")

        #expect(nothing.stdout.isEmpty)
        #expect(nothing.stderr.hasPrefix("movies: nothing found for \"zzzzqq\" and \"qqqqzz\"\n"))
        #expect(nothing.status == 1)
        #expect(empty.stderr == "movies: nothing to search for; no queries on standard input\n")
        #expect(empty.status == 1)
    }

    @Test func `an invalid filter fails its line only`() async throws {
        let result = try await search("alien year:x\nblade runner", ["-n", "1"])

        #expect(result.rows.map { $0[1] } == ["78"])
        #expect(result.stderr.hasPrefix("movies: alien year:x: "))
        #expect(result.status == 64)
    }

    @Test func `searches TMDB for each line, and prints the results in the order of the lines`()
        async throws
    {
        let server = try HTTPTestServer { request in
            guard request.path == "/3/search/movie" else { return .json(#"{"genres":[]}"#) }
            let query = request.queryValue("query") ?? ""
            return .json(
                query == "nothing"
                    ? TMDBResponses.nothing
                    : TMDBResponses.page([TMDBResponses.row(id: query.count, title: query)])
            )
        }
        let queries = ["a", "bbbb", "cc", "nothing", "eee", "ffffff", "ggggg"]
        let result = try await session.run(
            session.arguments("-", ["--exact"]),
            session.environment(server),
            input: queries.joined(separator: "\n")
        )

        #expect(
            result.rows.map { $0.prefix(3) }
                == queries.filter { $0 != "nothing" }.map { [$0, "\($0.count)", $0] }
        )
        #expect(
            server.requests.filter { $0.path == "/3/search/movie" }
                .compactMap { $0.queryValue("query") }.sorted() == queries.sorted()
        )
        #expect(result.stderr.hasPrefix("movies: nothing found for \"nothing\"\n"))
        #expect(result.status == 0)
    }

    @Test func `says on a terminal how to type queries, and saves none of them`() async throws {
        let terminal = try session.terminal(["search", "-n", "1", "-"], ["NO_COLOR": "1"])
        #expect(await terminal.waitForOutput(containing: "Ctrl-D on an empty line searches"))

        try await terminal.write("blade runner\nalien\n\u{4}")
        let result = try await terminal.result()
        let history = try await session.run(["history"])

        let lines = result.stdout.split(whereSeparator: \.isNewline).map(String.init)
        #expect(lines.contains("Blade Runner") == false)
        #expect(lines.contains { $0.contains("1982  Blade Runner") })
        #expect(lines.contains { $0.contains("1979  Alien") })
        #expect(result.status == 0)
        #expect(history.stdout.isEmpty)
    }

    private struct Found: Decodable {
        struct Movie: Decodable { let id: String }
        let query: String
        let movies: [Movie]
    }

    private func search(_ input: String, _ options: [String] = []) async throws -> ProgramResult {
        try await session.run(["search", "-"] + options, input: input)
    }
}
