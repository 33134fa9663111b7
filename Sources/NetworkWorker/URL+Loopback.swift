import Foundation

extension URL {
    /// The URL as URLSession can reach it: on Linux with `localhost` in place of `[::1]`.
    ///
    /// There URLSession refuses all IPv6 addresses with `badURL` (as of Swift 6.3): it wants
    /// libcurl's host, which has brackets, to equal `URL.host`, which has none
    /// (swift-corelibs-foundation#5496). libcurl takes `localhost` for both loopback addresses.
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
