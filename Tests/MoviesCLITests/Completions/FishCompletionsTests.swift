import CommandLineKit
import TestSupport
import Testing

@testable import MoviesCLI

/// What the script for fish offers.
@Suite(.enabled(if: Program.installed("fish") != nil, "fish is not installed"), .onOwnThread)
struct FishCompletionsTests {
    private let home: CompletionHome
    private let fish: Program

    init() async throws {
        home = try await CompletionHome(.fish)
        fish = try #require(Program.installed("fish"))
    }

    @Test func `offers commands with their descriptions`() async throws {
        let expected = CommandTable.commands.map { "\($0.name)\t\($0.spec.summary)" }

        #expect(try await candidates("movies ") == expected.sorted())
    }

    @Test(arguments: [
        ("movies cat", ["catalog\tmanage the local catalog of movies"]),
        ("movies nothing ", []),
        (
            "movies help catalog im",
            ["import\tbuild the catalog from files; - is standard input"]
        ),
        (
            "movies search --so",
            [
                "--sort\tsort order (relevance with a query, else popularity)",
                "--source\twhere to search (auto: TMDB with a credential, else the catalog)",
            ]
        ),
        ("movies search --source t", ["tmdb"]), ("movies search --source=t", ["--source=tmdb"]),
        ("movies show --format t", ["text"]),
        ("movies search --genre horror,co", ["horror,comedy"]),
        ("movies list popular --fields id,ti", ["id,title"]),
        ("movies search --genre=horror,!co", ["--genre=horror,!comedy"]),
        ("movies list t", ["top-rated", "trending"]), ("movies list popular ", []),
        ("movies completions z", ["zsh"]), ("movies search -- --so", []),
        ("movies search --year 1", []), ("movies catalog info ", []),
        ("movies catalog import data/", ["data/title basics.tsv"]),
    ])
    func `offers options, values and names`(line: String, expected: [String]) async throws {
        #expect(try await candidates(line) == expected)
    }

    @Test func `offers every option of a command`() async throws {
        #expect(try await candidates("movies search --").count > 20)
    }

    @Test(arguments: [
        ("movies search ", ["alien", "zebra crossing"]), ("movies search zebra ", ["crossing"]),
        ("movies search blade ru", ["Runner", "Runner 2049"]),
        ("movies --pick blade runner 2", ["2049"]),
        ("movies search \"blade ru", ["Blade Runner", "Blade Runner 2049"]),
        ("movies search 'blade ru", ["Blade Runner", "Blade Runner 2049"]),
        ("movies search Blade\\ Ru", ["Blade Runner", "Blade Runner 2049"]),
        ("movies search schindler\\'s", ["Schindler's List"]),
        ("movies search \"schindler's", ["Schindler's List"]),
        ("movies search 기생", ["기생충"]), ("movies search zzzzqq", []),
        ("movies search Alien:\\ Cov", ["Alien: Covenant"]),
        ("movies search genre:ho", ["genre:horror"]),
        (
            "movies show blade\\ run",
            ["Blade Runner\t1982 id 78", "Blade Runner 2049\t2017 id 335984"]
        ),
        ("movies show 335984", ["335984\tBlade Runner 2049 (2017)"]),
        ("movies open 335984", ["335984\tBlade Runner 2049 (2017)"]),
        (
            "movies open the\\ thing",
            [
                "The Thing\t1982 id 1091", "The Thing 2011\t2011 id 60935",
                "The Thing from Another World\t1951 id 10785",
            ]
        ),
        ("movies show 335984 bla", []), ("movies show 6", ["6068\tSix Days Seven Nights (1998)"]),
        ("movies show 1917", []),
        ("movies show 335984 78", ["78\tBlade Runner (1982)"]),
        ("/nowhere/movies search bl", []),
    ])
    func `offers recent queries, titles and ids`(line: String, expected: [String]) async throws {
        let offered = try await candidates(line)

        #expect(offered == expected)
    }

    @Test func `offers titles beside a recent query that is in lower case`() async throws {
        try home.directory.write(
            "1\tblade ruiner\n",
            to: ".local/state/movies/recent-queries.tsv"
        )

        let offered = try await candidates("movies search blade\\ r")

        #expect(offered == ["blade ruiner", "blade runner", "blade runner 2049"])
        #expect(try await candidates("movies search Blade\\ R").contains("Blade Runner"))
    }

    @Test func `offers a query from the history, or a part of it`() async throws {
        let line = "movies history remove "

        #expect(try await candidates(line) == ["alien", "zebra crossing"])
        #expect(try await candidates(line + "zebra c") == ["crossing"])
    }

    /// The candidates at the end of a line, each with a tab and its description if it has one.
    private func candidates(_ line: String) async throws -> [String] {
        let command = #"source "$HOME/script"; complete -C "$argv[1]""#
        return try await home.lines(fish, ["--no-config", "-c", command, "--", line])
    }
}
