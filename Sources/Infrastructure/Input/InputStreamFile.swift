import Synchronization
import SystemKit
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file or standard input, which is read once from start to end.
final class InputStreamFile: Sendable {
    /// In bytes; `nil` for anything but a regular file.
    let size: Int?

    /// For errors.
    private let path: String
    private let file: FileDescriptor
    private let position = Atomic(0)

    /// Opens a path, or standard input if it is `nil`.
    init(path: String?) throws(StorageError) {
        self.path = path ?? "-"
        let file =
            path.map { FileDescriptor(opening: $0, O_RDONLY) }
            ?? FileDescriptor(duplicating: STDIN_FILENO)
        guard let file else { throw .cannotRead(path: self.path) }
        size = file.isRegularFile ? file.size : nil
        self.file = file
    }

    /// The number of bytes read so far.
    var readCount: Int { position.load(ordering: .relaxed) }

    /// The next available bytes; empty only at the end.
    func read(_ count: Int) throws(StorageError) -> Data {
        guard let data = file.readOnce(upTo: count) else { throw .cannotRead(path: path) }
        position.add(data.count, ordering: .relaxed)
        return data
    }
}
