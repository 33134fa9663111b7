import Domain
import Infrastructure

extension MoviesError {
    init(_ error: TextIndexError, path: String) {
        switch error {
        case .notAnIndex, .damaged, .missing: self = .catalogUnusable(path: path, .damaged)
        case .incompatibleVersion: self = .catalogUnusable(path: path, .incompatibleVersion)
        case .unreadable(let reason):
            self = .storage(StorageFailure(operation: .read, path: path, reason: reason))
        }
    }
}
