import Domain

/// A failure in plain values: what happened, and what a front end needs to advise the user.
///
/// The advice itself is up to the front end, which knows its options, settings and commands.
package struct FailureViewModel: Hashable, Sendable {
    /// Failures that call for different advice, or end a command differently.
    package enum Kind: Hashable, Sendable {
        case unreachable
        case connectionRefused
        case insecureConnection
        case timedOut

        /// The server gets too many requests, or is unavailable; the seconds to wait, if it says
        /// so.
        case busy(retryAfter: Int?)

        /// `isExplained`: the summary contains the server's own reason.
        case serverFailed(isExplained: Bool)
        case requestRefused(isExplained: Bool)

        /// The URL is not that of the service: it has no such path, or redirects elsewhere.
        case wrongURL
        case unexpectedHTML
        case invalidResponse
        case responseTooLarge
        case credentialMissing
        case credentialRefused
        case accessDenied
        case offline
        case movieNotFound
        case titleNotFound

        /// No person has the id.
        case personNotFound
        case personNameNotFound

        /// The source has the people of few movies only, and not this one; `mayBeImported` unless
        /// it is an id at TMDB, which no data set of people has.
        case personUnavailable(mayBeImported: Bool)

        /// Only TMDB keeps the list that was requested.
        case listUnavailable

        /// `genre` is what was given in place of the name of a genre, if that is what is wrong.
        case invalidFilter(genre: String?)

        /// The built-in catalog does not have it; `mayBeImported` unless it is an id at TMDB, which
        /// IMDb's data sets don't have.
        case movieNotBuiltIn(mayBeImported: Bool, extent: CatalogExtentViewModel? = nil)

        /// The id that a movie has at a site is unknown; `mayBeAtTMDB` if TMDB was not asked.
        case siteIDUnknown(mayBeAtTMDB: Bool)
        case catalogUnusable
        case dataSetUnusable(DataSetKind)
        case cannotCreate
        case cannotReadOrWrite

        /// Another process uses the file.
        case locked
        case outOfResources
        case networkProgramUnusable
        case cancelled
    }

    /// What is wrong with a file to import.
    package enum DataSetKind: Hashable, Sendable {
        case unknownFormat
        case incomplete
        case tooLarge
        case wrongContent
        case missingTitles
        case missingNames
        case mixedSources
    }

    /// One sentence without a full stop: what happened, not what to do.
    package let summary: String
    package let kind: Kind

    /// Whether the same action may succeed later.
    package let isRetryable: Bool

    /// Whether a catalog can do the same as TMDB.
    package let catalogMayHelp: Bool

    /// Whether the query has to be changed.
    var isInvalidFilter: Bool {
        if case .invalidFilter = kind { true } else { false }
    }

    package init(summary: String, kind: Kind, isRetryable: Bool, catalogMayHelp: Bool = true) {
        self.summary = summary
        self.kind = kind
        self.isRetryable = isRetryable
        self.catalogMayHelp = catalogMayHelp
    }

    init(_ error: MoviesError, catalogMayHelp: Bool = true) {
        self.init(
            summary: error.summary,
            kind: error.kind,
            isRetryable: error.isRetryable,
            catalogMayHelp: catalogMayHelp
        )
    }
}

extension MoviesError {
    fileprivate var kind: FailureViewModel.Kind {
        switch self {
        case .unreachable(_, .refused): .connectionRefused
        case .unreachable(_, .tls): .insecureConnection
        case .unreachable(_, .hostNotFound), .unreachable(_, .lost), .unreachable(_, .other):
            .unreachable
        case .timedOut: .timedOut
        case .rateLimited(_, let seconds): .busy(retryAfter: seconds)
        case .unavailable(_, let seconds): .busy(retryAfter: seconds)
        case .serverFailed(_, _, let reason): .serverFailed(isExplained: reason != nil)
        case .requestRefused(_, _, let reason): .requestRefused(isExplained: reason != nil)
        case .notFound, .redirectRefused: .wrongURL
        case .unexpectedHTML: .unexpectedHTML
        case .invalidResponse: .invalidResponse
        case .responseTooLarge: .responseTooLarge
        case .credentialMissing: .credentialMissing
        case .credentialRefused: .credentialRefused
        case .accessDenied: .accessDenied
        case .offline: .offline
        case .movieNotFound(.tmdb, .catalog(.builtIn), _): .movieNotBuiltIn(mayBeImported: false)
        case .movieNotFound(_, .catalog(.builtIn), let extent),
            .titleNotFound(_, .catalog(.builtIn), let extent):
            .movieNotBuiltIn(mayBeImported: true, extent: extent.map(CatalogExtentViewModel.init))
        case .movieNotFound: .movieNotFound
        case .titleNotFound: .titleNotFound
        case .personNotFound: .personNotFound
        case .personNameNotFound: .personNameNotFound
        case .personUnavailable(let text, _):
            if case .tmdb? = PersonID(text) {
                .personUnavailable(mayBeImported: false)
            } else {
                .personUnavailable(mayBeImported: true)
            }
        case .listUnavailable: .listUnavailable
        case .invalidFilter(.genre, let value): .invalidFilter(genre: value)
        case .invalidFilter, .unknownFilter: .invalidFilter(genre: nil)
        case .siteIDUnknown(_, _, let source): .siteIDUnknown(mayBeAtTMDB: source.isCatalog)
        case .catalogUnusable: .catalogUnusable
        case .dataSetUnusable(_, let failure): .dataSetUnusable(failure.kind)
        case .storage(let failure):
            switch failure.operation {
            case .create: .cannotCreate
            case .read, .write: .cannotReadOrWrite
            case .lock: .locked
            }
        case .noResources: .outOfResources
        case .networkProgramUnusable: .networkProgramUnusable
        case .cancelled: .cancelled
        }
    }
}

extension DataSetFailure {
    fileprivate var kind: FailureViewModel.DataSetKind {
        switch self {
        case .unknownFormat: .unknownFormat
        case .corrupt, .truncated: .incomplete
        case .tooLarge: .tooLarge
        case .malformed, .noMovies: .wrongContent
        case .missingTitles: .missingTitles
        case .missingNames: .missingNames
        case .mixedSources: .mixedSources
        }
    }
}
