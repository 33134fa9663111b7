import Infrastructure

/// The base URL of a service on the network.
struct ServiceAddress: Hashable {
    /// The scheme and the host are in lower case.
    let url: URL

    /// Fails for anything but `https`, and `http` to this machine itself.
    ///
    /// The host is a name, an IPv4 address or `[::1]`, and all of the URL is ASCII: an
    /// internationalized name has to be in its `xn--` form. No query, fragment or user: a URL may
    /// be shown in a message.
    init?(_ text: String) {
        guard
            text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            let parts = URLComponents(string: text),
            let scheme = parts.scheme?.lowercased(), let host = Self.host(of: parts),
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
            parts.port.map((1...65_535).contains) ?? true,
            scheme == "https" || scheme == "http" && Self.isLoopback(host),
            let url = URL(
                string: "\(scheme)://\(host)" + (parts.port.map { ":\($0)" } ?? "")
                    + parts.percentEncodedPath
            )
        else { return nil }
        self.url = url
    }

    /// The host in lower case and as it stands in a URL; `nil` for one that is refused.
    private static func host(of parts: URLComponents) -> String? {
        // `URL.host` drops brackets, be they around an IPv6 address or around anything else.
        guard let host = parts.encodedHost?.lowercased() else { return nil }
        // URLSession on Linux reaches no other IPv6 address.
        if host == "[::1]" { return host }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isPartOfName) }) else {
            return nil
        }
        // What ends in a number is an address, and resolvers take `127.1` and `0x7f.1` for one.
        guard labels.last?.first?.isNumber == true else { return host }
        return isIPv4Address(labels) ? host : nil
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
    }

    /// Whether the labels are four numbers of 0…255, without signs and leading zeros.
    private static func isIPv4Address(_ labels: [Substring]) -> Bool {
        labels.count == 4
            && labels.allSatisfy { label in
                UInt8(label) != nil && (label == "0" || ("1"..."9").contains(label.prefix(1)))
            }
    }

    private static func isLoopback(_ host: String) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        return host == "localhost" || host == "[::1]" || labels[0] == "127" && isIPv4Address(labels)
    }
}
