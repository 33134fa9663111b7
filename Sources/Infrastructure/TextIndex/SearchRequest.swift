/// A query and how to run it.
package struct SearchRequest: Sendable {
    /// The readings of the query; a document matches if it matches any of these.
    package var readings: [Reading]

    /// Finds only the documents that it allows.
    package var filter = DocumentFilter()

    /// The order of the hits; `nil` for the best first.
    ///
    /// With an order, only the hits are found that match as well as the best one does: with as few
    /// typos, and with all terms if one has them.
    package var order: DocumentOrder?

    /// Whether the last word may be the start of a word.
    package var allowsPrefix = true

    /// Whether a term may differ by a few characters from the term in a document.
    package var allowsTypos = true

    /// Whether it may differ by two characters, and not by one only.
    package var allowsTwoTypos = true

    /// Whether to find what lacks terms or resembles the query, if no popular document has all.
    package var allowsPartialMatches = false

    /// Whether each word may be the start of a word, and not only the last.
    package var allowsEachPrefix = false

    /// A text to search for, among the documents with certain tags.
    package struct Reading: Hashable, Sendable {
        package let text: String

        /// Finds only documents with one of these tags; empty for all documents.
        package let tags: [String]

        /// Longer texts, in UTF-8, are truncated; no title is longer.
        private static let textSizeLimit = 2_000

        package init(_ text: String, tags: [String] = []) {
            self.text =
                text.utf8.count > Self.textSizeLimit
                ? String(decoding: text.utf8.prefix(Self.textSizeLimit), as: UTF8.self) : text
            self.tags = tags
        }
    }
}

extension SearchRequest {
    package init(readings: [Reading], allowsPrefix: Bool = true, allowsTypos: Bool = true) {
        self.readings = readings
        self.allowsPrefix = allowsPrefix
        self.allowsTypos = allowsTypos
    }
}

/// A document that matches.
package struct SearchHit: Hashable, Sendable {
    /// The document's number in the index: 0 for the most popular one.
    package let document: Int

    /// The number of the title that matches; `nil` if a secondary field matches.
    package let title: Int?

    /// All that the search knows of the match, with its cost.
    package let evidence: Evidence

    /// The number of wrong, missing or swapped characters and of split or joined words; 0 if a part of
    /// the query is missing.
    package var typos: Int { evidence.countedTypos }

    /// Whether it lacks terms of the query, or only resembles it.
    package var isPartial: Bool { evidence.isPartial || evidence.isResemblance }

    /// Whether a title is exactly the query, but for articles and the notation of numbers.
    package var isWholeTitle: Bool { evidence.isWholeTitle && !evidence.isPartial }

    package var isOfPhrase: Bool { title.map { $0 >= TextDocument.firstPhrase } ?? false }

    package var isKnown: Bool { document < SearchWeights.known }
}
