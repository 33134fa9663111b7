/// Why something on this machine could not be kept or read.
public struct StorageFailure: Hashable, Sendable {
    public enum Operation: Hashable, Sendable {
        case create
        case read
        case write
    }

    public let operation: Operation

    /// The path of the file or folder.
    public let path: String

    /// The system's own words, such as `No space left on device`.
    public let reason: String

    public init(operation: Operation, path: String, reason: String) {
        self.operation = operation
        self.path = path
        self.reason = reason
    }
}
