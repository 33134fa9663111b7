import CommandLineKit
import Terminal
import TestSupport
import Testing

@testable import MoviesCLI

struct SettingsReportTests {
    private let home: TemporaryDirectory

    init() throws {
        home = try TemporaryDirectory()
    }

    @Test func `has each setting with its value and its origin, and one credential`() throws {
        try home.write(
            "{ timeout: 2.5, history: false, source: 'moon', apiKey: 'k' }",
            to: ".config/movies/config.json5"
        )
        var options = OptionValues()
        options.set("no-mouse", to: "")

        let report = SettingsReport(
            try sources(["HOME": home.path, "LC_ALL": "ko_KR.UTF-8"], options)
        )

        let rows: [(name: String, value: String, origin: SettingOrigin)] = [
            ("apiKey", #""********""#, .file), ("timeout", "2.5", .file),
            ("history", "false", .file), ("source", #""invalid""#, .file),
            ("language", #""ko-KR""#, .environment("LC_ALL")), ("region", "null", .standard),
            ("mouse", "false", .option("no-mouse")), ("images", "true", .standard),
        ]
        for (name, value, origin) in rows {
            let row = report.settings.first { $0.name == name }
            #expect(row?.value.text == value)
            #expect(row?.origin == origin)
        }
        #expect(report.settings.count == Setting.allCases.count - 1)
        #expect(!report.settings.contains { $0.name == "accessToken" })
        #expect(report.file.exists)
    }

    @Test func `has the token without a value if no credential is set`() throws {
        let report = SettingsReport(try sources([:]))

        let row = report.settings.first { $0.name == "accessToken" }
        #expect(row?.value.text == "null")
        #expect(row?.origin == .standard)
        #expect(!report.settings.contains { $0.name == "apiKey" })
        #expect(!report.file.exists)
    }

    @Test(
        arguments: [
            (["XDG_CACHE_HOME": "/x"], #""/x/movies""#, .environment("XDG_CACHE_HOME")),
            (["XDG_CACHE_HOME": "x"], "null", .standard), ([:], "null", .standard),
        ] as [([String: String], String, SettingOrigin)]
    )
    func `has the path of a folder, unless there is none`(
        environment: [String: String],
        path: String,
        origin: SettingOrigin
    ) throws {
        let report = SettingsReport(try sources(environment))

        let row = report.paths.first { $0.name == "cacheFolder" }
        #expect(row?.value.text == path)
        #expect(row?.origin == origin)
    }

    @Test func `groups what people set first, then what is technical, then the paths`() throws {
        let report = SettingsReport(try sources([:]))

        let names = report.groups.map { $0.map(\.name) }
        #expect(names.count == 3)
        #expect(names[0].prefix(4) == ["accessToken", "language", "region", "source"])
        #expect(
            names[1] == ["apiURL", "imageURL", "imdbURL", "exportsURL", "browser", "pager"]
        )
        #expect(names[2].first == "configurationFile")
        let all = (report.settings + report.paths).map(\.name)
        #expect(names.flatMap(\.self).sorted() == all.sorted())
    }

    @Test func `has the path of each file`() throws {
        let report = SettingsReport(try sources(["HOME": home.path]))

        #expect(report.paths.allSatisfy { $0.origin == .standard })
        #expect(
            report.paths.map(\.value.text) == [
                "\"\(home.path)/.config/movies/config.json5\"",
                "\"\(home.path)/.local/share/movies/catalog.index\"",
                "\"\(home.path)/.local/state/movies/recent-queries.tsv\"",
                "\"\(home.path)/.local/state/movies/opened-movies.tsv\"",
                "\"\(home.path)/.cache/movies\"",
            ]
        )
    }

    @Test(arguments: [
        (SettingOrigin.option("quiet"), "--quiet", "option"),
        (.environment("LC_ALL"), "LC_ALL", "environment"), (.file, "config.json5", "file"),
        (.standard, "default", "default"),
    ])
    func `says what to change to change a setting`(
        origin: SettingOrigin,
        text: String,
        kind: String
    ) {
        #expect(origin.text(ConfigurationFile()) == text)
        #expect(origin.kind == kind)
    }

    @Test func `flags set the opposite of the defaults`() throws {
        let flags: [(name: OptionName, isSet: (Settings) -> Bool)] = [
            ("include-adult", \.includesAdult), ("no-history", { !$0.keepsHistory }),
            ("no-images", { !$0.showsImages }), ("no-mouse", { !$0.usesMouse }),
            ("offline", \.isOffline), ("refresh", \.forcesRefresh), ("verbose", \.isVerbose),
            ("quiet", \.isQuiet),
        ]
        for flag in flags {
            var options = OptionValues()
            options.set(flag.name, to: "")
            let settings = try Settings(sources([:], options))
            for other in flags { #expect(other.isSet(settings) == (other.name == flag.name)) }
        }
    }

    @Test func `takes the browser from the environment`() throws {
        #expect(try Settings(sources(["BROWSER": "lynx:w3m"])).browser == "lynx:w3m")
        #expect(try Settings(sources([:])).browser == nil)
    }

    private func sources(
        _ environment: [String: String],
        _ options: OptionValues = OptionValues()
    ) throws -> SettingSources {
        try SettingSources(options: options, environment: Environment(environment))
    }
}
