import CommandLineKit
import Domain
import Presentation
import Terminal

extension ErrorReport {
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

    /// Takes what comes before the failure in a sentence, and whether to say what to do.
    init(_ failure: FailureViewModel, after words: String = "", withAdvice: Bool = true) {
        let remedy = failure.remedy
        self.init(
            remedy.exitCode,
            words + failure.summary,
            advice: withAdvice ? remedy.advice?.text : nil
        )
    }

    /// The result of `work`, or else its failure as a report.
    static func catching<Value>(
        _ work: () async throws(MoviesError) -> Value
    ) async throws(ErrorReport) -> Value {
        do {
            return try await work()
        } catch {
            throw ErrorReport(FailureViewModel(error))
        }
    }
}

extension StandardInput.ReadError {
    var report: ErrorReport { .init(.readOrWriteFailed, "can't read standard input: \(reason)") }
}

extension ExitCode {
    /// The name for scripts.
    var kind: String { words.kind }

    /// Begins in lower case and ends without a period.
    var meaning: String { words.meaning }

    private var words: (kind: String, meaning: String) {
        switch self {
        case .done: ("done", "something was found or done")
        case .nothingFound: ("nothing_found", "nothing was found")
        case .usage: ("usage", "a command, an option or a value is wrong")
        case .unreadableData:
            ("unreadable_data", "a server or a file sent data that can't be read")
        case .unavailable:
            (
                "unavailable",
                "there is no connection, the server failed, or a program is missing, such as "
                    + "movies-network or that of your own command"
            )
        case .bug: ("bug", "the program has a bug; please report it")
        case .cannotCreate: ("cannot_create", "a file can't be created")
        case .readOrWriteFailed: ("read_or_write_failed", "reading or writing failed")
        case .tryAgainLater:
            (
                "try_again_later",
                "too many requests, a timeout, a lock of another run, or a lack of memory or file "
                    + "descriptors; try again later"
            )
        case .credential: ("credential", "the credential is missing or refused")
        case .configuration: ("configuration", "a setting can't be used")
        case .interrupted: ("interrupted", "interrupted, as by Ctrl-C")
        }
    }
}

extension Console {
    /// Reports a failure: in one line for people, or as one JSON object if the command prints JSON.
    ///
    /// An interrupted command prints nothing.
    func report(_ error: ErrorReport) {
        if error.exitCode == .interrupted { return }
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
