import CommandLineKit
import Domain
import Foundation
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI

struct ConfigurationFileTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
    }

    @Test func `reads every setting`() throws {
        let file = try file(
            """
            {
                accessToken: "token", apiKey: 'key', apiURL: 'https://a.example',
                imageURL: 'https://i.example', language: 'ko', region: 'KR', source: 'tmdb',
                includeAdult: true, color: 'never', timeout: 2.5, history: false,
            }
            """
        )

        #expect(file.text(of: .accessToken) == "token")
        #expect(file.text(of: .apiKey) == "key")
        #expect(file.text(of: .apiURL) == "https://a.example")
        #expect(file.text(of: .imageURL) == "https://i.example")
        #expect(file.text(of: .language) == "ko")
        #expect(file.text(of: .region) == "KR")
        #expect(file.text(of: .source) == "tmdb")
        #expect(file.text(of: .color) == "never")
        #expect(file.text(of: .timeout) == "2.5")
        #expect(file.text(of: .includeAdult) == "true")
        #expect(file.text(of: .history) == "false")
        #expect(file.warnings.isEmpty)
    }

    @Test(arguments: Setting.inFile)
    func `treats null as not set`(key: Setting) throws {
        let file = try file("{ \(key.rawValue): null }")

        #expect(file.text(of: key) == nil)
        #expect(file.text(of: .accessToken) == nil)
        #expect(file.text(of: .includeAdult) == nil)
        #expect(file.text(of: .history) == nil)
        #expect(file.warnings.isEmpty)
    }

    @Test(
        arguments: Setting.inFile.filter { ![.commands, .keys].contains($0) },
        ["[]", "{}", "[1]"]
    )
    func `names the setting whose value has the wrong type, and its place`(
        key: Setting,
        value: String
    ) {
        // A list may be empty.
        guard key.declaration.type.notation != .strings || value != "[]" else { return }

        expectError("{\n  // é\n  \(key.rawValue): \(value) }") { path in
            "\(path), line 3, column \(key.rawValue.count + 5): '\(key.rawValue)' must be "
                + key.declaration.type.requirement()
        }
    }

    @Test(arguments: [
        ("accessToken", "5"), ("language", "true"), ("includeAdult", "'yes'"),
        ("includeAdult", "1"),
        ("history", "0"), ("timeout", "'5'"), ("timeout", "true"), ("color", "false"),
    ])
    func `does not convert between types`(name: String, value: String) throws {
        let key = try #require(Setting(rawValue: name))

        expectError("{ \(key.rawValue): \(value) }") { path in
            "\(path), line 1, column \(key.rawValue.count + 5): '\(key.rawValue)' must be "
                + key.declaration.type.requirement()
        }
    }

    @Test(arguments: [
        ("{", 1, 2, "expected a key or '}'"), ("{ color: 'a' 'b' }", 1, 14, "expected ',' or '}'"),
        ("{ language: ko }", 1, 13, "expected a value; a string needs quotes"),
        ("{\n  timeout: 5\n  color: 'never'\n}", 3, 3, "expected ',' or '}'"),
        ("{ color: 'auto\n}", 1, 10, "expected the end of a string"),
        ("{ color: 'au\nto' }", 1, 10, "expected the end of a string"),
        ("{ /* mine\n}", 1, 3, "expected the end of a comment"),
        ("{ timeout 5 }", 1, 11, "expected ':'"), ("{ timeout: , }", 1, 12, "expected a value"),
        ("{ } x", 1, 5, "expected nothing after the object"),
        ("{ 기생충: '기', a: b }", 1, 16, "expected a value; a string needs quotes"),
    ])
    func `says where the syntax is wrong`(
        text: String,
        line: Int,
        column: Int,
        message: String
    ) {
        expectError(text) { path in
            "\(path), line \(line), column \(column): \(message); fix it, or move the file away"
        }
    }

    @Test(arguments: [
        (0o644, true), (0o640, true), (0o604, true), (0o600, false), (0o620, false),
    ])
    func `warns about a secret that others can read`(mode: Int, isReadable: Bool) throws {
        let path = try folder.write("{ apiKey: 'secret' }", to: "config.json5")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)

        let warnings = try ConfigurationFile(folder: folder.path).warnings

        #expect(
            warnings
                == (isReadable
                    ? ["other users can read the token in \(path); 'chmod 600' makes it private"]
                    : [])
        )
    }

    @Test func `does not mind that others read a file without a secret`() throws {
        let path = try folder.write("{ language: 'ko' }", to: "config.json5")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)

        #expect(try ConfigurationFile(folder: folder.path).warnings.isEmpty)
    }

    @Test(arguments: ["[]", "5", "'text'", "true", "null"])
    func `must be one object`(text: String) {
        expectError(text) { path in "\(path) must be one object, { … }" }
    }

    @Test(arguments: ["", " \n\t", "// mine", "/* mine */\n", "\u{FEFF}"])
    func `a blank file sets nothing`(text: String) throws {
        let file = try file(text)

        #expect(file.exists)
        #expect(Setting.inFile.allSatisfy { file.text(of: $0) == nil })
    }

    @Test(arguments: [
        "{ // c\r region: 'KR' }", "{ region: 'K\\\r\nR' }",
        "{ region: 'KR', x: [[1], {a: .5, b: +0x1F,}], }",
        "{ 'region' : \"KR\" } // end",
    ])
    func `finds settings in whatever the decoder reads`(text: String) throws {
        let file = try file(text)
        let bytes = Array(text.utf8)

        #expect(file.text(of: .region)?.contains("K") == true)
        #expect(try JSON5Outline(bytes).member("region") != nil)
    }

    @Test func `the first of equal keys counts, as for the decoder`() throws {
        let file = try file("{ region: 'KR',\n region: 'FR' }")

        #expect(file.text(of: .region) == "KR")
        #expect(file.name(of: .region).contains("line 1, column 11"))
    }

    @Test func `is empty if there is no file`() throws {
        let file = try ConfigurationFile(folder: folder.path(of: "no such folder"))

        #expect(!file.exists)
        #expect(file.text(of: .accessToken) == nil)
        #expect(file.text(of: .timeout) == nil)
        #expect(file.warnings.isEmpty)
    }

    @Test func `reports that the file can't be read`() throws {
        try folder.write("", to: "config.json5/in the way")
        let path = folder.path(of: "config.json5")

        #expect(
            throws: ErrorReport(.configuration, "can't read \(path): it is not a regular file")
        ) { try ConfigurationFile(folder: folder.path) }
    }

    @Test func `warns about a repeated key, of which the first counts`() throws {
        let file = try file("{ language: 'ko',\n  color: 'never', 'language': 'fr' }")

        let path = folder.path(of: "config.json5")
        #expect(file.text(of: .language) == "ko")
        #expect(
            file.warnings == [
                "\(path), line 2, column 19: 'language' is there already; only the first one counts"
            ]
        )
    }

    @Test func `warns about unknown keys in alphabetical order, with suggestions`() throws {
        let long = String(repeating: "x", count: 100)

        let warnings = try file("{ zebra: 1, timeuot: 2, \(long): 3, Language: 4 }").warnings

        let path = folder.path(of: "config.json5")
        #expect(
            warnings == [
                "\(path), line 1, column 130: unknown key 'Language'; did you mean 'language'?",
                "\(path), line 1, column 13: unknown key 'timeuot'; did you mean 'timeout'?",
                "\(path), line 1, column 25: unknown key '\(long.prefix(60))'",
                "\(path), line 1, column 3: unknown key 'zebra'",
            ]
        )
    }

    @Test(
        arguments: [
            (
                ["TMDB_ACCESS_TOKEN": "env-token", "TMDB_API_KEY": "env-key"],
                .accessToken("env-token")
            ),
            (["TMDB_ACCESS_TOKEN": "env-token"], .accessToken("env-token")),
            (["TMDB_API_KEY": "env-key"], .apiKey("env-key")),
            (["TMDB_ACCESS_TOKEN": " ", "TMDB_API_KEY": "env-key"], .apiKey("env-key")),
            ([:], .accessToken("file-token")),
        ] as [([String: String], Credential)]
    )
    func `uses the first credential that is set`(
        environment: [String: String],
        expected: Credential
    ) throws {
        let file = try file("{ accessToken: 'file-token', apiKey: 'file-key' }")

        #expect(try credential(environment, file) == expected)
    }

    @Test(
        arguments: [
            ("{ accessToken: ' ', apiKey: '\\n key\\t' }", .apiKey("key")),
            ("{ accessToken: '\\u00A0token\\u3000' }", .accessToken("token")),
            ("{ accessToken: '' }", nil),
            ("{}", nil), ("{ apiKey: 'k' }", .apiKey("k")),
        ] as [(String, Credential?)]
    )
    func `trims whitespace around a credential`(text: String, expected: Credential?) throws {
        let file = try file(text)

        #expect(try credential([:], file) == expected)
        #expect((sources([:], file).credential != nil) == (expected != nil))
    }

    @Test(
        arguments: [
            (["TMDB_ACCESS_TOKEN": "a b"], "{}", "TMDB_ACCESS_TOKEN"),
            (["TMDB_API_KEY": "a\u{1}b"], "{}", "TMDB_API_KEY"),
            ([:], "{ accessToken: 'a\\nb' }", "'accessToken'"),
            ([:], "{ apiKey: 'é' }", "'apiKey'"),
            (["TMDB_ACCESS_TOKEN": "é"], "{ apiKey: 'k' }", "TMDB_ACCESS_TOKEN"),
        ] as [([String: String], String, String)]
    )
    func `names the source of an invalid credential, without its value`(
        environment: [String: String],
        text: String,
        name: String
    ) throws {
        let file = try file(text)

        let error = try #require(throws: ErrorReport.self) {
            try credential(environment, file)
        }

        #expect(error.summary.contains(name))
        #expect(
            error.summary.hasSuffix(
                "contains a character that is not valid in a credential; copy it again"
            )
        )
        #expect(sources(environment, file).credential != nil)
    }

    @Test(
        arguments: [
            ([:], "{}", "https://api.themoviedb.org/3", "https://image.tmdb.org/t/p"),
            (
                [:], "{ apiURL: 'https://a.example/', imageURL: 'https://i.example' }",
                "https://a.example", "https://i.example"
            ),
            (
                ["MOVIES_API_URL": "http://127.0.0.1:1"],
                "{ apiURL: 'banana', imageURL: 'https://i.example' }", "http://127.0.0.1:1",
                "https://i.example"
            ),
            (
                ["MOVIES_IMAGE_URL": "http://127.0.0.1:2"], "{ apiURL: 'https://a.example' }",
                "https://a.example", "http://127.0.0.1:2"
            ),
        ] as [([String: String], String, String, String)]
    )
    func `reaches TMDB at the URLs of the environment or the file`(
        environment: [String: String],
        text: String,
        apiURL: String,
        imageURL: String
    ) throws {
        let settings = try TMDBSettings(sources(environment, file(text)))

        #expect(settings.apiURL.description == apiURL)
        #expect(settings.imageURL.description == imageURL)
    }

    @Test(
        arguments: [
            (["MOVIES_API_URL": "banana"], "{ apiURL: 'https://a.example' }", "MOVIES_API_URL"),
            (["MOVIES_IMAGE_URL": "http://a.example"], "{}", "MOVIES_IMAGE_URL"),
            ([:], "{ apiURL: 'https://u:p@a.example' }", "'apiURL'"),
            ([:], "{ imageURL: '' }", "'imageURL'"),
        ] as [([String: String], String, String)]
    )
    func `names the setting that is not a plain https URL`(
        environment: [String: String],
        text: String,
        name: String
    ) throws {
        let file = try file(text)

        let error = try #require(throws: ErrorReport.self) {
            try TMDBSettings(sources(environment, file))
        }

        #expect(error.summary.contains("\(name) must be a plain https "))
    }

    private func sources(
        _ environment: [String: String],
        _ file: ConfigurationFile
    ) -> SettingSources {
        SettingSources(
            options: OptionValues(),
            environment: Environment(environment),
            file: file
        )
    }

    private func file(_ text: String) throws -> ConfigurationFile {
        let path = try folder.write(text, to: "config.json5")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        return try ConfigurationFile(folder: folder.path)
    }

    private func expectError(
        _ text: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        message: (String) -> String
    ) {
        let expected = ErrorReport(.configuration, message(folder.path(of: "config.json5")))
        #expect(throws: expected, sourceLocation: sourceLocation) { try file(text) }
    }

    private func credential(
        _ environment: [String: String],
        _ file: ConfigurationFile
    ) throws -> Credential? {
        try TMDBSettings(sources(environment, file)).credential
    }
}
