import Foundation

extension URL {
    /// The URL in a form that URLSession supports: on Linux with `localhost` in place of `[::1]`.
    ///
    /// There, URLSession rejects all IPv6 addresses with `badURL` (as of Swift 6.3): it compares
    /// libcurl's host, which has brackets, with `URL.host`, which has none
    /// (swift-corelibs-foundation#5496). libcurl resolves `localhost` to both loopback addresses.
    var withReachableLoopback: URL {
        #if canImport(FoundationNetworking)
        guard
            host == "::1", var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        components.host = "localhost"
        return components.url ?? self
        #else
        return self
        #endif
    }
}
