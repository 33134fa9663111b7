import Synchronization
import SystemKit
import TextIndex

/// The opened values, by the paths of the files, each of which is opened again only after a change.
///
/// A search reads the catalog several times.
final class OpenFiles<Value: Sendable>: Sendable {
    private struct Entry {
        let path: String
        let identity: [Int]
        let value: Value
    }

    private let entries = Mutex<[Entry]>([])

    /// The value that `open` makes of the file at a path, or made of it before.
    func value(
        at path: String,
        _ open: () throws(TextIndexError) -> Value
    ) throws(TextIndexError) -> Value {
        // Taken first: if the file is replaced meanwhile, the next call opens it again.
        let identity = FileStatus(of: path)?.identity
        return try entries.withLock { entries throws(TextIndexError) in
            if let entry = entries.first(where: { $0.path == path }), entry.identity == identity {
                return entry.value
            }
            entries.removeAll { $0.path == path }
            let value = try open()
            if let identity {
                entries.append(Entry(path: path, identity: identity, value: value))
            }
            return value
        }
    }
}
