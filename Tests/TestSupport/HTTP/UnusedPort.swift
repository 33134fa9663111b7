/// A port of the loopback interface that refuses connections until deallocation.
///
/// It is bound and never listens, so no other server can get it.
package final class UnusedPort: Sendable {
    package let port: Int
    private let socket: Descriptor

    package init() throws { (socket, port) = try LoopbackSocket.bound() }

    /// A URL to which a connection is refused, without a trailing slash.
    package var url: String { "http://127.0.0.1:\(port)" }
}
