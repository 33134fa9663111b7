import Foundation
import TestSupport
import Testing

@testable import Infrastructure

/// Serialized, because on Linux a session that waits keeps a processor busy.
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

    @Test func `reports a refused connection`() async throws {
        let port = try UnusedPort()

        #expect(await failure(port.url) == .unreachable(.refused))
    }

    @Test func `reports a server without TLS`() async throws {
        let server = try HTTPTestServer(reply: .json("{}"))

        let error = await failure("https://127.0.0.1:\(server.port)")

        #expect(error == .unreachable(.tls))
    }

    @Test(arguments: [HTTPTestReply.resetBeforeHeaders, .closeBeforeHeaders])
    func `reports a lost connection`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)

        #expect(await failure(server.url) == .unreachable(.lost))
    }

    @Test func `reports a response that is cut off`() async throws {
        let server = try HTTPTestServer(reply: .truncated(Self.body, afterBytes: 5))

        #expect(await failure(server.url) == .unreachable(.cutOff))
    }

    @Test(arguments: [
        HTTPTestReply.truncatedChunks([body]),
        .raw("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}"),
        .raw("this is not HTTP\r\n\r\n"),
    ])
    func `reports a malformed response`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)

        #expect(await failure(server.url) == .malformedResponse)
    }

    @Test(arguments: [HTTPTestReply.hangBeforeHeaders, .hangInBody(body, afterBytes: 5)])
    func `ends at the timeout, even in the middle of a response`(reply: HTTPTestReply) async throws
    {
        let server = try HTTPTestServer(reply: reply)

        #expect(await failure(server.url, timeout: .milliseconds(200)) == .timedOut)
    }

    @Test func `ends at the timeout if the server does not accept the connection`() async throws {
        let port = try HangingPort()

        #expect(await failure(port.url, timeout: .milliseconds(200)) == .timedOut)
    }

    @Test func `ends at the timeout while bytes still arrive`() async throws {
        let server = try HTTPTestServer(reply: .endlessDrip(every: .milliseconds(20)))

        #expect(await failure(server.url, timeout: .milliseconds(300)) == .timedOut)
    }

    @Test(arguments: [HTTPTestReply.oversized(byteCount: 50_000_000), .endlessChunks])
    func `stops a body at the limit`(reply: HTTPTestReply) async throws {
        let server = try HTTPTestServer(reply: reply)

        #expect(await failure(server.url, bodyLimit: 1000) == .tooLarge(limit: 1000))
    }

    @Test func `accepts a body of exactly the limit`() async throws {
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
                    let request = NetworkRequest(
                        url: try #require(URL(string: "\(url)/movies/\(index)")),
                        bodyLimit: 1000
                    )
                    let response = try await transport.send(request, within: .hangLimit)
                    return (index, String(decoding: response.body, as: UTF8.self))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }

        #expect(bodies.count == 20)
        for (index, body) in bodies { #expect(body == #"{"path":"/movies/\#(index)"}"#) }
    }

    func worker() throws -> String { try Program.built(WorkerProtocol.programName).path }

    func transport() throws -> WorkerTransport {
        let worker = try worker()
        return WorkerTransport(searching: [worker])
    }

    func get(
        _ url: String,
        path: String = "/movies",
        headers: [HTTPHeader] = [],
        timeout: Duration = .hangLimit,
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
        timeout: Duration = .hangLimit,
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
