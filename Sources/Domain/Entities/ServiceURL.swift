import Text

/// The base URL of a service on the network, such as `https://api.example.org/3`.
///
/// The scheme is `https`, or `http` for this machine itself. The host is a name, an IPv4 address or
/// `[::1]`: URLSession on Linux reaches no other IPv6 address. All of the URL is ASCII, so that an
/// internationalized name has to be in its `xn--` form. There is no user, query or fragment, since
/// a message may show the URL.
///
/// Foundation's `URL` takes longer than all other settings together, and accepts malformed text.
package struct ServiceURL: Hashable, Sendable, CustomStringConvertible {
    private let scheme: String

    /// In lower case; an IPv6 address is in brackets.
    package let host: String

    /// The part after the scheme and `://`, without a trailing slash.
    private let location: String

    package init?(_ text: String) {
        guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
            return nil
        }
        let scheme = text[..<colon].lowercased()
        let rest = text[colon...].dropFirst(3)
        let authority = rest.prefix { $0 != "/" }
        let path = rest[authority.endIndex...]
        guard let (host, port) = Self.hostAndPort(authority.lowercased()), Self.isPath(path),
            scheme == "https" || scheme == "http" && Self.isLoopback(host)
        else { return nil }
        var location = "\(host)\(port)\(path)"
        while location.utf8.last == UInt8(ascii: "/") { location.removeLast() }
        self.scheme = scheme
        self.host = host
        self.location = location
    }

    package var description: String { "\(scheme)://\(location)" }

    /// The host, and the port with its colon, which may be empty.
    private static func hostAndPort(_ authority: String) -> (host: String, port: String)? {
        let loopback = "[::1]"
        let host = authority.hasPrefix(loopback) ? loopback[...] : authority.prefix { $0 != ":" }
        let port = authority.dropFirst(host.count)
        guard isHost(host), port.isEmpty || port.first == ":" else { return nil }
        let digits = port.dropFirst()
        if digits.isEmpty { return (String(host), "") }
        guard digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int(digits),
            (1...65_535).contains(number)
        else { return nil }
        return (String(host), ":\(number)")
    }

    private static func isHost(_ host: Substring) -> Bool {
        if host == "[::1]" || isIPv4Address(host) { return true }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        // A host that ends in a number is an IP address; resolvers accept even `0x7f.1`.
        return labels.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isPartOfLabel) }
            && labels.last?.utf8.first?.isASCIIDigit == false
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host == "[::1]" || host.hasPrefix("127.") && isIPv4Address(host[...])
    }

    /// Whether a host is four numbers of 0…255, without signs and leading zeros.
    private static func isIPv4Address(_ host: Substring) -> Bool {
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4
            && numbers.allSatisfy { text in UInt8(text).map { String($0) == text } ?? false }
    }

    /// Whether a text is a path (RFC 3986, section 3.3), with complete percent escapes.
    private static func isPath(_ text: Substring) -> Bool {
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard rest.count >= 2, rest.prefix(2).allSatisfy(\.isASCIIHexDigit) else {
                    return false
                }
            } else if !byte.isPartOfLabel, !"/.~!$&'()*+,;=:@".utf8.contains(byte) {
                return false
            }
        }
        return true
    }
}

extension UInt8 {
    fileprivate var isASCIIHexDigit: Bool {
        isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
    }

    /// Whether the byte may be in a label of a host name, or in a path as it is.
    fileprivate var isPartOfLabel: Bool {
        isASCIIWordCharacter || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
    }
}
