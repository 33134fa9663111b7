/// A query and how to run it.
public struct SearchRequest: Sendable {
    public var text: String

    /// Finds only documents with this tag; `nil` for all.
    public var tag: String?

    /// Finds only documents without this tag; `nil` for all.
    public var excludedTag: String?

    /// Whether a term may differ by a few characters from the term in a document.
    public var allowsTypos: Bool

    /// Whether a field that starts with the query ranks above one that contains it further on.
    public var prefersPrefixMatches: Bool

    public init(
        _ text: String,
        tag: String? = nil,
        excludedTag: String? = nil,
        allowsTypos: Bool = true,
        prefersPrefixMatches: Bool = false
    ) {
        self.text = text
        self.tag = tag
        self.excludedTag = excludedTag
        self.allowsTypos = allowsTypos
        self.prefersPrefixMatches = prefersPrefixMatches
    }
}

/// A document that matches.
public struct SearchHit: Hashable, Sendable {
    /// The document's number in the index: 0 for the most popular one.
    public let document: Int

    /// How many characters are wrong, missing or swapped, and how many words are split or joined.
    public let typos: Int

    /// The number of the title that matches; `nil` if a secondary field matches.
    public let title: Int?
}
