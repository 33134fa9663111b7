import Foundation
import TestSupport
import Testing

@testable import Infrastructure

/// Which requests share a worker, and what they lose with it.
///
/// Serialized, because on Linux a session that waits keeps a processor busy.
@Suite(.serialized, .onOwnThread)
struct WorkerPoolTests {
    @Test func `serves several requests with one worker, and then starts another one`()
        async throws
    {
        let gate = Gate()
        let server = try HTTPTestServer { _ in .gated(by: gate, then: .json("{}")) }
        let worker = try built()
        let transport = worker.transport
        let requests = (1...WorkerProtocol.concurrentLimit).map { _ in
            Task { try await status(server.url, transport) }
        }
        #expect(await server.waitForRequests(requests.count))
        #expect(try worker.startCount == 1)

        let last = Task { try await status(server.url, transport) }
        #expect(await server.waitForRequests(requests.count + 1))
        gate.open()

        for request in requests + [last] { #expect(try await request.value == 200) }
        #expect(try worker.startCount == 2)
    }

    @Test func `reuses connections after requests at the same time`() async throws {
        let server = try HTTPTestServer(reply: .json("{}"))
        let worker = try built()
        let transport = worker.transport

        for _ in 1...3 {
            let requests = (1...3).map { _ in Task { try await status(server.url, transport) } }
            for request in requests { #expect(try await request.value == 200) }
        }

        #expect(try worker.startCount == 1)
        #expect(server.connectionCount <= 3)
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
        // The thread that reads knows no other deadline yet.
        #expect(await server.waitForRequests(1))
        let abandoned = Task {
            try await transport.get(server.url + "/hang", timeout: .seconds(isCancelled ? 60 : 3))
        }
        #expect(await server.waitForRequests(2))

        if isCancelled { abandoned.cancel() }
        await #expect(throws: isCancelled ? NetworkError.cancelled : .timedOut) {
            try await abandoned.value
        }
        #expect(try worker.startCount == 1)
        // The worker of the abandoned request gets no others.
        let next = Task { try await status(server.url, transport) }
        #expect(await server.waitForRequests(3))
        #expect(try worker.startCount == 2)
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
        let worker = try built()
        let transport = worker.transport
        let others = (1...3).map { _ in Task { try await status(server.url, transport) } }
        #expect(await server.waitForRequests(3))

        await #expect(throws: NetworkError.tooLarge(limit: 1000)) {
            try await status(server.url + "/large", transport)
        }
        gate.open()

        for other in others { #expect(try await other.value == 200) }
        #expect(try worker.startCount == 1)
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
        let worker = try built()
        let transport = worker.transport
        let other = Task { try await status(server.url, transport) }
        #expect(await server.waitForRequests(1))

        #expect(try await status(server.url + "/refused", transport) == 401)
        #expect(try await status(server.url + "/refused", transport) == 401)
        gate.open()

        #expect(try await other.value == 200)
        #expect(try worker.startCount == 1)
        #expect(server.requests.count == 3)
    }

    @Test func `replaces a worker that has ended without requests`() throws {
        let pool = try FakeWorker(then: "exec cat").transport.pool
        let worker = try pool.take()
        pool.complete(worker, isReady: true)
        #expect(try pool.take() === worker)
        pool.complete(worker, isReady: true)

        worker.terminate()
        #expect(!worker.isRunning(until: .now.advanced(by: .hangLimit)))

        #expect(try pool.take() !== worker)
    }

    @Test func `keeps one of the workers that have no requests`() throws {
        let pool = try FakeWorker(then: "exec cat").transport.pool
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
        let pool = try FakeWorker(then: "exec cat").transport.pool
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
            ([(1, .ok), (1, .body("a")), (2, .ok), (2, .body("b"))], 2),
            ([(1, .ok), (1, .body("a")), (2, .ok), (2, .end)], 1), ([], 2),
        ] as [([(UInt32, WorkerFrame)], Int)]
    )
    func `sends requests again, each alone, after a worker that served several has ended`(
        frames: [(UInt32, WorkerFrame)],
        count: Int
    ) async throws {
        let server = try HTTPTestServer(reply: .json("{}"))
        let worker = try worker(
            sending: [(0, .greeting)] + frames,
            then: "exit \(WorkerProtocol.abortedStatus)",
            nextStarts: "exec '\(FakeWorker.built)'"
        )
        let transport = worker.transport

        let requests = (1...2).map { _ in Task { try await status(server.url, transport) } }

        for request in requests { #expect(try await request.value == 200) }
        #expect(server.requests.count == count)
    }

    @Test func `does not share a worker after one has ended`() async throws {
        let worker = try worker(
            sending: [(0, .greeting)],
            then: "exit \(WorkerProtocol.abortedStatus)",
            nextStarts: "exec '\(FakeWorker.built)'"
        )
        let transport = worker.transport
        let server = try HTTPTestServer(reply: .json("{}"))
        let first = (1...2).map { _ in Task { try await status(server.url, transport) } }
        for request in first { #expect(try await request.value == 200) }
        let firstCount = try worker.startCount
        let gate = Gate()
        let gated = try HTTPTestServer { _ in .gated(by: gate, then: .json("{}")) }

        let requests = (1...3).map { _ in Task { try await status(gated.url, transport) } }
        #expect(await gated.waitForRequests(3))

        // One of the first workers is used again.
        #expect(try worker.startCount == firstCount + 2)
        gate.open()
        for request in requests { #expect(try await request.value == 200) }
    }

    /// Six requests that the ended worker may have served, and six that are sent at the same time.
    @Test func `does not share the next twelve workers after one has ended`() throws {
        let pool = try FakeWorker(then: "exit 0", nextStarts: "exec cat").transport.pool
        let worker = try pool.take()
        let url = try #require(URL(string: "http://127.0.0.1:9"))
        let collector = ResponseCollector(limit: 0)
        let number = worker.add(WorkerExchange(collector, timeout: .idle(.hangLimit)) { _ in })
        worker.serve(WorkerRequest(NetworkRequest(url: url, bodyLimit: 0), number: number))
        #expect(worker.hasEnded)

        pool.complete(worker, isReady: false)

        let lone = try (1...12).map { _ in try pool.take() }
        let shared = try pool.take()
        #expect(Set((lone + [shared]).map(ObjectIdentifier.init)).count == 13)
        #expect(try pool.take() === shared)
    }

    @Test func `passes each frame to its request`() async throws {
        let worker = try worker(
            sending: [
                (0, .greeting), (2, .ok), (1, .ok), (2, .body("b")), (1, .body("a")), (1, .end),
                (2, .body("c")), (2, .end),
            ]
        )

        let requests = (1...2).map { _ in Task { try await worker.transport.get() } }

        var bodies: Set<String> = []
        for request in requests {
            bodies.insert(String(decoding: try await request.value.body, as: UTF8.self))
        }
        #expect(bodies == ["a", "bc"])
    }

    @Test(
        arguments: [
            ([(0, .greeting), (7, .ok)], 2), ([(0, .greeting), (0, .end)], 2),
            ([(0, .greeting), (1, .greeting)], 2),
            ([(0, .greeting), (1, .ok), (1, .end), (1, .end)], 1),
        ] as [([(UInt32, WorkerFrame)], Int)]
    )
    func `ends the responses after a frame that belongs to no request`(
        frames: [(UInt32, WorkerFrame)],
        failureCount: Int
    ) async throws {
        let worker = try worker(sending: frames)

        let failures = try await failures(of: worker.transport)

        let failure = NetworkError.workerUnusable(path: worker.path, .incompatible)
        #expect(failures == Array(repeating: failure, count: failureCount))
    }

    /// The worker that was built, and how often it was started.
    private func built() throws -> FakeWorker {
        let command = try "exec '\(FakeWorker.built)'"
        return try FakeWorker(then: command)
    }

    /// A worker that reads two requests.
    private func worker(
        sending frames: [(UInt32, WorkerFrame)],
        then ending: String = "cat >/dev/null",
        nextStarts: String = "exit 1"
    ) throws -> FakeWorker {
        try FakeWorker(reading: 2, sending: frames, then: ending, nextStarts: nextStarts)
    }

    /// Sends two requests at the same time.
    private func failures(of transport: WorkerTransport) async throws -> [NetworkError] {
        let requests = (1...2).map { _ in Task { try await transport.get().status } }
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

    private func status(_ url: String, _ transport: WorkerTransport) async throws -> Int {
        try await transport.get(url).status
    }
}
