import CommandLineKit
import Domain
import Presentation

extension FailureViewModel {
    /// The table of what the program does about each failure.
    var remedy: Remedy {
        switch error {
        case .server(let server, let failure): remedy(for: failure, of: server)
        case .networkProgramUnusable: Remedy(.unavailable, orUseCatalog("install movies again"))
        case .noResources(let server, _):
            Remedy(
                .tryAgainLater,
                server.resume("close other programs and run it again")
                    ?? orUseCatalog("close other programs")
            )
        case .movieNotFound(let id, let source, let extent):
            Remedy(.nothingFound, .commandLine(Self.advice(aboutMovie: id, source, extent)))
        case .titleNotFound(_, .catalog(.builtIn), let extent):
            Remedy(.nothingFound, .commandLine(Self.updateAdvice(extent)))
        case .titleNotFound:
            Remedy(.nothingFound, .anywhere("try another spelling or fewer words"))
        case .personNotFound: Remedy(.nothingFound, .anywhere("try the person's name"))
        case .personNameNotFound: Remedy(.nothingFound, Self.otherNameAdvice)
        case .personUnavailable(let text, _):
            Remedy(.nothingFound, .commandLine(Self.advice(aboutPerson: text)))
        case .listUnavailable(_, let source): Remedy(.credential, source.listAdvice)
        case .invalidFilter(let key, let value):
            Remedy(.usage, .anywhere(Self.advice(about: key, value)))
        case .unknownFilter: Remedy(.usage, .anywhere(Self.withoutColon))
        case .siteIDUnknown(_, _, let source):
            Remedy(.nothingFound, .commandLine(Self.advice(aboutSiteIDFrom: source)))
        case .credentialMissing(let source): Remedy(.credential, source.credentialAdvice)
        case .credentialRefused(let source): Remedy(.credential, source.otherCredentialAdvice)
        case .accessDenied: Remedy(.credential)
        case .offline: Remedy(.unavailable, orUseCatalog("run it without --offline"))
        case .storage(let failure): Self.remedy(for: failure.operation)
        case .catalogUnusable: Remedy(.unreadableData, Self.catalogAdvice)
        case .dataSetUnusable(_, let failure): Remedy(.unreadableData, .anywhere(failure.advice))
        case .cancelled: Remedy(.interrupted)
        }
    }

    private func remedy(for failure: ServerFailure, of server: Server) -> Remedy {
        let resume = server.resume("run it again to resume")
        return switch failure {
        case .unreachable(let failure):
            Remedy(.unavailable, resume ?? orUseCatalog(failure.advice))
        case .timedOut:
            Remedy(
                .tryAgainLater,
                resume ?? .commandLine("try again, or allow more time with --timeout")
            )
        case .rateLimited(retryAfter: nil):
            Remedy(.tryAgainLater, resume ?? .anywhere("try again in a minute"))
        case .rateLimited(let seconds?), .unavailable(let seconds):
            Remedy(.tryAgainLater, .anywhere("try again in \(Self.wait(seconds))"))
        // The reason says when to try again.
        case .failed(_, reason: _?):
            Remedy(
                .unavailable,
                catalogMayHelp ? .commandLine("--source catalog needs no server") : nil
            )
        case .failed: Remedy(.unavailable, resume ?? orUseCatalog("try again later"))
        case .notFound, .redirectRefused: Remedy(.unavailable, server.check { "check \($0)" })
        case .requestRefused(_, reason: _?): Remedy(.unavailable)
        case .requestRefused: Remedy(.unavailable, server.check { "check \($0) and the proxy" })
        case .invalidResponse:
            Remedy(.unreadableData, server.check { "try again later, or check \($0)" })
        case .unexpectedHTML:
            Remedy(
                .unreadableData,
                server.check { "the network may want you to log in, or check \($0)" }
            )
        case .responseTooLarge: Remedy(.unreadableData, server.check { "check \($0)" })
        }
    }

    private static func remedy(for operation: StorageFailure.Operation) -> Remedy {
        switch operation {
        case .create: Remedy(.cannotCreate)
        case .read, .write: Remedy(.readOrWriteFailed)
        case .lock: Remedy(.tryAgainLater, .anywhere("try again later"))
        }
    }

    /// Also advises a catalog if it can do the same.
    private func orUseCatalog(_ text: String) -> Advice {
        .commandLine(catalogMayHelp ? "\(text), or use --source catalog" : text)
    }
}

extension FailureViewModel {
    fileprivate static let dataSetURLAdvice = "check MOVIES_IMDB_URL and MOVIES_EXPORTS_URL"
    fileprivate static let withoutColon = "leave out the colon to search for the words"
    fileprivate static let otherNameAdvice = Advice.anywhere(
        "try another spelling, or the person's id at TMDB or IMDb"
    )
    fileprivate static let catalogAdvice = Advice.commandLine(
        "rebuild it with 'movies catalog update' or 'movies catalog import', or remove it with "
            + "'movies catalog remove'"
    )

    fileprivate static func advice(
        aboutMovie id: MovieID,
        _ source: MoviesSource,
        _ extent: CatalogExtent?
    ) -> String {
        switch (source, id) {
        // IMDb's data sets don't have ids of TMDB.
        case (.catalog(.builtIn), .tmdb):
            OnlineSource.tmdb.tokenAdvice
                + " to look the id up, or give a title to 'movies search'"
        case (.catalog(.builtIn), .imdb): updateAdvice(extent)
        case (.catalog, _), (.online, _): "'movies search' prints the ids of movies"
        }
    }

    fileprivate static func updateAdvice(_ extent: CatalogExtent?) -> String {
        extent.map(CatalogExtentViewModel.init)?.updateNotice
            ?? CatalogExtentViewModel.updateAdvice
    }

    /// Takes the name or id of a person.
    fileprivate static func advice(aboutPerson text: String) -> String {
        switch PersonID(text) {
        // No data set of people has ids of TMDB.
        case .tmdb: "give the person's name, or \(OnlineSource.tmdb.tokenAdvice)"
        case .imdb, .name, nil: "'movies catalog update --people' downloads all people"
        }
    }

    fileprivate static func advice(about key: FilterKey, _ value: String) -> String {
        let hint = OptionType.filter(key).hint(for: value)
        return hint.isEmpty ? withoutColon : String(hint.dropFirst("; ".count))
    }

    fileprivate static func advice(aboutSiteIDFrom source: MoviesSource) -> String {
        let advice = "use --site letterboxd"
        return source.isCatalog ? "\(advice), or \(OnlineSource.tmdb.tokenAdvice)" : advice
    }

    /// A wait, rounded up to whole minutes, hours or days.
    fileprivate static func wait(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7200: "\((seconds + 59) / 60) min"
        case ..<172_800: "\((seconds + 3599) / 3600) h"
        default: "\((seconds + 86_399) / 86_400) days"
        }
    }
}

extension Server {
    /// The advice for an interrupted download of data sets, which can be resumed; `nil` for a source.
    fileprivate func resume(_ advice: String) -> Advice? {
        source == nil ? .commandLine(advice) : nil
    }

    /// Takes advice that names the variable with the URL of a source.
    fileprivate func check(_ advice: (String) -> String) -> Advice {
        source.map { .anywhere(advice($0.urlVariable)) }
            ?? .commandLine(FailureViewModel.dataSetURLAdvice + ", or try again later")
    }
}

extension ServerFailure.Connection {
    fileprivate var advice: String {
        switch self {
        case .refused: "check the network and the proxy"
        case .tls: "check its certificate and the clock"
        case .hostNotFound, .lost, .other: "check the network"
        }
    }
}

extension DataSetFailure {
    fileprivate var advice: String {
        switch self {
        case .unknownFormat:
            "import IMDb's title.basics, title.ratings, title.akas, title.principals, title.crew and "
                + "name.basics, or TMDB's movie_ids"
        case .corrupt, .truncated: "download it again"
        case .tooLarge: FailureViewModel.dataSetURLAdvice
        case .malformed, .noMovies: "check that it is the right file"
        case .missingTitles(let name), .missingNames(let name): "import \(name) with it"
        case .mixedSources: "import one source at a time"
        }
    }
}
