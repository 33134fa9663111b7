import Domain
import Infrastructure

extension MoviesError {
    /// Takes the name of the file and the host that it comes from.
    init(_ error: DownloadError, file: String, server: String) {
        switch error {
        case .network(.tooLarge(let limit)):
            self = .dataSetUnusable(file: file, .tooLarge(limit: limit))
        case .network(.unsuccessful(let response)) where response.status >= 500:
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
