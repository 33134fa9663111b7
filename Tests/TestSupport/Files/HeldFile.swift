import Foundation

/// A file that a test keeps open, like another process, until it is released or deallocated.
package final class HeldFile: Sendable {
    private let descriptor: Descriptor

    private init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    /// Locks a file, creating it if necessary.
    package static func locking(_ path: String) throws -> HeldFile {
        let file = try Descriptor(
            owning: SystemCallError.check(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600), "open")
        )
        _ = try SystemCallError.check(flock(file.number, LOCK_EX | LOCK_NB), "flock")
        return HeldFile(file)
    }

    /// Opens a pipe once it has a reader; blocks no thread until then.
    package static func writingToPipe(_ path: String) async throws -> HeldFile {
        while true {
            let number = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            if number >= 0 { return HeldFile(try Descriptor(owning: number)) }
            guard errno == ENXIO else { throw SystemCallError("open") }
            await Task.yield()
        }
    }

    /// Writes a text that fits into a pipe.
    package func write(_ text: String) throws {
        try descriptor.writeAll(Data(text.utf8))
    }

    package func release() {
        descriptor.closeNow()
    }
}
