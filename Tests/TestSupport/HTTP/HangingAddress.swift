#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A port that neither accepts nor refuses connections until deallocation.
///
/// Its queue is full, so the system ignores a client's attempt to connect, like a firewall.
public final class HangingAddress: Sendable {
    public let port: Int
    private let listener: Descriptor
    private let queue: [Descriptor]

    public init() throws {
        (listener, port) = try LoopbackSocket.bound()
        try SystemCallError.check(listen(listener.number, 0), "listen")
        queue = try (0..<8).map { [port] _ in
            let client = try LoopbackSocket.make()
            try LoopbackSocket.makeNonBlocking(client)
            try LoopbackSocket.connect(client, to: port)
            return client
        }
    }

    /// A URL to which a connection hangs, without a trailing slash.
    public var url: String {
        "http://127.0.0.1:\(port)"
    }
}
