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
        ("movies nothing ", []), ("movies search --source=t", ["--source=tmdb"]),
        ("movies search --genre=horror,!co", ["--genre=horror,!comedy"]),
        ("movies catalog import data/", ["data/title basics.tsv"]),
        ("movies catalog import 'data/t", ["data/title basics.tsv"]),
        ("movies search ", ["alien", "zebra crossing"]),
        ("movies search \"blade ru", ["Blade Runner", "Blade Runner 2049"]),
        ("movies search schindler\\'s", ["Schindler's List"]),
        ("movies search \"schindler's", ["Schindler's List"]),
        ("movies person kubri", ["Stanley Kubrick"]),
        ("movies search --person=kubri", ["--person=stanley kubrick"]),
        ("movies search \"director:Stanley Kub", ["director:Stanley Kubrick"]),
        ("movies search 기생", ["기생충"]), ("movies search zzzzqq", []),
        (
            "movies open the\\ thing",
            [
                "The Thing\t1982 id 1091", "The Thing 2011\t2011 id 60935",
                "The Thing from Another World\t1951 id 10785",
            ]
        ),
        ("movies show 335984 bla", []), ("movies show 1917", []),
        ("movies show 335984 78", ["78\tBlade Runner (1982)"]),
        ("/nowhere/movies search bl", []),
    ])
    func `offers options, values, files, queries and movies`(
        line: String,
        expected: [String]
    ) async throws {
        #expect(try await candidates(line) == expected)
    }

    @Test func `offers titles beside a recent query that is in lower case`() async throws {
        try home.directory.write("1\tblade ruiner\n", to: ".local/state/movies/recent-queries.tsv")

        let offered = try await candidates("movies search blade\\ r")

        #expect(offered == ["blade ruiner", "blade runner", "blade runner 2049"])
        #expect(try await candidates("movies search Blade\\ R").contains("Blade Runner"))
    }

    /// The candidates at the end of a line, each with a tab and its description if it has one.
    private func candidates(_ line: String) async throws -> [String] {
        let command = #"source "$HOME/script"; complete -C "$argv[1]""#
        return try await home.lines(fish, ["--no-config", "-c", command, "--", line])
    }
}
