import Foundation
import TestSupport
import Testing

@testable import Infrastructure

/// Serialized, because on Linux a session that waits keeps a processor busy.
@Suite(.serialized, .onOwnThread)
struct WorkerPoolTests {
    @Test func `starts another worker only after a response, and reuses the first one then`()
        async throws
    {
        let gate = Gate()
        let server = try HTTPTestServer { _ in .gated(by: gate, then: .json("{}")) }
        let transport = WorkerTransport(pool: try pool(newLimit: 1) { _ in await Self.forever() })
        async let first = get(server.url, transport)
        #expect(await server.waitForRequests(1, timeout: .seconds(120)))

        async let second = get(server.url, transport)
        async let third = get(server.url, transport)
        gate.open()

        let statuses = try await [first, second, third].map(\.status)
        #expect(statuses == [200, 200, 200])
        // Of the others, one takes the connection of the first, and one may start a worker.
        #expect(server.connectionCount <= 2)
    }

    @Test func `starts one worker after the other if no response arrives`() async throws {
        let gate = Gate()
        let server = try HTTPTestServer { _ in .gated(by: gate, then: .json("{}")) }
        let transport = WorkerTransport(pool: try pool(newLimit: 1) { #expect($0 == .seconds(1)) })

        async let first = get(server.url, transport)
        async let second = get(server.url, transport)
        async let third = get(server.url, transport)
        #expect(await server.waitForRequests(3, timeout: .seconds(120)))
        gate.open()

        let statuses = try await [first, second, third].map(\.status)
        #expect(statuses == [200, 200, 200])
    }

    @Test func `starts another worker after one that has failed, or was given up`() async throws {
        let server = try HTTPTestServer(replies: [
            .hangBeforeHeaders, .closeBeforeHeaders, .json("{}"),
        ])
        let transport = WorkerTransport(pool: try pool(newLimit: 1) { _ in await Self.forever() })
        let abandoned = Task { try await get(server.url, transport) }
        #expect(await server.waitForRequests(1, timeout: .seconds(120)))

        let failing = Task { try await get(server.url, transport) }
        abandoned.cancel()

        await #expect(throws: NetworkError.unreachable(.lost)) { _ = try await failing.value }
        #expect(try await get(server.url, transport).status == 200)
    }

    @Test func `stops waiting for a worker when it is cancelled`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let transport = WorkerTransport(pool: try pool(newLimit: 1) { _ in await Self.forever() })
        let first = Task { try await get(server.url, transport) }
        #expect(await server.waitForRequests(1, timeout: .seconds(120)))

        let second = Task { try await get(server.url, transport) }
        second.cancel()

        await #expect(throws: NetworkError.cancelled) { _ = try await second.value }
        first.cancel()
        _ = await first.result
    }

    @Test func `counts no worker that could not be started`() async {
        let transport = WorkerTransport(
            pool: WorkerPool(searching: { ["/no/such/worker"] }, newLimit: 1) { _ in
                await Self.forever()
            }
        )

        for _ in 1...3 {
            await #expect(throws: NetworkError.workerUnusable(path: "/no/such/worker", .missing)) {
                try await get("http://127.0.0.1:9", transport)
            }
        }
    }

    private func pool(
        newLimit: Int,
        pause: @escaping @Sendable (Duration) async throws -> Void
    ) throws -> WorkerPool {
        let worker = try Program.built(WorkerProtocol.programName).path
        return WorkerPool(searching: { [worker] }, newLimit: newLimit, pause: pause)
    }

    private func get(
        _ url: String,
        _ transport: WorkerTransport
    ) async throws -> NetworkResponse {
        let request = NetworkRequest(url: try #require(URL(string: url)), bodyLimit: 1000)
        return try await transport.send(request, within: .seconds(60))
    }

    /// Waits until the task is cancelled.
    private static func forever() async {
        let gate = Gate()
        await withTaskCancellationHandler {
            await gate.opened()
        } onCancel: {
            gate.open()
        }
    }
}
