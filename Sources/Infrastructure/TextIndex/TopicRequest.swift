/// What documents should be about, in words of any order.
package struct TopicRequest: Sendable {
    /// Only its first words are searched for.
    package var text: String

    static let wordLimit = 24

    /// Finds only the documents that it allows.
    package var filter = DocumentFilter()

    /// Whether a word that no document has may be misspelled.
    package var allowsTypos = true

    /// Whether to find every document with all words, however little they weigh in it.
    package var findsAll = false

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
