import Data
import Domain
import Foundation
import TestSupport
import Testing

struct UserFileTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `replaces the file, which is private afterwards`() async throws {
        let path = try folder.write("old\nand more\n", to: "token")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        let stored = try await file("token").write("new\n", replacing: true)

        #expect(stored == path)
        #expect(try folder.read("token") == "new\n")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o600)
    }

    @Test func `creates the file and its folder`() async throws {
        _ = try await file("a/b/token").write("new\n", replacing: false)

        #expect(try folder.read("a/b/token") == "new\n")
    }

    @Test(arguments: [true, false])
    func `changes the target of a link, whether there is one or not`(exists: Bool) async throws {
        if exists { try folder.write("old", to: "secret") }
        try folder.write("", to: "config/other")
        let link = folder.path(of: "config/token")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../secret")

        _ = try await file("config/token").write("new\n", replacing: exists)

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../secret")
        #expect(try folder.read("secret") == "new\n")
    }

    @Test func `keeps a file that it is not to replace`() async throws {
        try folder.write("old", to: "token")

        #expect(try await file("token").write("new", replacing: false) == folder.path(of: "token"))
        #expect(try folder.read("token") == "old")
    }

    private func file(_ name: String) -> UserFile { UserFile(path: folder.path(of: name)) }
}
