/// A folder of large files, each of which is made in one go and then only read.
///
/// A file is written beside the one whose place it takes; a kill at any moment leaves the old one
/// or the new one. Who makes one keeps others from doing so at the same time.
public struct AtomicFileDirectory: Sendable {
    private let folder: PrivateDirectory

    /// - Parameter path: an absolute path; it need not exist yet.
    public init(path: String) {
        folder = PrivateDirectory(sizeLimit: 0, path: path)
    }

    public var path: String { folder.path }

    public func path(of name: String) -> String {
        folder.path(of: name)
    }

    /// Makes the folder, where it is not there yet.
    public func make() throws(StorageError) {
        try folder.make()
    }

    /// Puts what `make` writes to the path that it gets in place of a file.
    ///
    /// `make` gets the folder as well, for whatever it has to put aside.
    public func replace<Failure>(
        _ name: String,
        _ make: (_ folder: String, _ path: String) throws(Failure) -> Void
    ) async throws {
        try folder.make()
        let lock = try await FileLock(path: path(of: name + ".lock"))
        let (path, draft) = (path(of: name), path(of: name + ".new"))
        do {
            try make(folder.path, draft)
        } catch {
            unlink(draft)
            throw error
        }
        guard rename(draft, path) == 0 else {
            let reason = StorageError.errnoDescription()
            unlink(draft)
            throw StorageError.cannotWrite(path: path, reason: reason)
        }
        lock.isHeld()
    }

    /// The same for a file that anybody can make again: whoever comes last has made it.
    public func replaceUnlocked(
        _ name: String,
        _ make: (_ path: String) throws(StorageError) -> Void
    ) throws(StorageError) {
        try folder.make()
        let (path, draft) = (path(of: name), path(of: "\(name).\(getpid())"))
        do {
            try make(draft)
        } catch {
            unlink(draft)
            throw error
        }
        guard rename(draft, path) == 0 else {
            let reason = StorageError.errnoDescription()
            unlink(draft)
            throw .cannotWrite(path: path, reason: reason)
        }
    }

    /// Removes a file, and what a killed process left of another; does nothing where there is none.
    public func remove(_ name: String) async throws(StorageError) {
        var status = stat()
        guard stat(folder.path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return }
            throw .cannotRead(path: folder.path, reason: StorageError.errnoDescription())
        }
        let lock = try await FileLock(path: path(of: name + ".lock"))
        for path in [path(of: name), path(of: name + ".new")] {
            guard unlink(path) != 0, errno != ENOENT else { continue }
            throw .cannotWrite(path: path, reason: StorageError.errnoDescription())
        }
        lock.isHeld()
    }
}
