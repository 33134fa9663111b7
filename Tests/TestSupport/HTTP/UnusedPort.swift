/// A port of the loopback interface that refuses connections until deallocation.
///
/// It is bound and never listens, so no other server can get it.
public final class UnusedPort: Sendable {
    public let port: Int
    private let socket: Descriptor

    public init() throws {
        (socket, port) = try LoopbackSocket.bound()
    }

    /// A URL to which a connection is refused, without a trailing slash.
    public var url: String {
        "http://127.0.0.1:\(port)"
    }
}

/// A port that was free a moment ago; an ``UnusedPort`` is safer.
public func unusedLoopbackPort() throws -> Int {
    try UnusedPort().port
}
