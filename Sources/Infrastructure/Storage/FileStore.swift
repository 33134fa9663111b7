public import Foundation
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A folder of small files that many processes read and change at the same time.
///
/// A reader sees a file as it was before a change or after it, never in between: a change is
/// written beside the file and takes its name in one step. Changes take turns by a lock that ends
/// with the process that holds it, so a kill at any moment leaves nothing damaged or locked.
/// Folders are made on first use and are the user's alone, as are the files.
public struct FileStore: Sendable {
    /// Larger ones are damaged: these are small files.
    private static let sizeLimit = 4 << 20

    /// Some two seconds; in tries and not in time, so that a process that hardly gets to run, or
    /// was asleep, does not give up for that.
    private static let lockTryLimit = 800

    private let folder: String

    /// - Parameter folder: an absolute path; it need not exist yet.
    public init(folder: String) {
        self.folder = folder
    }

    /// What the file holds; `nil` when there is no such file.
    public func contents(of name: String) throws(StorageError) -> Data? {
        let path = path(of: name)
        // Not to wait for somebody to write into a pipe.
        guard let file = FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK) else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .cannotRead(path: path, reason: StorageError.lastReason())
        }
        guard file.isRegularFile else {
            throw .cannotRead(path: path, reason: "it is not a regular file")
        }
        guard let data = file.read(upTo: Self.sizeLimit + 1) else {
            throw .cannotRead(path: path, reason: StorageError.lastReason())
        }
        guard data.count <= Self.sizeLimit else {
            throw .cannotRead(path: path, reason: "it is too large")
        }
        return data
    }

    /// Replaces what the file holds by what `change` makes of it, while no other process may.
    ///
    /// The change gets `nil` when there is no such file.
    public func update(
        _ name: String,
        _ change: @Sendable (Data?) -> Data
    ) async throws(StorageError) {
        try makeFolder()
        let lock = try await lock(name)
        try replace(name, with: change(try contents(of: name)))
        // Held until here, whatever the optimiser thinks of a value's last use.
        withExtendedLifetime(lock.number) {}
    }

    private func path(of name: String) -> String {
        folder + "/" + name
    }

    private func makeFolder() throws(StorageError) {
        var path = ""
        for component in folder.split(separator: "/") {
            path += "/" + component
            guard mkdir(path, 0o700) != 0, errno != EEXIST, errno != EISDIR else { continue }
            throw .cannotCreate(path: path, reason: StorageError.lastReason())
        }
    }

    private func lock(_ name: String) async throws(StorageError) -> FileDescriptor {
        let path = path(of: name + ".lock")
        guard let file = FileDescriptor(opening: path, O_RDWR | O_CREAT) else {
            throw .cannotCreate(path: path, reason: StorageError.lastReason())
        }
        var tryCount = 1
        // Asked again and again, because a wait in flock(2) could neither end nor be cancelled.
        while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw .cannotWrite(path: path, reason: StorageError.lastReason())
            }
            guard tryCount < Self.lockTryLimit else {
                throw .cannotWrite(path: path, reason: "another program keeps it locked")
            }
            tryCount += 1
            do {
                try await Task.sleep(for: .milliseconds(Int.random(in: 1...4)))
            } catch {
                throw .cannotWrite(path: path, reason: "the wait for another process was withdrawn")
            }
        }
        return file
    }

    private func replace(_ name: String, with data: Data) throws(StorageError) {
        let path = path(of: name)
        // One name is enough: only the holder of the lock writes it, and the next one overwrites
        // what a killed process left.
        let draft = path + ".new"
        guard let file = FileDescriptor(opening: draft, O_WRONLY | O_CREAT | O_TRUNC) else {
            throw .cannotCreate(path: draft, reason: StorageError.lastReason())
        }
        // Not flushed to the disk first: no kill can undo what the system has taken over, and the
        // wait for a busy disk, which others would have to sit out as well, is worth more than
        // what a power cut might cost.
        guard file.writeAll(data), rename(draft, path) == 0 else {
            let reason = StorageError.lastReason()
            unlink(draft)
            throw .cannotWrite(path: path, reason: reason)
        }
    }
}
