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
    public var held: CacheValidator

    /// How long the answer is worth waiting for; `nil` for up to the deadline.
    public var patience: Duration?

    public init(
        path: String,
        queryItems: [QueryItem] = [],
        bodyLimit: Int,
        held: CacheValidator = .nothing,
        patience: Duration? = nil
    ) {
        self.path = path
        self.queryItems = queryItems
        self.bodyLimit = bodyLimit
        self.held = held
        self.patience = patience
    }

    /// The path and the query, percent-encoded.
    public var target: String { target(adding: []) }

    func target(adding items: [QueryItem]) -> String {
        let items = queryItems + items
        guard !items.isEmpty else { return path }
        return path + "?"
            + items.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }
            .joined(separator: "&")
    }
}
