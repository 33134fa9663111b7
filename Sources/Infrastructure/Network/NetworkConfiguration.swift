/// The address of a service, and what every request to it carries.
///
/// Headers and query items may hold a credential, so a configuration is never printed.
public struct NetworkConfiguration: Sendable {
    public let baseURL: URL
    public let headers: [HTTPHeader]

    /// Put after the items of the endpoint.
    public let queryItems: [QueryItem]

    public init(baseURL: URL, headers: [HTTPHeader] = [], queryItems: [QueryItem] = []) {
        self.baseURL = baseURL
        self.headers = headers
        self.queryItems = queryItems
    }

    /// The host that requests go to, fit for a message.
    public var host: String { baseURL.host ?? "" }

    /// The whole address of an endpoint without a credential, fit for a log: host, path and query.
    public func address(of endpoint: Endpoint) -> String {
        let base = base
        let scheme = baseURL.scheme.map { "\($0)://" } ?? ""
        return (base.hasPrefix(scheme) ? String(base.dropFirst(scheme.count)) : base)
            + endpoint.target
    }

    /// What goes out for an endpoint; `nil` only for a base URL that can't be extended.
    func request(for endpoint: Endpoint) -> NetworkRequest? {
        guard let url = URL(string: base + endpoint.target(adding: queryItems)) else { return nil }
        var headers = headers
        if case .outdated(let entityTag?) = endpoint.held {
            headers.append(HTTPHeader("If-None-Match", entityTag))
        }
        return NetworkRequest(url: url, headers: headers, bodyLimit: endpoint.bodyLimit)
    }

    /// The base URL with one slash at its end.
    private var base: String {
        var address = baseURL.absoluteString
        while address.hasSuffix("/") { address.removeLast() }
        return address + "/"
    }
}
