import Foundation

extension URL {
    /// The URL as URLSession can reach it: where need be, with `localhost` in place of `[::1]`.
    ///
    /// libcurl takes `localhost` for both loopback addresses.
    var withReachableLoopback: URL {
        guard
            host == "::1",
            !URLSession.acceptsIPv6Addresses,
            var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        else { return self }
        components.host = "localhost"
        return components.url ?? self
    }
}
