package import SystemKit
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Replaces large files, which take long to write.
extension PrivateDirectory {
    /// Starts to replace or create a file; throws `StorageError.locked` if another process is doing
    /// that.
    package func beginReplacing(_ name: String) throws(StorageError) -> FileReplacement {
        try create()
        return replacement(of: name, lock: try FileLock(path: lockPath(of: name)))
    }

    /// The same, but waits for another process.
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

    private func replacement(of name: String, lock: consuming FileLock) -> FileReplacement {
        FileReplacement(of: path(of: name), draftPath: draftPath(of: name), in: path, lock: lock)
    }

    /// Removes the draft that a killed process left, unless another process is writing it.
    package func removeAbandonedDraft(of name: String) {
        guard Self.exists(draftPath(of: name)) else { return }
        _ = try? beginReplacing(name)
    }

    /// Removes a file and an abandoned draft of it; does nothing if there is none.
    package func remove(
        _ name: String,
        waitingUntil deadline: () -> ContinuousClock.Instant
    ) async throws(StorageError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return }
            throw .cannotRead(path: path)
        }
        let lockPath = lockPath(of: name)
        try await FileLock.withLock(at: lockPath, waitingUntil: deadline) {
            () throws(StorageError) in
            for path in [path(of: name), draftPath(of: name)] {
                guard unlink(path) != 0, errno != ENOENT else { continue }
                throw .cannotWrite(path: path)
            }
        }
    }

    private func lockPath(of name: String) -> String { path(of: name + ".lock") }

    private func draftPath(of name: String) -> String { path(of: name + ".new") }

    /// Whether there is anything at a path, even a dangling link.
    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}
