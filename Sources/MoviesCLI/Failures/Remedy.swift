import CommandLineKit
import Domain
import Presentation

/// The exit code of a command after a failure, and advice for the user.
typealias Remedy = (exitCode: ExitCode, advice: Advice?)

/// Advice for the user after a failure.
struct Advice {
    /// For the output of a command.
    let text: String

    /// For a screen, which has no options and commands; `nil` if it would need them.
    var screenText: String?

    static func anywhere(_ text: String) -> Advice { Advice(text: text, screenText: text) }
    static func commandLine(_ text: String) -> Advice { Advice(text: text) }
}

extension FailureViewModel {
    /// One sentence: what happened and what to do.
    var message: String { remedy.advice.map { "\(summary); \($0.text)" } ?? summary }

    /// The failure and its advice, without options and commands, which a screen does not have.
    var screenMessage: String { remedy.advice?.screenText.map { "\(summary); \($0)" } ?? summary }

    /// How a command ends.
    var exitCode: ExitCode { remedy.exitCode }
}

extension Fallback {
    /// One sentence: what happened, what to do about it if something has to be done, and what is shown
    /// instead.
    var message: String { "\(needsAction ? failure.message : failure.summary); \(replacement)" }

    /// What happened, and what is shown instead; without options and commands, which a screen does not
    /// have.
    var screenMessage: String { "\(failure.summary); \(replacement)" }
}

extension Server {
    /// The environment variable with its URL.
    var urlVariable: String {
        switch purpose {
        case .source(.tmdb): "MOVIES_API_URL"
        case .dataSets(.imdb): "MOVIES_IMDB_URL"
        case .dataSets(.tmdb): "MOVIES_EXPORTS_URL"
        }
    }
}

/// What an online source asks of the user; TMDB is the only one.
extension OnlineSource {
    private static let variables = "TMDB_ACCESS_TOKEN or TMDB_API_KEY"

    /// How to store a credential.
    var tokenAdvice: String { "store a TMDB token with 'movies config set-token'" }

    /// Where a person gets a token, and for what.
    var tokenPage: String {
        """
        TMDB gives everyone a token for non-commercial use: sign up, and copy it from
          https://www.themoviedb.org/settings/api
        """
    }

    var credentialAdvice: Advice {
        let set = "set \(Self.variables)"
        return Advice(text: "\(tokenAdvice), or \(set)", screenText: set)
    }

    var otherCredentialAdvice: Advice {
        let check = "check \(Self.variables)"
        return Advice(
            text: "\(check), or store another one with 'movies config set-token'",
            screenText: check
        )
    }

    /// The advice for a list that only the source keeps.
    var listAdvice: Advice {
        .commandLine(
            "store a token with 'movies config set-token', and use neither --offline nor "
                + "--source catalog; or try 'movies list popular'"
        )
    }
}
