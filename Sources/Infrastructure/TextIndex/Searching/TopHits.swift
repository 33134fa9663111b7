/// Documents in the order of their ranks, and of their numbers within a rank.
struct TopHits {
    /// What can be had of more matches: as many as there are pages to ask for.
    static let limit = 1_000

    /// The rank, the document and its title, from the upper bits to the lower.
    private var keys: [UInt64] = []
    private let documents: DocumentBitSet
    private let popularCount: Int
    private(set) var count = 0

    /// Whether one of the better known documents has just the title that was asked for.
    private(set) var hasPopularTitle = false

    /// The documents below `popularCount` are well known.
    init(documentCount: Int, popularCount: Int) {
        documents = DocumentBitSet(documentCount: documentCount)
        self.popularCount = popularCount
    }

    mutating func insert(_ document: Int, _ rank: TextRank, title: Int) {
        keys.append(
            UInt64(rank.number) << 40 | UInt64(document) << 8 | UInt64(min(title, Posting.limit))
        )
        if document < popularCount, rank.isWholeTitle { hasPopularTitle = true }
        guard !documents.contains(document) else { return }
        documents.insert(document)
        count += 1
    }

    /// The best, each document once.
    consuming func hits() -> [SearchHit] {
        let given = documents
        given.removeAll()
        var hits: [SearchHit] = []
        for key in keys.sorted() where !given.contains(document(key)) {
            guard hits.count < Self.limit else { break }
            given.insert(document(key))
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
