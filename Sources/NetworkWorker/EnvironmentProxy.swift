import Foundation

/// The proxy settings of the environment, for sessions that don't read them.
///
/// By curl's conventions: `https_proxy`, else `all_proxy`, and `no_proxy`, each also in upper case.
struct EnvironmentProxy {
    let host: String?
    let port: Int?
    private let isSOCKS: Bool

    /// Whether there is a proxy, perhaps with a malformed URL.
    private let isSet: Bool

    /// Hosts and domains that bypass the proxy; `*` is all of them.
    let exceptions: [String]

    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        let variables = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
        let proxy = variables.lazy.compactMap { environment[$0] }.first ?? ""
        isSet = !proxy.isEmpty
        let url = URL(string: proxy.contains("://") ? proxy : "http://\(proxy)")
        host = url?.host.flatMap { $0.isEmpty ? nil : $0 }
        port = url?.port
        isSOCKS = url?.scheme?.hasPrefix("socks") ?? false
        exceptions = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
            .split(separator: ",")
            .map { Self.exception(String($0.filter { $0 != " " })) }
    }

    /// Without what curl does not know: a `*` before a domain, and a port.
    private static func exception(_ text: String) -> String {
        let isDomain = text.hasPrefix("*.")
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let hasPort = parts.count == 2 && Int(parts[1]) != nil
        return String((hasPort ? parts[0] : text[...]).dropFirst(isDomain ? 1 : 0))
    }

    /// Whether a request goes through the proxy; those to this machine don't.
    func isUsed(for url: URL) -> Bool {
        guard isSet, url.scheme == "https", let name = url.host?.lowercased() else { return false }
        return !exceptions.contains { exception in
            let domain = exception.lowercased().drop { $0 == "." }
            return exception == "*" || name == domain || name.hasSuffix("." + domain)
        }
    }

    /// The value of `no_proxy` that excludes this machine, too.
    var exceptionsWithLoopback: String {
        // For curl, it means all hosts only if it is alone.
        if exceptions.contains("*") { return "*" }
        let loopback = ["localhost", "127.0.0.0/8", "127.0.0.1", "::1"]
        return (exceptions + loopback).joined(separator: ",")
    }

    /// For `URLSessionConfiguration.connectionProxyDictionary`, with CFNetwork's keys
    /// (`kCFNetworkProxiesHTTPSProxy` and others); `nil` uses the system's settings.
    var dictionary: [String: Any]? {
        guard let host else { return nil }
        let kind = isSOCKS ? "SOCKS" : "HTTPS"
        return [
            "\(kind)Enable": 1,
            "\(kind)Proxy": host,
            "\(kind)Port": port ?? 1080,
            "ExceptionsList": exceptions,
        ]
    }
}
