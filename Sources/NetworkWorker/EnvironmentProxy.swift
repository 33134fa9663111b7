import Foundation

/// The proxy that the environment names, for a session that does not look there by itself.
///
/// By curl's conventions: `https_proxy` or `HTTPS_PROXY`, and `no_proxy` or `NO_PROXY`.
struct EnvironmentProxy {
    let host: String?
    let port: Int?

    /// Hosts that are reached without the proxy.
    let exceptions: [String]

    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        let address = environment["https_proxy"] ?? environment["HTTPS_PROXY"] ?? ""
        let url = URL(string: address.contains("://") ? address : "http://\(address)")
        host = url?.host.flatMap { $0.isEmpty ? nil : $0 }
        port = url?.port
        exceptions = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
            .split(separator: ",")
            .map { $0.filter { $0 != " " } }
    }

    /// For `URLSessionConfiguration.connectionProxyDictionary`, with the keys of CFNetwork
    /// (`kCFNetworkProxiesHTTPSProxy` and others); `nil` for the system's own settings.
    var dictionary: [String: Any]? {
        guard let host else { return nil }
        return [
            "HTTPSEnable": 1,
            "HTTPSProxy": host,
            "HTTPSPort": port ?? 1080,
            "ExceptionsList": exceptions,
        ]
    }
}
