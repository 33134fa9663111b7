import Domain
import Infrastructure

extension MoviesError {
    /// - Parameters:
    ///   - error: what went wrong.
    ///   - server: the host of the request.
    ///   - reason: returns the server's own error message, if it sent one.
    init(
        _ error: NetworkError,
        server: String,
        reason: (NetworkResponse) -> String? = { _ in nil }
    ) {
        switch error {
        case .cancelled: self = .cancelled
        case .timedOut: self = .timedOut(server: server)
        case .unreachable(let failure):
            self = .unreachable(server: server, ConnectionFailure(failure))
        case .workerUnusable(let path, let failure):
            self = .networkProgramUnusable(path: path, NetworkProgramFailure(failure))
        case .noResources(let reason): self = .noResources(reason: reason)
        case .malformedResponse: self = .invalidResponse(server: server)
        case .tooLarge: self = .responseTooLarge(server: server)
        case .httpStatus(let response):
            self.init(
                status: response.status,
                retryAfter: RetryAfter(response)?.seconds,
                server: server,
                reason: reason(response)
            )
        }
    }

    /// `retryAfter` is in seconds, and `reason` is TMDB's own message, safe to show.
    init(status: Int, retryAfter: Int? = nil, server: String, reason: String? = nil) {
        switch status {
        case 401: self = reason.map { .accessDenied(reason: $0) } ?? .credentialRefused
        case 408: self = .timedOut(server: server)
        case 404: self = .notFound(server: server)
        case 429: self = .rateLimited(server: server, retryAfter: retryAfter)
        case 300...399: self = .redirectRefused(server: server)
        case 500...: self = .serverFailed(server: server, status: status, reason: reason)
        default: self = .requestRefused(server: server, status: status, reason: reason)
        }
    }
}

extension MoviesError.NetworkProgramFailure {
    init(_ failure: NetworkError.WorkerFailure) {
        switch failure {
        case .missing: self = .missing
        case .incompatible: self = .incompatible
        case .cannotStart(let reason): self = .cannotStart(reason: reason)
        }
    }
}

extension MoviesError.ConnectionFailure {
    init(_ failure: NetworkError.ConnectionFailure) {
        switch failure {
        case .hostNotFound: self = .hostNotFound
        case .refused: self = .refused
        case .tls: self = .tls
        case .lost: self = .lost
        case .other: self = .other
        }
    }
}

extension MoviesError {
    /// Takes the name of the file and the host of its server.
    init(_ error: DownloadError, file: String, server: String) {
        switch error {
        case .network(.tooLarge(let limit)):
            self = .dataSetUnusable(file: file, .tooLarge(limit: limit))
        case .network(.httpStatus(let response)) where response.status >= 500:
            if let retryAfter = RetryAfter(response)?.seconds {
                self = .unavailable(server: server, retryAfter: retryAfter)
            } else {
                self.init(status: response.status, server: server)
            }
        case .network(let error): self.init(error, server: server)
        case .storage(let error): self.init(error)
        }
    }
}

extension CatalogProgress {
    init(_ progress: DownloadProgress, file: String, server: String) {
        switch progress {
        case .received(let count, let total):
            self = .downloading(file: file, done: count, total: total)
        case .waiting(let delay, let error):
            self = .waiting(
                seconds: Int((delay / .seconds(1)).rounded(.up)),
                reason: MoviesError(.network(error), file: file, server: server)
            )
        }
    }
}
