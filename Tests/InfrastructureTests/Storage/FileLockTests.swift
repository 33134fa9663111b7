import Foundation
import SystemKit
import TestSupport
import Testing

@testable import Infrastructure

@Suite(.timeLimit(.minutes(20)))
struct FileLockTests {
    private let directory: TemporaryDirectory
    private let path: String

    init() throws {
        directory = try TemporaryDirectory()
        path = directory.path(of: "lock")
    }

    @Test func `waits until the lock is released`() async throws {
        let lock = try FileLock(path: path)
        let gate = Gate()
        let waiting = Task { [path] in
            try await FileLock.withLock(at: path) {
                gate.open()
                return ContinuousClock.now.advanced(by: .hangLimit)
            } _: {
                "done"
            }
        }

        // It has found the lock taken, and calls the closure for the deadline.
        await gate.opened()
        lock.release()

        #expect(try await waiting.value == "done")
    }

    @Test func `does not call for a deadline if there is no wait`() async throws {
        let value = try await FileLock.withLock(at: path) {
            Issue.record("called for a deadline")
            return .now
        } _: {
            1
        }

        #expect(value == 1)
    }

    @Test func `gives up at the deadline`() async throws {
        let lock = try FileLock(path: path)

        await #expect(throws: StorageError.locked(path: path)) {
            try await FileLock.withLock(at: path, waitingUntil: { .now }) {}
        }
        lock.release()
        try await takeLock()
    }

    @Test func `stops waiting when the task is cancelled`() async throws {
        let lock = try FileLock(path: path)
        let gate = Gate()
        let waiting = Task { [path] in
            try await FileLock.withLock(at: path) {
                gate.open()
                return ContinuousClock.now.advanced(by: .seconds(3600))
            } _: {
            }
        }

        await gate.opened()
        waiting.cancel()

        await #expect(throws: StorageError.cancelled) { try await waiting.value }
        lock.release()
    }

    @Test func `releases the lock when the work fails`() async throws {
        let failure = StorageError.cannotRead(path: "a", reason: "b")

        await #expect(throws: failure) {
            try await FileLock.withLock(at: path, waitingUntil: { .now }) {
                () throws(StorageError) in throw failure
            }
        }

        try await takeLock()
    }

    @Test(arguments: [FileObstacle.pipe, .link, .danglingLink])
    func `rejects a pipe or a link`(obstacle: FileObstacle) throws {
        try directory.place(obstacle, at: "lock")

        #expect(
            throws: StorageError.cannotCreate(path: path, reason: "it is not a regular file")
        ) { _ = try FileLock(path: path) }
        #expect(try directory.isForeignFileUntouched())
    }

    /// Takes the lock, which a child of another test may hold until it runs its program.
    private func takeLock() async throws {
        try await FileLock.withLock(at: path, waitingUntil: { .now.advanced(by: .seconds(50)) }) {}
    }
}
