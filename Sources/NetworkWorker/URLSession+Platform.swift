// On Linux, URLSession has a library of its own. This is the one place that imports it, for the
// whole program, and that knows how it differs from that of macOS.
import Foundation
#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif

extension URLSession {
    /// Whether a session uses the proxy that the environment names, without being told.
    static var readsProxyVariables: Bool {
        #if canImport(FoundationNetworking)
        true
        #else
        false
        #endif
    }

    /// Whether a session connects to a URL with an IPv6 address.
    ///
    /// On Linux it refuses all of them with `badURL` (as of Swift 6.3): it wants libcurl's host, which
    /// has brackets, to equal `URL.host`, which has none (swift-corelibs-foundation#5496).
    static var acceptsIPv6Addresses: Bool {
        #if canImport(FoundationNetworking)
        false
        #else
        true
        #endif
    }
}
