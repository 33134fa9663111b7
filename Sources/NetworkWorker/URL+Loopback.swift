import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URL {
    /// The URL in a form that URLSession supports: if necessary, with `localhost` in place of
    /// `[::1]`.
    ///
    /// libcurl resolves `localhost` to both loopback addresses.
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
