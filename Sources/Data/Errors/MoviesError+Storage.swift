import Domain
import Infrastructure
import SystemKit
import TextIndex

extension MoviesError {
    init(_ error: StorageError) {
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
    static func mapping<Result>(
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
