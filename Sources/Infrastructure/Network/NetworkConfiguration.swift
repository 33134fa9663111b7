public import Foundation

/// The address of a service, and what every request to it carries.
///
/// Headers and query items may hold a credential, so a configuration is never printed.
public struct NetworkConfiguration: Sendable {
    public let baseURL: URL
    public let headers: [HTTPHeader]

    /// Put after the items of the endpoint.
    public let queryItems: [QueryItem]

    /// The time from the start of a request to the last byte of its answer.
    public let timeout: Duration

    public init(
        baseURL: URL,
        headers: [HTTPHeader] = [],
        queryItems: [QueryItem] = [],
        timeout: Duration
    ) {
        self.baseURL = baseURL
        self.headers = headers
        self.queryItems = queryItems
        self.timeout = timeout
    }

    /// The whole address of an endpoint; `nil` only for a base URL that can't be extended.
    func url(of endpoint: Endpoint) -> URL? {
        var address = baseURL.absoluteString
        while address.hasSuffix("/") { address.removeLast() }
        address += "/" + endpoint.path
        let items = endpoint.queryItems + queryItems
        if !items.isEmpty {
            address +=
                "?"
                + items.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }
                .joined(separator: "&")
        }
        return URL(string: address)
    }
}
