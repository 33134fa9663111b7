/// A document that matches.
public struct SearchHit: Hashable, Sendable {
    /// Its number in the index: 0 for the best known.
    public let document: Int

    /// Wrong, missing and swapped letters, and words split or joined.
    public let typos: Int

    /// Which of its titles matches; `nil` where a credit does.
    public let title: Int?
}
