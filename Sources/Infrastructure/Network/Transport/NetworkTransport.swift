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

/// What goes out to a server, with the credential in it: never printed.
public struct NetworkRequest: Hashable, Sendable {
    public let url: URL
    public let headers: [HTTPHeader]

    /// How many bytes of body are taken at most, after decompression.
    public let bodyLimit: Int

    public init(url: URL, headers: [HTTPHeader] = [], bodyLimit: Int) {
        self.url = url
        self.headers = headers
        self.bodyLimit = bodyLimit
    }
}

/// What a server answered.
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
