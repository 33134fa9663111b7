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
