import Domain

/// A remembered query, in plain values.
public struct RecentQueryItemViewModel: Hashable, Sendable {
    public let text: String

    /// When it was last used: ISO 8601, UTC, to the second.
    public let lastUsed: String

    init(_ query: RecentQuery) {
        text = query.text
        lastUsed = query.lastUsed.iso8601
    }
}
