import Data
import Foundation
import Infrastructure
import SystemKit
import TestSupport
import Testing

@testable import MoviesCLI

struct CredentialStorageTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test(arguments: [
        ("", "{\n  accessToken: 'new',\n}\n"), (" \n", "{\n  accessToken: 'new',\n}\n"),
        ("// mine\n", "// mine\n\n{\n  accessToken: 'new',\n}\n"),
        ("// mine", "// mine\n{\n  accessToken: 'new',\n}\n"),
        ("{}", "{\n  accessToken: 'new',}"),
        (
            "// mine\n{ language: 'ko' } // end",
            "// mine\n{\n  accessToken: 'new', language: 'ko' } // end"
        ),
        ("{ accessToken: 'old' }", "{ accessToken: 'new' }"),
        ("{ \"accessToken\" : \"a}b\" , timeout: 3 }", "{ accessToken: 'new' , timeout: 3 }"),
        ("{ apiKey: 'old', /* apiKey: 'x' */ }", "{ accessToken: 'new', /* apiKey: 'x' */ }"),
        (
            "{ apiKey: 'k', color: 'auto', accessToken: 't' }",
            "{ apiKey: null, color: 'auto', accessToken: 'new' }"
        ),
        ("{ accessToken: 'a', accessToken: 'b' }", "{ accessToken: 'new', accessToken: 'new' }"),
    ])
    func `changes the credential and nothing else`(text: String, changed: String) throws {
        let bytes = CredentialStorage.bytes(Array(text.utf8), storing: .accessToken("new"))

        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == changed)
    }

    @Test(arguments: ["[]", "{", "{ a: b }", "x"])
    func `does not change what is no object`(text: String) {
        #expect(CredentialStorage.bytes(Array(text.utf8), storing: .apiKey("new")) == nil)
    }

    @Test(arguments: ["a'b", "a\\b", "a\"b", "\\'"])
    func `stores any character that a token can have`(secret: String) async throws {
        try await CredentialStorage(folder: folder.path).store(.accessToken(secret))

        let file = try ConfigurationFile(folder: folder.path)
        #expect(file.text(of: .accessToken) == secret)
    }

    @Test func `replaces a token by a key in a private file`() async throws {
        let path = try folder.write("{ accessToken: 'old', region: 'KR' }", to: "config.json5")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        try await CredentialStorage(folder: folder.path).store(.apiKey("new"))

        let file = try ConfigurationFile(folder: folder.path)
        #expect(file.text(of: .apiKey) == "new")
        #expect(file.text(of: .accessToken) == nil)
        #expect(file.text(of: .region) == "KR")
        #expect(file.warnings.isEmpty)
    }

    @Test func `creates the target of a dangling link`() async throws {
        let target = folder.path(of: "dotfiles.json5")
        let link = folder.path(of: "config/config.json5")
        try folder.write("", to: "config/other")
        try FileManager.default.createSymbolicLink(
            atPath: link,
            withDestinationPath: "../dotfiles.json5"
        )

        try await CredentialStorage(folder: folder.path(of: "config")).store(.apiKey("new"))

        #expect(try folder.read("dotfiles.json5") == "{\n  apiKey: 'new',\n}\n")
        #expect(FileManager.default.fileExists(atPath: target))
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil)
    }

    @Test func `does not change a file that became invalid`() async throws {
        try folder.write("{ region: }", to: "config.json5")

        await #expect(throws: StorageError.self) {
            try await CredentialStorage(folder: folder.path).store(.apiKey("new"))
        }
        #expect(try folder.read("config.json5") == "{ region: }")
    }

    @Test func `changes the target of a link`() async throws {
        let target = try folder.write("{ region: 'KR' }", to: "dotfiles/movies.json5")
        let link = folder.path(of: "config/config.json5")
        try folder.write("", to: "config/other")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)

        try await CredentialStorage(folder: folder.path(of: "config")).store(.apiKey("new"))

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
        let text = try String(contentsOfFile: target, encoding: .utf8)
        #expect(text == "{\n  apiKey: 'new', region: 'KR' }")
    }
}
