import Foundation
#if canImport(FoundationNetworking)
// On Linux, URLSession is in a separate library.
import FoundationNetworking
#endif

extension URLSession {
    /// Whether sessions use libcurl, as on Linux.
    ///
    /// There, sessions use the proxy settings of the environment by default, and reject all URLs with
    /// an IPv6 address with `badURL` (as of Swift 6.3): they compare libcurl's host, which has
    /// brackets, with `URL.host`, which has none (swift-corelibs-foundation#5496).
    static var usesLibcurl: Bool {
        #if canImport(FoundationNetworking)
        true
        #else
        false
        #endif
    }
}

extension URL {
    /// The URL with `localhost` in place of `[::1]`, where URLSession does not support that.
    ///
    /// libcurl resolves `localhost` to both loopback addresses.
    var withReachableLoopback: URL {
        guard host == "::1",
            URLSession.usesLibcurl,
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        components.host = "localhost"
        return components.url ?? self
    }
}
