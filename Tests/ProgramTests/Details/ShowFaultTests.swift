import TestSupport
import Testing

/// `movies show` of the built program with a server that misbehaves.
///
/// Serialized, because on Linux a waiting session keeps a processor busy.
@Suite(.serialized, .onOwnThread)
struct ShowFaultTests {
    private let session: ShowSession

    init() throws {
        session = try ShowSession()
    }

    @Test(arguments: NetworkFaults.all)
    func `reports each movie that can't be shown in one sentence`(
        reply: HTTPTestReply,
        status: Int
    ) async throws {
        let server = try HTTPTestServer(reply: reply)

        let result = try await session.movies.run(
            session.arguments(["7", "8"]),
            environment: session.environment(server)
        )

        let isMissing = result.stderr.contains("TMDB has no movie 7")
        #expect(Int(result.status) == (isMissing ? 1 : status))
        #expect(isMissing == reply.description.contains("404"))
        #expect(result.stdout.isEmpty)
        let lines = result.stderr.split(separator: "\n")
        #expect(lines.count == 2)
        for (line, id) in zip(lines, [7, 8]) {
            #expect(
                line.hasPrefix(isMissing ? "movies: TMDB has no movie \(id);" : "movies: \(id): ")
            )
            #expect(line.contains("; "))
        }
        #expect(server.requests.count <= 12)
    }
}
