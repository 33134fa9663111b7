import Domain
import Foundation
import TestSupport
import Testing

@testable import MoviesCLI

struct StoredCredentialTests {
    @Test(arguments: [
        ("", "{\n  accessToken: 'new',\n}\n"), (" \n", "{\n  accessToken: 'new',\n}\n"),
        ("// mine\n", "// mine\n\n{\n  accessToken: 'new',\n}\n"),
        ("// mine", "// mine\n{\n  accessToken: 'new',\n}\n"),
        ("{}", "{\n  accessToken: 'new',\n}"),
        (
            "// mine\n{ language: 'ko' } // end",
            "// mine\n{ language: 'ko', accessToken: 'new' } // end"
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
        let bytes = ConfigurationFile.contents(Array(text.utf8), storing: .accessToken("new"))

        #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == changed)
    }

    @Test(arguments: ["[]", "{", "{ a: b }", "x"])
    func `does not change what is no object`(text: String) {
        #expect(ConfigurationFile.contents(Array(text.utf8), storing: .apiKey("new")) == nil)
    }

    @Test(arguments: ["a'b", "a\\b", "a\"b", "\\'"])
    func `stores any character that a token can have`(secret: String) throws {
        let file = try file("", storing: .accessToken(secret))

        #expect(file.text(of: .accessToken) == secret)
    }

    @Test func `replaces a token by a key`() throws {
        let file = try file("{ accessToken: 'old', region: 'KR' }", storing: .apiKey("new"))

        #expect(file.text(of: .apiKey) == "new")
        #expect(file.text(of: .accessToken) == nil)
        #expect(file.text(of: .region) == "KR")
    }

    private func file(
        _ text: String,
        storing credential: Credential
    ) throws -> ConfigurationFile {
        let folder = try TemporaryDirectory()
        let contents = try #require(
            ConfigurationFile.contents(Array(text.utf8), storing: credential)
        )
        try folder.write(Data(contents), to: ConfigurationFile.name)
        return try ConfigurationFile(folder: folder.path)
    }
}
