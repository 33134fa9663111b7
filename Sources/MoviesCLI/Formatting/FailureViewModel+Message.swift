import Presentation

extension FailureViewModel {
    /// One sentence: what happened and what to do.
    var message: String {
        advice.map { "\(summary); \($0.text)" } ?? summary
    }

    /// The message for a failed import or download.
    var importMessage: String {
        switch kind {
        case .unreachable, .connectionRefused, .insecureConnection, .timedOut, .serverFailed,
            .busy(nil):
            "\(summary); run it again to resume"
        case .wrongURL, .requestRefused, .invalidResponse, .unexpectedHTML, .responseTooLarge:
            "\(summary); check MOVIES_IMDB_URL and MOVIES_EXPORTS_URL, or try again later"
        case .networkProgramUnusable: "\(summary); install movies again"
        case .outOfResources: "\(summary); close other programs and run it again"
        case .offline: "nothing is downloaded while offline; run it without --offline"
        case .busy, .credentialMissing, .credentialRefused, .accessDenied, .movieNotFound,
            .titleNotFound, .movieNotBuiltIn, .siteIDUnknown, .personNotFound, .personNameNotFound,
            .personUnavailable, .listUnavailable, .invalidFilter, .catalogUnusable,
            .dataSetUnusable, .cannotCreate,
            .cannotReadOrWrite, .locked, .cancelled:
            message
        }
    }

    /// What happened, and what to do; without options and commands, which a screen does not have.
    var screenMessage: String {
        advice?.screenText.map { "\(summary); \($0)" } ?? summary
    }

    private var advice: Advice? {
        switch kind {
        case .unreachable: orUseCatalog("check the network")
        case .connectionRefused: orUseCatalog("check the network and the proxy")
        case .insecureConnection: orUseCatalog("check its certificate and the clock")
        case .timedOut: .commandLine("try again, or allow more time with --timeout")
        case .busy(let seconds?): .anywhere("try again in \(Self.wait(seconds))")
        case .busy(nil): .anywhere("try again in a minute")
        // The server's message says when to try again.
        case .serverFailed(isExplained: true):
            catalogMayHelp ? .commandLine("--source catalog needs no server") : nil
        case .serverFailed: orUseCatalog("try again later")
        case .requestRefused(isExplained: false): .anywhere("check MOVIES_API_URL and the proxy")
        case .wrongURL, .responseTooLarge: .anywhere("check MOVIES_API_URL")
        case .unexpectedHTML:
            .anywhere("the network may want you to log in, or check MOVIES_API_URL")
        case .invalidResponse: .anywhere("try again later, or check MOVIES_API_URL")
        case .credentialMissing:
            .screen(
                "set \(Self.variables)",
                commandLine: "\(Self.storingToken), or set \(Self.variables)"
            )
        case .listUnavailable:
            .commandLine(
                "store a token with 'movies config set-token', and use neither --offline nor "
                    + "--source catalog; or try 'movies list popular'"
            )
        case .credentialRefused:
            .screen(
                "check \(Self.variables)",
                commandLine: "check \(Self.variables), or store another one with "
                    + "'movies config set-token'"
            )
        case .offline: orUseCatalog("run it without --offline")
        case .movieNotBuiltIn(mayBeImported: true, let extent):
            .commandLine(extent?.updateNotice ?? CatalogExtentViewModel.updateAdvice)
        case .movieNotBuiltIn(mayBeImported: false, _):
            .commandLine(
                "\(Self.storingToken) to look the id up, or give a title to 'movies search'"
            )
        case .movieNotFound: .commandLine("'movies search' prints the ids of movies")
        case .titleNotFound: .anywhere("try another spelling or fewer words")
        case .siteIDUnknown(mayBeAtTMDB: true):
            .commandLine("use --site letterboxd, or \(Self.storingToken)")
        case .siteIDUnknown(mayBeAtTMDB: false): .commandLine("use --site letterboxd")
        case .personNotFound: .anywhere("try the person's name")
        case .personNameNotFound:
            .anywhere("try another spelling, or the person's id at TMDB or IMDb")
        case .personUnavailable(mayBeImported: true):
            .commandLine("'movies catalog update --people' downloads all people")
        case .personUnavailable(mayBeImported: false):
            .commandLine("give the person's name, or \(Self.storingToken)")
        case .catalogUnusable:
            .commandLine(
                "rebuild it with 'movies catalog update' or 'movies catalog import', or remove it "
                    + "with 'movies catalog remove'"
            )
        case .dataSetUnusable(let kind): .anywhere(Self.advice(kind))
        case .locked: .anywhere("try again later")
        case .outOfResources: orUseCatalog("close other programs")
        case .networkProgramUnusable: orUseCatalog("install movies again")
        case .invalidFilter(let genre):
            .anywhere(Self.advice(aboutGenre: genre))
        case .requestRefused(isExplained: true), .accessDenied, .cannotCreate, .cannotReadOrWrite,
            .cancelled:
            nil
        }
    }

    private static let variables = "TMDB_ACCESS_TOKEN or TMDB_API_KEY"
    private static let storingToken = "store a token of TMDB with 'movies config set-token'"

    /// Also advises a catalog if it can do the same.
    private func orUseCatalog(_ text: String) -> Advice {
        .commandLine(catalogMayHelp ? "\(text), or use --source catalog" : text)
    }

    /// `genre` is what was given in place of the name of a genre, if that is what is wrong.
    private static func advice(aboutGenre genre: String?) -> String {
        let hint = genre.map(OptionType.genre.hint) ?? ""
        return hint.isEmpty
            ? "leave out the colon to search for the words" : String(hint.dropFirst("; ".count))
    }

    private static func advice(_ kind: DataSetKind) -> String {
        switch kind {
        case .unknownFormat:
            "import IMDb's title.basics, title.ratings, title.akas, title.principals, title.crew and "
                + "name.basics, or TMDB's movie_ids"
        case .incomplete: "download it again"
        case .tooLarge: "check MOVIES_IMDB_URL and MOVIES_EXPORTS_URL"
        case .wrongContent: "check that it is the right file"
        case .missingTitles: "import title.basics with it"
        case .missingNames: "import name.basics with it"
        case .mixedSources: "import one source at a time"
        }
    }

    /// A wait, rounded up to whole minutes, hours or days.
    private static func wait(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7200: "\((seconds + 59) / 60) min"
        case ..<172_800: "\((seconds + 3599) / 3600) h"
        default: "\((seconds + 86_399) / 86_400) days"
        }
    }
}

/// What the user can do about a failure.
private enum Advice {
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

extension FallbackViewModel {
    /// One sentence: what happened, and what is shown instead.
    var message: String {
        "\(needsAction ? failure.message : failure.summary); \(replacement)"
    }
}
