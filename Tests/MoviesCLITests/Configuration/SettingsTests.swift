import CommandLineKit
import Domain
import Foundation
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI

struct SettingsTests {
    private let home: TemporaryDirectory

    init() throws {
        home = try TemporaryDirectory()
    }

    @Test func `has defaults for all settings`() throws {
        let settings = try settings()

        #expect(settings.tmdb == nil)
        #expect(settings.language.description == "en-US")
        #expect(settings.region == nil)
        #expect(!settings.includesAdult)
        #expect(settings.color == .auto)
        #expect(settings.timeout.duration == .seconds(10))
        #expect(settings.keepsHistory)
        #expect(settings.warnings.isEmpty)
    }

    @Test func `uses TMDB's own URLs by default`() throws {
        let tmdb = try #require(try settings(environment: ["TMDB_API_KEY": "k"]).tmdb)

        #expect(tmdb.apiURL.description == "https://api.themoviedb.org/3")
        #expect(tmdb.imageURL.description == "https://image.tmdb.org/t/p")
    }

    @Test func `offers each online source`() {
        let names = SourceOption.allCases.map(\.rawValue)

        #expect(names == ["auto"] + OnlineSource.allCases.map(\.rawValue) + ["catalog"])
    }

    @Test func `options override the environment, which overrides the file`() throws {
        try configure("{ language: 'fr', color: 'always', timeout: 3, region: 'FR' }")

        let fromFile = try settings(environment: ["LANG": "ko_KR.UTF-8"])
        let fromEnvironment = try settings(environment: ["NO_COLOR": "1"])
        let automatic = try settings(["--color", "auto"], environment: ["NO_COLOR": "1"])
        let fromOptions = try settings(
            ["--language", "ja-jp", "--color", "always", "--timeout", "0.5", "--region", "jp"],
            environment: ["NO_COLOR": "1"]
        )

        #expect(fromFile.language.description == "fr")
        #expect(fromFile.color == .always)
        #expect(fromFile.timeout.duration == .seconds(3))
        #expect(fromFile.region?.description == "FR")
        #expect(fromEnvironment.color == .never)
        #expect(automatic.color == .never)
        #expect(fromOptions.language.description == "ja-JP")
        #expect(fromOptions.color == .always)
        #expect(fromOptions.timeout.duration == .milliseconds(500))
        #expect(fromOptions.region?.description == "JP")
    }

    @Test(arguments: [
        (["LANG": "ko_KR.UTF-8"], "ko-KR"), (["LANG": "C"], "en-US"), (["LANG": "POSIX"], "en-US"),
        (["LANG": "C.UTF-8"], "en-US"), (["LANG": "de"], "de"), (["LANG": "sr_RS@latin"], "sr-RS"),
        (["LANG": "ko_KR", "LC_ALL": "fr_FR"], "fr-FR"), (["LC_MESSAGES": "ja_JP.eucJP"], "ja-JP"),
        (["LANG": "ko_KR", "LC_ALL": ""], "ko-KR"),
    ])
    func `uses the language of the locale`(environment: [String: String], language: String) throws {
        #expect(try settings(environment: environment).language.description == language)
    }

    @Test(
        arguments: [
            ([:], [], .auto), (["FORCE_COLOR": "1"], [], .always),
            (["FORCE_COLOR": "0"], [], .auto),
            (["FORCE_COLOR": ""], [], .auto), (["CLICOLOR_FORCE": "1"], [], .always),
            (["FORCE_COLOR": "3", "NO_COLOR": "1"], [], .never),
            (["FORCE_COLOR": "1"], ["--no-color"], .never),
            (["NO_COLOR": "1"], ["--color", "always"], .always),
        ] as [([String: String], [String], ColorMode)]
    )
    func `takes colors from options and the environment`(
        environment: [String: String],
        options: [String],
        mode: ColorMode
    ) throws {
        #expect(try settings(options, environment: environment).color == mode)
    }

    @Test func `saves no queries if an option, the environment or the file says so`() throws {
        #expect(try !settings(["--no-history"]).keepsHistory)
        #expect(try !settings(environment: ["MOVIES_NO_HISTORY": "1"]).keepsHistory)
        #expect(try settings(environment: ["MOVIES_NO_HISTORY": ""]).keepsHistory)

        try configure("{ history: false }")
        #expect(try !settings().keepsHistory)
    }

    @Test func `prefers the token to the key, and the environment to the file`() throws {
        try configure("{ accessToken: 'file-token', apiKey: 'file-key' }")

        #expect(try credential(of: [:]) == .accessToken("file-token"))
        #expect(
            try credential(of: ["TMDB_ACCESS_TOKEN": " env-token\n"]) == .accessToken("env-token")
        )
        #expect(try credential(of: ["TMDB_API_KEY": "env-key"]) == .apiKey("env-key"))
    }

    @Test func `uses TMDB with a credential by default`() throws {
        let environment = ["TMDB_API_KEY": "k"]

        #expect(try settings(environment: environment).tmdb != nil)
        #expect(try settings(["--offline"], environment: environment).tmdb != nil)
        #expect(try settings(["--source", "catalog"], environment: environment).tmdb == nil)
        #expect(try settings(["--source", "tmdb"]).tmdb != nil)
        #expect(try settings(environment: ["TMDB_API_KEY": ""]).tmdb == nil)
    }

    @Test func `reads JSON5 with comments, and warns about unknown keys`() throws {
        try configure("// mine\n{ includeAdult: true, source: 'catalog', histroy: false, }")

        let settings = try settings()

        #expect(settings.includesAdult)
        #expect(settings.tmdb == nil)
        #expect(settings.keepsHistory)
        #expect(settings.warnings.count == 1)
        #expect(
            settings.warnings.first?.hasSuffix("unknown key 'histroy'; did you mean 'history'?")
                == true
        )
    }

    @Test func `validates TMDB's settings only if TMDB is used`() throws {
        let settings = try settings(
            ["--source", "catalog"],
            environment: ["MOVIES_API_URL": "banana", "TMDB_ACCESS_TOKEN": "a b"]
        )

        #expect(settings.tmdb == nil)
    }

    @Test(arguments: [
        ("{ timeout: 'soon' }", "'timeout' must be a number of seconds, such as 10"),
        (
            "{\n source: 'moon' }",
            "line 2, column 10: 'source' must be auto, tmdb or catalog, not 'moon'"
        ),
        ("{ timeout: -1 }", "'timeout' must be a number of seconds above 0"),
        (
            "{ language: 'Korean' }",
            "'language' must be a language such as en or ko-KR, not 'Korean'"
        ),
        ("{ apiURL: 'http://example.org', apiKey: 'k' }", "'apiURL' must be a plain https URL"),
        ("{ accessToken: 'a b' }", "'accessToken' contains a character that is not valid"),
        ("{", "line 1, column 2: expected"),
        ("[]", "must be one object"),
    ])
    func `reports which setting is invalid`(file: String, message: String) throws {
        try configure(file)

        let error = try #require(throws: ErrorReport.self) { try settings() }
        #expect(error.summary.contains(message))
    }

    @Test(
        arguments: [
            [0x7B, 0x61, 0xF8, 0x3A, 0x20, 0x31, 0x7D], [0x7B, 0x61, 0xFF, 0x3A, 0x20, 0x31, 0x7D],
            [0x7B, 0x27, 0xC3, 0x27, 0x3A, 0x31, 0x7D], [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
            [0x7B, 0x00, 0x7D, 0x00], [0xED, 0xA0, 0x80],
        ] as [[UInt8]]
    )
    func `rejects a file that is not UTF-8`(bytes: [UInt8]) throws {
        try home.write(Data(bytes), to: ".config/movies/config.json5")

        let error = try #require(throws: ErrorReport.self) { try settings() }
        #expect(error.summary.hasSuffix("config.json5 is not UTF-8; save it as UTF-8"))
    }

    @Test func `survives any bytes in the file`() throws {
        let tokens = [
            "{", "}", "[", ":", ",", "'", "\"", "\\", "\\u", "\\uD800", "/*", "*/", "//", "\n",
            "0x",
            "+", "-", ".", "1e9999", "Infinity", "null", "timeout", "apiKey", "\u{FEFF}",
            "\u{2028}",
            "é", "😀",
        ]
        var random = SplitMix64(seed: 42)
        for _ in 0..<300 {
            var bytes = Array("{ apiKey: 'a', timeout: 3 }".utf8)
            for _ in 0..<4 {
                let place = Int.random(in: 0...bytes.count, using: &random)
                let token = tokens.randomElement(using: &random) ?? ""
                bytes.insert(contentsOf: token.utf8, at: place)
                if Bool.random(using: &random) {
                    bytes.insert(.random(in: 0...255, using: &random), at: place)
                }
            }
            try home.write(Data(bytes), to: ".config/movies/config.json5")

            do throws(ErrorReport) {
                _ = try ConfigurationFile(folder: home.path(of: ".config/movies"))
            } catch {
                #expect(error.summary.contains("config.json5"))
            }
        }
    }

    private func configure(_ text: String) throws {
        try home.write(text, to: ".config/movies/config.json5")
    }

    private func credential(of environment: [String: String]) throws -> Credential? {
        try settings(environment: environment).tmdb?.credential
    }

    private func settings(
        _ options: [String] = [],
        environment: [String: String] = [:]
    ) throws -> Settings {
        try Settings(
            options: ArgumentParser.parse(["search", "x"] + options, of: CommandTable.program)
                .options,
            environment: Environment(environment.merging(["HOME": home.path]) { $1 })
        )
    }
}

extension Settings {
    /// The settings of a command.
    init(options: OptionValues, environment: Environment) throws(ErrorReport) {
        try self.init(SettingSources(options: options, environment: environment))
    }
}
