import CommandLineKit
import Domain
import Presentation
import Terminal

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
    /// Begins in lower case and ends without a period.
    var meaning: String {
        switch self {
        case .done: "something was found or done"
        case .nothingFound: "nothing was found"
        case .usage: "a command, an option or a value is wrong"
        case .unreadableData: "a server or a file sent data that can't be read"
        case .unavailable:
            "there is no connection, the server failed, or a program is missing, such as "
                + "movies-network or one of your own"
        case .bug: "the program has a bug; please report it"
        case .cannotCreate: "a file can't be created"
        case .readOrWriteFailed: "reading or writing failed"
        case .tryAgainLater:
            "too many requests, a timeout, a lock of another run, or a lack of memory or file "
                + "descriptors; try again later"
        case .credential: "the credential is missing or refused"
        case .configuration: "a setting can't be used"
        case .interrupted: "interrupted, as by Ctrl-C"
        }
    }
}

/// The exit code of a command after a failure, and advice for the user.
typealias Remedy = (exitCode: ExitCode, advice: Advice?)

/// Advice for the user after a failure.
struct Advice {
    /// For the output of a command.
    let text: String

    /// For a screen, which has no options and commands; `nil` if it would need them.
    var screenText: String?

    /// The command that downloads the movies that the built-in catalog does not know.
    static let update = "'movies catalog update' downloads all movies"

    /// The command that downloads the titles that a catalog lacks.
    static let otherTitles = "'movies catalog update --akas' downloads titles in other languages"

    static func anywhere(_ text: String) -> Advice { Advice(text: text, screenText: text) }
    static func commandLine(_ text: String) -> Advice { Advice(text: text) }
}

extension FailureViewModel {
    /// One sentence: what happened and what to do.
    var message: String { remedy.advice.map { "\(summary); \($0.text)" } ?? summary }

    /// The failure and its advice, without options and commands, which a screen does not have.
    var screenMessage: String { remedy.advice?.screenText.map { "\(summary); \($0)" } ?? summary }
    var exitCode: ExitCode { remedy.exitCode }
}

extension Fallback {
    /// One sentence: what happened, what to do about it if something has to be done, and what is shown
    /// instead.
    var message: String { "\(needsAction ? failure.message : failure.summary); \(replacement)" }

    /// The failure, and what is shown instead; without options and commands, which a screen does
    /// not have.
    var screenMessage: String { "\(failure.summary); \(replacement)" }
}

extension Server {
    /// The environment variable with its URL.
    var urlVariable: String { (source == nil ? ServerVariable.imdb : .api).rawValue }
}

/// The demands of an online source on the user; TMDB is the only one.
extension OnlineSource {
    private static let variables = "TMDB_ACCESS_TOKEN or TMDB_API_KEY"
    var tokenAdvice: String { "store a TMDB token with 'movies config set-token'" }

    /// The page where a person gets a token, and its kind.
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

extension CatalogExtent {
    /// The extent of the built-in catalog, and the way to get the rest.
    var updateNotice: String { "\(sentence); \(Advice.update)" }

    /// The notice about a text that may be a title in another language.
    var updateNoticeWithOtherTitles: String {
        "\(sentence); 'movies catalog update --akas' downloads all movies, with titles in other "
            + "languages"
    }
}
