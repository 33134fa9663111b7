import CommandLineKit
import Domain
import Presentation
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI

struct ConsoleResultsTests {
    @Test(
        arguments: [
            (nil, ExitCode.nothingFound, "message\n"), (.closed, .nothingFound, "message\n"),
            (
                .failed("No space left on device"), .readOrWriteFailed,
                "movies: can't write the results: No space left on device\n"
            ),
        ] as [(OutputError?, ExitCode, String)]
    )
    func `prints messages if the results can be written, and ignores a closed pipe`(
        error: OutputError?,
        exitCode: ExitCode,
        text: String
    ) {
        let output = error.map { SpyOutput(failingWith: $0) } ?? SpyOutput()
        let errors = SpyOutput()
        let console = Console.movies(output: output, errors: errors)
        var results = CommandOutput(results: "results", messages: ["message"])
        results.exitCode = .nothingFound

        #expect(console.print(results) == exitCode)
        #expect(errors.text == text)
    }

    @Test func `reports no failure of an interrupted command`() {
        let errors = SpyOutput()
        let interrupted = ErrorReport(FailureViewModel(.cancelled))

        #expect(Console.movies(errors: errors).fail(interrupted) == .interrupted)
        #expect(errors.text.isEmpty)
    }

    @Test func `ignores failures to write diagnostics`() {
        let console = Console.movies(
            errors: SpyOutput(failingWith: .failed("No space left on device"))
        )

        console.writeDiagnostic("a line")

        #expect(console.print("results", success: .done) == .done)
    }

    @Test func `appends another output, and takes the first failure as the exit code`() {
        var output = CommandOutput(results: "one\n", messages: ["first"])
        var other = CommandOutput(results: "two\n", exitCode: .nothingFound)
        other.introduce("showing two")
        other.report("nothing\tmore")
        output.append(other)
        output.append(CommandOutput(exitCode: .unreadableData))
        output.append(CommandOutput())

        #expect(output.introductions == ["movies: showing two"])
        #expect(output.results == "one\ntwo\n")
        #expect(output.messages == ["first", "movies: nothing more"])
        #expect(output.exitCode == .nothingFound)
    }

    @Test func `prints introductions before the results, and messages after them`() {
        let both = SpyOutput()
        let console = Console.movies(output: both, errors: both)
        var output = CommandOutput(results: "results\n", messages: ["message"])
        output.introduce("introduction")
        output.exitCode = .nothingFound

        #expect(console.print(output) == .nothingFound)
        #expect(both.text == "movies: introduction\nresults\nmessage\n")
    }
}
