import Foundation

/// The proxy settings of the environment, for sessions that don't read them.
///
/// By curl's conventions: `https_proxy` or `HTTPS_PROXY`, and `no_proxy` or `NO_PROXY`.
struct EnvironmentProxy {
    let host: String?
    let port: Int?

    /// Hosts that bypass the proxy.
    let exceptions: [String]

    init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        let proxy = environment["https_proxy"] ?? environment["HTTPS_PROXY"] ?? ""
        let url = URL(string: proxy.contains("://") ? proxy : "http://\(proxy)")
        host = url?.host.flatMap { $0.isEmpty ? nil : $0 }
        port = url?.port
        exceptions = (environment["no_proxy"] ?? environment["NO_PROXY"] ?? "")
            .split(separator: ",")
            .map { $0.filter { $0 != " " } }
    }

    /// The value of `no_proxy` that excludes this machine, too.
    var exceptionsWithLoopback: String {
        (exceptions + ["localhost", "127.0.0.0/8", "127.0.0.1", "::1"]).joined(separator: ",")
    }

    /// For `URLSessionConfiguration.connectionProxyDictionary`, with CFNetwork's keys
    /// (`kCFNetworkProxiesHTTPSProxy` and others); `nil` uses the system's settings.
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
