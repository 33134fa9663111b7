/// A server to which requests are sent.
package struct Server: Hashable, Sendable, CustomStringConvertible {
    /// The host name or IP address, never a whole URL, which may hold a credential.
    package let host: String

    /// The source whose server it is; `nil` for a server of data sets.
    package let source: OnlineSource?

    package init(host: String, source: OnlineSource? = nil) {
        self.host = host
        self.source = source
    }

    package var description: String { host }
}

/// Why a server did not respond as it should.
///
/// A `reason` is the source's own error message, one line without control characters; `nil` if it
/// does not help.
package enum ServerFailure: Hashable, Sendable {
    /// Why there is no response.
    package enum Connection: Hashable, Sendable {
        case hostNotFound
        case refused
        case tls
        case lost
        case other
    }

    case unreachable(Connection)
    case timedOut

    /// The wait that the server requests, in seconds; `nil` if it requests none.
    case rateLimited(retryAfter: Int?)
    case failed(status: Int, reason: String? = nil)

    /// The server failed, and requests a wait, in seconds.
    case unavailable(retryAfter: Int)
    case notFound

    /// The server refused the request with another status.
    case requestRefused(status: Int, reason: String? = nil)

    /// The server redirected to another one, which must not get the credential.
    case redirectRefused
    case invalidResponse

    /// The response is a web page in place of data, such as the login page of a network.
    case unexpectedHTML
    case responseTooLarge
}
