import CommandLineKit
import Foundation
import Testing

@testable import MoviesCLI

/// Settings as they are typed after `movies config set`.
struct TypedSettingTests {
    @Test(arguments: [
        (Setting.language, ["ko-KR"], "'ko-KR'"), (.region, ["KR"], "'KR'"),
        (.source, ["catalog"], "'catalog'"), (.color, ["never"], "'never'"),
        (.timeout, ["2.5"], "2.5"), (.timeout, ["10"], "10"), (.history, ["false"], "false"),
        (.mouse, ["true"], "true"),
        (.apiURL, ["https://example.org/3"], "'https://example.org/3'"),
        (.excluded, ["/dev/null", "/dev/zero"], "['/dev/null', '/dev/zero']"),
    ])
    func `takes a valid value`(setting: Setting, values: [String], literal: String) throws {
        #expect(try setting.literal(values) == literal)
    }

    @Test func `a missing file is named with its whole path`() throws {
        let folder = FileManager.default.currentDirectoryPath

        #expect(throws: UsageError("there is no file \(folder)/no-such.csv")) {
            try Setting.included.literal(["/dev/null", "no-such.csv"])
        }
    }

    @Test(arguments: [
        (Setting.language, ["Korean!"], "language must be a language such as en or ko-KR"),
        (.timeout, ["soon"], "timeout must be a number of seconds above 0, at most 86400"),
        (.timeout, ["-5"], "timeout must be a number of seconds above 0, at most 86400"),
        (.history, ["no"], "history must be true or false"),
        (.source, ["imdb"], "source must be auto, tmdb or catalog"),
        (.color, [""], "color must be auto, always or never"),
        (
            .apiURL, ["https://me:password@example.org"],
            "apiURL must be a plain https URL, without a user or a query"
        ),
        (.region, [], "missing value; region must be a country such as KR"),
        (.region, ["KR", "US"], "region takes one value"),
        (.included, [""], "in must be the path of a file, or - for standard input"),
        (.included, ["-"], "in must be files, not standard input"),
        (.excluded, ["/"], "/ is a folder"),
        (.included, ["a\nb"], "in must be the path of a file, or - for standard input"),
        (.keys, ["{quit: 'Q'}"], "'keys' has several parts; 'movies config edit' changes it"),
        (.commands, ["[]"], "'commands' has several parts; 'movies config edit' changes it"),
    ])
    func `says what is valid, and does not repeat the value`(
        setting: Setting,
        values: [String],
        message: String
    ) {
        #expect(throws: UsageError(message)) { try setting.literal(values) }
    }

    @Test(arguments: [Setting.accessToken, .apiKey])
    func `takes no secret`(setting: Setting) {
        let message =
            "'\(setting.rawValue)' is a secret; 'movies config set-token' asks for it, "
            + "and does not show it"

        #expect(throws: UsageError(message)) { try setting.literal(["eyJsecret"]) }
        #expect(throws: UsageError(message)) { try setting.literal([]) }
        #expect(!Setting.typeable.contains(setting))
    }

    @Test(arguments: [
        ("notin", "unknown setting; did you mean 'notIn'?"),
        ("includeadult", "unknown setting; did you mean 'includeAdult'?"),
        ("pager", "the file can't have 'pager'; set PAGER instead"),
        ("imdbURL", "the file can't have 'imdbURL'; set MOVIES_IMDB_URL instead"),
    ])
    func `says which setting may be meant`(key: String, message: String) {
        #expect(throws: UsageError(message)) { try Setting(typed: key) }
    }

    @Test func `lists the settings if none is near, and repeats no word`() throws {
        let error = #expect(throws: UsageError.self) { try Setting(typed: "eyJsecret") }

        let message = try #require(error?.message)
        #expect(message.hasPrefix("unknown setting; the settings are accessToken, apiKey, "))
        #expect(!message.contains("eyJ"))
    }

    @Test(arguments: Setting.inFile)
    func `finds each setting of the file by its key`(setting: Setting) throws {
        #expect(try Setting(typed: setting.rawValue) == setting)
    }
}
