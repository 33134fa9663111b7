package import Terminal

extension ErrorReport {
    package var json: JSONValue {
        let error: JSONValue = [
            "status": .int(Int(exitCode.rawValue)),
            "kind": .string(exitCode.kind),
            "message": .string(summary),
            "advice": JSONValue(advice),
        ]
        return ["error": error]
    }
}

extension Console {
    /// Reports a failure: in one line for people, or as one JSON object if the command prints JSON.
    ///
    /// An interrupted command prints nothing.
    package func report(_ error: ErrorReport) {
        if error.exitCode == .interrupted { return }
        if printsJSON { writeDiagnostic(error.json.text) } else { report(error.sentence) }
    }

    package func fail(_ error: ErrorReport) -> ExitCode {
        report(error)
        return error.exitCode
    }

    package func fail(_ exitCode: ExitCode, _ summary: String, advice: String? = nil) -> ExitCode {
        fail(ErrorReport(exitCode, summary, advice: advice))
    }
}

/// Whether a command line asks for JSON, even if it is not valid.
package enum JSONRequest {
    package static func isMade(by arguments: [String]) -> Bool {
        let options = arguments.prefix { $0 != "--" }
        return options.contains("--json") || options.contains("--format=json")
            || zip(options, options.dropFirst()).contains { $0 == "--format" && $1 == "json" }
    }
}
