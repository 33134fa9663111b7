import Foundation
import TestSupport
import Testing

@testable import Infrastructure

/// Which requests share a worker, and what they lose with it.
///
/// Serialized, because on Linux a session that waits keeps a processor busy.
@Suite(.serialized, .onOwnThread)
struct WorkerPoolTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `serves several requests with one worker, and then starts another one`()
        async throws
    {
        let gate = Gate()
        let server = try HTTPTestServer { _ in .gated(by: gate, then: .json("{}")) }
        let transport = try transport()
        let requests = (1...WorkerProtocol.concurrentLimit).map { _ in
            Task { try await status(server.url, transport) }
        }
        #expect(await server.waitForRequests(requests.count))
        #expect(try startCount == 1)

        let last = Task { try await status(server.url, transport) }
        #expect(await server.waitForRequests(requests.count + 1))
        gate.open()

        for request in requests + [last] { #expect(try await request.value == 200) }
        #expect(try startCount == 2)
    }

    @Test func `reuses connections after requests at the same time`() async throws {
        let server = try HTTPTestServer(reply: .json("{}"))
        let transport = try transport()

        for _ in 1...3 {
            let requests = (1...3).map { _ in Task { try await status(server.url, transport) } }
            for request in requests { #expect(try await request.value == 200) }
        }

        #expect(try startCount == 1)
        #expect(server.connectionCount <= 3)
    }

    @Test(arguments: [true, false])
    func `lets the other requests end after one that is given up`(isCancelled: Bool) async throws {
        let gate = Gate()
        let server = try HTTPTestServer { request in
            request.path == "/hang" ? .hangBeforeHeaders : .gated(by: gate, then: .json("{}"))
        }
        let transport = try transport()
        let other = Task { try await status(server.url, transport) }
        // The thread that reads knows no other deadline yet.
        #expect(await server.waitForRequests(1))
        let abandoned = Task {
            try await status(
                server.url + "/hang",
                transport,
                timeout: .seconds(isCancelled ? 60 : 3)
            )
        }
        #expect(await server.waitForRequests(2))

        if isCancelled { abandoned.cancel() }
        await #expect(throws: isCancelled ? NetworkError.cancelled : .timedOut) {
            try await abandoned.value
        }
        #expect(try startCount == 1)
        // The worker of the abandoned request gets no others.
        let next = Task { try await status(server.url, transport) }
        #expect(await server.waitForRequests(3))
        #expect(try startCount == 2)
        gate.open()

        #expect(try await other.value == 200)
        #expect(try await next.value == 200)
        #expect(server.requests.count == 3)
    }

    @Test(arguments: [HTTPTestReply.endlessChunks, .oversized(byteCount: 50_000_000)])
    func `completes other responses beside one that is too large`(
        reply: HTTPTestReply
    ) async throws {
        let gate = Gate()
        let server = try HTTPTestServer { request in
            request.path == "/large" ? reply : .gated(by: gate, then: .json("{}"))
        }
        let transport = try transport()
        let others = (1...3).map { _ in Task { try await status(server.url, transport) } }
        #expect(await server.waitForRequests(3))

        await #expect(throws: NetworkError.tooLarge(limit: 1000)) {
            try await status(server.url + "/large", transport)
        }
        gate.open()

        for other in others { #expect(try await other.value == 200) }
        #expect(try startCount == 1)
    }

    @Test func `completes other responses beside one that asks for a password`() async throws {
        let gate = Gate()
        let refusal = HTTPTestReply.status(
            401,
            headers: [("WWW-Authenticate", "Basic realm=\"x\"")],
            body: "no"
        )
        let server = try HTTPTestServer { request in
            request.path == "/refused" ? refusal : .gated(by: gate, then: .json("{}"))
        }
        let transport = try transport()
        let other = Task { try await status(server.url, transport) }
        #expect(await server.waitForRequests(1))

        #expect(try await status(server.url + "/refused", transport) == 401)
        #expect(try await status(server.url + "/refused", transport) == 401)
        gate.open()

        #expect(try await other.value == 200)
        #expect(try startCount == 1)
        #expect(server.requests.count == 3)
    }

    @Test func `replaces a worker that has ended without requests`() throws {
        let pool = try transport("exec cat", nextStarts: "exec cat").pool
        let worker = try pool.take()
        pool.complete(worker, isReady: true)
        #expect(try pool.take() === worker)
        pool.complete(worker, isReady: true)

        worker.terminate()
        #expect(!worker.isRunning(until: .now.advanced(by: .hangLimit)))

        #expect(try pool.take() !== worker)
    }

    @Test func `keeps one of the workers that have no requests`() throws {
        let pool = try transport("exec cat", nextStarts: "exec cat").pool
        let workers = try (0...WorkerProtocol.concurrentLimit).map { _ in try pool.take() }
        let (first, last) = (workers[0], workers[WorkerProtocol.concurrentLimit])
        #expect(first !== last)

        for worker in workers { pool.complete(worker, isReady: true) }

        #expect(!last.isRunning(until: .now.advanced(by: .hangLimit)))
        #expect(first.isRunning())
        #expect(try pool.take() === first)
    }

    @Test(arguments: [true, false])
    func `shares no worker with a request that is to be alone`(isReady: Bool) throws {
        let pool = try transport("exec cat", nextStarts: "exec cat").pool
        let lone = try pool.take(isAlone: true)
        let other = try pool.take()
        #expect(other !== lone)
        #expect(try pool.take(isAlone: true) !== other)

        pool.complete(lone, isReady: isReady)

        #expect(try (pool.take(isAlone: true) === lone) == isReady)
    }

    /// URLSession traps at a trailer, after the body, but another response may have been incomplete.
    @Test(
        arguments: [
            ([(1, head), (1, body("a")), (2, head), (2, body("b"))], 2),
            ([(1, head), (1, body("a")), (2, head), (2, .end)], 1), ([], 2),
        ] as [([(UInt32, WorkerFrame)], Int)]
    )
    func `sends requests again, each alone, after a worker that served several has ended`(
        frames: [(UInt32, WorkerFrame)],
        count: Int
    ) async throws {
        let server = try HTTPTestServer(reply: .json("{}"))
        let worker = try Program.built(WorkerProtocol.programName).path
        let transport = try transport(
            sending: [(0, .greeting)] + frames,
            then: "exit \(WorkerProtocol.abortedStatus)",
            nextStarts: "exec \(worker)"
        )

        let requests = (1...2).map { _ in Task { try await status(server.url, transport) } }

        for request in requests { #expect(try await request.value == 200) }
        #expect(server.requests.count == count)
    }

    @Test func `does not share a worker after one has ended`() async throws {
        let worker = try Program.built(WorkerProtocol.programName).path
        let transport = try transport(
            sending: [(0, .greeting)],
            then: "exit \(WorkerProtocol.abortedStatus)",
            nextStarts: "exec \(worker)"
        )
        let server = try HTTPTestServer(reply: .json("{}"))
        let first = (1...2).map { _ in Task { try await status(server.url, transport) } }
        for request in first { #expect(try await request.value == 200) }
        let firstCount = try startCount
        let gate = Gate()
        let gated = try HTTPTestServer { _ in .gated(by: gate, then: .json("{}")) }

        let requests = (1...3).map { _ in Task { try await status(gated.url, transport) } }
        #expect(await gated.waitForRequests(3))

        // One of the first workers is used again.
        #expect(try startCount == firstCount + 2)
        gate.open()
        for request in requests { #expect(try await request.value == 200) }
    }

    /// Six requests that the ended worker may have served, and six that are sent at the same time.
    @Test func `does not share the next twelve workers after one has ended`() throws {
        let pool = try transport("exit 0", nextStarts: "exec cat").pool
        let worker = try pool.take()
        let request = NetworkRequest(
            url: try #require(URL(string: Self.noServer)),
            bodyLimit: 1_000
        )
        let number = worker.add(
            ResponseExchange(request, until: .now.advanced(by: .hangLimit)) { _, _ in }
        )
        worker.serve(WorkerRequest(request, number: number))
        #expect(worker.hasEnded)

        pool.complete(worker, isReady: false)

        let lone = try (1...12).map { _ in try pool.take() }
        let shared = try pool.take()
        #expect(Set((lone + [shared]).map(ObjectIdentifier.init)).count == 13)
        #expect(try pool.take() === shared)
    }

    @Test func `passes each frame to its request`() async throws {
        let transport = try transport(
            sending: [
                (0, .greeting), (2, Self.head), (1, Self.head), (2, Self.body("b")),
                (1, Self.body("a")), (1, .end), (2, Self.body("c")), (2, .end),
            ]
        )

        let requests = (1...2).map { _ in Task { try await response(Self.noServer, transport) } }

        var bodies: Set<String> = []
        for request in requests {
            bodies.insert(String(decoding: try await request.value.body, as: UTF8.self))
        }
        #expect(bodies == ["a", "bc"])
    }

    @Test(
        arguments: [
            ([(0, .greeting), (7, head)], 2), ([(0, .greeting), (0, .end)], 2),
            ([(0, .greeting), (1, .greeting)], 2),
            ([(0, .greeting), (1, head), (1, .end), (1, .end)], 1),
        ] as [([(UInt32, WorkerFrame)], Int)]
    )
    func `ends the responses after a frame that belongs to no request`(
        frames: [(UInt32, WorkerFrame)],
        failureCount: Int
    ) async throws {
        let transport = try transport(sending: frames)

        let failures = try await failures(of: transport)

        let path = folder.path(of: "worker")
        let failure = NetworkError.workerUnusable(path: path, .incompatible)
        #expect(failures == Array(repeating: failure, count: failureCount))
    }

    private static let noServer = "http://127.0.0.1:9"

    private static let head = WorkerFrame.head(status: 200, headers: [])

    private static func body(_ text: String) -> WorkerFrame { .body(Data(text.utf8)) }

    /// How many workers have been started.
    private var startCount: Int { get throws { try folder.read("starts").count } }

    private func transport() throws -> WorkerTransport {
        let worker = try Program.built(WorkerProtocol.programName).path
        return try transport("exec \(worker)", nextStarts: "exec \(worker)")
    }

    /// Uses a worker that reads two requests, sends frames, and then runs `ending`.
    private func transport(
        sending frames: [(UInt32, WorkerFrame)],
        then ending: String = "cat >/dev/null",
        nextStarts: String = "exit 1"
    ) throws -> WorkerTransport {
        let bytes = try frames.reduce(into: Data()) { $0 += try $1.1.data(forRequest: $1.0) }
        let response = try folder.write(bytes, to: "response")
        return try transport(
            "read -r a; read -r b; cat '\(response)'; \(ending)",
            nextStarts: nextStarts
        )
    }

    /// Uses a worker that runs a command at its first start, and another one at the next starts.
    private func transport(_ command: String, nextStarts: String) throws -> WorkerTransport {
        _ = try folder.write("", to: "starts")
        let starts = folder.path(of: "starts")
        let script = """
            #!/bin/sh
            printf x >>'\(starts)'
            if [ "$(cat '\(starts)')" = x ]; then \(command); else \(nextStarts); fi

            """
        let path = try folder.writeExecutable(script, to: "worker")
        return WorkerTransport(searching: [path])
    }

    /// Sends two requests at the same time.
    private func failures(of transport: WorkerTransport) async throws -> [NetworkError] {
        let requests = (1...2).map { _ in Task { try await status(Self.noServer, transport) } }
        var failures: [NetworkError] = []
        for request in requests {
            do {
                #expect(try await request.value == 200)
            } catch {
                failures.append(try #require(error as? NetworkError))
            }
        }
        return failures
    }

    private func status(
        _ url: String,
        _ transport: WorkerTransport,
        timeout: Duration = .hangLimit
    ) async throws -> Int {
        try await response(url, transport, timeout: timeout).status
    }

    private func response(
        _ url: String,
        _ transport: WorkerTransport,
        timeout: Duration = .hangLimit
    ) async throws -> NetworkResponse {
        let request = NetworkRequest(url: try #require(URL(string: url)), bodyLimit: 1000)
        return try await transport.send(request, within: timeout)
    }
}
