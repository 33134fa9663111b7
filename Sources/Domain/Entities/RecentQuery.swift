/// A search that found something, and when it last did.
public struct RecentQuery: Hashable, Sendable {
    public let text: String
    public let lastUsed: Timestamp

    public init(text: String, lastUsed: Timestamp) {
        self.text = text
        self.lastUsed = lastUsed
    }
}
