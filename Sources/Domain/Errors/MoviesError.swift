/// Everything that can go wrong in a search for movies.
///
/// A `server` is a host name or IP address, never a whole URL, which may hold a credential. A
/// `reason` is TMDB's own error message, one line without control characters; `nil` if it does not
/// help.
package enum MoviesError: Error, Hashable, Sendable {
    /// Why there is no response from a server.
    package enum ConnectionFailure: Hashable, Sendable {
        case hostNotFound
        case refused
        case tls
        case lost
        case other
    }

    /// Why an imported catalog can't be used.
    package enum CatalogFailure: Hashable, Sendable {
        case corrupt

        /// Another version of the program wrote it.
        case incompatibleVersion
    }

    /// Why the network program, which sends requests, can't be used.
    package enum NetworkProgramFailure: Hashable, Sendable {
        case missing

        /// It is another version, or another program.
        case incompatible

        /// `reason` is the OS error message where there is one.
        case cannotStart(reason: String)
    }

    case unreachable(server: String, ConnectionFailure)

    /// Nothing was sent. The path is where the network program is or should be.
    case networkProgramUnusable(path: String, NetworkProgramFailure)

    /// The system is short of a resource that a request needs, such as threads.
    case noResources(reason: String)
    case timedOut(server: String)

    /// The wait that the server requests, in seconds; `nil` if it requests none.
    case rateLimited(server: String, retryAfter: Int?)
    case serverFailed(server: String, status: Int, reason: String? = nil)

    /// The server failed, and requests a wait, in seconds.
    case unavailable(server: String, retryAfter: Int)
    case notFound(server: String)

    /// The source has no movie with that id; the extent is known if the source is the built-in
    /// catalog.
    case movieNotFound(MovieID, MoviesSource, builtInExtent: CatalogExtent? = nil)

    /// The source has no movie with that title; the extent is known if the source is the built-in
    /// catalog.
    case titleNotFound(String, MoviesSource, builtInExtent: CatalogExtent? = nil)

    /// The source has no person with that id.
    case personNotFound(PersonID, MoviesSource)

    /// The source has no person with that name.
    case personNameNotFound(String, MoviesSource)

    /// The source has no person with that name or id, but it has the people of few movies only.
    case personUnavailable(String, MoviesSource)

    /// Only TMDB keeps such a list, and it is not the source.
    case listUnavailable(MovieList)

    /// A filter in the text of a query has a value that it does not take.
    case invalidFilter(FilterKey, value: String)

    /// A word among filters that names none.
    case unknownFilter(String)

    /// The source does not know the id that a movie has at a site.
    case siteIDUnknown(MovieID, MovieSite, MoviesSource)

    /// The server refused the request with another status.
    case requestRefused(server: String, status: Int, reason: String? = nil)

    /// The server redirected to another one, which must not get the credential.
    case redirectRefused(server: String)
    case invalidResponse(server: String)

    /// The response is a web page in place of data, such as the login page of a network.
    case unexpectedHTML(server: String)
    case responseTooLarge(server: String)
    case credentialMissing
    case credentialRefused

    /// TMDB knows the credential and refuses it, such as that of a suspended account.
    case accessDenied(reason: String)

    /// The source needs the network, and the user asked not to use it.
    case offline
    case storage(StorageFailure)

    /// The imported catalog can't be used; the path is that of its file.
    case catalogUnusable(path: String, CatalogFailure)

    /// A data set can't be imported; `file` is its name as the user gave it.
    case dataSetUnusable(file: String, DataSetFailure)

    /// The user cancelled the request. It is not shown.
    case cancelled
}

extension MoviesError {
    /// Whether the same request may succeed later.
    package var isRetryable: Bool {
        switch self {
        case .unreachable, .noResources, .timedOut, .rateLimited, .serverFailed, .unavailable,
            .notFound, .requestRefused, .redirectRefused, .invalidResponse, .unexpectedHTML,
            .responseTooLarge, .credentialRefused, .accessDenied, .storage, .catalogUnusable,
            .dataSetUnusable:
            true
        case .movieNotFound, .titleNotFound, .siteIDUnknown, .personNotFound, .personNameNotFound,
            .personUnavailable, .listUnavailable, .invalidFilter, .unknownFilter,
            .credentialMissing,
            .offline, .networkProgramUnusable, .cancelled:
            false
        }
    }

    /// Whether a stale response, or one from another source, helps the user more than the error.
    ///
    /// It does if the server is unavailable, and not if the user has to fix something.
    package var allowsFallback: Bool {
        switch self {
        case .unreachable, .timedOut, .rateLimited, .serverFailed, .unavailable, .redirectRefused,
            .invalidResponse, .unexpectedHTML, .responseTooLarge, .offline, .networkProgramUnusable,
            .noResources:
            true
        case .notFound, .movieNotFound, .titleNotFound, .siteIDUnknown, .personNotFound,
            .personNameNotFound, .personUnavailable, .listUnavailable, .invalidFilter,
            .unknownFilter,
            .requestRefused, .credentialMissing, .credentialRefused, .accessDenied, .storage,
            .catalogUnusable, .dataSetUnusable, .cancelled:
            false
        }
    }
}
