/// A file that is being replaced: write the new one to `draftPath`, then commit it.
///
/// The draft takes the file's name in one step, so that a kill at any moment leaves the old file or
/// the new one. A draft that is not committed is removed.
public struct FileReplacement: ~Copyable {
    /// Where the new file is to be written.
    public let draftPath: String

    /// The directory of both files.
    public let directory: String

    private let path: String

    /// Keeps others from replacing the same file; `nil` if the caller sees to that.
    private let lock: FileLock?

    init(of path: String, draftPath: String, in directory: String, lock: consuming FileLock? = nil)
    {
        self.path = path
        self.draftPath = draftPath
        self.directory = directory
        self.lock = lock
    }

    deinit {
        // Nothing is left of a draft that was committed.
        unlink(draftPath)
    }

    /// Puts the draft in place of the file.
    public consuming func commit() throws(StorageError) {
        guard rename(draftPath, path) == 0 else {
            throw .cannotWrite(path: path, reason: StorageError.errnoDescription())
        }
    }
}
