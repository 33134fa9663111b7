import Domain
import Infrastructure

extension MoviesError {
    init(_ error: StorageError) {
        switch error {
        case .cannotCreate(let path, let reason):
            self = .storage(StorageFailure(operation: .create, path: path, reason: reason))
        case .cannotRead(let path, let reason):
            self = .storage(StorageFailure(operation: .read, path: path, reason: reason))
        case .cannotWrite(let path, let reason):
            self = .storage(StorageFailure(operation: .write, path: path, reason: reason))
        }
    }
}
