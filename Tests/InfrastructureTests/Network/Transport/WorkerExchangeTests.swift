import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Infrastructure

/// The result of the frames of a worker, which is a script here.
@Suite(.timeLimit(.minutes(20)))
struct WorkerExchangeTests {
    /// Receives a response in pieces, up to a limit of pieces.
    private final class Collector: DownloadReceiver {
        private let limit: Int
        private let pieces = Mutex<[String]>([])

        init(limit: Int = .max) { self.limit = limit }

        var received: [String] { pieces.withLock(\.self) }

        func receive(_ head: NetworkResponse) -> Bool { add("\(head.status)") }

        func receive(_ body: Data) -> Bool { add(String(decoding: body, as: UTF8.self)) }

        private func add(_ piece: String) -> Bool {
            pieces.withLock { pieces in
                pieces.append(piece)
                return pieces.count < limit
            }
        }
    }

    private static let head = WorkerFrame.head(status: 200, headers: [])

    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `assembles a response`() async throws {
        let response = try await send([
            .head(status: 201, headers: [HTTPHeader("ETag", "1")]), body("ab"), body(""),
            body("cd"), .end,
        ])

        #expect(
            response
                == NetworkResponse(
                    status: 201,
                    headers: [HTTPHeader("ETag", "1")],
                    body: Data("abcd".utf8)
                )
        )
    }

    @Test func `sends the URL and the headers on one line`() async throws {
        _ = try await send([Self.head, .end])

        let request = try #require(WorkerRequest(line: try folder.read("request")))
        #expect(request.url == "http://127.0.0.1:9/movies?query=a%20b")
        #expect(request.number == 1)
        #expect(request.headers == [HTTPHeader("Accept", "text/plain\"")])
        #expect(try folder.read("request").count { $0 == "\n" } == 1)
    }

    @Test(arguments: [
        NetworkError.cancelled, .timedOut, .malformedResponse, .unreachable(.hostNotFound),
        .unreachable(.refused), .unreachable(.lost), .unreachable(.tls), .unreachable(.other),
    ])
    func `reports each failure of the worker`(error: NetworkError) async {
        await #expect(throws: error) { try await send([Self.head, .failure(error)]) }
        await #expect(throws: error) { try await download([.failure(error)], Collector()) }
    }

    @Test(arguments: [
        [WorkerFrame.end], [.body(Data("a".utf8)), .end],
    ])
    func `rejects frames that are not a response`(frames: [WorkerFrame]) async {
        await #expect(throws: NetworkError.malformedResponse) { try await send(frames) }
    }

    @Test(arguments: [[WorkerFrame.greeting, head, .end], [head, .greeting, .end]])
    func `blames the worker for what no worker of this version sends`(frames: [WorkerFrame]) async {
        let path = folder.path(of: "worker")
        await #expect(throws: NetworkError.workerUnusable(path: path, .incompatible)) {
            try await send(frames)
        }
        await #expect(throws: NetworkError.workerUnusable(path: path, .incompatible)) {
            try await download(frames, Collector())
        }
    }

    @Test func `accepts a request that the worker says it has read`() async throws {
        #expect(try await send([.acceptance, Self.head, .end]).status == 200)
    }

    @Test func `rejects a download that begins again`() async {
        let collector = Collector()

        await #expect(throws: NetworkError.malformedResponse) {
            try await download([Self.head, body("ab"), Self.head], collector)
        }
        #expect(collector.received == ["200", "ab"])
    }

    @Test(arguments: [(4, 4, true), (5, 4, false), (nil, 4, true), (nil, 5, false), (3, 3, true)])
    func `accepts a body up to the limit, by its announced and its actual length`(
        announced: Int?,
        count: Int,
        isAccepted: Bool
    ) async throws {
        let headers = announced.map { [HTTPHeader("Content-Length", "\($0)")] } ?? []
        let frames = [
            .head(status: 200, headers: headers), body(String(repeating: "x", count: count)),
        ]
        if isAccepted {
            #expect(try await send(frames + [.end], limit: 4).body.count == count)
        } else {
            await #expect(throws: NetworkError.tooLarge(limit: 4)) {
                // It does not wait for the end.
                try await send(frames, limit: 4, ending: "kill -STOP $$")
            }
        }
    }

    @Test(arguments: ["exit 0", "exit 1", "kill -KILL $$"])
    func `treats the end of a worker as a lost connection`(ending: String) async {
        await #expect(throws: NetworkError.unreachable(.lost)) {
            try await send([Self.head, body("ab")], ending: ending)
        }
        await #expect(throws: NetworkError.unreachable(.lost)) {
            try await download([Self.head, body("ab")], Collector(), ending: ending)
        }
    }

    @Test func `waits for a response until the deadline`() async {
        for frames in [[WorkerFrame.acceptance], [Self.head]] {
            await #expect(throws: NetworkError.timedOut) {
                try await send(frames, ending: "kill -STOP $$", timeout: .milliseconds(600))
            }
        }
        await #expect(throws: NetworkError.timedOut) {
            try await download(
                [Self.head],
                Collector(),
                ending: "kill -STOP $$",
                timeout: .milliseconds(300)
            )
        }
    }

    @Test func `passes a download on in pieces`() async throws {
        let collector = Collector()

        try await download([Self.head, body("ab"), body("cd"), .end], collector)

        #expect(collector.received == ["200", "ab", "cd"])
    }

    @Test(arguments: [(1, ["200"]), (2, ["200", "ab"]), (3, ["200", "ab", "cd"])])
    func `ends a download when the receiver wants no more`(
        limit: Int,
        pieces: [String]
    ) async throws {
        let collector = Collector(limit: limit)

        try await download([Self.head, body("ab"), body("cd")], collector, ending: "kill -STOP $$")

        #expect(collector.received == pieces)
    }

    @Test func `ends a download when it is cancelled`() async throws {
        let transport = try transport([Self.head], ending: "kill -STOP $$")
        let request = try request()
        let task = Task {
            try await fetch(request, over: transport, Collector(), timeout: .seconds(3_600))
        }

        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    private func body(_ text: String) -> WorkerFrame { .body(Data(text.utf8)) }

    private func request(limit: Int = 1_000) throws -> NetworkRequest {
        NetworkRequest(
            url: try #require(URL(string: "http://127.0.0.1:9/movies?query=a%20b")),
            headers: [HTTPHeader("Accept", "text/plain\"")],
            bodyLimit: limit
        )
    }

    /// Uses a worker that greets, reads a request, responds with `frames`, and then runs `ending`.
    private func transport(
        _ frames: [WorkerFrame],
        ending: String = "cat >/dev/null"
    ) throws -> WorkerTransport {
        let bytes = try frames.reduce(into: WorkerFrame.greeting.data(forRequest: 0)) {
            $0 += try $1.data(forRequest: 1)
        }
        let response = try folder.write(bytes, to: "response")
        let script = """
            #!/bin/sh
            read -r line; printf '%s\\n' "$line" >'\(folder.path(of: "request"))'
            cat '\(response)'
            \(ending)

            """
        let path = try folder.writeExecutable(script, to: "worker")
        return WorkerTransport(searching: [path])
    }

    private func send(
        _ frames: [WorkerFrame],
        limit: Int = 1_000,
        ending: String = "cat >/dev/null",
        timeout: Duration = .hangLimit
    ) async throws -> NetworkResponse {
        try await transport(frames, ending: ending).send(request(limit: limit), within: timeout)
    }

    private func download(
        _ frames: [WorkerFrame],
        _ collector: Collector,
        ending: String = "cat >/dev/null",
        timeout: Duration = .hangLimit
    ) async throws {
        try await fetch(
            request(),
            over: transport(frames, ending: ending),
            collector,
            timeout: timeout
        )
    }

    private func fetch(
        _ request: NetworkRequest,
        over transport: WorkerTransport,
        _ collector: Collector,
        timeout: Duration
    ) async throws {
        try await transport.fetch(request, idleTimeout: timeout, collector)
    }
}
