import Foundation
import Synchronization
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

/// Appending lines to a `FileStore`.
@Suite(.timeLimit(.minutes(20)))
struct AppendedFileTests {
    private let folder: TemporaryDirectory
    private let store: FileStore

    init() throws {
        folder = try TemporaryDirectory()
        store = FileStore(folder: folder.path(of: "data"))
    }

    @Test func `appends lines in order, and creates the file`() async throws {
        try await append("one\n")
        try await append("two\n")

        #expect(try folder.read("data/lines") == "one\ntwo\n")
        #expect(folder.contents == ["data", "data/lines", "data/lines.lock"])
    }

    @Test(arguments: [("cut", "cut\nnew\n"), ("whole\n", "whole\nnew\n"), ("", "new\n")])
    func `starts a new line`(content: String, expected: String) async throws {
        try folder.write(content, to: "data/lines")

        try await append("new\n")

        #expect(try folder.read("data/lines") == expected)
    }

    @Test(arguments: [
        ("a\nb\n", false), ("a\nb\nc\n", true), ("\n\n\n", true), ("", false),
        // Many bytes are not many lines; a line without a line break counts too.
        ("a much longer line than there may be lines\nb\n", false), ("a\nb", false),
        ("a\nb\nc", true),
    ])
    func `compacts a file of more than three lines`(content: String, isCompacted: Bool) async throws
    {
        try folder.write(content, to: "data/lines")
        let whole = content + (content.hasSuffix("\n") || content.isEmpty ? "" : "\n") + "new\n"

        try await append("new\n", lineLimit: 3) { Data("compact of \($0.count)\n".utf8) }

        let expected = isCompacted ? "compact of \(whole.utf8.count)\n" : whole
        #expect(try folder.read("data/lines") == expected)
        #expect(!folder.contents.contains("data/lines.new"))
    }

    @Test func `loses no line of concurrent appends`() async throws {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask { try? await append("\(number)\n") }
            }
        }

        let lines = try folder.read("data/lines").split(separator: "\n").compactMap { Int($0) }
        #expect(lines.sorted() == Array(0..<20))
    }

    private func append(
        _ line: String,
        lineLimit: Int = 1_000,
        compact: @Sendable (Data) -> Data = { $0 }
    ) async throws {
        try await store.append(line, to: "lines", lineLimit: lineLimit, compact: compact)
    }
}
