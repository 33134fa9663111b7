import Foundation
import TestSupport
import Testing

@testable import Infrastructure

/// Serialized, because each test runs programs.
@Suite(.serialized, .onOwnThread)
struct WorkerTransportTests {
    static let body = #"{"title":"기생충"}"#

    @Test func `returns the status, the headers and the whole body`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body, headers: [("ETag", "\"1\"")]))

        let response = try await get(server.url)

        #expect(response.status == 200)
        #expect(response.header("etag") == "\"1\"")
        #expect(String(decoding: response.body, as: UTF8.self) == Self.body)
    }

    @Test func `sends the URL and the headers unchanged`() async throws {
        let server = try HTTPTestServer(reply: .json("{}"))

        _ = try await get(
            server.url,
            path: "/movies?query=a%2Bb",
            headers: [HTTPHeader("Authorization", "Bearer secret")]
        )

        let request = try #require(server.requests.first)
        #expect(request.method == "GET")
        #expect(request.target == "/movies?query=a%2Bb")
        #expect(request.header("Authorization") == "Bearer secret")
    }

    @Test(arguments: [400, 401, 404, 429, 500, 503])
    func `returns a response of any status`(status: Int) async throws {
        let server = try HTTPTestServer(
            reply: .status(status, headers: [("Retry-After", "7")], body: "no")
        )

        let response = try await get(server.url)

        #expect(response.status == status)
        #expect(response.header("Retry-After") == "7")
        #expect(String(decoding: response.body, as: UTF8.self) == "no")
    }

    @Test func `reads chunks of one byte`() async throws {
        let server = try HTTPTestServer(reply: .byteByByte(Self.body))

        let response = try await get(server.url)

        #expect(String(decoding: response.body, as: UTF8.self) == Self.body)
    }

    @Test(
        arguments: [
            (.resetBeforeHeaders, .unreachable(.lost)), (.closeBeforeHeaders, .unreachable(.lost)),
            (.truncated(body, afterBytes: 5), .unreachable(.cutOff)),
            (.truncatedChunks([body]), .malformedResponse),
            (
                .raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}"),
                .malformedResponse
            ), (.raw("this is not HTTP\r\n\r\n"), .malformedResponse),
            (.hangBeforeHeaders, .timedOut), (.hangInBody(body, afterBytes: 5), .timedOut),
            (.endlessDrip(every: .milliseconds(20)), .timedOut),
            (.oversized(byteCount: 50_000_000), .tooLarge(limit: 1000)),
            (.endlessChunks, .tooLarge(limit: 1000)),
        ] as [(HTTPTestReply, NetworkError)]
    )
    func `says why a response is of no use`(reply: HTTPTestReply, error: NetworkError) async throws
    {
        let server = try HTTPTestServer(reply: reply)
        let timeout: Duration = error == .timedOut ? .milliseconds(300) : .hangLimit

        await #expect(throws: error) { try await get(server.url, timeout: timeout) }
    }

    @Test func `says why a server can't be reached`() async throws {
        let (unused, hanging) = (try UnusedPort(), try HangingPort())
        let server = try HTTPTestServer(reply: .json("{}"))

        await #expect(throws: NetworkError.unreachable(.refused)) { try await get(unused.url) }
        await #expect(throws: NetworkError.unreachable(.tls)) {
            try await get("https://127.0.0.1:\(server.port)")
        }
        await #expect(throws: NetworkError.timedOut) {
            try await get(hanging.url, timeout: .milliseconds(200))
        }
    }

    @Test func `accepts a body of exactly the limit`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body))

        let response = try await get(server.url, bodyLimit: Self.body.utf8.count)

        #expect(response.body.count == Self.body.utf8.count)
    }

    @Test func `ends when the task is cancelled`() async throws {
        let server = try HTTPTestServer(reply: .hangBeforeHeaders)
        let url = server.url
        let request = Task { try await get(url) }
        #expect(await server.waitForRequests(1))

        request.cancel()

        await #expect(throws: NetworkError.cancelled) { try await request.value }
    }

    @Test func `follows a redirect within the service`() async throws {
        let server = try HTTPTestServer(replies: [.redirect(to: "/moved"), .json(Self.body)])

        let response = try await get(server.url)

        #expect(response.status == 200)
        #expect(server.requests.map(\.path) == ["/movies", "/moved"])
    }

    @Test func `does not follow a redirect to another host`() async throws {
        let other = try HTTPTestServer(reply: .json("{}"))
        let server = try HTTPTestServer(reply: .redirect(to: other.url + "/movies"))

        let response = try await get(server.url)

        #expect(response.status == 302)
        #expect(other.requests.isEmpty)
    }

    @Test(arguments: ["file:///movies", "javascript:movies", "ftp://127.0.0.1/movies"])
    func `does not follow a redirect to another scheme`(target: String) async throws {
        let server = try HTTPTestServer(replies: [.redirect(to: target), .json("{}")])

        #expect(try await get(server.url).status == 302)
        #expect(server.requests.count == 1)
    }

    @Test func `returns a request for a password as the response`() async throws {
        let server = try HTTPTestServer(
            reply: .status(401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")], body: "no")
        )

        let response = try await get(server.url)

        #expect(response.status == 401)
        #expect(String(decoding: response.body, as: UTF8.self) == "no")
    }

    @Test func `limits the number of redirects`() async throws {
        let server = try HTTPTestServer(reply: .redirect(to: "/movies"))

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
                    let response = try await transport.get("\(url)/movies/\(index)")
                    return (index, String(decoding: response.body, as: UTF8.self))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }

        #expect(bodies.count == 20)
        for (index, body) in bodies { #expect(body == #"{"path":"/movies/\#(index)"}"#) }
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
                try await transport.get(bad.url, timeout: .milliseconds(300))
            }
            #expect(try await transport.get(good.url).status == 200)
        }
    }

    @Test func `uses the first path that leads to a worker`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body))
        let worker = try FakeWorker.built
        let transport = WorkerTransport(searching: ["/no/such/worker", worker])

        #expect(try await transport.get(server.url).status == 200)
    }

    @Test func `uses a worker that was started before the request`() async throws {
        let server = try HTTPTestServer(reply: .json(Self.body))
        let worker = try FakeWorker(then: "exec '\(FakeWorker.built)'")

        worker.transport.prepare()

        #expect(try await worker.transport.get(server.url).status == 200)
        #expect(try worker.startCount == 1)
    }

    private func transport() throws -> WorkerTransport {
        let worker = try FakeWorker.built
        return WorkerTransport(searching: [worker])
    }

    private func get(
        _ url: String,
        path: String = "/movies",
        headers: [HTTPHeader] = [],
        timeout: Duration = .hangLimit,
        bodyLimit: Int = 1_000
    ) async throws -> NetworkResponse {
        try await transport().get(
            url + path,
            headers: headers,
            timeout: timeout,
            bodyLimit: bodyLimit
        )
    }
}
