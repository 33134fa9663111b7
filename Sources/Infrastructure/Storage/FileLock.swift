/// Keeps other processes from changing the same files, until its owner lets go of it or ends.
struct FileLock: ~Copyable {
    /// Some two seconds; in tries and not in time, so that a process that hardly gets to run, or
    /// was asleep, does not give up for that.
    private static let maxAttempts = 800

    private let file: FileDescriptor

    /// Waits for its turn; the file is made if need be, and stays.
    init(path: String) async throws(StorageError) {
        guard let file = FileDescriptor(opening: path, O_RDWR | O_CREAT) else {
            throw .cannotCreate(path: path, reason: StorageError.errnoDescription())
        }
        var tryCount = 1
        // Asked again and again, because a wait in flock(2) could neither end nor be cancelled.
        while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw .cannotWrite(path: path, reason: StorageError.errnoDescription())
            }
            guard tryCount < Self.maxAttempts else {
                throw .cannotWrite(path: path, reason: "another program keeps it locked")
            }
            tryCount += 1
            do {
                try await Task.sleep(for: .milliseconds(Int.random(in: 1...4)))
            } catch {
                throw .cannotWrite(path: path, reason: "the wait for another process was withdrawn")
            }
        }
        self.file = file
    }

    /// Makes sure that the lock is held until here, whatever the optimiser thinks of its last use.
    func isHeld() {
        withExtendedLifetime(file.number) {}
    }
}

/// Why a file could not be read or kept; `reason` is in the system's own words.
public enum StorageError: Error, Hashable, Sendable {
    case cannotCreate(path: String, reason: String)
    case cannotRead(path: String, reason: String)
    case cannotWrite(path: String, reason: String)

    /// What the last failed system call on this thread says of itself.
    static func errnoDescription() -> String {
        String(cString: strerror(errno))
    }
}
