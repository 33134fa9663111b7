/// The IP version of the loopback interface.
package enum LoopbackFamily: Sendable {
    /// `127.0.0.1`.
    case ipv4

    /// `::1`.
    case ipv6

    /// Whether this machine has such an address.
    package var isAvailable: Bool { (try? LoopbackSocket.bound(self)) != nil }

    /// The host in a URL.
    var host: String {
        switch self {
        case .ipv4: "127.0.0.1"
        case .ipv6: "[::1]"
        }
    }
}
