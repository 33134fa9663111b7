import CLibrary
package import Essentials
package import SystemKit

/// A directory of files that are read and replaced as a whole, private to the user.
///
/// Reading follows links, since a configuration file may be stored elsewhere. Writing never does.
package struct PrivateDirectory: Sendable {
    package let path: String

    /// - Parameter path: an absolute path; the directory need not exist.
    package init(path: String) { self.path = path }

    package func path(of name: String) -> String { path + "/" + name }

    /// The path that a chain of symbolic links leads to, whether there is a file or not; the path
    /// itself, which is absolute, if it is no link.
    package static func target(ofLink path: String) -> String {
        var path = path
        // The limit of the system.
        for _ in 0..<40 {
            let manager = FileManager.default
            guard let target = try? manager.destinationOfSymbolicLink(atPath: path) else {
                return path
            }
            let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
            path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
        }
        return path
    }

    /// Creates the directory and its missing parents, and checks that others can't write to it.
    package func create() throws(StorageError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST { try createWithParents() }
        var status = stat()
        // The parents may be links. If it is not a directory, opening a file in it fails.
        guard stat(path, &status) == 0 else { return }
        let problem = Self.problem(owner: status.st_uid, mode: status.st_mode, user: geteuid())
        if let problem { throw .cannotWrite(path: path, reason: problem) }
    }

    /// Whether there is a file of any kind; throws if the system does not say.
    static func exists(_ path: String) throws(StorageError) -> Bool {
        if access(path, F_OK) == 0 { return true }
        guard StorageError.isForMissingFile else { throw .cannotRead(path: path) }
        return false
    }

    /// Checks that files can be written here, or where the directory would be created.
    package func checkWriting() throws(StorageError) {
        var folder = path
        var status = stat()
        while stat(folder, &status) != 0 {
            guard errno == ENOENT, let slash = folder.lastIndex(of: "/") else {
                throw .cannotCreate(path: folder)
            }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
        let problem = Self.problem(owner: status.st_uid, mode: status.st_mode, user: geteuid())
        if let problem, folder == path { throw .cannotWrite(path: path, reason: problem) }
        let name = "\(folder)/.check-\(getpid()).new"
        guard let file = FileDescriptor(creating: name) else { throw .cannotWrite(path: path) }
        // Nothing remains, even if the program is killed now.
        FileDescriptor.remove(name)
        guard file.writeAll([UInt8](repeating: 0, count: Self.checkedSize)), file.synchronize()
        else { throw .cannotWrite(path: path) }
    }

    /// In bytes: as much as a few responses of a server.
    private static let checkedSize = 1 << 16

    private func createWithParents() throws(StorageError) {
        var path = ""
        for component in self.path.split(separator: "/") {
            path += "/\(component)"
            guard mkdir(path, 0o700) != 0, errno != EEXIST, errno != EISDIR else { continue }
            throw .cannotCreate(path: path)
        }
    }

    /// The danger for a user who writes to a directory with this owner and mode; `nil` if it is
    /// safe.
    static func problem(owner: uid_t, mode: mode_t, user: uid_t) -> String? {
        // Root may act for another user.
        guard owner == user || user == 0 else { return "it belongs to another user" }
        return mode & S_IWOTH == 0 ? nil : "other users can write to it"
    }

    /// Appends a line to a file, which is created if needed, and returns the file's size in bytes.
    ///
    /// Appends the whole line or nothing.
    func append(_ line: String, to name: String) throws(StorageError) -> Int {
        let path = path(of: name)
        let file = try FileDescriptor(
            changing: path,
            appending: true,
            orThrow: StorageError.cannotWrite
        )
        guard let size = file.size else { throw .cannotWrite(path: path) }
        var last: [UInt8] = [UInt8(ascii: "\n")]
        // After a power failure the last line may have no line break; the new one must not join it.
        if size > 0 { _ = last.withUnsafeMutableBytes { file.readAll(into: $0, at: size - 1) } }
        let bytes = Array((last[0] == UInt8(ascii: "\n") ? line : "\n" + line).utf8)
        guard file.writeAll(bytes) else {
            let reason = StorageError.errnoDescription()
            _ = file.truncate(to: size)
            throw .cannotWrite(path: path, reason: reason)
        }
        return size + bytes.count
    }

    /// Replaces the contents of a small file in one step.
    ///
    /// The caller must hold a lock, because the draft has the same name each time.
    ///
    /// Killing the process does not undo what the system has accepted; a power failure may. To wait
    /// for a busy disk holds up other processes too, and is worth it only for what the user wrote.
    package func replace(
        _ name: String,
        with data: Data,
        draft: String? = nil,
        waitsForDisk: Bool = false
    ) throws(StorageError) {
        let replacement = replacement(of: name, draft: draft)
        guard let file = FileDescriptor(creating: replacement.draftPath) else {
            throw .cannotCreate(path: replacement.draftPath)
        }
        guard file.writeAll(data), !waitsForDisk || file.synchronize() else {
            throw .cannotWrite(path: path(of: name))
        }
        try replacement.commit()
    }

    /// Removes a file, if there is one.
    package static func remove(_ path: String) throws(StorageError) {
        guard FileDescriptor.remove(path) || errno == ENOENT else { throw .cannotWrite(path: path) }
    }
}

/// A directory of small files that many processes read and change at the same time.
///
/// A reader sees a file as it was before a change or after it, never in between. Changes are
/// serialized by a lock that ends with its process, so a process killed at any moment leaves
/// nothing corrupt or locked. Directories are created on first use.
package struct FileStore: Sendable {
    /// The size of the largest file, in bytes.
    private static let sizeLimit = 4 << 20

    private let directory: PrivateDirectory

    /// The deadline of a wait for another process that starts now.
    private let lockDeadline: @Sendable () -> ContinuousClock.Instant

    /// `folder` is an absolute path; the directory need not exist.
    package init(
        folder: String,
        lockDeadline: @escaping @Sendable () -> ContinuousClock.Instant = {
            .now.advanced(by: .seconds(2))
        }
    ) {
        directory = PrivateDirectory(path: folder)
        self.lockDeadline = lockDeadline
    }

    /// The contents of a file; `nil` if there is no such file.
    package func contents(of name: String) throws(StorageError) -> Data? {
        try FileDescriptor.contents(of: directory.path(of: name), limit: Self.sizeLimit)
    }

    /// Replaces the contents of a file with the result of `change`, while it holds the file's lock.
    ///
    /// `change` receives `nil` if there is no such file, and returns `nil` to leave all as it is. With
    /// `waitsForDisk`, also a power failure leaves the old file or the new one.
    package func update(
        _ name: String,
        waitsForDisk: Bool = false,
        _ change: (Data?) -> Data?
    ) async throws(StorageError) {
        try await withLock(on: name) { () throws(StorageError) in
            guard let data = change(try contents(of: name)) else { return }
            try directory.replace(name, with: data, waitsForDisk: waitsForDisk)
        }
    }

    /// Replaces a file by an empty one, even if it is too large to be read; does nothing if there is no
    /// such file.
    package func clear(_ name: String) async throws(StorageError) {
        guard try PrivateDirectory.exists(directory.path(of: name)) else { return }
        try await withLock(on: name) { () throws(StorageError) in
            try directory.replace(name, with: Data())
        }
    }

    /// Appends a line, which includes its line break, while it holds the file's lock.
    ///
    /// This takes a fraction of the time of `update`. A file with more than `lineLimit` lines is
    /// then replaced with the result of `compact`.
    package func append(
        _ line: String,
        to name: String,
        lineLimit: Int,
        compact: (Data) -> Data
    ) async throws(StorageError) {
        try await withLock(on: name) { () throws(StorageError) in
            // A file with fewer bytes has fewer lines, too.
            guard try directory.append(line, to: name) > lineLimit else { return }
            let contents = try contents(of: name) ?? Data()
            // The iterator of `Data` takes longer than a search.
            let lineCount = contents.withUnsafeBytes { bytes in
                bytes.count { $0 == UInt8(ascii: "\n") }
            }
            if lineCount > lineLimit { try directory.replace(name, with: compact(contents)) }
        }
    }

    private func withLock(
        on name: String,
        _ body: () throws(StorageError) -> Void
    ) async throws(StorageError) {
        try directory.create()
        let path = directory.lockPath(of: name)
        try await FileLock.withLock(at: path, waitingUntil: lockDeadline, body)
    }
}
