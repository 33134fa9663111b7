import Infrastructure

/// The base address of a service on the network.
struct ServiceAddress: Hashable {
    let url: URL

    /// Fails for anything but `https`, and `http` to this machine itself.
    ///
    /// No query, fragment or user: an address may be shown in a message.
    init?(_ text: String) {
        guard
            let url = URL(string: text), let host = url.host, !host.isEmpty,
            url.user == nil, url.password == nil, url.query == nil, url.fragment == nil
        else { return nil }
        switch url.scheme?.lowercased() {
        case "https": break
        case "http" where Self.isLoopback(host): break
        default: return nil
        }
        self.url = url
    }

    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
