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
