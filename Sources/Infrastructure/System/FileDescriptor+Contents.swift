#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Files by their path.
extension FileDescriptor {
    /// The contents of a regular file; `nil` if there is no such file.
    ///
    /// A file of more than `limit` bytes is an error: it is not one of this program's.
    package static func contents(
        of path: String,
        limit: Int,
        updatingAccessTime: Bool = false
    ) throws(StorageError) -> Data? {
        // Does not wait for the writer of a pipe.
        guard let file = FileDescriptor(reading: path) else {
            if StorageError.isForMissingFile { return nil }
            throw .cannotRead(path: path)
        }
        guard file.isRegularFile else {
            throw .cannotRead(path: path, reason: StorageError.notRegular)
        }
        guard let data = file.read(upTo: limit + 1) else { throw .cannotRead(path: path) }
        guard data.count <= limit else { throw .cannotRead(path: path, reason: "it is too large") }
        // The data is valid even if its access time can't be updated.
        if updatingAccessTime { futimens(file.number, nil) }
        return data
    }
}
