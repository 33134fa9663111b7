/// Finds documents by the words of their titles, the last word as a prefix, typos forgiven.
///
/// Best first: fewest typos, then the whole title before a longer one, then the order and
/// closeness of the words, then the order in which the documents were given. Each document is
/// compared with the query in turn, which suits a few thousand of them.
public struct TextIndex: Sendable {
    private let documents: [TextDocument]

    /// - Parameter documents: the better known first.
    public init(_ documents: some Sequence<TextDocument>) {
        self.documents = Array(documents)
    }

    /// The positions of the matching documents, best first.
    ///
    /// Looks at the documents of one year, or at all; `allowsTypos` says whether a word may be
    /// spelled otherwise than in the title.
    public func search(_ text: String, year: Int? = nil, allowsTypos: Bool = true) -> [Int] {
        let query = TextQuery(text, allowsTypos: allowsTypos)
        guard !query.terms.isEmpty else { return [] }
        let hits = documents.indices.compactMap { position -> (rank: TextRank, position: Int)? in
            let document = documents[position]
            guard year == nil || document.year == year else { return nil }
            return rank(of: document, for: query).map { ($0, position) }
        }
        return hits.sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }.map(\.position)
    }

    private func rank(of document: TextDocument, for query: TextQuery) -> TextRank? {
        document.titles.lazy.filter(query.mayMatch).compactMap { title in
            let words = TextFolding.words(in: title)
            let whole = TextMatcher(terms: query.terms, words: words).rank()
            guard let rest = query.withoutYear, rest.year == document.year else { return whole }
            let titleAlone = TextMatcher(terms: rest.terms, words: words).rank()
            return [whole, titleAlone].compactMap(\.self).min()
        }.min()
    }
}
