package import SystemKit

/// Decompresses bodies that are gzip without saying so.
///
/// A content delivery network has sent them without `Content-Encoding`, even to clients that accept
/// plain text only (May 2026).
package struct GzipDecodingTransport: NetworkTransport {
    private let transport: any NetworkTransport
    private let gzip: Gzip

    package init(_ transport: any NetworkTransport, gzip: Gzip) {
        self.transport = transport
        self.gzip = gzip
    }

    package func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse {
        let start = ContinuousClock.now
        let response = try await transport.send(request, within: timeout)
        guard Gzip.hasMagicNumber(response.body) else { return response }
        do {
            let body = try await gzip.decompress(
                response.body,
                limit: request.bodyLimit,
                within: timeout - start.duration(to: .now)
            )
            return NetworkResponse(status: response.status, headers: response.headers, body: body)
        } catch {
            switch error {
            case .abandoned(let failure): throw NetworkError(failure)
            case .timedOut: throw .timedOut
            case .tooLarge: throw .tooLarge(limit: request.bodyLimit)
            case .cannotStart: throw .programMissing(gzip.name)
            case .failed: throw .malformedResponse
            }
        }
    }
}
