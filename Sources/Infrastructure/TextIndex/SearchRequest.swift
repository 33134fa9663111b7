/// What is searched for.
public struct SearchRequest: Sendable {
    public var text: String

    /// Only documents with this label; `nil` for any.
    public var label: String?

    /// No document with this label; `nil` for any.
    public var excludedLabel: String?

    /// Whether a word may be spelled otherwise than in a document.
    public var allowsTypos: Bool

    /// Whether a text that begins as the query does is better than one that goes on so.
    public var prefersBeginnings: Bool

    public init(
        _ text: String,
        label: String? = nil,
        excludedLabel: String? = nil,
        allowsTypos: Bool = true,
        prefersBeginnings: Bool = false
    ) {
        self.text = text
        self.label = label
        self.excludedLabel = excludedLabel
        self.allowsTypos = allowsTypos
        self.prefersBeginnings = prefersBeginnings
    }
}

/// A document that matches.
public struct SearchHit: Hashable, Sendable {
    /// Its number in the index: 0 for the best known.
    public let document: Int

    /// Wrong, missing and swapped letters, and words split or joined.
    public let typos: Int

    /// Which of its titles matches; `nil` where a credit does.
    public let title: Int?
}
