import CommandLineKit
import Presentation
import Terminal

/// A failure of a command: how it ends, what happened, and what to do.
struct ErrorReport: Error, Hashable, Sendable {
    let exitCode: ExitCode

    /// One sentence without a full stop.
    let summary: String

    /// Follows the summary in a sentence; `nil` if nothing can be done, or if the summary says it.
    private(set) var advice: String?

    init(_ exitCode: ExitCode, _ summary: String, advice: String? = nil) {
        self.exitCode = exitCode
        self.summary = summary
        self.advice = advice
    }

    /// For people, in one line.
    var sentence: String { advice.map { "\(summary); \($0)" } ?? summary }

    /// For scripts.
    var json: JSONValue {
        let error: JSONValue = [
            "status": .int(Int(exitCode.rawValue)),
            "kind": .string(exitCode.kind),
            "message": .string(summary),
            "advice": JSONValue(advice),
        ]
        return ["error": error]
    }
}

extension ErrorReport {
    /// Takes what comes before the failure in a sentence, and whether to say what to do.
    init(_ failure: FailureViewModel, after words: String = "", withAdvice: Bool = true) {
        let remedy = failure.remedy
        self.init(
            remedy.exitCode,
            words + failure.summary,
            advice: withAdvice ? remedy.advice?.text : nil
        )
    }
}

extension StandardInput.ReadError {
    var report: ErrorReport { .init(.readOrWriteFailed, "can't read standard input: \(reason)") }
}

extension ExitCode {
    /// The name for scripts.
    var kind: String {
        switch self {
        case .done: "done"
        case .nothingFound: "nothing_found"
        case .usage: "usage"
        case .unreadableData: "unreadable_data"
        case .unavailable: "unavailable"
        case .bug: "bug"
        case .cannotCreate: "cannot_create"
        case .readOrWriteFailed: "read_or_write_failed"
        case .tryAgainLater: "try_again_later"
        case .credential: "credential"
        case .configuration: "configuration"
        case .interrupted: "interrupted"
        }
    }
}

extension Console {
    /// Reports a failure: in one line for people, or as one JSON object if the command prints JSON.
    func report(_ error: ErrorReport) {
        if printsJSON { writeDiagnostic(error.json.text) } else { report(error.sentence) }
    }

    /// Reports a failure, and returns its exit code.
    func fail(_ error: ErrorReport) -> ExitCode {
        report(error)
        return error.exitCode
    }

    func fail(_ exitCode: ExitCode, _ summary: String, advice: String? = nil) -> ExitCode {
        fail(ErrorReport(exitCode, summary, advice: advice))
    }
}

/// Whether a command line asks for JSON, even if it is not valid.
enum JSONRequest {
    static func isMade(by arguments: [String]) -> Bool {
        let options = arguments.prefix { $0 != "--" }
        return options.contains("--json") || options.contains("--format=json")
            || zip(options, options.dropFirst()).contains { $0 == "--format" && $1 == "json" }
    }
}
