import Foundation
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

struct FileRemovalTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `removes a file and an abandoned draft of it`() async throws {
        try folder.write("whole", to: "data/index")
        try folder.write("half", to: "data/index.new")
        try folder.write("other", to: "data/other")

        try await directory("data").remove("index") { .now }

        #expect(folder.contents == ["data", "data/index.lock", "data/other"])
    }

    @Test(arguments: ["index", "index.new"])
    func `removes the file or the draft if there is only one`(name: String) async throws {
        try folder.write("text", to: "data/\(name)")

        try await directory("data").remove("index") { .now }

        #expect(folder.contents == ["data", "data/index.lock"])
    }

    @Test(arguments: ["missing", "missing/below", "file/below"])
    func `removes nothing if there is no directory`(name: String) async throws {
        try folder.write("text", to: "file")

        try await directory(name).remove("index") { .now }

        #expect(folder.contents == ["file"])
    }

    @Test func `reports a file that it can't remove`() async throws {
        try folder.write("text", to: "data/index/inside")
        let path = folder.path(of: "data/index")

        let error = await #expect(throws: StorageError.self) {
            try await directory("data").remove("index") { .now }
        }

        // Systems differ in the reason.
        guard case .cannotWrite(path, reason: _)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(folder.contents.contains("data/index/inside"))
    }

    private func directory(_ name: String) -> PrivateDirectory {
        PrivateDirectory(path: folder.path(of: name))
    }
}
