import Foundation
import Infrastructure
import SystemKit
import TestSupport
import Testing

struct FileStoreTests {
    private let directory: TemporaryDirectory
    private let store: FileStore
    private let folder: String

    init() throws {
        directory = try TemporaryDirectory()
        folder = directory.path(of: "a/b")
        store = FileStore(folder: folder)
    }

    @Test func `returns what was stored`() async throws {
        try await store.update("file") { _ in Data("one".utf8) }
        try await store.update("file") { ($0 ?? Data()) + Data(", two".utf8) }

        #expect(try store.contents(of: "file") == Data("one, two".utf8))
        #expect(try directory.read("a/b/file") == "one, two")
    }

    @Test func `leaves a file as it is if the change is nothing`() async throws {
        try await store.update("file") { _ in Data("one".utf8) }
        let path = directory.path(of: "a/b/file")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)

        try await store.update("file") { _ in nil }
        try await store.update("other") { _ in nil }

        #expect(try store.contents(of: "file") == Data("one".utf8))
        #expect(try permissions("a/b/file") == 0o640)
        #expect(try store.contents(of: "other") == nil)
    }

    @Test func `creates private directories and files`() async throws {
        try await store.update("file") { _ in Data() }

        #expect(try permissions("a") == 0o700)
        #expect(try permissions("a/b") == 0o700)
        #expect(try permissions("a/b/file") == 0o600)
    }

    @Test func `loses no concurrent change`() async throws {
        let folder = folder

        try await withThrowingTaskGroup { group in
            for index in 0..<50 {
                group.addTask {
                    // A separate store each, as in another process. On a busy machine, the last
                    // one waits longer than a user would.
                    let store = FileStore(folder: folder, lockDeadline: { .now + .seconds(600) })
                    try await store.update("file") { ($0 ?? Data()) + Data("\(index)\n".utf8) }
                }
            }
            try await group.waitForAll()
        }

        let lines = try directory.read("a/b/file").split(separator: "\n").compactMap { Int($0) }
        #expect(Set(lines) == Set(0..<50))
        #expect(lines.count == 50)
    }

    @Test func `replaces the draft of a killed process`() async throws {
        try directory.write("half of a fi", to: "a/b/file.new")
        try directory.write("", to: "a/b/file.lock")

        try await store.update("file") { _ in Data("whole".utf8) }

        #expect(try directory.read("a/b/file") == "whole")
    }

    @Test(arguments: FileObstacle.allCases)
    func `writes a new draft, whatever is in its place`(obstacle: FileObstacle) async throws {
        try directory.place(obstacle, at: "a/b/file.new")

        try await store.update("file") { _ in Data("whole".utf8) }

        #expect(try directory.read("a/b/file") == "whole")
        #expect(try directory.isForeignFileUntouched())
    }

    @Test(arguments: [FileObstacle.link, .danglingLink, .hardLink])
    func `replaces a link in place of the file`(obstacle: FileObstacle) async throws {
        try directory.place(obstacle, at: "a/b/file")
        try await store.update("file") { _ in Data("whole".utf8) }

        #expect(try directory.read("a/b/file") == "whole")
        #expect(try directory.isForeignFileUntouched())
    }

    @Test(arguments: [FileObstacle.pipe, nil])
    func `neither reads nor replaces what is not a file`(obstacle: FileObstacle?) async throws {
        if let obstacle { try directory.place(obstacle, at: "a/b/file") }
        if obstacle == nil { try directory.write("", to: "a/b/file/inside") }
        let failure = StorageError.cannotRead(
            path: folder + "/file",
            reason: "it is not a regular file"
        )

        #expect(throws: failure) { try store.contents(of: "file") }
        await #expect(throws: failure) {
            try await store.update("file") { _ in Data("whole".utf8) }
        }
    }

    @Test(arguments: [FileObstacle.pipe, .link, .danglingLink])
    func `does not append to anything but a file`(obstacle: FileObstacle) async throws {
        try directory.place(obstacle, at: "a/b/file")

        await #expect(
            throws: StorageError.cannotWrite(
                path: folder + "/file",
                reason: "it is not a regular file"
            )
        ) {
            try await store.append("line\n", to: "file", lineLimit: 10) { $0 }
        }
        #expect(try directory.isForeignFileUntouched())
    }

    @Test func `appends lines in order, and creates the file`() async throws {
        try await append("one\n")
        try await append("two\n")

        #expect(try directory.read("a/b/file") == "one\ntwo\n")
        #expect(directory.contents == ["a", "a/b", "a/b/file", "a/b/file.lock"])
    }

    @Test(arguments: [("cut", "cut\nnew\n"), ("whole\n", "whole\nnew\n"), ("", "new\n")])
    func `starts a new line`(content: String, expected: String) async throws {
        try directory.write(content, to: "a/b/file")

        try await append("new\n")

        #expect(try directory.read("a/b/file") == expected)
    }

    @Test(arguments: [
        ("a\nb\n", false), ("a\nb\nc\n", true), ("\n\n\n", true), ("", false),
        // Many bytes are not many lines; a line without a line break counts too.
        ("a much longer line than there may be lines\nb\n", false), ("a\nb", false),
        ("a\nb\nc", true),
    ])
    func `compacts a file of more than three lines`(content: String, isCompacted: Bool) async throws
    {
        try directory.write(content, to: "a/b/file")
        let whole = content + (content.hasSuffix("\n") || content.isEmpty ? "" : "\n") + "new\n"

        try await append("new\n", lineLimit: 3) { Data("compact of \($0.count)\n".utf8) }

        let expected = isCompacted ? "compact of \(whole.utf8.count)\n" : whole
        #expect(try directory.read("a/b/file") == expected)
        #expect(!directory.contents.contains("a/b/file.new"))
    }

    @Test func `waits for another process until the deadline`() async throws {
        let store = FileStore(folder: folder, lockDeadline: { .now })
        try await store.update("file") { _ in Data("old".utf8) }
        let lock = try HeldFile.locking(folder + "/file.lock")

        await #expect(throws: StorageError.locked(path: folder + "/file.lock")) {
            try await store.update("file") { _ in Data("new".utf8) }
        }
        #expect(try store.contents(of: "file") == Data("old".utf8))
        lock.release()
    }

    @Test func `reports that a directory can't be created`() async throws {
        let path = try directory.write("a file", to: "a")

        await #expect(
            throws: StorageError.cannotCreate(path: path + "/b", reason: "Not a directory")
        ) {
            try await store.update("file") { _ in Data() }
        }
    }

    @Test func `keeps the old file if it can't be replaced`() async throws {
        try directory.write("in the way", to: "a/b/file.new/inside")
        try directory.write("old", to: "a/b/file")

        await #expect(throws: StorageError.self) {
            try await store.update("file") { _ in Data("new".utf8) }
        }
        #expect(try directory.read("a/b/file") == "old")
    }

    private func append(
        _ line: String,
        lineLimit: Int = 1_000,
        compact: @Sendable (Data) -> Data = { $0 }
    ) async throws {
        try await store.append(line, to: "file", lineLimit: lineLimit, compact: compact)
    }

    private func permissions(_ name: String) throws -> Int {
        let path = directory.path(of: name)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require((attributes[.posixPermissions] as? NSNumber)?.intValue)
    }
}
