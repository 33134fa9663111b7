package import Domain
package import Infrastructure
package import SystemKit
import TextIndex

extension MoviesError {
    /// `reason` returns the server's own error message, if it sent one.
    package init(
        _ error: NetworkError,
        server: Server,
        reason: (NetworkResponse) -> String? = { _ in nil }
    ) {
        switch error {
        case .cancelled: self = .cancelled
        case .timedOut: self = .server(server, .timedOut)
        case .unreachable(let failure):
            self = .server(server, .unreachable(ServerFailure.Connection(failure)))
        case .workerUnusable(let path, let failure):
            self = .networkProgramUnusable(path: path, NetworkProgramFailure(failure))
        case .noResources(let reason): self = .noResources(server, reason: reason)
        case .programMissing(let name): self = .programMissing(name)
        case .malformedResponse: self = .server(server, .invalidResponse)
        case .tooLarge: self = .server(server, .responseTooLarge)
        case .httpStatus(let response):
            self.init(
                status: response.status,
                retryAfter: response.retryAfter(),
                server: server,
                reason: reason(response)
            )
        }
    }

    /// `retryAfter` is in seconds, and `reason` is the server's own message, safe to show.
    init(status: Int, retryAfter: Int? = nil, server: Server, reason: String? = nil) {
        if status == 401, let source = server.source {
            self = reason.map { .accessDenied(source, reason: $0) } ?? .credentialRefused(source)
        } else {
            self = .server(
                server,
                ServerFailure(status: status, retryAfter: retryAfter, reason: reason)
            )
        }
    }
}

extension NetworkProgramFailure {
    fileprivate init(_ failure: NetworkError.WorkerFailure) {
        switch failure {
        case .missing: self = .missing
        case .incompatible: self = .incompatible
        case .cannotStart(let reason): self = .cannotStart(reason: reason)
        case .silent: self = .silent
        }
    }
}

extension ServerFailure.Connection {
    fileprivate init(_ failure: NetworkError.ConnectionFailure) {
        switch failure {
        case .hostNotFound: self = .hostNotFound
        case .refused: self = .refused
        case .proxy: self = .proxy
        case .tls: self = .tls
        case .lost: self = .lost
        case .cutOff: self = .cutOff
        case .other: self = .other
        }
    }
}

extension MoviesError {
    init(_ error: DownloadError, file: String, server: Server) {
        switch error {
        case .network(.tooLarge(let limit)):
            self = .dataSetUnusable(file: .file(file), .tooLarge(server, limit: limit))
        case .network(let error): self.init(error, server: server)
        case .storage(let error): self.init(error)
        }
    }
}

extension CatalogActivity {
    init(_ progress: DownloadProgress, file: String, server: Server) {
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

extension MoviesError {
    package init(_ error: StorageError) {
        switch error {
        case .cannotCreate(let path, let reason):
            self = .storage(StorageFailure(operation: .create, path: path, reason: reason))
        case .cannotRead(let path, let reason):
            self = .storage(StorageFailure(operation: .read, path: path, reason: reason))
        case .cannotWrite(let path, let reason):
            self = .storage(StorageFailure(operation: .write, path: path, reason: reason))
        case .locked(let path):
            self = .locked(path: path, reason: "another program keeps it locked")
        case .cancelled: self = .cancelled
        }
    }

    /// Returns what a file operation returns; throws its error as a `MoviesError`.
    package static func mapping<Result>(
        _ operation: @autoclosure () throws(StorageError) -> Result
    ) throws(MoviesError) -> Result {
        do { return try operation() } catch { throw MoviesError(error) }
    }

    static func mapping<Result>(
        _ operation: () async throws(StorageError) -> Result
    ) async throws(MoviesError) -> Result {
        do { return try await operation() } catch { throw MoviesError(error) }
    }

    static func locked(path: String, reason: String) -> MoviesError {
        .storage(StorageFailure(operation: .lock, path: path, reason: reason))
    }

    init(_ error: TextIndexError, path: String) {
        switch error {
        case .notAnIndex, .corrupt, .missing: self = .catalogUnusable(path: path, .corrupt)
        case .incompatibleVersion: self = .catalogUnusable(path: path, .incompatibleVersion)
        case .unreadable(let reason):
            self = .storage(StorageFailure(operation: .read, path: path, reason: reason))
        }
    }

    init(_ failure: LineReader.Failure, file: ImportSource) {
        switch failure {
        case .storage(let error): self.init(error)
        case .corruptGzip: self = .dataSetUnusable(file: file, .corrupt)
        }
    }
}
