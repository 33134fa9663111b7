import CommandLineKit
import Presentation
import Terminal

/// The text that a one-shot command prints, and its exit code.
struct CommandOutput: Hashable, Sendable {
    /// Lines for standard error before the results, without line breaks.
    private(set) var introductions: [String] = []
    var results = ""

    /// Lines for standard error after the results, without line breaks.
    var messages: [String] = []

    /// The failures, which are reported after the messages.
    private(set) var errors: [ErrorReport] = []
    var exitCode = ExitCode.done

    /// An interrupted command prints nothing.
    static let interrupted = CommandOutput(exitCode: .interrupted)

    static func failed(_ failure: FailureViewModel) -> CommandOutput {
        failed(ErrorReport(failure))
    }

    static func failed(_ error: ErrorReport) -> CommandOutput {
        var output = CommandOutput()
        output.fail(error)
        return output
    }

    mutating func fail(_ error: ErrorReport) {
        exitCode = error.exitCode
        if exitCode != .interrupted { errors.append(error) }
    }

    mutating func append(_ other: CommandOutput) {
        introductions += other.introductions
        results += other.results
        messages += other.messages
        errors += other.errors
        if exitCode == .done { exitCode = other.exitCode }
    }

    /// Adds a message, prefixed with the program's name.
    mutating func report(_ sentence: String) { messages.append(Self.message(sentence)) }

    /// Adds a message before the results, prefixed with the program's name.
    mutating func introduce(_ sentence: String) { introductions.append(Self.message(sentence)) }

    private static func message(_ sentence: String) -> String {
        "movies: \(sentence.sanitizedLine)"
    }
}

extension Console {
    /// Prints the introductions, the results, and then, unless that fails, the messages and the errors;
    /// `inPager` is whether long results are for the user's pager.
    func print(_ output: CommandOutput, inPager: Bool = true) -> ExitCode {
        output.introductions.forEach(writeDiagnostic)
        let exitCode = print(output.results, success: output.exitCode, inPager: inPager)
        guard exitCode == output.exitCode else { return exitCode }
        output.messages.forEach(writeDiagnostic)
        output.errors.forEach(report)
        return exitCode
    }

    /// Prints an output that others follow; throws if its results can't be written.
    func write(_ output: CommandOutput) throws(OutputError) {
        output.introductions.forEach(writeDiagnostic)
        try self.output.write(output.results)
        output.messages.forEach(writeDiagnostic)
        output.errors.forEach(report)
    }

    /// Prints results, or shows them in the user's pager if they are long; returns `success` even if the
    /// reader has closed the pipe, as `head` does.
    func print(_ results: String, success: ExitCode, inPager: Bool = true) -> ExitCode {
        if inPager, page(results) { return success }
        do {
            try self.output.write(results)
            return success
        } catch {
            return exitCode(of: error, success: success)
        }
    }

    /// Reports why results can't be written, unless the reader has closed the pipe.
    func exitCode(of error: OutputError, success: ExitCode) -> ExitCode {
        switch error {
        case .closed: return success
        case .failed(let reason):
            return fail(.readOrWriteFailed, "can't write the results: \(reason)")
        }
    }
}
