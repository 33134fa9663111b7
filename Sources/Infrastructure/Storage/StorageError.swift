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
