/// Collects the best hits: documents by rank, and by number within a rank.
struct TopHits {
    /// The maximum number of hits of a search, on all its pages.
    static let limit = 1_000

    /// Rank, document and title, from the upper bits to the lower.
    private var keys: [UInt64] = []
    private let documents: DocumentBitSet
    private let popularCount: Int
    private(set) var count = 0

    /// Whether a popular document has exactly the title that was searched for.
    private(set) var hasPopularTitle = false

    /// The documents below `popularCount` are popular.
    init(documentCount: Int, popularCount: Int) {
        documents = DocumentBitSet(documentCount: documentCount)
        self.popularCount = popularCount
    }

    mutating func insert(_ document: Int, _ rank: TextRank, title: Int) {
        keys.append(
            UInt64(rank.sortKey) << 40 | UInt64(document) << 8 | UInt64(min(title, Posting.limit))
        )
        if document < popularCount, rank.isWholeTitle { hasPopularTitle = true }
        guard !documents.contains(document) else { return }
        documents.insert(document)
        count += 1
    }

    /// The best hits, each document once.
    consuming func hits() -> [SearchHit] {
        let returned = documents
        returned.removeAll()
        var hits: [SearchHit] = []
        for key in keys.sorted() where !returned.contains(document(key)) {
            guard hits.count < Self.limit else { break }
            returned.insert(document(key))
            let rank = Int(key >> 40)
            hits.append(
                SearchHit(
                    document: document(key),
                    typos: rank >> 7 & 15,
                    title: rank >> 11 == 0 ? Int(key & 0xFF) : nil
                )
            )
        }
        return hits
    }

    private func document(_ key: UInt64) -> Int { Int(key >> 8 & 0xFFFF_FFFF) }
}
