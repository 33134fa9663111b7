/// Everything that can go wrong in a search for movies.
///
/// An error has a row in three tables: `recovery` below, `summary` in Presentation, and what a
/// front end advises.
package enum MoviesError: Error, Hashable, Sendable {
    case server(Server, ServerFailure)

    /// Nothing was sent. The path is where the network program is or should be.
    case networkProgramUnusable(path: String, NetworkProgramFailure)

    /// A response can't be read without this program, which can't be started.
    case programMissing(String)

    /// The system is short of a resource that a request needs, such as threads.
    case noResources(Server, reason: String)

    /// The source has no movie with that id; the extent is known if the source is the built-in
    /// catalog.
    case movieNotFound(MovieID, MoviesSource, builtInExtent: CatalogExtent? = nil)

    /// The source has no movie with that title; the extent is known if the source is the built-in
    /// catalog.
    case titleNotFound(String, MoviesSource, builtInExtent: CatalogExtent? = nil)

    case personNotFound(PersonID, MoviesSource)

    case personNameNotFound(String, MoviesSource)

    /// The source has no person with that name or id, but it has the people of few movies only.
    case personUnavailable(String, MoviesSource)

    /// Only the online source keeps such a list, and another source was asked.
    case listUnavailable(MovieList, OnlineSource)
    case invalidFilter(FilterKey, value: String)

    /// The value of `like:` is neither an id nor a link with one.
    case invalidMovie(String)

    /// A name in a filter that means no streaming service of the source, or several.
    case unknownService(UnknownService, OnlineSource)
    case unknownFilter(String)

    /// The source does not know the id that a movie has at a site.
    case siteIDUnknown(MovieID, MovieSite, MoviesSource)

    /// The source knows no page at a site of a movie, which is known by its title.
    case sitePageUnknown(String, MovieSite, MoviesSource)
    case trailerUnknown(String, MoviesSource)
    case collectionUnknown(String, MoviesSource)
    case credentialMissing(OnlineSource)
    case credentialRefused(OnlineSource)

    /// The source knows the credential and refuses it, such as that of a suspended account; the
    /// reason is its own.
    case accessDenied(OnlineSource, reason: String)

    /// The user asked not to use the network, which the source needs, or a download if it is `nil`.
    case offline(OnlineSource?)
    case storage(StorageFailure)

    /// The imported catalog can't be used; the path is that of its file.
    case catalogUnusable(path: String, CatalogFailure)

    /// A data set can't be imported; `file` has its path as the user gave it, or only its name.
    case dataSetUnusable(file: ImportSource, DataSetFailure)

    /// The user cancelled the request. It is not shown.
    case cancelled
}

extension MoviesError {
    /// Whether the same request may succeed later.
    package var isRetryable: Bool {
        switch recovery {
        case .temporary, .fixable, .otherCredential: true
        case .replaceable, .otherMovie, .otherFilter, .final: false
        }
    }

    /// Whether a stale response, or one from another source, helps the user more than the error.
    package var allowsFallback: Bool {
        switch recovery {
        case .temporary, .otherCredential, .replaceable: true
        case .fixable, .otherMovie, .otherFilter, .final: false
        }
    }

    /// Whether the source accepts no request until the user has another credential.
    package var needsOtherCredential: Bool { recovery == .otherCredential }

    /// `true` if the source has responded, and refuses the credential or its account.
    package var refusesCredential: Bool {
        if case .server(_, .requestRefused(_, reason: _?)) = self { return true }
        return needsOtherCredential
    }

    package var needsOtherFilter: Bool { recovery == .otherFilter }

    /// The source that does not have the movie; `nil` for any other error.
    package var sourceWithoutMovie: MoviesSource? {
        if case .otherMovie(let source) = recovery { source } else { nil }
    }

    private var recovery: Recovery {
        switch self {
        case .server(_, let failure): failure.recovery
        case .noResources: .temporary
        case .credentialRefused, .accessDenied: .otherCredential
        case .storage, .catalogUnusable, .dataSetUnusable: .fixable
        case .offline, .networkProgramUnusable, .programMissing: .replaceable
        case .movieNotFound(_, let source, _), .titleNotFound(_, let source, _): .otherMovie(source)
        case .invalidFilter, .invalidMovie, .unknownFilter, .unknownService: .otherFilter
        case .siteIDUnknown, .sitePageUnknown, .trailerUnknown, .collectionUnknown,
            .personNotFound, .personNameNotFound, .personUnavailable, .listUnavailable,
            .credentialMissing, .cancelled:
            .final
        }
    }
}

extension ServerFailure {
    fileprivate var recovery: Recovery {
        switch self {
        case .unreachable, .timedOut, .rateLimited, .failed, .unavailable, .redirectRefused,
            .invalidResponse, .unexpectedHTML, .responseTooLarge:
            .temporary
        case .notFound, .resourceNotFound, .requestRefused: .fixable
        }
    }
}

/// An action that can help after an error.
private enum Recovery: Equatable {
    /// A retry may succeed, and a fallback helps until then.
    case temporary

    /// A retry may succeed after the user has fixed something, which a fallback would hide.
    case fixable

    /// A retry may succeed with another credential, and a fallback helps until then.
    case otherCredential

    /// A fallback helps, and a retry does not.
    case replaceable

    /// The source does not have the movie, but has others.
    case otherMovie(MoviesSource)

    /// The request succeeds without a filter, or with another value of it.
    case otherFilter

    /// The request never succeeds.
    case final
}

extension Result {
    /// The value that an asynchronous function returns, or the error that it throws.
    package init(of body: () async throws(Failure) -> Success) async {
        do throws(Failure) {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }

    package var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}

package struct Server: Hashable, Sendable, CustomStringConvertible {
    /// The host name or IP address, never a whole URL, which may hold a credential.
    package let host: String

    /// The source whose server it is; `nil` for the server of IMDb's data sets.
    package let source: OnlineSource?

    package init(host: String, source: OnlineSource?) {
        self.host = host
        self.source = source
    }

    package var description: String { host }
}

/// The reason that a server did not respond as it should.
///
/// A `reason` is the source's own error message, one line without control characters; `nil` if it
/// does not help.
package enum ServerFailure: Hashable, Sendable {
    /// The reason that there is no response.
    package enum Connection: Hashable, Sendable {
        case hostNotFound
        case refused

        /// A proxy can't be reached, or refuses to connect to the server.
        case proxy
        case tls
        case lost

        /// Closed before the end of a response.
        case cutOff
        case other
    }

    case unreachable(Connection)
    case timedOut

    /// The wait that the server requests, in seconds; `nil` if it requests none.
    case rateLimited(retryAfter: Int?)
    case failed(status: Int, reason: String? = nil)

    /// The server failed, and requests a wait, in seconds.
    case unavailable(retryAfter: Int)

    /// There is no such URL, as far as its status says.
    case notFound

    /// The API says that it has nothing with the id in the URL.
    case resourceNotFound

    /// The server refused the request with another status.
    case requestRefused(status: Int, reason: String? = nil)

    /// The server redirected to another one, which must not get the credential.
    case redirectRefused
    case invalidResponse

    /// The response is a web page in place of data, such as the login page of a network.
    case unexpectedHTML
    case responseTooLarge

    /// From the HTTP status of a response other than a success.
    package init(status: Int, retryAfter: Int?, reason: String?) {
        switch status {
        case 408: self = .timedOut
        case 404: self = .notFound
        case 429: self = .rateLimited(retryAfter: retryAfter)
        // No version was named that could be unmodified.
        case 304: self = .invalidResponse
        case 300...399: self = .redirectRefused
        case 500...:
            // The server's own message says more than the wait.
            let wait = reason == nil ? retryAfter : nil
            self =
                wait.map { .unavailable(retryAfter: $0) } ?? .failed(status: status, reason: reason)
        default: self = .requestRefused(status: status, reason: reason)
        }
    }
}
