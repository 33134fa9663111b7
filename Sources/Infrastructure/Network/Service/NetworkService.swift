import Essentials

/// Sends GET requests to one service on the network.
package protocol NetworkService: Sendable {
    /// A successful response: its status is 200…299 and its body complete and within the limit.
    ///
    /// A stale cached response that is still valid (status 304) is a `NetworkError.httpStatus`.
    func response(for endpoint: Endpoint) async throws(NetworkError) -> NetworkResponse
}

/// The base URL of a service, and what every request to it carries.
///
/// Headers and query items may hold a credential, so a configuration is never printed.
package struct NetworkConfiguration: Sendable {
    /// Safe to show.
    package let host: String

    /// Without a trailing slash.
    package let baseURL: String
    package let headers: [HTTPHeader]

    /// Appended to the query items of the endpoint.
    package let queryItems: [QueryItem]

    package init(
        host: String,
        baseURL: String,
        headers: [HTTPHeader] = [],
        queryItems: [QueryItem] = []
    ) {
        self.host = host
        self.baseURL = baseURL
        self.headers = headers
        self.queryItems = queryItems
    }

    /// The URL of an endpoint without scheme and credential: host, path and query.
    ///
    /// Safe to show. Equal endpoints have equal URLs, so it is the key of a cached response too.
    package func displayURL(of endpoint: Endpoint) -> String {
        "\(baseURL.drop { $0 != "/" }.dropFirst(2))/\(endpoint.target)"
    }

    /// The request for an endpoint; `nil` only if its path can't be part of a URL.
    func request(for endpoint: Endpoint) -> NetworkRequest? {
        let target = endpoint.target(adding: queryItems)
        guard let url = URL(string: "\(baseURL)/\(target)") else { return nil }
        var headers = headers
        if let entityTag = endpoint.ifNoneMatch {
            headers.append(HTTPHeader("If-None-Match", entityTag))
        }
        return NetworkRequest(url: url, headers: headers, bodyLimit: endpoint.bodyLimit)
    }
}
