import CLibrary

/// The reason that a file could not be read or written.
///
/// `reason` is the OS error message where there is one: by default, that of this thread's `errno`.
package enum StorageError: Error, Hashable, Sendable {
    case cannotCreate(path: String, reason: String = errnoDescription())
    case cannotRead(path: String, reason: String = errnoDescription())
    case cannotWrite(path: String, reason: String = errnoDescription())

    /// Another process held the lock for longer than the caller waits. The path is the lock's.
    case locked(path: String)

    /// The task was cancelled while it waited for a lock.
    case cancelled

    package var reason: String {
        switch self {
        case .cannotCreate(_, let reason), .cannotRead(_, let reason), .cannotWrite(_, let reason):
            reason
        case .locked: "another program keeps it locked"
        case .cancelled: "cancelled"
        }
    }

    /// The reason for a link, a pipe, a device or a directory in place of a file.
    package static let notRegular = "it is not a regular file"

    /// Whether the last system call that failed on this thread found no file.
    package static var isForMissingFile: Bool { errno == ENOENT || errno == ENOTDIR }

    /// The message for the last system call that failed on this thread.
    package static func errnoDescription() -> String { String(cString: strerror(errno)) }
}
