import Data
import Domain
import Foundation
import TestSupport
import Testing

struct FileCredentialRepositoryTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test func `replaces the file, which is private afterwards`() async throws {
        let path = try folder.write("old\nand more\n", to: "token")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        let stored = try await repository("token").store(.apiKey("new"))

        #expect(stored == path)
        #expect(try folder.read("token") == "new\n")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o600)
    }

    @Test func `creates the file and its folder`() async throws {
        _ = try await repository("a/b/token").store(.accessToken("new"))

        #expect(try folder.read("a/b/token") == "new\n")
    }

    @Test(arguments: [true, false])
    func `changes the target of a link, whether there is one or not`(exists: Bool) async throws {
        if exists { try folder.write("old", to: "secret") }
        try folder.write("", to: "config/other")
        let link = folder.path(of: "config/token")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../secret")

        _ = try await repository("config/token").store(.apiKey("new"))

        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../secret")
        #expect(try folder.read("secret") == "new\n")
    }

    @Test func `reports that there is no folder`() async {
        let repository = FileCredentialRepository(path: .failure(.offline(.tmdb))) { _ in }

        await #expect(throws: MoviesError.offline(.tmdb)) {
            try await repository.store(.apiKey("new"))
        }
    }

    @Test func `checks the credential that it is given`() async throws {
        let repository = FileCredentialRepository(path: .success("")) {
            credential throws(MoviesError) in
            if credential == .apiKey("bad") { throw .credentialRefused(credential.source) }
        }

        try await repository.check(.apiKey("good"))
        await #expect(throws: MoviesError.credentialRefused(.tmdb)) {
            try await repository.check(.apiKey("bad"))
        }
    }

    private func repository(_ name: String) -> FileCredentialRepository {
        FileCredentialRepository(path: .success(folder.path(of: name))) { _ in }
    }
}
