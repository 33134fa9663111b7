import CLibrary
package import SystemKit

/// A file that is being replaced: write the new one to `draftPath`, then commit it.
///
/// The draft takes the file's name in one step: a process killed at any moment leaves the old file
/// or the new one. A draft that is not committed is removed.
package struct FileReplacement: ~Copyable {
    /// The path to write the new file to.
    package let draftPath: String
    package let directory: String

    fileprivate let path: String

    /// Prevents other processes from replacing the same file; `nil` if the caller has a lock.
    fileprivate let lock: FileLock?

    deinit {
        // A committed draft no longer exists.
        FileDescriptor.remove(draftPath)
    }

    /// Replaces the file with the draft.
    package consuming func commit() throws(StorageError) {
        guard rename(draftPath, path) == 0 else { throw .cannotWrite(path: path) }
    }
}

/// Replaces large files, which take long to write.
extension PrivateDirectory {
    /// Starts to replace or create a file; throws `locked` if another process is doing that.
    package func beginReplacing(_ name: String) throws(StorageError) -> FileReplacement {
        try create()
        return replacement(of: name, lock: try FileLock(path: lockPath(of: name)))
    }

    /// Starts to replace or create a file; waits until no other process is doing that.
    package func beginReplacing(
        _ name: String,
        waitingUntil deadline: () -> ContinuousClock.Instant
    ) async throws(StorageError) -> FileReplacement {
        try create()
        return replacement(
            of: name,
            lock: try await FileLock(path: lockPath(of: name), waitingUntil: deadline)
        )
    }

    /// Makes a replacement; `lock` is `nil` if the caller has a lock.
    func replacement(
        of name: String,
        draft: String? = nil,
        lock: consuming FileLock? = nil
    ) -> FileReplacement {
        FileReplacement(
            draftPath: draft.map(path(of:)) ?? draftPath(of: name),
            directory: path,
            path: path(of: name),
            lock: lock
        )
    }

    /// Removes the draft that a killed process left, unless another process is writing it.
    package func removeAbandonedDraft(of name: String) {
        guard FileStatus(ofLink: draftPath(of: name)) != nil else { return }
        _ = try? beginReplacing(name)
    }

    package func isBeingReplaced(_ name: String) -> Bool {
        do {
            _ = try FileLock(path: lockPath(of: name))
            return false
        } catch {
            if case .locked = error { return true }
            return false
        }
    }

    /// Removes a file and an abandoned draft of it; does nothing if there is none.
    package func remove(
        _ name: String,
        waitingUntil deadline: () -> ContinuousClock.Instant
    ) async throws(StorageError) {
        guard try Self.exists(path) else { return }
        let lockPath = lockPath(of: name)
        try await FileLock.withLock(at: lockPath, waitingUntil: deadline) {
            () throws(StorageError) in
            for path in [path(of: name), draftPath(of: name)] { try Self.remove(path) }
        }
    }

    func lockPath(of name: String) -> String { path(of: name + ".lock") }

    private func draftPath(of name: String) -> String { path(of: name + ".new") }
}

/// A lock against other processes, which lasts until it is released or this process ends.
struct FileLock: ~Copyable {
    /// A suspended or rarely scheduled process must not give up just because time has passed.
    private static let minAttempts = 20

    private let file: FileDescriptor

    /// Takes the lock at once, or throws `StorageError.locked`.
    ///
    /// The path is that of a separate file, which is created if needed, and remains.
    init(path: String) throws(StorageError) {
        let file = try FileDescriptor(changing: path, orThrow: StorageError.cannotCreate)
        guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
            throw [EWOULDBLOCK, EINTR].contains(errno)
                ? .locked(path: path) : .cannotWrite(path: path)
        }
        self.file = file
    }

    /// Waits for the lock, for a minimum of attempts; a cancelled task stops waiting.
    ///
    /// `deadline` is called only if there is a wait.
    init(
        path: String,
        waitingUntil deadline: () -> ContinuousClock.Instant
    ) async throws(StorageError) {
        var (attempt, end) = (1, ContinuousClock.Instant?.none)
        while true {
            do {
                try self.init(path: path)
                return
            } catch .locked {
                // It polls, because a wait in flock(2) could neither time out nor be cancelled.
                let deadline = end ?? deadline()
                end = deadline
                try? await ThreadClock().sleep(for: .milliseconds(Int.random(in: 1...4)))
                attempt += 1
                let isLate = attempt > Self.minAttempts && ContinuousClock.now > deadline
                if Task.isCancelled { throw .cancelled }
                if isLate { throw .locked(path: path) }
            }
        }
    }

    /// Waits for the lock, and runs `body` while it holds it.
    static func withLock<Value>(
        at path: String,
        waitingUntil deadline: () -> ContinuousClock.Instant,
        _ body: () throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        let lock = try await FileLock(path: path, waitingUntil: deadline)
        let value = try body()
        lock.release()
        return value
    }

    /// Releases the lock, which lasts at least until this call.
    consuming func release() {}
}
