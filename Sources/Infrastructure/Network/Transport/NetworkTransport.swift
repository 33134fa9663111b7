package import Essentials

/// Sends a request to a server and returns its response.
package protocol NetworkTransport: Sendable {
    /// Returns the response, whatever its status, with a complete body within the limit.
    ///
    /// `timeout` covers all of it, to the last byte. A few redirects within the server are
    /// followed; one that leads to another server is itself the response.
    func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse
}

/// Sends a request to a server and passes its response on chunk by chunk, however large it is.
package protocol DownloadTransport: Sendable {
    /// Returns when the response is complete, or when `receiver` does not want the rest.
    ///
    /// Fails if no bytes come for `idleTimeout`. Calls the receiver on any thread, one at a time.
    func fetch(
        _ request: NetworkRequest,
        idleTimeout: Duration,
        _ receiver: any DownloadReceiver
    ) async throws(NetworkError)
}

/// Receives a response chunk by chunk; each call returns whether the rest is wanted.
package protocol DownloadReceiver: Sendable {
    /// Gets the status and the headers.
    func receive(_ head: NetworkResponse) -> Bool
    func receive(_ body: Data) -> Bool
}

/// A GET request as it leaves the program, with the credential in it: never printed.
package struct NetworkRequest: Hashable, Codable, Sendable {
    package let url: URL
    package var headers: [HTTPHeader] = []

    /// The largest body to accept, in bytes, after decompression; a worker does not know it.
    var bodyLimit = Int.max

    private enum CodingKeys: CodingKey { case url, headers }
}

package struct NetworkResponse: Hashable, Sendable {
    package let status: Int
    package let headers: [HTTPHeader]

    /// Decompressed.
    package internal(set) var body: Data

    package init(status: Int, headers: [HTTPHeader] = [], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The length of the body, in bytes, that the server announces; `nil` also for a compressed body,
    /// whose length is another one when it arrives here.
    var announcedLength: Int? {
        guard header("Content-Encoding") == nil else { return nil }
        return header("Content-Length").flatMap { Int($0) }
    }

    /// The value of the first header of that name, in any case.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// A header of a request or a response; HTTP compares names without regard to case.
package struct HTTPHeader: Hashable, Codable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
