/// A thing that a service can be asked for with GET, told apart from the service's address.
///
/// Query items are an ordered list, so that equal requests have equal URLs. An endpoint holds no
/// credential: that belongs to the `NetworkConfiguration`.
public struct Endpoint: Hashable, Sendable {
    /// Below the service's base URL, without a slash at either end.
    public let path: String
    public let queryItems: [QueryItem]

    /// How many bytes of body are taken at most, after decompression.
    public let bodyLimit: Int

    public init(path: String, queryItems: [QueryItem] = [], bodyLimit: Int) {
        self.path = path
        self.queryItems = queryItems
        self.bodyLimit = bodyLimit
    }
}
