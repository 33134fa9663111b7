import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Infrastructure

/// The result of the frames of a worker, which is a script here.
@Suite(.timeLimit(.minutes(20)))
struct WorkerProcessTests {
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

    private static let ended = "exit \(WorkerProtocol.abortedStatus)"
    private static let stopped = "kill -STOP $$"

    /// A body that was five bytes, and is two after decompression.
    private static let compressed = WorkerFrame.head([
        HTTPHeader("Content-Length", "5"), HTTPHeader("Content-Encoding", "gzip"),
    ])

    /// What a worker sends, how it ends, and the body of the response, whose limit is four bytes.
    @Test(
        arguments: [
            ([.ok, .body("ab"), .body(""), .body("cd"), .end], "", "abcd"),
            ([.acceptance, .ok, .end], "", ""), ([compressed, .body("ab"), .end], "", "ab"),
            // The server announced more, but without a body it need not send it.
            ([.head(length: "3"), .end], "", ""),
            // URLSession traps at a trailer, after the body.
            ([.ok, .body("ab")], ended, "ab"), ([.head(length: "2"), .body("ab")], ended, "ab"),
            ([.head(length: "1"), .body("ab")], ended, "ab"),
            ([.head(length: "x"), .body("ab")], ended, "ab"),
            ([compressed, .body("ab")], ended, "ab"),
        ] as [([WorkerFrame], String, String)]
    )
    func `assembles a response`(frames: [WorkerFrame], ending: String, body: String) async throws {
        let worker = try FakeWorker(responding: frames, then: ending)

        let response = try await worker.transport.get(bodyLimit: 4)

        #expect(response.status == 200)
        #expect(String(decoding: response.body, as: UTF8.self) == body)
    }

    @Test(
        arguments: [
            ([.end], "", .malformedResponse), ([.body("a"), .end], "", .malformedResponse),
            ([.ok, .ok, .end], "", .malformedResponse),
            // It does not wait for the end of what is too large.
            ([.head(length: "5")], stopped, .tooLarge(limit: 4)),
            ([.ok, .body("abcde")], stopped, .tooLarge(limit: 4)),
            ([.ok, .body("ab")], "exit 0", .unreachable(.lost)),
            ([.ok, .body("ab")], "exit 1", .unreachable(.lost)),
            ([.ok, .body("ab")], "kill -9 $$", .unreachable(.lost)),
            ([.head(length: "2"), .body("ab")], "kill -9 $$", .unreachable(.lost)),
            ([.head(length: "3"), .body("ab")], ended, .unreachable(.lost)),
            ([.ok, .body("ab")], "printf '\\261\\0'; \(ended)", .unreachable(.lost)),
            ([.acceptance], ended, .unreachable(.lost)),
            ([.acceptance], stopped, .timedOut), ([.ok], stopped, .timedOut),
        ] as [([WorkerFrame], String, NetworkError)]
    )
    func `says why a response is of no use`(
        frames: [WorkerFrame],
        ending: String,
        error: NetworkError
    ) async throws {
        let worker = try FakeWorker(responding: frames, then: ending)
        let timeout: Duration = error == .timedOut ? .milliseconds(600) : .hangLimit

        await #expect(throws: error) {
            try await worker.transport.get(timeout: timeout, bodyLimit: 4)
        }
    }

    @Test func `sends the URL and the headers on one line`() async throws {
        let worker = try FakeWorker(responding: [.ok, .end])
        let headers = [HTTPHeader("Accept", "text/plain\"")]

        _ = try await worker.transport.get(
            "http://127.0.0.1:9/movies?query=a%20b",
            headers: headers
        )

        let request = try #require(NetworkRequest(line: try worker.requests))
        #expect(request.url.absoluteString == "http://127.0.0.1:9/movies?query=a%20b")
        #expect(request.headers == headers)
        #expect(try worker.requests.count { $0 == "\n" } == 1)
    }

    @Test(arguments: Array(WorkerFrame.failures.values))
    func `reports each failure of the worker`(error: NetworkError) async throws {
        let worker = try FakeWorker(responding: [.ok, .failure(error)])

        await #expect(throws: error) { try await worker.transport.get() }
    }

    @Test(arguments: [[WorkerFrame.greeting, .ok, .end], [.ok, .greeting, .end]])
    func `blames the worker for what no worker of this version sends`(
        frames: [WorkerFrame]
    ) async throws {
        let worker = try FakeWorker(responding: frames)

        await #expect(throws: NetworkError.workerUnusable(path: worker.path, .incompatible)) {
            try await worker.transport.get()
        }
    }

    @Test func `passes a download on in pieces`() async throws {
        let collector = Collector()

        try await download([.ok, .body("ab"), .body("cd"), .end], collector)

        #expect(collector.received == ["200", "ab", "cd"])
    }

    @Test(
        arguments: [
            ([.failure(.timedOut)], "", .timedOut, []),
            ([.ok, .ok], "", .malformedResponse, ["200"]),
            ([.ok], "exit 0", .unreachable(.lost), ["200"]),
            ([.ok], ended, .unreachable(.lost), ["200"]),
            ([.ok], stopped, .timedOut, ["200"]),
        ] as [([WorkerFrame], String, NetworkError, [String])]
    )
    func `says why a download fails`(
        frames: [WorkerFrame],
        ending: String,
        error: NetworkError,
        received: [String]
    ) async {
        let collector = Collector()

        await #expect(throws: error) {
            let timeout: Duration = ending == Self.stopped ? .milliseconds(300) : .hangLimit
            try await download(frames, collector, ending: ending, timeout: timeout)
        }
        #expect(collector.received == received)
    }

    @Test(arguments: [(1, ["200"]), (2, ["200", "ab"]), (3, ["200", "ab", "cd"])])
    func `ends a download when the receiver wants no more`(
        limit: Int,
        pieces: [String]
    ) async throws {
        let collector = Collector(limit: limit)

        try await download([.ok, .body("ab"), .body("cd")], collector, ending: Self.stopped)

        #expect(collector.received == pieces)
    }

    @Test func `ends a download when it is cancelled`() async {
        let task = Task { try await download([.ok], Collector(), ending: Self.stopped) }

        task.cancel()

        await #expect(throws: NetworkError.cancelled) { try await task.value }
    }

    private func download(
        _ frames: [WorkerFrame],
        _ collector: Collector,
        ending: String = "cat >/dev/null",
        timeout: Duration = .hangLimit
    ) async throws {
        let worker = try FakeWorker(responding: frames, then: ending)
        let url = try #require(URL(string: "http://127.0.0.1:9"))
        let request = NetworkRequest(url: url, bodyLimit: 1_000)
        try await worker.transport.fetch(request, idleTimeout: timeout, collector)
    }
}
