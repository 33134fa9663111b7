/// A link to a web page, as far as it may name a movie.
struct WebLink {
    /// Without a scheme it may be any text with a dot and a slash.
    let hasScheme: Bool

    /// The parts of the path, decoded, none of them empty.
    let path: [String]

    /// In lower case, without a port.
    private let host: String

    /// Fails without a host that has a dot, and without a path.
    init?(_ text: Substring) {
        let scheme = ["https://", "http://"].first { text.prefix($0.count).lowercased() == $0 }
        hasScheme = scheme != nil
        let rest = text.dropFirst(scheme?.count ?? 0)
        guard let end = rest.firstIndex(of: "/") else { return nil }
        host = rest[..<end].prefix { $0 != ":" }.lowercased()
        path = rest[end...].prefix { $0 != "?" && $0 != "#" }
            .split(separator: "/")
            .compactMap(Self.decoded)
        guard host.contains("."), !path.isEmpty else { return nil }
    }

    /// Whether the host is a domain, or belongs to it as `www` or a language does.
    func isOn(_ domain: String) -> Bool { host == domain || host.hasSuffix(".\(domain)") }

    /// The part of the path that follows another one; `nil` if there is none.
    func part(after name: String) -> String? {
        path.firstIndex(of: name).flatMap { path.dropFirst($0 + 1).first }
    }

    /// Replaces percent-encoded bytes; `nil` if the result is no UTF-8.
    private static func decoded(_ text: Substring) -> String? {
        let parts = text.split(separator: "%", omittingEmptySubsequences: false)
        var bytes = Array((parts.first ?? "").utf8)
        for part in parts.dropFirst() {
            let digits = part.prefix(2)
            guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
                let byte = UInt8(digits, radix: 16)
            else { return nil }
            bytes.append(byte)
            bytes += part.dropFirst(2).utf8
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
