/// Sends a request to a server and returns its response.
public protocol NetworkTransport: Sendable {
    /// Returns the response, whatever its status, with a complete body within the limit.
    ///
    /// `timeout` covers all of it, to the last byte. A few redirects within the server are
    /// followed; one that leads to another server is itself the response.
    func send(
        _ request: NetworkRequest,
        within timeout: Duration
    ) async throws(NetworkError) -> NetworkResponse
}

/// A GET request as it leaves the program, with the credential in it: never printed.
public struct NetworkRequest: Hashable, Sendable {
    public let url: URL
    public let headers: [HTTPHeader]

    /// The largest body to accept, in bytes, after decompression.
    public let bodyLimit: Int

    public init(url: URL, headers: [HTTPHeader] = [], bodyLimit: Int) {
        self.url = url
        self.headers = headers
        self.bodyLimit = bodyLimit
    }
}

/// The response of a server.
public struct NetworkResponse: Hashable, Sendable {
    public let status: Int
    public let headers: [HTTPHeader]

    /// Decompressed.
    public let body: Data

    public init(status: Int, headers: [HTTPHeader] = [], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The value of the first header of that name, in any case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// A header of a request or a response; HTTP compares names without regard to case.
public struct HTTPHeader: Hashable, Codable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
