import Data
import Domain
import Foundation
import TestSupport
import Testing

struct FileCredentialRepositoryTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test func `edits the file, which is private afterwards`() async throws {
        let path = try folder.write("old", to: "config.json5")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        let stored = try await repository("config.json5").store(.apiKey("new"))

        #expect(stored == path)
        #expect(try folder.read("config.json5") == "old+new")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o600)
    }

    @Test func `creates the file and its folder`() async throws {
        _ = try await repository("a/b/config.json5").store(.apiKey("new"))

        #expect(try folder.read("a/b/config.json5") == "+new")
    }

    @Test func `changes the target of a link`() async throws {
        let target = try folder.write("old", to: "dotfiles/movies.json5")
        let link = try link("config/config.json5", to: target)

        let stored = try await repository("config/config.json5").store(.apiKey("new"))

        #expect(stored == target)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
        #expect(try folder.read("dotfiles/movies.json5") == "old+new")
    }

    @Test func `creates the target of a dangling link`() async throws {
        let link = try link("config/config.json5", to: "../dotfiles.json5")

        _ = try await repository("config/config.json5").store(.apiKey("new"))

        #expect(try folder.read("dotfiles.json5") == "+new")
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil)
    }

    @Test func `does not change a file that can't be edited`() async throws {
        let path = try folder.write("invalid", to: "config.json5")
        let failure = StorageFailure(
            operation: .write,
            path: path,
            reason: "it is not one JSON5 object"
        )

        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        await #expect(throws: MoviesError.storage(failure)) {
            try await repository("config.json5").store(.apiKey("new"))
        }
        #expect(try folder.read("config.json5") == "invalid")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o644)
    }

    @Test func `reports that there is no folder`() async {
        let repository = FileCredentialRepository(
            file: UserFile { () throws(MoviesError) in throw .offline(.tmdb) },
            check: { _ in },
            edit: { file, _ in file }
        )

        await #expect(throws: MoviesError.offline(.tmdb)) {
            try await repository.store(.apiKey("new"))
        }
    }

    @Test func `checks the credential that it is given`() async throws {
        let repository = FileCredentialRepository(
            file: UserFile { "" },
            check: { credential throws(MoviesError) in
                if credential == .apiKey("bad") { throw .credentialRefused(credential.source) }
            },
            edit: { file, _ in file }
        )

        try await repository.check(.apiKey("good"))
        await #expect(throws: MoviesError.credentialRefused(.tmdb)) {
            try await repository.check(.apiKey("bad"))
        }
    }

    /// Appends the credential to any file but an invalid one.
    private func repository(_ name: String) -> FileCredentialRepository {
        FileCredentialRepository(
            file: UserFile { [path = folder.path(of: name)] in path },
            check: { _ in },
            edit: { file, credential in
                file == Array("invalid".utf8) ? nil : file + Array("+\(credential.secret)".utf8)
            }
        )
    }

    private func link(_ name: String, to target: String) throws -> String {
        let link = folder.path(of: name)
        try folder.write("", to: "config/other")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        return link
    }
}
