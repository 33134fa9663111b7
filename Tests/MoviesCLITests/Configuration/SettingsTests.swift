import CommandLineKit
import Domain
import Foundation
import Terminal
import TerminalDoubles
import TestSupport
import Testing

@testable import MoviesCLI

struct SettingsTests {
    private let home: TemporaryDirectory

    init() throws { home = try TemporaryDirectory() }

    @Test func `has defaults for all options`() throws {
        let settings = try settings()

        #expect(settings.tmdb == nil)
        #expect(settings.language.description == "en-US")
        #expect(settings.region == nil)
        #expect(settings.site == nil)
        #expect(settings.color == .auto)
        #expect(settings.timeout == .seconds(10))
        #expect(settings.movieFiles.included.isEmpty && settings.movieFiles.excluded.isEmpty)
        #expect(try settings.userKeys() == UserKeys())
        #expect(settings.warnings.isEmpty && settings.anyProblem == nil)
    }

    @Test func `offers each online source`() {
        let names = SourceOption.allCases.map(\.rawValue)

        #expect(names == ["auto"] + OnlineSource.allCases.map(\.rawValue) + ["catalog"])
    }

    @Test func `options override the environment, which overrides the file`() throws {
        try configure("--language=fr\n--color=always\n--timeout=3\n--timeout=4\n--region=FR")

        let fromFile = try settings(environment: ["LANG": "ko_KR.UTF-8"])
        let fromEnvironment = try settings(environment: ["NO_COLOR": "1"])
        let automatic = try settings(["--color", "auto"], environment: ["NO_COLOR": "1"])
        let none = try settings(["--no-color"], environment: ["FORCE_COLOR": "1"])
        let fromOptions = try settings(
            ["--language", "ja-jp", "--color", "always", "--timeout", "0.5", "--region", "jp"],
            environment: ["NO_COLOR": "1"]
        )

        #expect(fromFile.language.description == "fr")
        #expect(fromFile.color == .always)
        #expect(fromFile.timeout == .seconds(4))
        #expect(fromFile.region?.description == "FR")
        #expect(fromEnvironment.color == .never)
        #expect(automatic.color == .never && none.color == .never)
        #expect(fromOptions.language.description == "ja-JP")
        #expect(fromOptions.color == .always)
        #expect(fromOptions.timeout == .milliseconds(500))
        #expect(fromOptions.region?.description == "JP")
    }

    @Test func `takes a flag from the command line and from the file`() throws {
        let flags: [(name: String, isSet: (Settings) -> Bool)] = [
            ("--include-adult", { $0.includesAdult }), ("--no-history", { !$0.keepsHistory }),
            ("--no-images", { !$0.showsImages }), ("--no-mouse", { !$0.usesMouse }),
        ]
        for flag in flags {
            let typed = try settings([flag.name])
            try configure(flag.name)
            let stored = try settings()
            try configure("")

            for other in flags {
                #expect(other.isSet(typed) == (other.name == flag.name))
                #expect(other.isSet(stored) == (other.name == flag.name))
            }
        }
        #expect(try !settings(environment: ["MOVIES_NO_HISTORY": "1"]).keepsHistory)
    }

    @Test func `the files of an option replace both of the configuration`() throws {
        try configure("--in=a\n--not-in=~/b\n--not-in=/c")

        let stored = try settings().movieFiles
        let typed = try settings(["--in", "~/d", "--in", "e"]).movieFiles

        #expect(stored.included == [home.path(of: ".config/movies/a")])
        #expect(stored.excluded == [home.path(of: "b"), "/c"])
        #expect(stored.origin == home.path(of: ".config/movies/config"))
        #expect(typed.included == [home.path(of: "d"), "e"])
        #expect(typed.excluded.isEmpty && typed.origin == nil)
    }

    @Test(
        arguments: [
            (
                ["TMDB_ACCESS_TOKEN": " env-token\n", "TMDB_API_KEY": "k"],
                .accessToken("env-token")
            ),
            (["TMDB_API_KEY": "env-key"], .apiKey("env-key")),
            (["TMDB_ACCESS_TOKEN": " ", "TMDB_API_KEY": "env-key"], .apiKey("env-key")),
            ([:], .accessToken("stored")),
        ] as [([String: String], Credential)]
    )
    func `prefers the token to the key, and the environment to the file`(
        environment: [String: String],
        credential: Credential
    ) throws {
        try home.write(" stored \nmore", to: ".config/movies/token")

        #expect(try settings(environment: environment).tmdb?.credential == credential)
    }

    @Test(
        arguments: [
            ("0123456789abcdef0123456789ABCDEF\n", .apiKey("0123456789abcdef0123456789ABCDEF")),
            ("\u{A0}eyJ\u{3000}\r\n", .accessToken("eyJ")), (" \n", nil), ("", nil),
        ] as [(String, Credential?)]
    )
    func `tells a key from a token in the file`(text: String, credential: Credential?) throws {
        try home.write(text, to: ".config/movies/token")

        #expect(try settings().tmdb?.credential == credential)
    }

    @Test(arguments: [
        (["TMDB_ACCESS_TOKEN": "a b"], "TMDB_ACCESS_TOKEN"),
        (["TMDB_API_KEY": "a\u{1}b"], "TMDB_API_KEY"), ([:], "/token"),
    ])
    func `names the source of an invalid credential, without its value`(
        environment: [String: String],
        name: String
    ) throws {
        try home.write("a é", to: ".config/movies/token")

        let settings = try settings(environment: environment)

        #expect(
            settings.problem()?.summary.hasSuffix(
                "\(name) contains a character that is not valid in a credential; copy it again"
            ) == true
        )
        #expect(settings.credential != nil)
        #expect(settings.tmdb == nil)
    }

    @Test func `uses TMDB with a credential by default`() throws {
        let environment = ["TMDB_API_KEY": "k"]

        #expect(try settings(environment: environment).tmdb != nil)
        #expect(try settings(["--offline"], environment: environment).tmdb != nil)
        #expect(try settings(["--source", "catalog"], environment: environment).tmdb == nil)
        #expect(try settings(["--source", "tmdb"]).tmdb != nil)
        #expect(try settings(environment: ["TMDB_API_KEY": ""]).tmdb == nil)
        #expect(try settings(environment: environment).local.tmdb == nil)
    }

    @Test func `reaches TMDB at its own URLs, or those of the environment`() throws {
        let key = ["TMDB_API_KEY": "k"]
        let own = try settings(environment: key)
        let other = try settings(
            environment: key.merging(["MOVIES_API_URL": "http://127.0.0.1:1/3/"]) { $1 }
        )

        #expect(own.tmdb?.apiURL.description == "https://api.themoviedb.org/3")
        #expect(own.tmdb?.imageURL.description == "https://image.tmdb.org/t/p")
        #expect(try own.url(of: .imdb).description == "https://datasets.imdbws.com")
        #expect(other.tmdb?.apiURL.description == "http://127.0.0.1:1/3")
    }

    @Test(arguments: ["banana", "http://a.example", "https://u:p@a.example"])
    func `validates TMDB's URLs and credential only if TMDB is used`(url: String) throws {
        let environment = ["MOVIES_API_URL": url, "TMDB_ACCESS_TOKEN": "t"]

        let used = try settings(environment: environment)
        let unused = try settings(["--source", "catalog"], environment: environment)

        #expect(used.problem()?.summary.hasPrefix("MOVIES_API_URL must be a plain https ") == true)
        #expect(used.tmdb == nil)
        #expect(unused.problem() == nil)
        #expect(unused.allWarnings.count == 1)
    }

    @Test func `an invalid line stops the commands that take the option`() throws {
        try configure("--region=Korea\n--bind=q:x")

        let settings = try settings(environment: ["TMDB_API_KEY": "k"])

        #expect(settings.problem { $0 == .region }?.exitCode == .configuration)
        #expect(settings.problem { $0 == .timeout } == nil)
        #expect(settings.region == nil)
        #expect(settings.tmdb != nil)
        #expect(throws: ErrorReport.self) { try settings.userKeys() }

        try configure("--regoin=KR")
        #expect(try self.settings().problem { _ in false } != nil)
    }

    @Test func `warns about a token that others can read`() throws {
        let path = try home.write("t", to: ".config/movies/token")
        for (mode, isReadable) in [
            (0o644, true), (0o640, true), (0o604, true), (0o600, false), (0o620, false),
        ] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)

            #expect(
                try settings().warnings
                    == (isReadable
                        ? ["other users can read \(path); 'chmod 600' makes it private"] : [])
            )
        }
    }

    @Test func `names an old file until there is a new one`() throws {
        try home.write("{ region: 'KR' }", to: ".config/movies/config.json5")

        let warnings = try settings().warnings
        try configure("")

        #expect(warnings.count == 1)
        #expect(
            warnings.first?.contains("/.config/movies/config.json5 is not read any more") == true
        )
        #expect(warnings.first?.contains("'movies config edit'") == true)
        #expect(try settings().warnings.isEmpty)
    }

    @Test(arguments: [
        ([], true), (["--source", "tmdb"], true), (["--quiet"], false), (["--verbose"], false),
        (["--offline"], false), (["--source", "catalog"], false),
    ])
    func `shows progress on a terminal where it may wait for a server`(
        arguments: [String],
        isShown: Bool
    ) throws {
        let settings = try settings(arguments, environment: ["TMDB_API_KEY": "k"])

        for isTerminal in [true, false] {
            let console = Console.movies(output: SpyOutput(isTerminal: isTerminal))
            #expect(settings.showsProgress(on: console) == (isShown && isTerminal))
        }
    }

    @Test(arguments: [
        ([], false), (["--refresh"], true), (["--refresh", "--offline"], false),
        (["--refresh", "--source", "catalog"], false),
    ])
    func `is certain to use the network if responses are requested again`(
        arguments: [String],
        isCertain: Bool
    ) throws {
        let key = ["TMDB_API_KEY": "k"]

        #expect(try settings(arguments, environment: key).isCertainToUseNetwork == isCertain)
        #expect(try !settings(arguments).isCertainToUseNetwork)
    }

    private func configure(_ text: String) throws {
        try home.write(text, to: ".config/movies/config")
    }

    private func settings(
        _ options: [String] = [],
        environment: [String: String] = [:]
    ) throws -> Settings {
        Settings(
            options: try ArgumentParser.parse(["search", "x"] + options, of: CommandTable.program)
                .options,
            environment: Environment(environment.merging(["HOME": home.path]) { $1 })
        )
    }
}
