import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Infrastructure

struct FileDownloaderTests {
    /// Plays a server: each request gets the next answer, and the last one is kept.
    private final class ScriptedTransport: DownloadTransport {
        struct Answer {
            var status = 200
            var headers: [HTTPHeader] = []
            var body = ""
            var error: NetworkError?
        }

        private let answers: Mutex<[Answer]>
        private let requests = Mutex<[NetworkRequest]>([])

        init(_ answers: Answer...) {
            self.answers = Mutex(answers)
        }

        /// The `Range` of each request.
        var ranges: [String?] {
            requests.withLock {
                $0.map { request in
                    request.headers.first { $0.name == "Range" }?.value
                }
            }
        }

        func fetch(
            _ request: NetworkRequest,
            patience: Duration,
            _ receiver: any DownloadReceiver
        ) async throws(NetworkError) {
            requests.withLock { $0.append(request) }
            guard let answer = answers.withLock({ $0.count > 1 ? $0.removeFirst() : $0.first })
            else { throw .cancelled }
            let head = NetworkResponse(status: answer.status, headers: answer.headers)
            if answer.status > 0, receiver.receive(head) {
                _ = receiver.receive(Data(answer.body.utf8))
            }
            if let error = answer.error { throw error }
        }
    }

    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = folder.path(of: "file.gz")
    }

    @Test func `writes what comes to a file`() async throws {
        let transport = ScriptedTransport(.init(headers: [length(3)], body: "abc"))

        let head = try await download(transport)

        #expect(head.status == 200)
        #expect(try text() == "abc")
    }

    @Test func `goes on where the connection was lost`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6), tag], body: "abc", error: .unreachable(.lost)),
            .init(status: 206, headers: [range("3-5/6")], body: "d", error: .timedOut),
            .init(status: 206, headers: [range("4-5/6")], body: "ef")
        )

        _ = try await download(transport)

        #expect(try text() == "abcdef")
        #expect(transport.ranges == [nil, "bytes=3-", "bytes=4-"])
    }

    @Test func `goes on in another run`() async throws {
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

    @Test func `begins anew with another file`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6), tag], body: "abc", error: .unreachable(.lost)),
            .init(headers: [length(2)], body: "xy")
        )

        _ = try await download(transport)

        #expect(try text() == "xy")
    }

    @Test func `begins anew where it is not known what the part is a part of`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6)], body: "abc", error: .unreachable(.lost)),
            .init(headers: [length(6)], body: "abcdef")
        )

        _ = try await download(transport)

        #expect(try text() == "abcdef")
        #expect(transport.ranges == [nil, nil])
    }

    @Test func `is content with what is whole already`() async throws {
        let lost = ScriptedTransport(
            .init(headers: [length(3), tag], body: "abc", error: .cancelled)
        )
        _ = try? await download(lost)
        let transport = ScriptedTransport(.init(status: 416, headers: [range("*/3")]))

        _ = try await download(transport)

        #expect(try text() == "abc")
    }

    @Test func `takes a body that is too short for a lost connection`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [length(6), tag], body: "abc"),
            .init(status: 206, headers: [range("3-5/6")], body: "def")
        )

        _ = try await download(transport)

        #expect(try text() == "abcdef")
    }

    @Test func `gives up after three tries that bring nothing`() async throws {
        let transport = ScriptedTransport(.init(status: 0, error: .unreachable(.lost)))

        await #expect(throws: DownloadError.network(.unreachable(.lost))) {
            try await download(transport)
        }
        #expect(transport.ranges.count == 3)
        #expect(folder.contents.isEmpty)
    }

    @Test func `does not try again where that can't help, nor keeps what a server says to it`()
        async throws
    {
        let transport = ScriptedTransport(.init(status: 403, body: "<Error/>"))

        await #expect(throws: DownloadError.self) { try await download(transport) }
        #expect(transport.ranges.count == 1)
        #expect(folder.contents.isEmpty)
    }

    @Test func `says why it can't write`() async throws {
        let transport = ScriptedTransport(.init(body: "abc"))
        let downloader = FileDownloader(transport: transport, patience: .seconds(1))
        let url = try #require(URL(string: "https://example.org/file.gz"))

        await #expect(throws: DownloadError.self) {
            try await downloader.download(url, headers: [], to: folder.path(of: "none/file")) {
                _,
                _ in
            }
        }
    }

    private func download(_ transport: ScriptedTransport) async throws -> NetworkResponse {
        let downloader = FileDownloader(transport: transport, patience: .seconds(1)) { _ in }
        let url = try #require(URL(string: "https://example.org/file.gz"))
        return try await downloader.download(url, headers: [], to: path) { _, _ in }
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
