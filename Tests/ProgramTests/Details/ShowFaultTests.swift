import TestSupport
import Testing

/// `movies show` of the built program with a server that misbehaves.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct ShowFaultTests {
    private let session: ProgramSession

    init() throws { session = try ProgramSession() }

    @Test(arguments: NetworkFaults.all)
    func `reports each movie that can't be shown in one sentence`(
        reply: HTTPTestReply,
        status: Int
    ) async throws {
        let server = try HTTPTestServer(reply: reply)

        let result = try await session.show(["7", "8"], server)

        #expect(Int(result.status) == status)
        #expect(result.stdout.isEmpty)
        let lines = result.stderr.split(separator: "\n")
        #expect(lines.count == 2)
        for (line, id) in zip(lines, [7, 8]) {
            #expect(line.hasPrefix("movies: \(id): "))
            #expect(line.contains("; "))
        }
        #expect(server.requests.count <= 12)
    }

    @Test func `refuses the details of another movie, and does not cache them`() async throws {
        let (right, wrong) = (#"{"id":7,"title":"Right"}"#, #"{"id":8,"title":"Wrong"}"#)
        let server = try HTTPTestServer(replies: [.json(wrong), .json(right)])

        let refused = try await session.show(["7"], server)
        let shown = try await session.show(["7"], server)
        let cached = try await session.show(["7", "--offline"], server)

        #expect(refused.status == 65)
        #expect(refused.stdout.isEmpty)
        #expect(shown.stdout.contains("Right"))
        #expect(cached.stdout.contains("Right"))
    }

    @Test func `asks a server that does not respond once`() async throws {
        let server = try HTTPTestServer(reply: HTTPTestReply([.hang]))
        let ids = (1...20).map { String($0) }

        let result = try await session.show(ids + ["--timeout", "1"], server)

        #expect(result.status == 75)
        #expect(result.stderr.split(separator: "\n").count == ids.count)
        #expect(server.requests.count == 1)
    }
}
