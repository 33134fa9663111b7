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
        guard try exists() else { return }
        let lockPath = lockPath(of: name)
        try await FileLock.withLock(at: lockPath, waitingUntil: deadline) {
            () throws(StorageError) in
            for path in [path(of: name), draftPath(of: name)] { try Self.remove(path) }
        }
    }

    func lockPath(of name: String) -> String { path(of: name + ".lock") }

    private func draftPath(of name: String) -> String { path(of: name + ".new") }
}
