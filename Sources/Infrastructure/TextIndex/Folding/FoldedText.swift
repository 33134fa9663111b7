/// A text as far as a search tells it from others: without case, accents, punctuation and the like.
public struct FoldedText: Hashable, Sendable {
    private let words: [TextWord]

    public init(_ text: String) {
        words = TextFolder.words(in: text)
    }

    /// Whether nothing is left of the text.
    public var isEmpty: Bool { words.isEmpty }
}
