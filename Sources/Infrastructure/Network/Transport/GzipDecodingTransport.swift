/// Unpacks bodies that are gzip although nothing says so.
///
/// A content network in front of TMDB has sent them without `Content-Encoding`, even to who asked
/// for plain text (May 2026).
public struct GzipDecodingTransport: NetworkTransport {
    private let transport: any NetworkTransport
    private let gzip: Gzip

    public init(_ transport: any NetworkTransport, gzip: Gzip) {
        self.transport = transport
        self.gzip = gzip
    }

    public func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        let start = ContinuousClock.now
        let response = try await transport.send(request, within: timeout)
        guard Gzip.isGzip(response.body) else { return response }
        return NetworkResponse(
            status: response.status,
            headers: response.headers,
            body: try await gzip.unpacked(
                response.body,
                limit: request.bodyLimit,
                within: timeout - start.duration(to: .now)
            )
        )
    }
}
