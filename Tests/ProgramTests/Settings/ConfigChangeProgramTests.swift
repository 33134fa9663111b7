import Foundation
import TestSupport
import Testing

/// `movies config set`, `unset` and `edit` of the built program.
@Suite(.serialized, .onOwnThread)
struct ConfigChangeProgramTests {
    private static let name = ".config/movies/config.json5"
    private let movies: Program
    private let home: TemporaryDirectory

    init() throws {
        movies = try Program.movies
        home = try TemporaryDirectory()
    }

    private var path: String { home.path(of: Self.name) }

    @Test func `stores a setting in a new file, which is private`() async throws {
        let result = try await run(["config", "set", "language", "ko-KR"])

        #expect(result.status == 0)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr == "movies: stored language in \(path)\n")
        #expect(try home.read(Self.name) == "{\n  language: 'ko-KR',\n}\n")
        #expect(try mode(of: path) == 0o600)
        let settings = try await run(["config"])
        #expect(settings.rows.contains(["language", "ko-KR", path]))
    }

    @Test func `keeps the comments and the order, and removes what it has stored`() async throws {
        let text = "// mine\n{\n  region: 'KR', // home\n  // accessToken: 'x'\n}\n"
        try configure(text)

        let stored = try await run(["config", "set", "timeout", "2.5", "-q"])
        let changed = try home.read(Self.name)
        let removed = try await run(["config", "unset", "timeout"])

        #expect(stored.stderr.isEmpty)
        #expect(
            changed
                == "// mine\n{\n  region: 'KR', // home\n  // accessToken: 'x'\n  timeout: 2.5,\n}\n"
        )
        #expect(removed.stderr == "movies: removed timeout from \(path)\n")
        #expect(try home.read(Self.name) == text)
    }

    @Test(arguments: [
        ["timeout", "soon"], ["history", "maybe"], ["language", "ko-KR", "en"], ["region"],
        ["keys", "{}"], ["commands", "[]"], ["pager", "less"], ["bogus", "1"], [],
        ["notIn", "no-such.csv"], ["accessToken", "eyJsecret"], ["apiKey", "eyJsecret"],
        ["eyJsecret", "x"],
        ["accessTokn", "eyJsecret"], ["apiURL", "https://eyJsecret@example.org"],
    ])
    func `refuses what it can't store, and changes and repeats nothing`(
        words: [String]
    ) async throws {
        try configure("{ region: 'KR' }")

        let result = try await run(["config", "set"] + words)

        #expect(result.status == 64, "\(words)")
        #expect(result.stderr.split(separator: "\n").count == 1)
        #expect(!result.stderr.contains("eyJ"))
        #expect(try home.read(Self.name) == "{ region: 'KR' }")
    }

    @Test func `stores files with their whole paths`() async throws {
        try home.write("tt0000001\n", to: "lists/seen.csv")

        let result = try await run(
            ["config", "set", "notIn", "seen.csv", "/dev/null"],
            workingDirectory: home.path(of: "lists")
        )

        #expect(result.status == 0)
        let file = try home.read(Self.name)
        #expect(file.contains("/lists/seen.csv', '/dev/null'],"))
        #expect(file.contains("notIn: ['/"))
    }

    @Test(arguments: ["{ region: ", "[]", "{ region: 'KR' } x", "region"])
    func `does not change a corrupt file`(text: String) async throws {
        try configure(text)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)

        for words in [["set", "region", "US"], ["unset", "region"]] {
            let result = try await run(["config"] + words)

            #expect(result.status == 78)
            #expect(result.stderr.hasPrefix("movies: \(path)"))
            #expect(try home.read(Self.name) == text)
            #expect(try mode(of: path) == 0o640)
        }
    }

    @Test func `replaces an invalid value, and names another one that is left`() async throws {
        try configure("{ timeout: 'soon', color: 7 }")

        let first = try await run(["config", "set", "timeout", "5"])
        let second = try await run(["config", "unset", "color"])

        #expect(first.status == 0)
        #expect(first.stderr.contains("stored timeout in"))
        #expect(first.stderr.contains("'color' must be"))
        #expect(second.stderr == "movies: removed color from \(path)\n")
        #expect(try home.read(Self.name) == "{ timeout: 5, }")
    }

    @Test func `changes the target of a link`() async throws {
        let target = try home.write("{ region: 'KR' }", to: "dotfiles/movies.json5")
        try home.write("", to: ".config/movies/other")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)

        let result = try await run(["config", "set", "region", "US"])

        #expect(result.stderr == "movies: stored region in \(target)\n")
        #expect(try home.read("dotfiles/movies.json5") == "{ region: 'US' }")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    }

    @Test func `says that the environment overrides a stored setting`() async throws {
        let result = try await run(["config", "set", "color", "always"], ["NO_COLOR": "1"])

        #expect(result.status == 0)
        #expect(
            result.stderr.hasSuffix("movies: NO_COLOR in the environment overrides it; unset it\n")
        )
    }

    @Test func `removes a credential, and says if a setting is not there`() async throws {
        try configure("{\n  accessToken: 'secret',\n}\n")

        let first = try await run(["config", "unset", "accessToken"])
        let second = try await run(["config", "unset", "accessToken"])

        #expect(first.stderr == "movies: removed accessToken from \(path)\n")
        #expect(second.status == 0)
        #expect(second.stderr == "movies: \(path) has no accessToken\n")
        #expect(try home.read(Self.name) == "{\n}\n")
    }

    @Test func `creates no file to remove a setting from it`() async throws {
        let result = try await run(["config", "unset", "region"])

        #expect(result.status == 0)
        #expect(!home.contents.contains { $0.hasSuffix("config.json5") })
    }

    @Test func `loses no setting if several are stored at the same time`() async throws {
        let words = [
            ["language", "ko-KR"], ["region", "KR"], ["timeout", "5"], ["history", "false"],
            ["mouse", "false"], ["images", "false"], ["color", "never"], ["includeAdult", "true"],
        ]

        try await withThrowingTaskGroup { group in
            for words in words {
                group.addTask {
                    let result = try await run(["config", "set"] + words)
                    #expect(result.status == 0)
                }
            }
            try await group.waitForAll()
        }

        let file = try home.read(Self.name)
        for words in words { #expect(file.contains("  \(words[0]): ")) }
        #expect(file.split(separator: "\n").count == words.count + 2)
        let settings = try await run(["config"])
        #expect(settings.stderr.isEmpty)
    }

    @Test func `opens a new file in the editor, and says what is invalid in it`() async throws {
        try editor("printf '%s' \"{ timeout: 'soon' }\" >\"$2\"; echo \"$1\" >\"$HOME/option\"")

        let result = try await edit(["EDITOR": "\(home.path(of: "bin/editor")) --wait"])

        #expect(result.status == 78)
        #expect(result.stdout.contains("line 1, column 12: 'timeout' must be a number"))
        #expect(try home.read(Self.name) == "{ timeout: 'soon' }")
        #expect(try home.read("option") == "--wait\n")
        #expect(try mode(of: path) == 0o600)
    }

    @Test func `is fine with a valid file, and prefers VISUAL`() async throws {
        try configure("{ region: 'KR' }")
        try editor("cat \"$1\"")

        let result = try await edit(["VISUAL": home.path(of: "bin/editor"), "EDITOR": "false"])

        #expect(result.status == 0)
        #expect(result.stdout == "{ region: 'KR' }")
    }

    @Test(arguments: ["false", "no-such-editor"])
    func `says that the editor failed`(editor: String) async throws {
        let result = try await edit(["EDITOR": editor])

        #expect(result.status == 69)
        #expect(
            result.stdout.contains("movies: the editor '\(editor)' failed; check VISUAL and EDITOR")
        )
    }

    @Test func `leaves the terminal as it was after an editor that is killed`() async throws {
        let terminal = try PseudoTerminal(
            movies,
            ["config", "edit"],
            environment: ["HOME": home.path, "EDITOR": "stty raw -echo; kill -KILL $$ #"]
        )

        #expect(try await terminal.result().status == 69)
        #expect(try terminal.settings == InteractiveSession.defaultSettings())
    }

    @Test func `needs a terminal for the editor`() async throws {
        let result = try await run(["config", "edit"], ["EDITOR": "true"])

        #expect(result.status == 64)
        #expect(
            result.stderr
                == "movies: an editor needs a terminal; 'movies config set' changes a setting\n"
        )
        #expect(home.contents.isEmpty)
    }

    private func editor(_ script: String) throws {
        try home.writeExecutable("#!/bin/sh\n\(script)\n", to: "bin/editor")
    }

    private func edit(_ environment: [String: String]) async throws -> ProgramResult {
        let terminal = try PseudoTerminal(
            movies,
            ["config", "edit"],
            environment: environment.merging(["HOME": home.path]) { $1 }
        )
        return try await terminal.result()
    }

    private func run(
        _ arguments: [String],
        _ environment: [String: String] = [:],
        workingDirectory: String? = nil
    ) async throws -> ProgramResult {
        try await movies.run(
            arguments,
            environment: environment.merging(["HOME": home.path]) { $1 },
            workingDirectory: workingDirectory
        )
    }

    private func configure(_ text: String) throws {
        try home.write(text, to: Self.name)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    private func mode(of path: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
}
