import Foundation
import Synchronization
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

struct FileResumptionTests {
    private static let lost = NetworkError.unreachable(.lost)
    private static let tag = HTTPHeader("ETag", "\"v1\"")
    private static let weakTag = HTTPHeader("ETag", "W/\"v1\"")
    private static let date = HTTPHeader("Last-Modified", "Fri, 20 Nov 2026 23:59:59 GMT")
    private static let encoding = HTTPHeader("Content-Encoding", "gzip")

    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = folder.path(of: "file.gz")
    }

    @Test(
        arguments: [
            ([tag], tag.value), ([date], date.value), ([tag, date], tag.value),
            ([date, tag], tag.value),
            ([weakTag, date], date.value), ([weakTag], nil), ([], nil),
            ([encoding, tag, date], nil),
        ] as [([HTTPHeader], String?)]
    )
    func `resumes only with a validator`(headers: [HTTPHeader], validator: String?) async throws {
        let transport = ScriptedTransport(
            .init(headers: headers, body: "abc", error: Self.lost),
            .init(status: validator == nil ? 200 : 206, headers: [range("3-5/6")], body: "def")
        )

        try await transport.download(to: path)

        #expect(transport.ranges == [nil, validator.map { _ in "bytes=3-" }])
        #expect(transport.headers("If-Range") == [nil, validator])
        #expect(try folder.read("file.gz") == (validator == nil ? "def" : "abcdef"))
    }

    @Test(
        arguments: [
            ([tag, date], tag.value, nil), ([weakTag, date], weakTag.value, nil),
            ([date], nil, date.value), ([], nil, nil), ([encoding, tag, date], nil, nil),
        ] as [([HTTPHeader], String?, String?)]
    )
    func `downloads a whole file again only if the server has another version`(
        headers: [HTTPHeader],
        tag: String?,
        date: String?
    ) async throws {
        let isConditional = tag != nil || date != nil
        let transport = ScriptedTransport(
            .init(headers: headers, body: "abc"),
            isConditional ? .init(status: 304) : .init(headers: headers, body: "abc")
        )

        let first = try await transport.download(to: path)
        let second = try await transport.download(to: path)

        #expect(transport.headers("If-None-Match") == [nil, tag])
        #expect(transport.headers("If-Modified-Since") == [nil, date])
        #expect(transport.ranges == [nil, nil])
        #expect(try folder.read("file.gz") == "abc")
        #expect(first == second)
        #expect((first == nil) == headers.isEmpty)
    }

    @Test func `replaces a whole file by another version`() async throws {
        let newTag = HTTPHeader("ETag", "\"v2\"")
        let transport = ScriptedTransport(
            .init(headers: [Self.tag], body: "abcdef"),
            .init(headers: [newTag], body: "xyz"),
            .init(status: 304)
        )

        for _ in 0..<3 { try await transport.download(to: path) }

        #expect(transport.headers("If-None-Match") == [nil, Self.tag.value, newTag.value])
        #expect(try folder.read("file.gz") == "xyz")
    }

    @Test func `a file that was changed since is not taken for the version of the server`()
        async throws
    {
        let transport = ScriptedTransport(
            .init(headers: [Self.tag], body: "abc"),
            .init(status: 206, headers: [range("2-5/6")], body: "cdef")
        )
        try await transport.download(to: path)
        try folder.write("ab", to: "file.gz")

        try await transport.download(to: path)

        #expect(transport.ranges == [nil, "bytes=2-"])
        #expect(try folder.read("file.gz") == "abcdef")
    }

    @Test func `fails if a server has no other version of a file that is not there`() async {
        let transport = ScriptedTransport(.init(status: 304))

        await #expect(throws: DownloadError.network(.httpStatus(NetworkResponse(status: 304)))) {
            try await transport.download(to: path)
        }
    }

    @Test func `sends the given headers with each request`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [Self.tag], body: "abc", error: Self.lost),
            .init(status: 206, headers: [range("3-5/6")], body: "def")
        )

        try await transport.download(to: path, headers: [HTTPHeader("User-Agent", "tests")])

        #expect(transport.headers("User-Agent") == ["tests", "tests"])
    }

    @Test(arguments: [
        "", "bytes", "bytes 3-5", "bytes */6", "items 3-5/6", "bytes x-5/6", "bytes 3-5/6 more",
        // A part that starts after the end of the existing part.
        "bytes 4-5/6", "bytes 100-105/200",
    ])
    func `starts over after a part that does not fit`(contentRange: String) async throws {
        try await leavePart("abc")
        let transport = ScriptedTransport(
            .init(status: 206, headers: [HTTPHeader("Content-Range", contentRange)], body: "def"),
            .init(headers: [HTTPHeader("Content-Length", "6")], body: "ABCDEF")
        )

        try await transport.download(to: path)

        #expect(transport.ranges == ["bytes=3-", nil])
        #expect(try folder.read("file.gz") == "ABCDEF")
    }

    @Test(
        arguments: [
            ([tag, date], [HTTPHeader("ETag", "\"v2\"")]),
            ([date], [HTTPHeader("Last-Modified", "Sat, 21 Nov 2026 00:00:00 GMT")]),
        ] as [([HTTPHeader], [HTTPHeader])]
    )
    func `starts over after a part of another version`(
        old: [HTTPHeader],
        new: [HTTPHeader]
    ) async throws {
        let transport = ScriptedTransport(
            .init(headers: old, body: "abc", error: Self.lost),
            .init(status: 206, headers: new + [range("3-5/6")], body: "DEF"),
            .init(headers: new + [HTTPHeader("Content-Length", "6")], body: "ABCDEF")
        )

        try await transport.download(to: path)

        #expect(transport.ranges == [nil, "bytes=3-", nil])
        #expect(try folder.read("file.gz") == "ABCDEF")
    }

    @Test(arguments: [
        ("bytes 3-5/6", "abcDEF"), ("BYTES 3-5/6", "abcDEF"), ("bytes 1-5/4", "aDEF"),
        ("bytes 0-5/3", "DEF"), ("bytes 3-5/*", "abcDEF"),
    ])
    func `writes a part at its position`(contentRange: String, content: String) async throws {
        try await leavePart("abc")
        let transport = ScriptedTransport(
            .init(status: 206, headers: [HTTPHeader("Content-Range", contentRange)], body: "DEF")
        )

        try await transport.download(to: path)

        #expect(try folder.read("file.gz") == content)
    }

    @Test(arguments: [("", nil), ("a", "bytes=1-")] as [(String, String?)])
    func `resumes from the first byte on`(part: String, range: String?) async throws {
        try await leavePart(part)
        let transport = ScriptedTransport(.init(body: "abc"))

        try await transport.download(to: path)

        #expect(transport.ranges == [range])
    }

    @Test func `starts over if the server has a file of another size`() async throws {
        try await leavePart("abc")
        let transport = ScriptedTransport(
            .init(status: 416, headers: [range("*/2")]),
            .init(body: "AB")
        )

        try await transport.download(to: path)

        #expect(transport.ranges == ["bytes=3-", nil])
        #expect(try folder.read("file.gz") == "AB")
    }

    @Test func `fails if the server refuses a range that was not requested`() async {
        let refusal = NetworkResponse(status: 416, headers: [range("*/0")])
        let transport = ScriptedTransport(.init(status: refusal.status, headers: refusal.headers))

        await #expect(throws: DownloadError.network(.httpStatus(refusal))) {
            try await transport.download(to: path)
        }
        #expect(transport.ranges == [nil])
    }

    @Test func `does not know the size of a body that was compressed`() async throws {
        let transport = ScriptedTransport(
            .init(headers: [Self.encoding, HTTPHeader("Content-Length", "2")], body: "abcdef")
        )
        let progress = Mutex<[DownloadProgress]>([])

        try await transport.download(to: path) { step in progress.withLock { $0.append(step) } }

        #expect(progress.withLock(\.self) == [.received(0, total: nil), .received(6, total: nil)])
        #expect(try folder.read("file.gz") == "abcdef")
    }

    @Test func `reports the part that exists already`() async throws {
        try await leavePart("abc")
        let transport = ScriptedTransport(
            .init(status: 206, headers: [range("3-5/6")], body: "def")
        )
        let progress = Mutex<[DownloadProgress]>([])

        try await transport.download(to: path) { step in progress.withLock { $0.append(step) } }

        #expect(progress.withLock(\.self) == [.received(3, total: 6), .received(6, total: 6)])
    }

    @Test(arguments: ["", "ab", "abc", "abcd"])
    func `treats a short response as a lost connection`(body: String) async {
        let transport = ScriptedTransport(
            .init(headers: [HTTPHeader("Content-Length", "5")], body: body)
        )

        await #expect(throws: DownloadError.network(Self.lost)) {
            try await transport.download(to: path)
        }
    }

    @Test func `treats a missing response as a lost connection`() async {
        await #expect(throws: DownloadError.network(Self.lost)) {
            try await ScriptedTransport(.init(status: 0)).download(to: path)
        }
        #expect(folder.contents.isEmpty)
    }

    @Test func `reports that it can't store the validator, and removes the file`()
        async throws
    {
        try folder.write("", to: "file.gz.tag/in the way")
        let transport = ScriptedTransport(.init(headers: [Self.tag], body: "abc"))

        let error = await #expect(throws: DownloadError.self) {
            try await transport.download(to: path)
        }

        let tagPath = path + ".tag"
        guard case .storage(.cannotWrite(tagPath, reason: _))? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!folder.contents.contains("file.gz"))
    }

    @Test func `discards a file and its validator`() async throws {
        try await leavePart("abc")
        #expect(folder.contents == ["file.gz", "file.gz.tag"])

        FileDownloader.discard(path)

        #expect(folder.contents.isEmpty)
    }

    /// Leaves the part of a file that an earlier run received.
    private func leavePart(_ text: String) async throws {
        let transport = ScriptedTransport(.init(headers: [Self.tag], body: text, error: .cancelled))
        await #expect(throws: DownloadError.network(.cancelled)) {
            try await transport.download(to: path)
        }
    }

    private func range(_ text: String) -> HTTPHeader {
        HTTPHeader("Content-Range", "bytes \(text)")
    }
}
