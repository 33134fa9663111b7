import Foundation
import TestSupport
import Testing

/// What `movies show` of the built program prints about one movie.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct ShowDetailsTests {
    private let session: ProgramSession

    init() throws { session = try ProgramSession() }

    @Test func `shows the country's release and services, by option or language`() async throws {
        let server = try ShowResponses.server()
        let korean = try await session.show(["5", "--language", "ko-KR"], server)
        let german = try await session.show(["5", "--language", "ko-KR", "--region", "de"], server)

        #expect(korean.stdout.contains("Released  1999-03-31 (KR 1999-05-15)\n"))
        #expect(korean.stdout.contains("Lantern (1999)\n15 (KR)\n"))
        #expect(korean.stdout.contains("Watch in KR, by JustWatch\n  Stream  Wave\n"))
        #expect(german.stdout.contains("Released  1999-03-31\n"))
        #expect(german.stdout.contains("Watch in DE, by JustWatch\n  Buy  Laden\n"))
        // Both are in the same response.
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [["40"], ["200"], ["80", "--json"]])
    func `prints hostile and endless texts in every field safely`(
        arguments: [String]
    ) async throws {
        let server = try HTTPTestServer(
            reply: .json(ShowResponses.movie(9, "\\u001b[31m\\u202eR\\u0007\\n" + Self.endlessText))
        )

        let result = try await session.movies.run(
            session.arguments(show: ["9"] + arguments.dropFirst()),
            environment: session.environment(server).merging(["COLUMNS": arguments[0]]) { $1 }
        )

        #expect(result.status == 0)
        #expect(result.stdout.utf8.count > 19 * Self.endlessText.utf8.count)
        for scalar in ["\u{1B}", "\u{7}", "\u{202E}"] as [Unicode.Scalar] {
            #expect(!result.stdout.unicodeScalars.contains(scalar))
        }
        #expect(!result.stdout.contains("javascript:"))
        #expect(result.stderr.isEmpty)
    }

    /// The size of each hostile text.
    private static let endlessText = String(repeating: "x", count: 100_000)

    @Test func `prints a movie without any details, and no empty labels`() async throws {
        let server = try ShowResponses.server()

        #expect(try await session.show(["1"], server).stdout == ShowResponses.text(of: 1))
    }

    @Test func `names genres in the user's language`() async throws {
        let server = try HTTPTestServer { request in
            request.path == "/3/genre/movie/list"
                ? .json(#"{"genres":[{"id":18,"name":"드라마"}]}"#) : ShowResponses.reply(to: request)
        }

        for _ in 1...2 {
            let result = try await session.search(server, ["--language", "ko"])
            #expect(result.rows.map { $0[4] } == ["드라마|Action"])
            #expect(result.stderr.isEmpty)
        }

        #expect(server.requests.map(\.path).sorted() == ["/3/genre/movie/list", "/3/search/movie"])
        #expect(
            server.requests.first { $0.path.hasPrefix("/3/genre") }?.queryValue("language") == "ko"
        )
    }
}
