import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Infrastructure

struct FileSizeLimitTests {
    private static let tag = HTTPHeader("ETag", "\"v1\"")

    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = folder.path(of: "file.gz")
    }

    @Test func `accepts a file of exactly the limit`() async throws {
        let transport = ScriptedTransport(.init(headers: [length(3)], body: "abc"))

        try await download(transport)

        #expect(try folder.read("file.gz") == "abc")
    }

    @Test func `rejects a file whose announced length is above the limit`() async throws {
        let transport = ScriptedTransport(.init(headers: [length(4), Self.tag], body: "abc"))
        let progress = Mutex(0)

        await #expect(throws: DownloadError.network(.tooLarge(limit: 3))) {
            try await download(transport) { _ in progress.withLock { $0 += 1 } }
        }
        #expect(transport.ranges.count == 1)
        #expect(progress.withLock(\.self) == 0)
        #expect(folder.contents.isEmpty)
    }

    @Test func `removes a file that grows above the limit`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [Self.tag], body: "abc", error: .unreachable(.lost)),
            .init(status: 206, headers: [HTTPHeader("Content-Range", "bytes 3-5/*")], body: "d")
        )

        await #expect(throws: DownloadError.network(.tooLarge(limit: 3))) {
            try await download(transport)
        }
        #expect(transport.ranges == [nil, "bytes=3-"])
        #expect(folder.contents.isEmpty)
    }

    private func length(_ count: Int) -> HTTPHeader { HTTPHeader("Content-Length", "\(count)") }

    private func download(
        _ transport: ScriptedTransport,
        progress: @escaping @Sendable (DownloadProgress) -> Void = { _ in }
    ) async throws {
        let downloader = FileDownloader(
            transport: transport,
            idleTimeout: .seconds(1),
            sizeLimit: 3,
            pause: { _ in }
        )
        let url = try #require(URL(string: "https://example.org/file.gz"))
        _ = try await downloader.download(url, headers: [], to: path, progress: progress)
    }
}
