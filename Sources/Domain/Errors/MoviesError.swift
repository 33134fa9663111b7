/// Everything that can go wrong while a person looks for a film.
///
/// A `server` is a host name or address, never a whole URL: an address may hold a credential. A
/// `reason` is what TMDB says itself, one line without control characters; `nil` where it says
/// nothing that helps.
public enum MoviesError: Error, Hashable, Sendable {
    /// Why no answer came from a server.
    public enum ConnectionFailure: Hashable, Sendable {
        case hostNotFound
        case refused
        case tls
        case lost
        case other
    }

    /// What is wrong with a catalog.
    public enum CatalogFailure: Hashable, Sendable {
        case damaged

        /// Another version of the program made it.
        case incompatibleVersion
    }

    /// What is wrong with the second program, which sends requests.
    public enum NetworkProgramFailure: Hashable, Sendable {
        case missing

        /// It is of another version, or another program.
        case incompatible

        /// `reason` is the OS error message where there is one.
        case cannotStart(reason: String)
    }

    case unreachable(server: String, ConnectionFailure)

    /// Nothing was sent. The path is where the program is, or should be.
    case networkProgramUnusable(path: String, NetworkProgramFailure)

    /// The system is short of something that a request needs, such as threads.
    case noResources(reason: String)
    case timedOut(server: String)

    /// The wait that the server asks for, in seconds; `nil` when it names none.
    case rateLimited(server: String, retryAfter: Int?)
    case serverFailed(server: String, status: Int, reason: String? = nil)

    /// The server failed, and named the seconds to wait.
    case unavailable(server: String, retryAfter: Int)
    case notFound(server: String)

    /// The source has no film of that id.
    case movieNotFound(MovieID, MoviesSource)

    /// The server turned the request down with a status that has no case of its own.
    case requestRefused(server: String, status: Int, reason: String? = nil)

    /// The server sent us to another address, where our credential must not go.
    case redirectRefused(server: String)
    case invalidResponse(server: String)

    /// A page for people came in place of data, as from a login page of a network.
    case unexpectedHTML(server: String)
    case responseTooLarge(server: String)
    case credentialMissing
    case credentialRefused

    /// TMDB knows the credential, and still refuses it, as that of a suspended account.
    case accessDenied(reason: String)

    /// The network was asked not to be used, and the source needs it.
    case offline
    case storage(StorageFailure)

    /// The catalog that was imported can't be used; the path is that of its file.
    case catalogUnusable(path: String, CatalogFailure)

    /// A file that was to be imported can't be; it goes by the name that was given for it.
    case dataSetUnusable(file: String, DataSetFailure)

    /// The person withdrew the request. It is not shown.
    case cancelled
}

extension MoviesError {
    /// Whether the same request may succeed later, with nothing changed by the user.
    public var isRetryable: Bool {
        switch self {
        case .unreachable, .noResources, .timedOut, .rateLimited, .serverFailed, .unavailable,
            .notFound, .requestRefused, .redirectRefused, .invalidResponse, .unexpectedHTML,
            .responseTooLarge, .credentialRefused, .accessDenied, .storage, .catalogUnusable,
            .dataSetUnusable:
            true
        case .movieNotFound, .credentialMissing, .offline, .networkProgramUnusable, .cancelled:
            false
        }
    }

    /// Whether a stale response, or one from another source, serves the user better than the error.
    ///
    /// `true` where the server is unavailable for now; `false` where the user must change something.
    public var allowsFallback: Bool {
        switch self {
        case .unreachable, .timedOut, .rateLimited, .serverFailed, .unavailable, .redirectRefused,
            .invalidResponse, .unexpectedHTML, .responseTooLarge, .offline,
            .networkProgramUnusable, .noResources:
            true
        case .notFound, .movieNotFound, .requestRefused, .credentialMissing, .credentialRefused,
            .accessDenied, .storage, .catalogUnusable, .dataSetUnusable, .cancelled:
            false
        }
    }
}
