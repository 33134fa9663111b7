/// Carries a request to a server and its answer back.
public protocol NetworkTransport: Sendable {
    /// The answer, whatever its status, with a whole body within the limit.
    ///
    /// `timeout` is for all of it, to the last byte. Redirects are followed a few times within the
    /// server; one that leads elsewhere is itself the answer.
    func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse
}
