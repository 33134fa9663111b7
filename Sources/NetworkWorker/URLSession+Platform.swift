import Foundation
#if canImport(FoundationNetworking)
// On Linux, URLSession is in a separate library.
import FoundationNetworking
#endif

/// The differences between Linux and macOS.
extension URLSession {
    /// Whether sessions use the proxy settings of the environment by default.
    static var readsProxyVariables: Bool {
        #if canImport(FoundationNetworking)
        true
        #else
        false
        #endif
    }

    /// Whether sessions accept URLs with an IPv6 address.
    ///
    /// On Linux they reject all of them with `badURL` (as of Swift 6.3): they compare libcurl's
    /// host, which has brackets, with `URL.host`, which has none (swift-corelibs-foundation#5496).
    static var acceptsIPv6Addresses: Bool {
        #if canImport(FoundationNetworking)
        false
        #else
        true
        #endif
    }
}

extension URL {
    /// The URL with `localhost` in place of `[::1]`, where URLSession does not support that.
    ///
    /// libcurl resolves `localhost` to both loopback addresses.
    var withReachableLoopback: URL {
        guard host == "::1",
            !URLSession.acceptsIPv6Addresses,
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        components.host = "localhost"
        return components.url ?? self
    }
}
