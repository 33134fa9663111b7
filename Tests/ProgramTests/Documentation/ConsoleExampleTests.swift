import Foundation
import TestSupport
import Testing

/// The commands in the documents do what the documents say.
///
/// Those that need a program that is not installed here are skipped.
@Suite(.serialized, .onOwnThread)
struct ConsoleExampleTests {
    private static let documents = [
        "README.md", "docs/USAGE.md", "docs/RECIPES.md", "docs/DATA.md",
    ]

    /// The examples whose programs are installed.
    private static func runnable() throws -> [ConsoleExample] {
        try documents.flatMap(ConsoleExample.all).filter { example in
            example.neededPrograms.allSatisfy { Program.installed($0) != nil }
        }
    }

    @Test(arguments: try runnable())
    func `runs as the document says`(example: ConsoleExample) async throws {
        let home = try TemporaryDirectory()
        let bin = try TemporaryDirectory()
        try FileManager.default.createSymbolicLink(
            atPath: bin.path(of: "movies"),
            withDestinationPath: try Program.movies.path
        )
        // Some examples look into the sources.
        try FileManager.default.createSymbolicLink(
            atPath: home.path(of: "Sources"),
            withDestinationPath: Document.root.appending(path: "Sources").path
        )
        let terminal = try PseudoTerminal(
            Program(path: "/bin/sh"),
            ["-c", example.script],
            columns: 100,
            rows: 60,
            environment: [
                "HOME": home.path, "PATH": "\(bin.path):\(Program.installationPath)",
                "NO_COLOR": "1",
            ],
            workingDirectory: home.path
        )

        let problems = example.problems(with: try await terminal.result().stdout)

        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    @Test(arguments: documents)
    func `finds the commands of each document`(document: String) throws {
        let examples = try ConsoleExample.all(in: document)

        #expect(!examples.isEmpty)
        #expect(examples.allSatisfy { !$0.commands.isEmpty })
    }

    @Test func `notices another output and another status`() throws {
        let example = try #require(try ConsoleExample.all(in: "docs/USAGE.md").first)
        let expected = example.commands.map {
            ($0.output.map { $0 + "\n" }).joined() + "\u{1E}0\u{1E}"
        }

        #expect(example.problems(with: expected.joined()).isEmpty)
        #expect(example.problems(with: "x" + expected.joined()).count == 1)
        let failed = expected.joined().replacingOccurrences(of: "\u{1E}0", with: "\u{1E}1")
        #expect(example.problems(with: failed).count == example.commands.count)
    }

    @Test func `the README says how many movies are built in`() async throws {
        let readme = try Document("README.md").text
        let result = try await Program.movies.run(["catalog", "info"])

        let count = try #require(result.rows.first { $0[0] == "movies" }?[1])
        let text = "\(count.dropLast(3)),\(count.suffix(3))"
        #expect(readme.components(separatedBy: text).count == 2, "once, and not twice")
    }
}
