import CommandLineKit
import Domain
import Presentation

extension FailureViewModel {
    /// The table of what the program does about each failure.
    var remedy: Remedy {
        switch error {
        case .server(let server, let failure): remedy(for: failure, of: server)
        case .networkProgramUnusable(_, .silent): (.tryAgainLater, orUseCatalog("try again"))
        case .networkProgramUnusable:
            (.unavailable, orUseCatalog(networkProgramAdvice ?? "install movies again"))
        case .programMissing(let name): (.unavailable, orUseCatalog("install \(name)"))
        case .noResources(let server, _) where server.source == nil:
            (.tryAgainLater, .commandLine("close other programs and run it again"))
        case .noResources: (.tryAgainLater, orUseCatalog("close other programs"))
        case .movieNotFound(let id, let source, let extent):
            (.nothingFound, Self.advice(aboutMovie: id, source, extent))
        case .titleNotFound(let title, .catalog(.builtIn), let extent):
            (.nothingFound, Self.advice(aboutTitle: title, extent))
        case .titleNotFound: (.nothingFound, .anywhere("try another spelling or fewer words"))
        case .personNotFound: (.nothingFound, .anywhere("try the person's name"))
        case .personNameNotFound:
            (.nothingFound, .anywhere("try another spelling, or the person's id at TMDB or IMDb"))
        case .personUnavailable(let text, _): (.nothingFound, Self.advice(aboutPerson: text))
        case .listUnavailable(_, let source): (.credential, source.listAdvice)
        case .invalidFilter(let key, let value): (.usage, .anywhere(Self.advice(about: key, value)))
        case .unknownService: (.usage, nil)
        case .invalidMovie, .unknownFilter: (.usage, .anywhere(Self.withoutColon))
        case .siteIDUnknown(_, _, let source), .sitePageUnknown(_, _, let source):
            (.nothingFound, Self.advice(aboutSiteIDFrom: source))
        case .trailerUnknown(_, let source):
            (.nothingFound, source.isCatalog ? .commandLine(OnlineSource.tmdb.tokenAdvice) : nil)
        case .collectionUnknown: (.nothingFound, nil)
        case .credentialMissing(let source): (.credential, source.credentialAdvice)
        case .credentialRefused(let source): (.credential, source.otherCredentialAdvice)
        case .accessDenied: (.credential, nil)
        case .offline: (.unavailable, orUseCatalog("run it without --offline"))
        case .storage(let failure): Self.remedy(for: failure.operation)
        case .catalogUnusable: (.unreadableData, Self.catalogAdvice)
        case .dataSetUnusable(_, let failure): (.unreadableData, .anywhere(failure.advice))
        case .cancelled: (.interrupted, nil)
        }
    }

    /// The way to add the network program, which is optional; `nil` if it is not missing, or on
    /// macOS, for which there are no archives.
    var networkProgramAdvice: String? {
        #if os(Linux)
        guard case .networkProgramUnusable(let path, .missing) = error else { return nil }
        // Packages install into /usr, and install.sh into another prefix.
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        let prefix = folder.joined(separator: "/")
        if prefix == "/usr" { return "install the package movies-network" }
        // Without the option, the script installs into ~/.local.
        let options = prefix.hasSuffix("/.local") ? [] : ["--prefix", prefix]
        let arguments = ShellWords.text(ofArguments: options + ["--with-network"])
        return "add it with 'sh install.sh \(arguments)'"
        #else
        return nil
        #endif
    }

    private func remedy(for failure: ServerFailure, of server: Server) -> Remedy {
        /// An interrupted download of data sets can be resumed.
        func retry(_ advice: Advice) -> Advice {
            server.source == nil ? .commandLine("run it again to resume") : advice
        }
        /// Takes advice that names the variable with the URL of a source.
        func check(_ advice: (String) -> String) -> Advice {
            server.source == nil
                ? .commandLine("check \(server.urlVariable), or try again later")
                : .anywhere(advice(server.urlVariable))
        }
        return switch failure {
        case .unreachable(let failure): (.unavailable, retry(orUseCatalog(failure.advice)))
        case .timedOut:
            (.tryAgainLater, retry(.commandLine("try again, or allow more time with --timeout")))
        case .rateLimited(retryAfter: nil):
            (.tryAgainLater, retry(.anywhere("try again in a minute")))
        case .rateLimited(let seconds?), .unavailable(let seconds):
            (.tryAgainLater, .anywhere("try again in \(Self.wait(seconds))"))
        // The reason says when to try again.
        case .failed(_, reason: _?):
            (.unavailable, catalogMayHelp ? .commandLine("--source catalog needs no server") : nil)
        case .failed: (.unavailable, retry(orUseCatalog("try again later")))
        case .notFound, .resourceNotFound, .redirectRefused: (.unavailable, check { "check \($0)" })
        case .requestRefused(_, reason: _?): (.unavailable, nil)
        case .requestRefused: (.unavailable, check { "check \($0) and the proxy" })
        case .invalidResponse: (.unreadableData, check { "try again later, or check \($0)" })
        case .unexpectedHTML:
            (.unreadableData, check { "the network may want you to log in, or check \($0)" })
        case .responseTooLarge: (.unreadableData, check { "check \($0)" })
        }
    }

    private static func remedy(for operation: StorageFailure.Operation) -> Remedy {
        switch operation {
        case .create: (.cannotCreate, nil)
        case .read, .write: (.readOrWriteFailed, nil)
        case .lock: (.tryAgainLater, .anywhere("try again later"))
        }
    }

    /// Also advises a catalog if it can do the same.
    private func orUseCatalog(_ text: String) -> Advice {
        .commandLine(catalogMayHelp ? "\(text), or use --source catalog" : text)
    }

    private static let withoutColon = "leave out the colon to search for the words"
    private static let catalogAdvice = Advice.commandLine(
        "rebuild it with 'movies catalog update' or 'movies catalog import', or remove it with "
            + "'movies catalog remove'"
    )

    private static func advice(
        aboutMovie id: MovieID,
        _ source: MoviesSource,
        _ extent: CatalogExtent?
    ) -> Advice {
        switch (source, id) {
        // IMDb's data sets don't have ids of TMDB.
        case (.catalog(.builtIn), .tmdb):
            .commandLine(
                OnlineSource.tmdb.tokenAdvice
                    + " to look the id up, or give a title to 'movies search'"
            )
        case (.catalog(.builtIn), .imdb): updateAdvice(extent)
        case (.catalog, _), (.online, _): .commandLine("'movies search' prints the ids of movies")
        }
    }

    private static func advice(aboutTitle title: String, _ extent: CatalogExtent?) -> Advice {
        guard TextLanguage.isForeign(title) else { return updateAdvice(extent) }
        return .commandLine(extent?.updateNoticeWithOtherTitles ?? Advice.otherTitles)
    }

    private static func updateAdvice(_ extent: CatalogExtent?) -> Advice {
        .commandLine(extent?.updateNotice ?? Advice.update)
    }

    /// Takes the name or id of a person.
    private static func advice(aboutPerson text: String) -> Advice {
        switch PersonID(text) {
        // No data set of people has ids of TMDB.
        case .tmdb: .commandLine("give the person's name, or \(OnlineSource.tmdb.tokenAdvice)")
        case .imdb:
            .commandLine(
                "give the person's name, or download all people with "
                    + "'movies catalog update --people'"
            )
        case .name, nil: .commandLine("'movies catalog update --people' downloads all people")
        }
    }

    private static func advice(about key: FilterKey, _ value: String) -> String {
        let hint = OptionType.filter(key).hint(for: value)
        return hint.isEmpty ? withoutColon : String(hint.dropFirst("; ".count))
    }

    private static func advice(aboutSiteIDFrom source: MoviesSource) -> Advice {
        let other = source.isCatalog ? ", or \(OnlineSource.tmdb.tokenAdvice)" : ""
        return .commandLine("use --site letterboxd\(other)")
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

extension ServerFailure.Connection {
    fileprivate var advice: String {
        switch self {
        case .refused: "check the network and the proxy"
        case .proxy: "check the proxy and its variable, such as https_proxy"
        case .tls: "check its certificate and the clock"
        case .hostNotFound, .lost, .cutOff, .other: "check the network"
        }
    }
}

extension DataSetFailure {
    fileprivate var advice: String {
        switch self {
        case .unknownFormat:
            "import " + CatalogSource.allCases.compactMap(\.dataSets).joined(separator: ", or ")
        case .noMovieList:
            "give ids, one on each line, or an export of Letterboxd, IMDb, TMDB or Trakt"
        case .corrupt, .truncated: "download it again"
        case .tooLarge(let server, _): "check \(server.urlVariable)"
        case .invalidJSON: "check that it is complete"
        case .malformed, .noMovies: "check that it is the right file"
        case .missingTitles(let name), .missingNames(let name): "import \(name) with it"
        case .mixedSources: "import one source at a time"
        }
    }
}
