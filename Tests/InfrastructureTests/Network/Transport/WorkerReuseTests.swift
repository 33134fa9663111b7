import TestSupport
import Testing

@testable import Infrastructure

/// Tests which requests the same worker serves.
///
/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct WorkerReuseTests {
    @Test func `serves requests at the same time with a worker each, and reuses connections`()
        async throws
    {
        let gate = Gate()
        let server = try HTTPTestServer { _ in .gated(by: gate, then: .json("{}")) }
        let worker = try built()
        let transport = worker.transport
        let requests = (1...3).map { _ in Task { try await status(server.url, transport) } }
        #expect(await server.waitForRequests(3))
        gate.open()
        for request in requests { #expect(try await request.value == 200) }

        for _ in 1...3 { #expect(try await status(server.url, transport) == 200) }

        #expect(try worker.startCount == 3)
        #expect(server.connectionCount == 3)
    }

    @Test(arguments: [true, false])
    func `lets the other requests end after one that is given up`(isCancelled: Bool) async throws {
        let gate = Gate()
        let server = try HTTPTestServer { request in
            request.path == "/hang" ? .hangBeforeHeaders : .gated(by: gate, then: .json("{}"))
        }
        let worker = try built()
        let transport = worker.transport
        let other = Task { try await status(server.url, transport) }
        #expect(await server.waitForRequests(1))
        let abandoned = Task {
            try await transport.get(server.url + "/hang", timeout: .seconds(isCancelled ? 60 : 3))
        }
        #expect(await server.waitForRequests(2))

        if isCancelled { abandoned.cancel() }
        await #expect(throws: isCancelled ? NetworkError.cancelled : .timedOut) {
            try await abandoned.value
        }
        // Its worker is ended.
        #expect(await server.waitForEndedConnections(1))
        // The worker of the abandoned request gets no others.
        let next = Task { try await status(server.url, transport) }
        #expect(await server.waitForRequests(3))
        #expect(try worker.startCount == 3)
        gate.open()

        #expect(try await other.value == 200)
        #expect(try await next.value == 200)
        #expect(server.requests.count == 3)
    }

    @Test func `keeps a worker after a request for a password`() async throws {
        let refusal = HTTPTestReply.status(
            401,
            headers: [("WWW-Authenticate", "Basic realm=\"x\"")],
            body: "no"
        )
        let server = try HTTPTestServer { $0.path == "/refused" ? refusal : .json("{}") }
        let worker = try built()

        for path in ["/refused", "/refused", "/movies"] {
            let status = try await status(server.url + path, worker.transport)
            #expect(status == (path == "/refused" ? 401 : 200))
        }

        #expect(try worker.startCount == 1)
        #expect(server.requests.count == 3)
    }

    @Test(arguments: ["exit 0", "kill -9 $$"])
    func `replaces a worker that has ended after a response`(ending: String) async throws {
        let worker = try FakeWorker(responding: [.ok, .end], then: ending)

        #expect(try await worker.transport.get().status == 200)
        try worker.waitForEnd()
        #expect(try await worker.transport.get().status == 200)

        #expect(try worker.startCount == 2)
    }

    /// The worker that was built, and how often it was started.
    private func built() throws -> FakeWorker {
        let command = try "exec '\(FakeWorker.built)'"
        return try FakeWorker(then: command)
    }

    private func status(_ url: String, _ transport: WorkerTransport) async throws -> Int {
        try await transport.get(url).status
    }
}
