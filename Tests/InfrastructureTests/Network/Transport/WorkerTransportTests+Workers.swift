import Foundation
import TestSupport
import Testing

@testable import Infrastructure

/// Finding, starting and reusing workers.
extension WorkerTransportTests {
    @Test func `reuses a worker and its connection for the next request`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body))
        let transport = try transport()
        let request = NetworkRequest(url: try #require(URL(string: server.url)), bodyLimit: 1000)

        for _ in 0..<3 { _ = try await transport.send(request, within: .seconds(20)) }

        #expect(server.requests.count == 3)
        #expect(server.connectionCount == 1)
    }

    @Test(arguments: [
        HTTPTestReply.raw("HTTP/1.1 200 OK\r\nContent-Type: application/js"),
        .raw("HTTP/1.1 200 OK\r\n"), .endlessChunks, .endlessHeaders, .hangBeforeHeaders,
    ])
    func `works after a request that failed`(reply: HTTPTestReply) async throws {
        let bad = try HTTPTestServer(reply: reply)
        let good = try HTTPTestServer(reply: .json(Self.body))
        let transport = try transport()

        for _ in 0..<2 {
            await #expect(throws: NetworkError.self) {
                try await get(bad.url, timeout: .milliseconds(300), transport: transport)
            }
            #expect(try await get(good.url, transport: transport).status == 200)
        }
    }

    @Test func `uses the first path that leads to a worker`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body))
        let worker = try worker()
        let transport = WorkerTransport(searching: ["/no/such/worker", worker])

        #expect(try await get(server.url, transport: transport).status == 200)
    }

    @Test func `uses a worker that was started before the request`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body))
        let folder = try TemporaryDirectory()
        let path = try script("echo x >>\(folder.path(of: "starts")); exec \(try worker())", folder)
        let transport = WorkerTransport(searching: [path])

        transport.prepare()

        #expect(try await get(server.url, transport: transport).status == 200)
        #expect(try folder.read("starts") == "x\n")
    }

    @Test func `reports a missing worker`() async throws {
        let transport = WorkerTransport(searching: ["/no/such/worker", "/nor/this"])

        await #expect(throws: NetworkError.workerUnusable(path: "/no/such/worker", .missing)) {
            try await get("http://127.0.0.1:9", transport: transport)
        }
    }

    @Test func `says why there is no worker in a folder whose name is not UTF-8`() async throws {
        let path = "/caf\u{FFFD}/worker"
        let failure = NetworkError.WorkerFailure.cannotStart(reason: "its path is not valid UTF-8")

        await #expect(throws: NetworkError.workerUnusable(path: path, failure)) {
            try await get("http://127.0.0.1:9", transport: WorkerTransport(searching: [path]))
        }
    }

    @Test(arguments: [
        "cat", "exit 0", "echo movies-network 0", "printf '\\260\\0\\0\\0\\1x'; cat",
        "printf '\\260\\0\\0\\0\\0\\0\\0\\0\\1x'; cat",
        "printf '\\260\\0\\0\\0\\0\\377\\377\\377\\377'; cat", "yes",
    ])
    func `rejects a worker of another version, or another program`(command: String) async throws {
        let folder = try TemporaryDirectory()
        let path = try script(command, folder)
        let transport = WorkerTransport(searching: [path])

        await #expect(throws: NetworkError.workerUnusable(path: path, .incompatible)) {
            try await get("http://127.0.0.1:9", transport: transport)
        }
    }

    @Test(arguments: ["kill -9 $$", "exit 127", "exit 3"])
    func `reports a worker that the system can't run`(command: String) async throws {
        let folder = try TemporaryDirectory()
        let path = try script(command, folder)
        let transport = WorkerTransport(searching: [path])

        let failure = NetworkError.WorkerFailure.cannotStart(
            reason: "it ended at once; run it to see why"
        )
        await #expect(throws: NetworkError.workerUnusable(path: path, failure)) {
            try await get("http://127.0.0.1:9", transport: transport)
        }
    }

    @Test(
        arguments: [
            // URLSession traps at a trailer, after the body.
            ("exit 70", nil, 200), ("exit 70", 2, 200), ("exit 70", 3, nil),
            // A part of a frame.
            ("printf '\\262\\0'; exit 70", nil, nil),
            ("kill -9 $$", nil, nil), ("kill -9 $$", 2, nil), ("exit 0", nil, nil),
        ] as [(String, Int?, Int?)]
    )
    func `accepts a response without an end only if the worker ended by itself`(
        ending: String,
        length: Int?,
        status: Int?
    ) async throws {
        let folder = try TemporaryDirectory()
        let headers = length.map { [HTTPHeader("Content-Length", String($0))] } ?? []
        let frames: [WorkerFrame] = [.head(status: 200, headers: headers), .body(Data("{}".utf8))]
        let bytes = try frames.reduce(into: WorkerFrame.greeting.data(forRequest: 0)) {
            $0 += try $1.data(forRequest: 1)
        }
        let response = try folder.write(bytes, to: "response")
        let path = try script("cat \(response); \(ending)", folder)
        let transport = WorkerTransport(searching: [path])

        do {
            let response = try await get("http://127.0.0.1:9", transport: transport)
            #expect(response.status == status)
            #expect(response.body == Data("{}".utf8))
        } catch {
            #expect(status == nil)
            #expect(error as? NetworkError == .unreachable(.lost))
        }
    }

    @Test(arguments: ["", "no program"])
    func `reports a worker that is not a program`(contents: String) async throws {
        let folder = try TemporaryDirectory()
        let path = try folder.write(contents, to: "worker")
        let transport = WorkerTransport(searching: [path])

        let failure = NetworkError.WorkerFailure.cannotStart(reason: "Permission denied")
        await #expect(throws: NetworkError.workerUnusable(path: path, failure)) {
            try await get("http://127.0.0.1:9", transport: transport)
        }
    }

    @Test(arguments: [0, 1])
    func `names a worker that sends nothing, or only greets`(greetingCount: Int) async throws {
        let folder = try TemporaryDirectory()
        let greeting = try WorkerFrame.greeting.data(forRequest: 0).prefix(greetingCount * 1_000)
        let output = try folder.write(greeting, to: "output")
        let path = try script("cat '\(output)'; kill -STOP $$", folder)
        let transport = WorkerTransport(searching: [path])

        await #expect(throws: NetworkError.workerUnusable(path: path, .silent)) {
            try await get("http://127.0.0.1:9", timeout: .milliseconds(2_100), transport: transport)
        }
    }

    @Test func `does not blame a worker that had no time to start`() async throws {
        let folder = try TemporaryDirectory()
        let path = try script("kill -STOP $$", folder)
        let transport = WorkerTransport(searching: [path])

        await #expect(throws: NetworkError.timedOut) {
            try await get("http://127.0.0.1:9", timeout: .milliseconds(200), transport: transport)
        }
    }

    @Test(arguments: ["exec >&-; kill -STOP $$", "printf '\\260'; exec >&-; kill -STOP $$"])
    func `does not wait for a worker that closes its output and stays`(
        command: String
    ) async throws {
        let folder = try TemporaryDirectory()
        let path = try script(command, folder)
        let transport = WorkerTransport(searching: [path])

        await #expect(throws: NetworkError.workerUnusable(path: path, .incompatible)) {
            try await get("http://127.0.0.1:9", timeout: .hangLimit, transport: transport)
        }
    }

    private func script(_ command: String, _ folder: TemporaryDirectory) throws -> String {
        try folder.writeExecutable("#!/bin/sh\n\(command)\n", to: "worker")
    }
}
