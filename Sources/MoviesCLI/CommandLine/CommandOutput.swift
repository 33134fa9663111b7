import Presentation

/// What a one-shot command prints, and how it ends.
struct CommandOutput: Hashable, Sendable {
    /// For standard output.
    var results = ""

    /// Whole lines for standard error, without the line break.
    var messages: [String] = []
    var exitCode = ExitCode.done

    /// A command that its user interrupted prints nothing.
    static let interrupted = CommandOutput(exitCode: .interrupted)

    static func failed(_ failure: FailureViewModel, _ message: String? = nil) -> CommandOutput {
        var output = CommandOutput(exitCode: ExitCode(failure))
        if failure.kind != .cancelled { output.report(message ?? failure.message) }
        return output
    }

    /// Adds a sentence with the program's name.
    mutating func report(_ sentence: String) {
        messages.append("movies: \(sentence.sanitizedLine)")
    }
}

extension Console {
    /// Prints the results, then the messages unless the results could not be written.
    func print(_ output: CommandOutput) -> ExitCode {
        let exitCode = print(output.results, success: output.exitCode)
        guard exitCode == output.exitCode else { return exitCode }
        output.messages.forEach(note)
        return exitCode
    }

    /// Prints results.
    ///
    /// - Returns: `success` also when the reader has closed its end, as `head` does.
    func print(_ results: String, success: ExitCode) -> ExitCode {
        do {
            try self.output.write(results)
            return success
        } catch {
            return exitCode(of: error, success: success)
        }
    }

    /// Reports why results can't be written, unless the reader has closed its end.
    func exitCode(of error: OutputError, success: ExitCode) -> ExitCode {
        switch error {
        case .closed: return success
        case .failed(let reason):
            report("can't write the results: \(reason)")
            return .readOrWriteFailed
        }
    }
}
