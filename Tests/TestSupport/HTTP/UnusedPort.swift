/// A port of the loopback interface that refuses connections as long as this is held.
///
/// It is bound and never listens, so no server that starts meanwhile can get it.
public final class UnusedPort: Sendable {
    public let port: Int
    private let socket: Descriptor

    public init() throws {
        (socket, port) = try LoopbackSocket.bound()
    }

    /// An address to which a connection is refused, without a slash at the end.
    public var url: String {
        "http://127.0.0.1:\(port)"
    }
}

/// A port that was free a moment ago; where a test can hold an ``UnusedPort``, that is safer.
public func unusedLoopbackPort() throws -> Int {
    try UnusedPort().port
}
