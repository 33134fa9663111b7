import Foundation
import TestSupport
import Testing

/// With `--json`, the built program reports what failed as one object.
@Suite(.serialized, .onOwnThread)
struct JSONErrorTests {
    private let session: ProgramSession

    init() throws { session = try ProgramSession() }

    @Test(arguments: [
        (["search", "--json", "--nope"], "usage", 64),
        (["search", "--limit", "many", "--format", "json", "alien"], "usage", 64),
        (["search", "alien", "--format=json", "--limit", "many"], "usage", 64),
        (["--json"], "usage", 64),
        (["show", "--json", "9999999999"], "nothing_found", 1),
        (["search", "--json", "--source", "tmdb", "alien"], "credential", 77),
    ])
    func `reports what it can't do`(arguments: [String], kind: String, status: Int) async throws {
        let result = try await session.run(arguments)

        #expect(Int(result.status) == status)
        #expect(result.stdout.isEmpty)
        let error = try Self.error(result)
        #expect(error.kind == kind)
        #expect(error.status == status)
    }

    @Test(arguments: [
        (HTTPTestReply.status(429), "try_again_later", 75),
        (.status(500), "unavailable", 69),
        (.html("<html>hello</html>"), "unreadable_data", 65),
        (.json("{}", status: 401), "credential", 77),
    ])
    func `reports the failure of a server`(
        reply: HTTPTestReply,
        kind: String,
        status: Int
    ) async throws {
        let server = try HTTPTestServer(reply: reply)

        let result = try await session.search(server, ["--json"])

        #expect(Int(result.status) == status)
        #expect(result.stdout.isEmpty)
        let error = try Self.error(result)
        #expect(error.kind == kind)
        #expect(error.status == status)
        #expect(error.advice != nil)
    }

    @Test func `reports an invalid configuration`() async throws {
        try session.home.write("--timeout=x", to: ".config/movies/config")

        let result = try await session.run(["search", "--json", "alien"])

        #expect(result.status == 78)
        #expect(try Self.error(result).kind == "configuration")
        #expect(try Self.error(result).message.contains("--timeout"))
    }

    @Test func `reports the first failed check of the doctor beside all checks`() async throws {
        let result = try await session.run(["doctor", "--json", "--source", "tmdb"])

        #expect(result.status == 77)
        #expect(result.stdout.hasPrefix("{\"ok\":false,"))
        #expect(try Self.error(result).kind == "credential")
        #expect(try Self.error(result).message.hasPrefix("credential: none; "))
    }

    @Test func `prints each movie that it finds, and an error for each other line`() async throws {
        let result = try await session.run(
            ["show", "--json", "-"],
            input: "what\n603\n9999999999\n"
        )

        #expect(result.status == 65)
        #expect(result.stdout.hasPrefix("{\"source\":\"catalog\","))
        #expect(try Self.errors(result).map(\.kind) == ["unreadable_data", "nothing_found"])
    }

    @Test func `no movie at random is an error, since there is no object to print`() async throws {
        let result = try await session.run(["random", "--json", "zzzzqq"])

        #expect(result.status == 1)
        #expect(result.stdout.isEmpty)
        #expect(try Self.error(result).kind == "nothing_found")
    }

    @Test func `an empty list is no error, and its notice stays a sentence`() async throws {
        let result = try await session.run(["search", "--json", "--exact", "zzzzqq"])

        #expect(result.status == 1)
        #expect(result.stdout.contains("\"movies\":[]"))
        #expect(result.stderr.hasPrefix("movies: nothing found"))
    }

    @Test func `--json after -- is a word`() async throws {
        let result = try await session.run(["search", "--limit", "many", "--", "--json"])

        #expect(result.status == 64)
        #expect(result.stderr.hasPrefix("movies: --limit must be"))
    }

    private struct Line: Decodable {
        struct Failure: Decodable {
            let status: Int
            let kind: String
            let message: String
            let advice: String?
        }

        let error: Failure
    }

    private static func errors(_ result: ProgramResult) throws -> [Line.Failure] {
        try result.stderr.split(separator: "\n").map {
            try JSONDecoder().decode(Line.self, from: Data($0.utf8)).error
        }
    }

    /// The only line of standard error.
    private static func error(_ result: ProgramResult) throws -> Line.Failure {
        let errors = try errors(result)
        #expect(errors.count == 1)
        return try #require(errors.first)
    }
}
