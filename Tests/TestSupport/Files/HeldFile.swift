import Foundation

/// A file that a test keeps open, like another process, until it is released or deallocated.
package final class HeldFile: Sendable {
    private let descriptor: Descriptor

    private init(_ descriptor: Descriptor) { self.descriptor = descriptor }

    /// Locks a file, creating it if necessary.
    package static func locking(_ path: String) throws -> HeldFile {
        let file = try Descriptor(
            owning: SystemCallError.check(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600), "open")
        )
        // It waits, because a lock that was just released lasts on in the children that other tests
        // are starting.
        _ = try SystemCallError.check(flock(file.number, LOCK_EX), "flock")
        return HeldFile(file)
    }

    /// Suspends until a pipe has a reader, and opens it.
    package static func writingToPipe(_ path: String) async throws -> HeldFile {
        HeldFile(
            try await BlockingThread.run("open pipe") { try Descriptor.opening(path, O_WRONLY) }
        )
    }

    /// Writes a text that fits into a pipe.
    package func write(_ text: String) throws { try descriptor.writeAll(Data(text.utf8)) }

    package func release() { descriptor.closeNow() }
}
