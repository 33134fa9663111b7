import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import MoviesCLI

/// What the script for bash offers, without a terminal.
@Suite(.enabled(if: Program.installed("bash") != nil, "bash is not installed"), .onOwnThread)
struct BashCompletionsTests {
    private let home: CompletionHome
    private let bash: Program

    init() async throws {
        home = try await CompletionHome(.bash)
        bash = try #require(Program.installed("bash"))
    }

    @Test func `offers commands`() async throws {
        let names = CommandTable.commands.map(\.name)

        #expect(try await candidates(["movies", ""]) == names)
        #expect(try await candidates(["/a/path/movies", "-q", ""]) == names)
    }

    @Test(arguments: [
        (["movies", "cat"], ["catalog"]), (["movies", "catalog", "up"], ["update"]),
        (["movies", "help", "catalog", "im"], ["import"]), (["movies", "nothing", ""], []),
        (["movies", "search", "--so"], ["--sort", "--source"]),
        (["movies", "search", "-n"], ["-n"]), (["movies", "show", "--genre"], []),
        (["movies", "search", "--source", "t"], ["tmdb"]),
        (["movies", "show", "--format", "t"], ["text"]),
        (["movies", "search", "--source", "=", "t"], ["tmdb"]),
        (["movies", "search", "--source", "="], ["auto", "tmdb", "catalog"]),
        (["movies", "search", "--genre", "horror,co"], ["horror,comedy"]),
        (["movies", "search", "--genre", "horror,\\!co"], ["horror,\\!comedy"]),
        (["movies", "search", "--genre", "=", "horror,co"], ["horror,comedy"]),
        (["movies", "list", "t"], ["top-rated", "trending"]),
        (["movies", "list", "popular", ""], []),
        (["movies", "completions", "z"], ["zsh"]), (["movies", "search", "--", "--csv-s"], []),
        (["movies", "search", "--year", "1"], []), (["movies", "catalog", "info", ""], []),
        (["movies", "catalog", "import", "data/"], ["data/title\\ basics.tsv"]),
    ])
    func `offers options, values and names`(words: [String], expected: [String]) async throws {
        let offered = try await candidates(words)

        #expect(offered == expected)
    }

    @Test(arguments: [
        (["movies", "search", ""], ["zebra\\ crossing", "alien"]),
        (["movies", "search", "zeb"], ["zebra\\ crossing"]),
        (["movies", "search", "zebra", ""], ["crossing"]),
        (["movies", "search", "blade", "ru"], ["Runner", "Runner\\ 2049"]),
        (["movies", "--pick", "blade", "runner", "2"], ["2049"]),
        (["movies", "search", "기생"], ["기생충"]), (["movies", "search", "zzzzqq"], []),
        (["movies", "search", "Alien", ":", "\\ Cov"], ["\\ Covenant"]),
        (["movies", "search", "genre", ":", "ho"], ["horror"]),
        (["movies", "show", "blade\\ runner\\ 2"], ["335984"]),
        (["movies", "show", "78", "blade\\ runner\\ 2"], ["335984"]),
        (["movies", "show", "blade", "runner", "2"], ["2049"]),
        (["movies", "show", "zzzzqq"], []),
    ])
    func `offers recent queries, titles and ids`(
        words: [String],
        expected: [String]
    ) async throws {
        let offered = try await candidates(words)

        #expect(offered == expected)
    }

    @Test func `shows titles beside ids while there are several`() async throws {
        let offered = try await candidates(["movies", "show", "blade\\ run"])

        #expect(
            offered == [
                "78  Blade Runner (1982)", "335984  Blade Runner 2049 (2017)", "blade\\ run",
            ]
        )
    }

    @Test(arguments: [
        "al", "Bl", "bla", "Sta", "Bladde", "child", "the\\ l", "m", "2", "Ghst",
    ])
    func `what several candidates begin with has the typed text`(word: String) async throws {
        let offered = try await candidates(["movies", "search", word])

        #expect(offered.count > 1)
        let common = offered.reduce(offered.first ?? "") { $0.commonPrefix(with: $1) }
        // With nothing in common, readline leaves the word as it is.
        #expect(
            common.isEmpty && offered.contains(word)
                || common.lowercased().contains(word.lowercased())
        )
    }

    @Test func `offers a query from the history, or a part of it`() async throws {
        let words = ["movies", "history", "remove"]

        #expect(try await candidates(words + [""]) == ["zebra\\ crossing", "alien"])
        #expect(try await candidates(words + ["AL"]) == ["alien"])
        #expect(try await candidates(words + ["zebra", "c"]) == ["crossing"])
    }

    @Test func `is silent without the program`() async throws {
        #expect(try await candidates(["/nowhere/movies", "search", "bl"]) == [])
        #expect(try await candidates(["/nowhere/movies", "se"]) == ["search"])
    }

    /// The candidates for the last of the words, which are as bash splits them.
    private func candidates(_ words: [String]) async throws -> [String] {
        let command = #"""
            source "$HOME/script"
            COMP_WORDS=("$@")
            COMP_CWORD=$(($# - 1))
            _movies
            printf '%s\n' "${COMPREPLY[@]}"
            """#
        return try await home.lines(bash, ["--norc", "-c", command, "bash"] + words)
    }
}
