import SystemKit
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A lock against other processes, which lasts until it is released or this process ends.
struct FileLock: ~Copyable {
    /// A suspended or rarely scheduled process must not give up just because time has passed.
    private static let minAttempts = 20

    private let file: FileDescriptor

    /// Takes the lock at once, or throws `StorageError.locked`.
    ///
    /// The path is that of a separate file, which is created if needed, and remains.
    init(path: String) throws(StorageError) {
        let file = try Self.open(path)
        guard try Self.acquire(file, path) else { throw .locked(path: path) }
        self.file = file
    }

    /// Waits for the lock, for a minimum of attempts; a cancelled task stops waiting.
    ///
    /// `deadline` is called only if there is a wait.
    init(
        path: String,
        waitingUntil deadline: () -> ContinuousClock.Instant
    ) async throws(StorageError) {
        let file = try Self.open(path)
        if try !Self.acquire(file, path) {
            // It polls, because a wait in flock(2) could neither time out nor be cancelled.
            let deadline = deadline()
            var attempt = 1
            repeat {
                try? await ThreadClock().sleep(for: .milliseconds(Int.random(in: 1...4)))
                attempt += 1
                let isLate = attempt > Self.minAttempts && ContinuousClock.now > deadline
                if Task.isCancelled { throw .cancelled }
                if isLate { throw .locked(path: path) }
            } while try !Self.acquire(file, path)
        }
        self.file = file
    }

    private static func open(_ path: String) throws(StorageError) -> FileDescriptor {
        try FileDescriptor(changing: path, orThrow: StorageError.cannotCreate)
    }

    private static func acquire(
        _ file: borrowing FileDescriptor,
        _ path: String
    ) throws(StorageError) -> Bool {
        if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK || errno == EINTR else { throw .cannotWrite(path: path) }
        return false
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
