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
