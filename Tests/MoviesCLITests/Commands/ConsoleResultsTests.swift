import CommandLineKit
import Domain
import Presentation
import Terminal
import TerminalDoubles
import Testing

@testable import MoviesCLI

struct ConsoleResultsTests {
    @Test(arguments: [ExitCode.done, .nothingFound])
    func `prints results and returns the exit code`(success: ExitCode) {
        let output = SpyOutput()

        #expect(Console.movies(output: output).print("results\n", success: success) == success)
        #expect(output.text == "results\n")
    }

    @Test func `reports why results can't be written`() {
        let errors = SpyOutput()
        let full = SpyOutput(failingWith: .failed("No space left on device"))
        let console = Console.movies(output: full, errors: errors)

        #expect(console.print("results", success: .done) == .readOrWriteFailed)
        #expect(errors.text == "movies: can't write the results: No space left on device\n")
    }

    @Test func `ignores a closed pipe`() {
        let errors = SpyOutput()
        let console = Console.movies(output: SpyOutput(failingWith: .closed), errors: errors)

        #expect(console.print("results", success: .done) == .done)
        #expect(errors.text.isEmpty)
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

    @Test func `prints no messages if results can't be written`() {
        let errors = SpyOutput()
        let console = Console.movies(
            output: SpyOutput(failingWith: .failed("No space left on device")),
            errors: errors
        )

        let exitCode = console.print(CommandOutput(results: "results", messages: ["message"]))

        #expect(exitCode == .readOrWriteFailed)
        #expect(errors.text == "movies: can't write the results: No space left on device\n")
    }
}
