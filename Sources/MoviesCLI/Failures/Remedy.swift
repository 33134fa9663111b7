import CommandLineKit
import Domain
import Presentation

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

extension FailureViewModel {
    /// One sentence: what happened and what to do.
    var message: String {
        remedy.advice.map { "\(summary); \($0.text)" } ?? summary
    }

    /// What happened, and what to do; without options and commands, which a screen does not have.
    var screenMessage: String {
        remedy.advice?.screenText.map { "\(summary); \($0)" } ?? summary
    }

    /// How a command ends.
    var exitCode: ExitCode { remedy.exitCode }
}

extension FallbackViewModel {
    /// One sentence: what happened, and what is shown instead.
    var message: String {
        "\(needsAction ? failure.message : failure.summary); \(replacement)"
    }
}

/// What an online source asks of the user.
extension OnlineSource {
    /// The environment variable with the URL of its API.
    var urlVariable: String {
        switch self {
        case .tmdb: "MOVIES_API_URL"
        }
    }

    /// How to store a credential.
    var tokenAdvice: String {
        switch self {
        case .tmdb: "store a token of TMDB with 'movies config set-token'"
        }
    }

    var credentialAdvice: Advice {
        .screen("set \(variables)", commandLine: "\(tokenAdvice), or set \(variables)")
    }

    var otherCredentialAdvice: Advice {
        .screen(
            "check \(variables)",
            commandLine: "check \(variables), or store another one with 'movies config set-token'"
        )
    }

    /// The advice for a list that only the source keeps.
    var listAdvice: Advice {
        .commandLine(
            "store a token with 'movies config set-token', and use neither --offline nor "
                + "--source catalog; or try 'movies list popular'"
        )
    }

    /// The environment variables with a credential.
    private var variables: String {
        switch self {
        case .tmdb: "TMDB_ACCESS_TOKEN or TMDB_API_KEY"
        }
    }
}
