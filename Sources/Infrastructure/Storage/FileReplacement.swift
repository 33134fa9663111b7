package import SystemKit
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file that is being replaced: write the new one to `draftPath`, then commit it.
///
/// The draft takes the file's name in one step: a process killed at any moment leaves the old file
/// or the new one. A draft that is not committed is removed.
package struct FileReplacement: ~Copyable {
    /// The path to write the new file to.
    package let draftPath: String

    /// The directory of both files.
    package let directory: String

    private let path: String

    /// Prevents other processes from replacing the same file; `nil` if the caller has a lock.
    private let lock: FileLock?

    init(of path: String, draftPath: String, in directory: String, lock: consuming FileLock? = nil)
    {
        self.path = path
        self.draftPath = draftPath
        self.directory = directory
        self.lock = lock
    }

    deinit {
        // A committed draft no longer exists.
        unlink(draftPath)
    }

    /// Replaces the file with the draft.
    package consuming func commit() throws(StorageError) {
        guard rename(draftPath, path) == 0 else { throw .cannotWrite(path: path) }
    }
}
