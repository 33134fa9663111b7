/// What documents should be about, in words of any order.
package struct TopicRequest: Sendable {
    package var text: String

    /// Finds only the documents that it allows.
    package var filter = DocumentFilter()

    /// Whether a word that no document has may be misspelled.
    package var allowsTypos = true

    /// Whether to find every document with all words, however little they weigh in it.
    package var findsAll = false

    /// Whether to find nothing unless every word of the text says something and is in a document.
    package var requiresAllWords = false

    /// Words that may stand for a word, such as `child` for `kid`.
    package var relatedWords: @Sendable (String) -> [String]

    package init(
        _ text: String,
        filter: DocumentFilter = .all,
        allowsTypos: Bool = true,
        relatedWords: @escaping @Sendable (String) -> [String] = { _ in [] }
    ) {
        self.text = text
        self.filter = filter
        self.allowsTypos = allowsTypos
        self.relatedWords = relatedWords
    }
}

/// A document about what was asked for.
package struct TopicHit: Hashable, Sendable {
    /// The document's number in the index.
    package let document: Int

    /// Whether it has all words as they were asked for, but for their endings.
    package let isComplete: Bool

    /// Whether several of the words are a phrase of the document.
    package let hasPhrase: Bool

    /// Whether the text with every word of it is a phrase of the document.
    package let hasWholePhrase: Bool

    /// Whether words of the text are taken for others with a typo, because no document has them.
    package let hasTypos: Bool

    /// Whether some words of the text are in no document, not even with a typo.
    package let hasUnknownWords: Bool
    package let score: TopicScore
}

/// The score that decides the place of a document: the sum of its parts.
package struct TopicScore: Hashable, Sendable {
    /// The weight of the words of the text in the document, as a share of the greatest weight.
    package let words: Double

    /// The score of words of the text that are a phrase of the document.
    package let phrases: Double

    /// The penalty for lower popularity; at most 0.
    package let popularity: Double

    var sum: Double { words + phrases + popularity }
}
