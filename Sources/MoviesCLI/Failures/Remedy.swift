import CommandLineKit

/// How a command ends after a failure, and what the user can do about it.
struct Remedy {
    let exitCode: ExitCode
    let advice: Advice?

    init(_ exitCode: ExitCode, _ advice: Advice? = nil) {
        self.exitCode = exitCode
        self.advice = advice
    }
}

/// What the user can do about a failure.
enum Advice {
    case anywhere(String)

    /// It names options or commands, which a screen does not have.
    case commandLine(String)

    /// On a screen other words than in the output of a command.
    case screen(String, commandLine: String)

    var text: String {
        switch self {
        case .anywhere(let text), .commandLine(let text), .screen(_, commandLine: let text): text
        }
    }

    /// `nil` if it is not for screens.
    var screenText: String? {
        switch self {
        case .anywhere(let text), .screen(let text, commandLine: _): text
        case .commandLine: nil
        }
    }
}
