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

    @Test func `writes the body to a file`() async throws {
        let transport = ScriptedTransport(.init(headers: [length(3)], body: "abc"))

        #expect(try await download(transport) == nil)
        #expect(try text() == "abc")
    }

    @Test func `resumes after a lost connection`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6), tag], body: "abc", error: .unreachable(.lost)),
            .init(status: 206, headers: [range("3-5/6")], body: "d", error: .timedOut),
            .init(status: 206, headers: [range("4-5/6")], body: "ef")
        )

        _ = try await download(transport)

        #expect(try text() == "abcdef")
        #expect(transport.ranges == [nil, "bytes=3-", "bytes=4-"])
    }

    @Test func `resumes in another run`() async throws {
        let lost = ScriptedTransport(
            .init(headers: [length(6), tag], body: "abc", error: .cancelled)
        )
        await #expect(throws: DownloadError.network(.cancelled)) { try await download(lost) }
        let transport = ScriptedTransport(
            .init(status: 206, headers: [range("3-5/6")], body: "def")
        )

        _ = try await download(transport)

        #expect(try text() == "abcdef")
        #expect(transport.ranges == ["bytes=3-"])
    }

    @Test func `starts over if the server has another file`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6), tag], body: "abc", error: .unreachable(.lost)),
            .init(headers: [length(2)], body: "xy")
        )

        _ = try await download(transport)

        #expect(try text() == "xy")
    }

    @Test func `starts over without a validator`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6)], body: "abc", error: .unreachable(.lost)),
            .init(headers: [length(6)], body: "abcdef")
        )

        _ = try await download(transport)

        #expect(try text() == "abcdef")
        #expect(transport.ranges == [nil, nil])
    }

    @Test func `accepts a file that is complete already`() async throws {
        let lost = ScriptedTransport(
            .init(headers: [length(3), tag], body: "abc", error: .cancelled)
        )
        _ = try? await download(lost)
        let transport = ScriptedTransport(.init(status: 416, headers: [range("*/3")]))

        _ = try await download(transport)

        #expect(try text() == "abc")
    }

    @Test func `treats a body that is too short as a lost connection`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6), tag], body: "abc"),
            .init(status: 206, headers: [range("3-5/6")], body: "def")
        )

        _ = try await download(transport)

        #expect(try text() == "abcdef")
    }

    @Test func `gives up after three attempts without new bytes`() async throws {
        let transport = ScriptedTransport(.init(status: 0, error: .unreachable(.lost)))

        await #expect(throws: DownloadError.network(.unreachable(.lost))) {
            try await download(transport)
        }
        #expect(transport.ranges.count == 3)
        #expect(folder.contents.isEmpty)
    }

    @Test(arguments: [200, 201, 299])
    func `stores the body of any success`(status: Int) async throws {
        _ = try await download(ScriptedTransport(.init(status: status, body: "abc")))

        #expect(try text() == "abc")
    }

    @Test(arguments: [199, 300, 403])
    func `does not retry other errors, nor store their bodies`(status: Int) async throws {
        let transport = ScriptedTransport(.init(status: status, body: "<Error/>"))

        await #expect(throws: DownloadError.self) { try await download(transport) }
        #expect(transport.ranges.count == 1)
        #expect(folder.contents.isEmpty)
    }

    @Test func `reports that it can't write`() async throws {
        let transport = ScriptedTransport(.init(body: "abc"))
        let downloader = FileDownloader(
            transport: transport,
            idleTimeout: .seconds(1),
            sizeLimit: 1000
        )
        let url = try #require(URL(string: "https://example.org/file.gz"))

        await #expect(throws: DownloadError.self) {
            try await downloader.download(url, headers: [], to: folder.path(of: "none/file")) { _ in
            }
        }
    }

    @Test func `gives up after three attempts with the same part`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6)], body: "abc", error: .unreachable(.lost))
        )

        await #expect(throws: DownloadError.network(.unreachable(.lost))) {
            try await download(transport)
        }
        // The first one received bytes, and so does not count.
        #expect(transport.ranges == [nil, nil, nil])
    }

    @Test func `reports why and how long it waits`() async throws {
        let busy = NetworkResponse(status: 503, headers: [retryAfter(60)])
        let transport = ScriptedTransport(
            .init(status: busy.status, headers: busy.headers),
            .init(headers: [length(3)], body: "abc")
        )
        let progress = Mutex<[DownloadProgress]>([])
        let pauses = Mutex<[Duration]>([])

        _ = try await download(
            transport,
            pause: { pause in pauses.withLock { $0.append(pause) } },
            progress: { step in progress.withLock { $0.append(step) } }
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
            try await download(transport)
        }
        #expect(transport.ranges.count == 1)
    }

    @Test func `ends when it is cancelled while it waits`() async throws {
        let transport = ScriptedTransport(.init(status: 429, headers: [retryAfter(60)]))

        await #expect(throws: DownloadError.network(.cancelled)) {
            try await download(transport, pause: { _ in throw CancellationError() })
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

        _ = try await download(transport, log: { entry in log.withLock { $0.append(entry) } })

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

    private func download(
        _ transport: ScriptedTransport,
        log: @escaping @Sendable (NetworkLogEntry) -> Void = { _ in },
        pause: @escaping @Sendable (Duration) async throws -> Void = { _ in },
        progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
    ) async throws -> FileVersion? {
        let downloader = FileDownloader(
            transport: transport,
            idleTimeout: .seconds(1),
            sizeLimit: 1000,
            log: log,
            pause: pause
        )
        let url = try #require(URL(string: "https://example.org/file.gz"))
        return try await downloader.download(url, headers: [], to: path, progress: progress)
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
