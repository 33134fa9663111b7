/// A folder of small files that many processes read and change at the same time.
///
/// A reader sees a file as it was before a change or after it, never in between: a change is
/// written beside the file and takes its name in one step. Changes take turns by a lock that ends
/// with the process that holds it, so a kill at any moment leaves nothing damaged or locked.
/// Folders are made on first use and are the user's alone, as are the files.
public struct FileStore: Sendable {
    private let folder: PrivateDirectory

    /// - Parameter folder: an absolute path; it need not exist yet.
    public init(folder: String) {
        self.folder = PrivateDirectory(sizeLimit: 4 << 20, path: folder)
    }

    /// What the file holds; `nil` when there is no such file.
    public func contents(of name: String) throws(StorageError) -> Data? {
        try folder.contents(of: name)
    }

    /// Replaces what the file holds by what `change` makes of it, while no other process may.
    ///
    /// The change gets `nil` when there is no such file.
    public func update(
        _ name: String,
        _ change: @Sendable (Data?) -> Data
    ) async throws(StorageError) {
        try folder.make()
        let lock = try await FileLock(path: folder.path(of: name + ".lock"))
        let contents = try folder.contents(of: name)
        try folder.replace(name, with: change(contents), draft: name + ".new")
        lock.isHeld()
    }

    /// Adds a line, with its end, to those of a file, while no other process may change it.
    ///
    /// That takes a fraction of the time of a change of all of it. Once the file has more bytes than
    /// `limit`, it is replaced by what `compact` makes of it.
    public func append(
        _ line: String,
        to name: String,
        limit: Int,
        compact: @Sendable (Data) -> Data
    ) async throws(StorageError) {
        try folder.make()
        let lock = try await FileLock(path: folder.path(of: name + ".lock"))
        if try folder.append(line, to: name) > limit {
            let contents = try folder.contents(of: name) ?? Data()
            try folder.replace(name, with: compact(contents), draft: name + ".new")
        }
        lock.isHeld()
    }
}
