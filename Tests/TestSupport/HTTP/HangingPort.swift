/// A port that neither accepts nor refuses connections until deallocation.
///
/// Its queue is full, so the system ignores a client's attempt to connect, like a firewall.
package final class HangingPort: Sendable {
    package let port: Int
    private let listener: Descriptor
    private let queue: [Descriptor]

    package init() throws {
        (listener, port) = try LoopbackSocket.bound()
        // The shortest queue; macOS takes 0 for its default.
        try SystemCallError.check(listen(listener.number, 1), "listen")
        queue = try (0..<8).map { [port] _ in
            let client = try LoopbackSocket.make()
            try LoopbackSocket.makeNonBlocking(client)
            try LoopbackSocket.connect(client, to: port)
            return client
        }
    }

    /// A URL to which a connection hangs, without a trailing slash.
    package var url: String { "http://127.0.0.1:\(port)" }
}
