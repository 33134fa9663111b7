import TestSupport
import Testing

@testable import CommandLineKit
@testable import MoviesCLI

/// What the program prints for the scripts.
struct CompletionProgramTests {
    private let home: CompletionHome

    init() async throws { home = try await CompletionHome(.bash) }

    @Test(arguments: [
        ("movies search ", ["zebra\\ crossing", "alien"]), ("movies search zebra ", ["crossing"]),
        ("movies search zzzzqq", []), ("movies search genre:ho", ["horror"]),
        (
            "movies show blade\\ run",
            ["78  Blade Runner (1982)", "335984  Blade Runner 2049 (2017)", "blade\\ run"]
        ),
        ("movies search --director=kubri", ["Stanley\\ Kubrick"]),
        ("movies history remove zebra c", ["crossing"]), ("movies history remove so", ["Solaris"]),
        ("/a/path/movies -q sugg", ["suggest"]),
    ])
    func `offers recent queries, opened movies, titles and ids`(
        line: String,
        expected: [String]
    ) async throws {
        let opened = ".local/state/movies/opened-movies.tsv"
        if line.contains("remove so") {
            try home.directory.write("1\t593\t1972\tSolaris\n", to: opened)
        }

        #expect(try await complete(line).dropFirst() == expected[...])
    }

    /// With nothing in common, readline leaves a word as it is, which is offered, too.
    @Test(arguments: [
        ("Bl", "Bl"), ("bla", "Bla"), ("the\\ l", "The\\ L"), ("2", ""), ("al", ""), ("Sta", "Sta"),
        ("Bladde", ""), ("m", "M"), ("Ghst", ""),
    ])
    func `what several candidates begin with has the typed text, or is nothing`(
        word: String,
        common: String
    ) async throws {
        let offered = try await complete("movies search \(word)").dropFirst()

        #expect(offered.count > 1)
        #expect(Array(offered).commonPrefix == common)
        #expect(offered.contains(word) == common.isEmpty)
    }

    @Test(arguments: [
        [], ["bash"], ["elvish", "movies "], ["fish", "movies --"], ["zsh", "movies show -- \""],
        ["--help"], ["bash", "movies search --year x al", "", "", "x"],
    ])
    func `reports no errors, and saves nothing`(arguments: [String]) async throws {
        let stored = try home.directory.read(".local/state/movies/recent-queries.tsv")
        try home.directory.write("--timeout=soon", to: ".config/movies/config")

        let result = try await Program.movies.run(
            ["__complete"] + arguments,
            environment: home.environment
        )

        #expect(result.status == 0)
        #expect(result.stderr.isEmpty)
        #expect(try home.directory.read(".local/state/movies/recent-queries.tsv") == stored)
    }

    @Test func `is in no help and no suggestion`() async throws {
        for arguments in [["help"], ["help", "--man"], ["__complet"], ["help", "__complete"]] {
            let result = try await Program.movies.run(arguments)
            #expect(!(result.stdout + result.stderr).contains("movies __"))
        }
        #expect(try await complete("movies __").dropFirst().isEmpty)
    }

    private func complete(_ line: String) async throws -> [String] {
        try await home.lines(Program.movies, ["__complete", "bash", line, " \t\n\"'><=;|&(:", "9"])
    }
}
