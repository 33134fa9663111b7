/// A directory of files that are read and replaced as a whole; it and they are the user's alone.
///
/// Reading follows links, as of a configuration file that lies elsewhere. Writing never does.
public struct PrivateDirectory: Sendable {
    public let path: String

    /// - Parameter path: an absolute path; the directory need not exist.
    public init(path: String) {
        self.path = path
    }

    public func path(of name: String) -> String {
        path + "/" + name
    }

    /// Creates the directory and its parents, unless they exist, and checks that others can't write.
    public func create() throws(StorageError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST { try createWithParents() }
        var status = stat()
        // The parents may be links. What is no directory shows when a file in it is opened.
        guard stat(path, &status) == 0 else { return }
        let problem = Self.problem(owner: status.st_uid, mode: status.st_mode, user: geteuid())
        if let problem { throw .cannotWrite(path: path, reason: problem) }
    }

    private func createWithParents() throws(StorageError) {
        var path = ""
        for component in self.path.split(separator: "/") {
            path += "/\(component)"
            guard mkdir(path, 0o700) != 0, errno != EEXIST, errno != EISDIR else { continue }
            throw .cannotCreate(path: path, reason: StorageError.errnoDescription())
        }
    }

    /// Why a user should not write to a directory with this owner and mode; `nil` if nothing is wrong.
    static func problem(owner: uid_t, mode: mode_t, user: uid_t) -> String? {
        // Root may work on a user's behalf.
        guard owner == user || user == 0 else { return "it belongs to another user" }
        return mode & S_IWOTH == 0 ? nil : "other users can write to it"
    }

    /// The contents of a file; `nil` if there is no such file.
    ///
    /// A file of more than `limit` bytes is an error: it is none of ours.
    func read(
        _ name: String,
        limit: Int,
        updatingAccessTime: Bool = false
    ) throws(StorageError) -> Data? {
        let path = path(of: name)
        // Without a wait for the writer of a pipe.
        guard let file = FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK) else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .cannotRead(path: path, reason: StorageError.errnoDescription())
        }
        guard file.isRegularFile else {
            throw .cannotRead(path: path, reason: StorageError.notRegular)
        }
        guard let data = file.read(upTo: limit + 1) else {
            throw .cannotRead(path: path, reason: StorageError.errnoDescription())
        }
        guard data.count <= limit else {
            throw .cannotRead(path: path, reason: "it is too large")
        }
        // The data is right even if the file can't be marked.
        if updatingAccessTime { futimens(file.number, nil) }
        return data
    }

    /// Appends a line to a file, which is created if need be, and returns the file's size in bytes.
    ///
    /// Appends all of it or nothing.
    func append(_ line: String, to name: String) throws(StorageError) -> Int {
        let path = path(of: name)
        let file = try FileDescriptor(
            changing: path,
            O_RDWR | O_CREAT | O_APPEND,
            orThrow: StorageError.cannotWrite
        )
        guard let size = file.size else {
            throw .cannotWrite(path: path, reason: StorageError.errnoDescription())
        }
        var last: [UInt8] = [UInt8(ascii: "\n")]
        // After a power cut the last line may have no end; this one must not become a part of it.
        if size > 0 { _ = last.withUnsafeMutableBytes { file.readAll(into: $0, at: size - 1) } }
        let bytes = Array((last[0] == UInt8(ascii: "\n") ? line : "\n" + line).utf8)
        guard file.writeAll(bytes) else {
            let reason = StorageError.errnoDescription()
            ftruncate(file.number, off_t(size))
            throw .cannotWrite(path: path, reason: reason)
        }
        return size + bytes.count
    }

    /// Replaces the contents of a small file in one step.
    ///
    /// Only for the holder of a lock: the draft has the same name each time.
    func replace(_ name: String, with data: Data, draft: String) throws(StorageError) {
        let replacement = FileReplacement(
            of: path(of: name),
            draftPath: path(of: draft),
            in: path
        )
        guard let file = FileDescriptor(creating: replacement.draftPath) else {
            throw .cannotCreate(
                path: replacement.draftPath,
                reason: StorageError.errnoDescription()
            )
        }
        // Not flushed to the disk: no kill can undo what the system has accepted, and a wait for a
        // busy disk, in which others would have to wait as well, costs more than a power cut might.
        guard file.writeAll(data) else {
            throw .cannotWrite(path: path(of: name), reason: StorageError.errnoDescription())
        }
        try replacement.commit()
    }
}

/// Large files, which are written elsewhere and take long to write.
extension PrivateDirectory {
    /// Starts to replace a file, or to create it; throws `StorageError.locked` if another process
    /// does that at this moment.
    public func beginReplacing(_ name: String) throws(StorageError) -> FileReplacement {
        try create()
        return replacement(of: name, lock: try FileLock(path: lockPath(of: name)))
    }

    /// The same, except that it waits for another process.
    public func beginReplacing(
        _ name: String,
        waitingUntil deadline: () -> ContinuousClock.Instant
    ) async throws(StorageError) -> FileReplacement {
        try create()
        return replacement(
            of: name,
            lock: try await FileLock(path: lockPath(of: name), waitingUntil: deadline)
        )
    }

    private func replacement(of name: String, lock: consuming FileLock) -> FileReplacement {
        FileReplacement(
            of: path(of: name),
            draftPath: draftPath(of: name),
            in: path,
            lock: lock
        )
    }

    /// Removes the draft that a killed process left, unless a process is writing it at this moment.
    public func removeAbandonedDraft(of name: String) {
        guard Self.exists(draftPath(of: name)) else { return }
        _ = try? beginReplacing(name)
    }

    /// Removes a file, unless there is none, and an abandoned draft of it.
    public func remove(
        _ name: String,
        waitingUntil deadline: () -> ContinuousClock.Instant
    ) async throws(StorageError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return }
            throw .cannotRead(path: path, reason: StorageError.errnoDescription())
        }
        let lockPath = lockPath(of: name)
        try await FileLock.withLock(at: lockPath, waitingUntil: deadline) {
            () throws(StorageError) in
            for path in [path(of: name), draftPath(of: name)] {
                guard unlink(path) != 0, errno != ENOENT else { continue }
                throw .cannotWrite(path: path, reason: StorageError.errnoDescription())
            }
        }
    }

    private func lockPath(of name: String) -> String { path(of: name + ".lock") }

    private func draftPath(of name: String) -> String { path(of: name + ".new") }

    /// Whether there is anything at a path, even a link that leads nowhere.
    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}
