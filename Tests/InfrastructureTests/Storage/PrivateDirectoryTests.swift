import Foundation
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

struct PrivateDirectoryTests {
    private let root: TemporaryDirectory
    private let directory: PrivateDirectory

    init() throws {
        root = try TemporaryDirectory()
        directory = PrivateDirectory(path: root.path(of: "a/b"))
    }

    @Test func `replaces a file only when the draft is committed`() throws {
        try root.write("old", to: "a/b/file")

        let replacement = try directory.beginReplacing("file")
        try write("new", to: replacement.draftPath)
        let before = try root.read("a/b/file")
        try replacement.commit()

        #expect(before == "old")
        #expect(try root.read("a/b/file") == "new")
        #expect(root.contents == ["a", "a/b", "a/b/file", "a/b/file.lock"])
    }

    @Test func `removes a draft that is not committed`() throws {
        try root.write("old", to: "a/b/file")

        try discardDraft(of: "file")

        #expect(try root.read("a/b/file") == "old")
        #expect(!root.exists("a/b/file.new"))
    }

    @Test func `reports that a draft can't replace the file, and removes it`() throws {
        try root.write("in the way", to: "a/b/file/inside")

        #expect(
            throws: StorageError.cannotWrite(
                path: directory.path(of: "file"),
                reason: "Is a directory"
            )
        ) {
            let replacement = try directory.beginReplacing("file")
            try write("new", to: replacement.draftPath)
            try replacement.commit()
        }
        #expect(!root.exists("a/b/file.new"))
    }

    @Test func `lets one process at a time replace a file`() async throws {
        let replacement = try directory.beginReplacing("file")
        let locked = StorageError.locked(path: directory.path(of: "file.lock"))

        #expect(throws: locked) { try discardDraft(of: "file") }
        await #expect(throws: locked) { try await directory.remove("file", waitingUntil: { .now }) }
        try write("new", to: replacement.draftPath)
        directory.removeAbandonedDraft(of: "file")
        try replacement.commit()

        #expect(try root.read("a/b/file") == "new")
        // Waits, because a process that another test starts shares the lock until its `exec`.
        _ = try await directory.beginReplacing("file") { .now.advanced(by: .seconds(10)) }
    }

    @Test func `removes an abandoned draft, and creates nothing if there is none`() throws {
        directory.removeAbandonedDraft(of: "file")
        #expect(root.contents.isEmpty)

        try root.write("half", to: "a/b/file.new")
        try root.write("old", to: "a/b/file")
        directory.removeAbandonedDraft(of: "file")

        #expect(!root.exists("a/b/file.new"))
        #expect(try root.read("a/b/file") == "old")
    }

    @Test func `removes a file and its draft, if they exist`() async throws {
        try await directory.remove("file", waitingUntil: { .now })
        #expect(root.contents.isEmpty)

        try root.write("old", to: "a/b/file")
        try root.write("half", to: "a/b/file.new")
        try await directory.remove("file", waitingUntil: { .now })
        try await directory.remove("file", waitingUntil: { .now })

        #expect(root.contents == ["a", "a/b", "a/b/file.lock"])
    }

    @Test func `reports a file that it can't remove`() async throws {
        try root.write("text", to: "a/b/index/inside")
        let path = root.path(of: "a/b/index")

        let error = await #expect(throws: StorageError.self) {
            try await directory.remove("index") { .now }
        }

        // Systems differ in the reason.
        guard case .cannotWrite(path, reason: _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(root.contents.contains("a/b/index/inside"))
    }

    @Test func `works if the directory or a parent is a link`() throws {
        try root.write("", to: "elsewhere/b/x")
        try FileManager.default.createSymbolicLink(
            atPath: root.path(of: "a"),
            withDestinationPath: root.path(of: "elsewhere")
        )
        try FileManager.default.createSymbolicLink(
            atPath: root.path(of: "c"),
            withDestinationPath: root.path(of: "elsewhere/b")
        )

        for path in ["a/b", "c", "a/new"].map(root.path(of:)) {
            let directory = PrivateDirectory(path: path)
            try directory.create()
            try directory.replace("file", with: Data(path.utf8), draft: "draft")
            let file = directory.path(of: "file")
            #expect(try FileDescriptor.contents(of: file, limit: 1000) == Data(path.utf8))
        }
    }

    @Test func `does not write to a directory that every user can write to`() throws {
        try directory.create()
        try setPermissions(0o777)
        #expect(
            throws: StorageError.cannotWrite(
                path: directory.path,
                reason: "other users can write to it"
            )
        ) { try directory.create() }

        try setPermissions(0o770)
        try directory.create()
    }

    @Test func `checks that files can be written, and leaves none`() throws {
        try directory.checkWriting()
        #expect(root.contents.isEmpty)

        try directory.create()
        try directory.checkWriting()
        #expect(root.contents == ["a", "a/b"])

        try setPermissions(0o777)
        #expect(throws: StorageError.self) { try directory.checkWriting() }
        // In a folder such as /tmp, the directory would be the user's own.
        try PrivateDirectory(path: directory.path(of: "new")).checkWriting()
    }

    @Test func `nothing can be written below a file`() throws {
        try root.write("in the way", to: "a")

        #expect(throws: StorageError.self) { try directory.checkWriting() }
    }

    @Test(arguments: [
        (1000, 0o700, 1000, true), (1000, 0o755, 1000, true), (1000, 0o775, 1000, true),
        (1001, 0o700, 1000, false), (0, 0o755, 1000, false), (1000, 0o700, 0, true),
        (1000, 0o777, 1000, false), (0, 0o1777, 0, false),
    ])
    func `trusts a directory of the user's own that others can't write to`(
        owner: uid_t,
        mode: mode_t,
        user: uid_t,
        isTrusted: Bool
    ) {
        let problem = PrivateDirectory.problem(owner: owner, mode: mode, user: user)

        #expect((problem == nil) == isTrusted)
    }

    private func contents(of name: String, limit: Int) throws -> Data? {
        try FileDescriptor.contents(of: directory.path(of: name), limit: limit)
    }

    @Test func `rejects a file above the limit`() throws {
        try root.write("12345", to: "a/b/file")

        #expect(try contents(of: "file", limit: 5) == Data("12345".utf8))
        #expect(
            throws: StorageError.cannotRead(
                path: directory.path(of: "file"),
                reason: "it is too large"
            )
        ) { try contents(of: "file", limit: 4) }
    }

    @Test func `reads through a link, and does not wait for a pipe`() throws {
        try root.place(.link, at: "a/b/link")
        try root.place(.pipe, at: "a/b/pipe")

        let text = Data(TemporaryDirectory.foreignText.utf8)
        #expect(try contents(of: "link", limit: 1000) == text)
        #expect(throws: StorageError.self) { try contents(of: "pipe", limit: 1000) }
    }

    private func discardDraft(of name: String) throws {
        let replacement = try directory.beginReplacing(name)
        try write("draft", to: replacement.draftPath)
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    private func setPermissions(_ permissions: Int) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: permissions],
            ofItemAtPath: directory.path
        )
    }
}
