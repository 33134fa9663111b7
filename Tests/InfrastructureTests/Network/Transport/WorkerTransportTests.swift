import Foundation
import Infrastructure
import TestSupport
import Testing

/// One at a time, because on Linux a session that waits keeps a processor busy.
@Suite(.serialized)
struct WorkerTransportTests {
    private static let body = #"{"title":"기생충"}"#

    @Test func `gives the status, the headers and the whole body`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body, headers: [("ETag", "\"1\"")]))

        let response = try await get(server.url)

        #expect(response.status == 200)
        #expect(response.header("etag") == "\"1\"")
        #expect(String(decoding: response.body, as: UTF8.self) == Self.body)
    }

    @Test func `sends the address and the headers as they are`() async throws {
        let server = try HTTPTestServer(reply: .json("{}"))

        _ = try await get(
            server.url,
            path: "/films?query=a%2Bb",
            headers: [HTTPHeader("Authorization", "Bearer secret")]
        )

        let request = try #require(server.requests.first)
        #expect(request.method == "GET")
        #expect(request.target == "/films?query=a%2Bb")
        #expect(request.header("Authorization") == "Bearer secret")
    }

    @Test(arguments: [400, 401, 404, 429, 500, 503])
    func `gives an answer of any status`(status: Int) async throws {
        let server = try HTTPTestServer(
            reply: .status(status, headers: [("Retry-After", "7")], body: "no")
        )

        let response = try await get(server.url)

        #expect(response.status == status)
        #expect(response.header("Retry-After") == "7")
        #expect(String(decoding: response.body, as: UTF8.self) == "no")
    }

    @Test func `takes chunks, one byte at a time`() async throws {
        let server = try HTTPTestServer(reply: .byteByByte(Self.body))

        let response = try await get(server.url)

        #expect(String(decoding: response.body, as: UTF8.self) == Self.body)
    }

    @Test func `says that nobody listens`() async throws {
        let port = try UnusedPort()

        #expect(await failure(port.url) == .unreachable(.refused))
    }

    @Test func `says that there is no such host`() async {
        #expect(await failure("https://nowhere.invalid") == .unreachable(.hostNotFound))
    }

    @Test func `says that a server does not speak TLS`() async throws {
        let server = try HTTPTestServer(reply: .json("{}"))

        let error = await failure("https://127.0.0.1:\(server.port)")

        #expect(error == .unreachable(.tls))
    }

    @Test(arguments: [HTTPTestReply.resetBeforeHeaders, .closeBeforeHeaders])
    func `says that the connection was lost`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)

        #expect(await failure(server.url) == .unreachable(.lost))
    }

    @Test(arguments: [
        HTTPTestReply.truncated(body, afterBytes: 5), .truncatedChunks([body]),
        .raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}"),
        .raw("this is not HTTP\r\n\r\n"),
    ])
    func `says that an answer is damaged`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)

        #expect(await failure(server.url) == .malformedResponse)
    }

    @Test(arguments: [HTTPTestReply.hangBeforeHeaders, .hangInBody(body, afterBytes: 5)])
    func `ends at the time-out, whatever has come until then`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)

        #expect(await failure(server.url, timeout: .milliseconds(200)) == .timedOut)
    }

    @Test func `ends at the time-out when nobody takes the connection`() async throws {
        let address = try HangingAddress()

        #expect(await failure(address.url, timeout: .milliseconds(200)) == .timedOut)
    }

    @Test func `ends at the time-out although bytes keep coming`() async throws {
        let server = try HTTPTestServer(reply: .endlessDrip(every: .milliseconds(20)))

        #expect(await failure(server.url, timeout: .milliseconds(300)) == .timedOut)
    }

    @Test(arguments: [HTTPTestReply.oversized(byteCount: 50_000_000), .endlessChunks])
    func `stops a body at the limit`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)

        #expect(await failure(server.url, bodyLimit: 1000) == .tooLarge(limit: 1000))
    }

    @Test func `takes a body of just the limit`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body))

        let response = try await get(server.url, bodyLimit: Self.body.utf8.count)

        #expect(response.body.count == Self.body.utf8.count)
    }

    @Test func `ends when the task is cancelled`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let url = server.url
        let request = Task { await failure(url) }
        #expect(await server.waitForRequests(1))

        request.cancel()

        #expect(await request.value == .cancelled)
    }

    @Test func `follows a redirect within the service`() async throws {
        let server = try HTTPTestServer(replies: [.redirect(to: "/moved"), .json(Self.body)])

        let response = try await get(server.url)

        #expect(response.status == 200)
        #expect(server.requests.map(\.path) == ["/films", "/moved"])
    }

    @Test func `takes no credential to another host`() async throws {
        let other = try HTTPTestServer(reply: .json("{}"))
        let server = try HTTPTestServer(reply: .redirect(to: other.url + "/films"))

        let response = try await get(server.url)

        #expect(response.status == 302)
        #expect(other.requests.isEmpty)
    }

    @Test(arguments: ["file:///films", "javascript:films", "ftp://127.0.0.1/films"])
    func `follows no redirect to another scheme`(address: String) async throws {
        let server = try HTTPTestServer(replies: [.redirect(to: address), .json("{}")])

        #expect(try await get(server.url).status == 302)
        #expect(server.requests.count == 1)
    }

    @Test func `takes a demand for a password for a refusal`() async throws {
        let server = try HTTPTestServer(
            reply: .status(401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")], body: "no")
        )

        #expect(try await get(server.url).status == 401)
    }

    @Test func `does not go round in circles`() async throws {
        let server = try HTTPTestServer(reply: .redirect(to: "/films"))

        #expect(try await get(server.url).status == 302)
        #expect(server.requests.count == 6)
    }

    @Test func `serves many requests at once`() async throws {
        let server = try HTTPTestServer { .json(#"{"path":"\#($0.target)"}"#) }
        let transport = try transport()
        let url = server.url

        let bodies = try await withThrowingTaskGroup { group in
            for index in 0..<20 {
                group.addTask {
                    let request = NetworkRequest(
                        url: try #require(URL(string: "\(url)/films/\(index)")),
                        bodyLimit: 1000
                    )
                    let response = try await transport.send(request, within: .seconds(60))
                    return String(decoding: response.body, as: UTF8.self)
                }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }

        #expect(bodies == Set((0..<20).map { #"{"path":"/films/\#($0)"}"# }))
    }

    @Test func `keeps a worker and its connection for the next request`() async throws {
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
    func `is as good as new after a request that went wrong`(reply: HTTPTestReply) async throws {
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

    @Test(arguments: [
        "cat", "exit 0", "exit 3", "echo movies-network 0", "printf '\\260\\0\\0\\0\\1x'; cat",
        "printf '\\260\\377\\377\\377\\377'", "yes",
    ])
    func `refuses a worker of another version, or another program`(command: String) async throws {
        let folder = try TemporaryDirectory()
        let path = try script(command, folder)
        let transport = WorkerTransport(searching: [path])

        await #expect(throws: NetworkError.workerUnusable(path: path, .incompatible)) {
            try await get("http://127.0.0.1:9", transport: transport)
        }
    }

    @Test(arguments: ["kill -9 $$", "exit 127"])
    func `reports a worker that the system cannot run`(command: String) async throws {
        let folder = try TemporaryDirectory()
        let path = try script(command, folder)
        let transport = WorkerTransport(searching: [path])

        let problem = NetworkError.WorkerFailure.cannotStart(reason: "it ended at once")
        await #expect(throws: NetworkError.workerUnusable(path: path, problem)) {
            try await get("http://127.0.0.1:9", transport: transport)
        }
    }

    @Test(
        arguments: [
            // URLSession traps at a trailer, after the body.
            ("exit 70", nil, 200), ("exit 70", 2, 200), ("exit 70", 3, nil),
            ("kill -9 $$", nil, nil), ("kill -9 $$", 2, nil), ("exit 0", nil, nil),
        ] as [(String, Int?, Int?)]
    )
    func `takes a response without an end only if the worker broke off by itself`(
        ending: String,
        length: Int?,
        status: Int?
    ) async throws {
        let folder = try TemporaryDirectory()
        let headers = length.map { [HTTPHeader("Content-Length", String($0))] } ?? []
        let frames: [WorkerFrame] = [
            .greeting, .head(status: 200, headers: headers), .body(Data("{}".utf8)),
        ]
        let bytes = try frames.reduce(into: Data()) { $0 += try $1.data }
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
    func `reports a worker that is no program`(contents: String) async throws {
        let folder = try TemporaryDirectory()
        let path = try folder.write(contents, to: "worker")
        let transport = WorkerTransport(searching: [path])

        let problem = NetworkError.WorkerFailure.cannotStart(reason: "Permission denied")
        await #expect(throws: NetworkError.workerUnusable(path: path, problem)) {
            try await get("http://127.0.0.1:9", transport: transport)
        }
    }

    @Test func `gives up on a worker that says nothing`() async throws {
        let folder = try TemporaryDirectory()
        let path = try script("exec sleep 60", folder)
        let transport = WorkerTransport(searching: [path])

        await #expect(throws: NetworkError.timedOut) {
            try await get(
                "http://127.0.0.1:9",
                timeout: .milliseconds(200),
                transport: transport
            )
        }
    }

    private func worker() throws -> String {
        try Program.built(WorkerProtocol.programName).path
    }

    private func script(_ command: String, _ folder: TemporaryDirectory) throws -> String {
        try folder.writeExecutable("#!/bin/sh\n\(command)\n", to: "worker")
    }

    private func transport() throws -> WorkerTransport {
        let worker = try worker()
        return WorkerTransport(searching: [worker])
    }

    private func get(
        _ url: String,
        path: String = "/films",
        headers: [HTTPHeader] = [],
        timeout: Duration = .seconds(20),
        bodyLimit: Int = 1 << 20,
        transport: WorkerTransport? = nil
    ) async throws -> NetworkResponse {
        let request = NetworkRequest(
            url: try #require(URL(string: url + path)),
            headers: headers,
            bodyLimit: bodyLimit
        )
        let transport = try transport ?? self.transport()
        return try await transport.send(request, within: timeout)
    }

    private func failure(
        _ url: String,
        timeout: Duration = .seconds(20),
        bodyLimit: Int = 1 << 20
    ) async -> NetworkError? {
        do {
            _ = try await get(url, timeout: timeout, bodyLimit: bodyLimit)
            return nil
        } catch {
            return error as? NetworkError
        }
    }
}
