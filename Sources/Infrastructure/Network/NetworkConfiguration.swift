/// The address of a service, and what every request to it carries.
///
/// Headers and query items may hold a credential, so a configuration is never printed.
public struct NetworkConfiguration: Sendable {
    public let service: ServiceURL
    public let headers: [HTTPHeader]

    /// Put after the items of the endpoint.
    public let queryItems: [QueryItem]

    public init(
        service: ServiceURL,
        headers: [HTTPHeader] = [],
        queryItems: [QueryItem] = []
    ) {
        self.service = service
        self.headers = headers
        self.queryItems = queryItems
    }

    /// The whole address of an endpoint without a credential, fit for a log: host, path and query.
    public func address(of endpoint: Endpoint) -> String {
        "\(service.location)/\(endpoint.target)"
    }

    /// The request for an endpoint; `nil` only if its path can't be part of a URL.
    func request(for endpoint: Endpoint) -> NetworkRequest? {
        let target = endpoint.target(adding: queryItems)
        guard let url = URL(string: "\(service)/\(target)") else { return nil }
        var headers = headers
        if case .outdated(let entityTag?) = endpoint.held {
            headers.append(HTTPHeader("If-None-Match", entityTag))
        }
        return NetworkRequest(url: url, headers: headers, bodyLimit: endpoint.bodyLimit)
    }
}
