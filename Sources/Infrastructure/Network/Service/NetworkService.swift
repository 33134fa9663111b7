/// Asks a service on the network for an endpoint.
public protocol NetworkService: Sendable {
    /// The host that requests go to, fit for a message.
    var host: String { get }

    /// What an endpoint is called, without a credential: host, path and query.
    func address(of endpoint: Endpoint) -> String

    /// A successful answer: its status is 200…299 and its body whole and within the limit.
    ///
    /// That an outdated answer is still right (status 304) comes as `NetworkError.unsuccessful`.
    func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse
}

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
