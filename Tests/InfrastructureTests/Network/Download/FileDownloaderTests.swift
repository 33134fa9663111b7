import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Infrastructure

struct FileDownloaderTests {
    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = folder.path(of: "file.gz")
    }

    @Test func `resumes after a lost connection`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6), tag], body: "abc", error: .unreachable(.lost)),
            .init(status: 206, headers: [range("3-5/6")], body: "d", error: .timedOut),
            .init(status: 206, headers: [range("4-5/6")], body: "ef")
        )

        try await transport.download(to: path)

        #expect(try text() == "abcdef")
        #expect(transport.ranges == [nil, "bytes=3-", "bytes=4-"])
    }

    @Test func `accepts a file that is complete already`() async throws {
        let lost = ScriptedTransport(
            .init(headers: [length(3), tag], body: "abc", error: .cancelled)
        )
        _ = try? await lost.download(to: path)
        let transport = ScriptedTransport(.init(status: 416, headers: [range("*/3")]))

        try await transport.download(to: path)

        #expect(try text() == "abc")
    }

    /// The first attempt that receives bytes does not count.
    @Test(arguments: [(0, ""), (200, "abc")])
    func `gives up after three attempts without new bytes`(
        status: Int,
        part: String
    ) async throws {
        let transport = ScriptedTransport(
            .init(status: status, headers: [length(6)], body: part, error: .unreachable(.lost))
        )

        await #expect(throws: DownloadError.network(.unreachable(.lost))) {
            try await transport.download(to: path)
        }
        #expect(transport.ranges == [nil, nil, nil])
        #expect(folder.contents == (part.isEmpty ? [] : ["file.gz"]))
    }

    @Test(arguments: [200, 201, 299])
    func `stores the body of any success`(status: Int) async throws {
        let transport = ScriptedTransport(.init(status: status, body: "abc"))

        #expect(try await transport.download(to: path) == nil)
        #expect(try text() == "abc")
    }

    @Test(arguments: [199, 300, 403])
    func `does not retry other errors, nor store their bodies`(status: Int) async throws {
        let transport = ScriptedTransport(.init(status: status, body: "<Error/>"))

        await #expect(throws: DownloadError.self) { try await transport.download(to: path) }
        #expect(transport.ranges.count == 1)
        #expect(folder.contents.isEmpty)
    }

    @Test func `reports that it can't write`() async throws {
        let transport = ScriptedTransport(.init(body: "abc"))

        await #expect(throws: DownloadError.self) {
            try await transport.download(to: folder.path(of: "none/file"))
        }
    }

    @Test func `reports why and how long it waits`() async throws {
        let busy = NetworkResponse(status: 503, headers: [retryAfter(60)])
        let transport = ScriptedTransport(
            .init(status: busy.status, headers: busy.headers),
            .init(headers: [length(3)], body: "abc")
        )
        let progress = Mutex<[DownloadProgress]>([])
        let pauses = Mutex<[Duration]>([])

        try await transport.download(
            to: path,
            progress: { step in progress.withLock { $0.append(step) } },
            pause: { pause in pauses.withLock { $0.append(pause) } }
        )

        #expect(
            progress.withLock(\.self) == [
                .waiting(.seconds(60), reason: .httpStatus(busy)), .received(0, total: 3),
                .received(3, total: 3),
            ]
        )
        #expect(pauses.withLock(\.self) == [.seconds(60)])
    }

    @Test func `fails at once if the server requests a longer wait`() async throws {
        let busy = NetworkResponse(status: 429, headers: [retryAfter(61)])
        let transport = ScriptedTransport(.init(status: busy.status, headers: busy.headers))

        await #expect(throws: DownloadError.network(.httpStatus(busy))) {
            try await transport.download(to: path)
        }
        #expect(transport.ranges.count == 1)
    }

    @Test func `ends when it is cancelled while it waits`() async throws {
        let transport = ScriptedTransport(.init(status: 429, headers: [retryAfter(60)]))

        await #expect(throws: DownloadError.network(.cancelled)) {
            try await transport.download(to: path, pause: { _ in throw CancellationError() })
        }
        #expect(transport.ranges.count == 1)
    }

    @Test func `logs every attempt`() async throws {
        let transport = ScriptedTransport(
            .init(status: 503),
            .init(headers: [length(6), tag], body: "abc", error: .unreachable(.lost)),
            .init(status: 206, headers: [range("3-5/6")], body: "def")
        )
        let log = Mutex<[NetworkLogEntry]>([])

        try await transport.download(to: path, log: { entry in log.withLock { $0.append(entry) } })

        let entries = log.withLock(\.self)
        #expect(
            entries.map(\.outcome) == [
                .response(status: 503, byteCount: 0),
                .failure(.unreachable(.lost), byteCount: 3), .response(status: 206, byteCount: 3),
            ]
        )
        // Attempts that received bytes do not count.
        #expect(entries.map(\.attempt) == [1, 2, 2])
        #expect(entries.allSatisfy { $0.url == "example.org/file.gz" && $0.cacheStatus == nil })
    }

    @Test func `accepts a file of exactly the limit`() async throws {
        let transport = ScriptedTransport(.init(headers: [length(3)], body: "abc"))

        try await transport.download(to: path, sizeLimit: 3)

        #expect(try folder.read("file.gz") == "abc")
    }

    @Test func `rejects a file whose announced length is above the limit`() async throws {
        let transport = ScriptedTransport(.init(headers: [length(4), tag], body: "abc"))
        let progress = Mutex(0)

        await #expect(throws: DownloadError.network(.tooLarge(limit: 3))) {
            try await transport.download(to: path, sizeLimit: 3) { _ in
                progress.withLock { $0 += 1 }
            }
        }
        #expect(transport.ranges.count == 1)
        #expect(progress.withLock(\.self) == 0)
        #expect(folder.contents.isEmpty)
    }

    @Test func `removes a file that grows above the limit`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [tag], body: "abc", error: .unreachable(.lost)),
            .init(status: 206, headers: [HTTPHeader("Content-Range", "bytes 3-5/*")], body: "d")
        )

        await #expect(throws: DownloadError.network(.tooLarge(limit: 3))) {
            try await transport.download(to: path, sizeLimit: 3)
        }
        #expect(transport.ranges == [nil, "bytes=3-"])
        #expect(folder.contents.isEmpty)
    }

    private func retryAfter(_ seconds: Int) -> HTTPHeader {
        HTTPHeader("Retry-After", "\(seconds)")
    }

    private func text() throws -> String {
        try String(contentsOf: URL(filePath: path), encoding: .utf8)
    }

    private func length(_ count: Int) -> HTTPHeader { HTTPHeader("Content-Length", "\(count)") }
    private func range(_ text: String) -> HTTPHeader {
        HTTPHeader("Content-Range", "bytes \(text)")
    }
    private var tag: HTTPHeader { HTTPHeader("ETag", "\"v1\"") }
}
