/// Collects the best hits: documents by rank, and by number within a rank.
struct TopHits {
    /// The maximum number of hits of a search, on all its pages.
    static let limit = 1_000

    /// A document that was found, and why.
    private struct Hit: Comparable {
        static let costShift: UInt64 = 40

        let evidence: Evidence

        /// From the upper bits to the lower: the cost, what decides between equal costs, the document
        /// and the title.
        private let key: UInt64

        init(_ document: Int, _ evidence: Evidence, title: Int) {
            self.evidence = evidence
            key =
                UInt64(evidence.cost(document: document)) << Self.costShift
                | (evidence.place == .title ? 0 : 1 << 33)
                | (evidence.isResemblance ? 1 << 32 : 0)
                | UInt64(document) << 8 | UInt64(min(title, Posting.limit))
        }

        var document: Int { Int(key >> 8 & 0xFF_FFFF) }
        var title: Int { Int(key & 0xFF) }

        /// Whether it is about as good as the best one that lacks a part.
        func isClose(to best: Hit) -> Bool {
            let margin = UInt64(SearchWeights.partialMargin * SearchWeights.doubling)
            return key <= best.key + margin << Self.costShift
        }

        static func < (lhs: Hit, rhs: Hit) -> Bool { lhs.key < rhs.key }
        static func == (lhs: Hit, rhs: Hit) -> Bool { lhs.key == rhs.key }

        var searchHit: SearchHit {
            SearchHit(
                document: document,
                title: evidence.place == .title ? title : nil,
                evidence: evidence
            )
        }
    }

    private var hits: [Hit] = []

    let documents: DocumentBitSet
    private let documentCount: Int
    private let popularCount: Int
    private(set) var count = 0

    /// Whether a popular document has exactly the title that was searched for.
    private(set) var hasPopularTitle = false

    /// The number of the most popular document; `Int.max` if there is none.
    private(set) var leastDocument = Int.max

    /// The most popular document that has all that was searched for; `Int.max` if there is none.
    private(set) var leastCompleteDocument = Int.max
    var hasCompleteMatch: Bool { leastCompleteDocument < Int.max }

    /// Whether a hit is reliable (`Evidence.isReliable`).
    private(set) var hasReliableMatch = false

    /// Whether a hit is close (`Evidence.isClose`).
    private(set) var hasCloseMatch = false

    /// Whether there are more documents than were inserted, all less popular.
    var isTruncated = false

    /// Whether all documents are needed, and not only the most popular.
    var isComplete = false

    /// The documents below `popularCount` are popular.
    init(documentCount: Int, popularCount: Int) {
        documents = DocumentBitSet(documentCount: documentCount)
        self.documentCount = documentCount
        self.popularCount = popularCount
    }

    mutating func insert(_ document: Int, _ evidence: Evidence, title: Int) {
        hits.append(Hit(document, evidence, title: title))
        if document < popularCount, evidence.isWholeTitle { hasPopularTitle = true }
        if evidence.isReliable { hasReliableMatch = true }
        if evidence.isClose { hasCloseMatch = true }
        if evidence.missing == 0, !evidence.isResemblance {
            leastCompleteDocument = min(leastCompleteDocument, document)
        }
        leastDocument = min(leastDocument, document)
        guard !documents.contains(document) else { return }
        documents.insert(document)
        count += 1
    }

    mutating func formIntersection(_ allowed: DocumentBitSet) {
        hits.removeAll { !allowed.contains($0.document) }
    }

    /// The best hits, each document once.
    func best() -> [SearchHit] { bestHits().map(\.searchHit) }

    private func bestHits() -> [Hit] {
        let returned = DocumentBitSet(documentCount: documentCount)
        var best: [Hit] = []
        var partial: (first: Hit, count: Int)?
        for hit in hits.sorted() where !returned.contains(hit.document) {
            guard best.count < Self.limit else { break }
            if hit.evidence.isPartial {
                let (first, count) = partial ?? (hit, 0)
                guard count < SearchWeights.partialHits, hit.isClose(to: first) else { break }
                partial = (first, count + 1)
            }
            returned.insert(hit.document)
            best.append(hit)
        }
        return best
    }

    /// The hits that are as good as the best one, each document once, in another order.
    consuming func best(
        sortedBy sorter: consuming DocumentSorter
    ) throws(TextIndexError) -> [SearchHit] {
        guard let first = hits.min() else { return [] }
        let candidates =
            first.evidence.isPartial
            ? bestHits()
            : hits.filter { hit in
                !hit.evidence.isPartial
                    && hit.evidence.countedTypos <= first.evidence.countedTypos
                    && hit.evidence.isResemblance == first.evidence.isResemblance
            }
        let found = documents
        found.removeAll()
        candidates.forEach { found.insert($0.document) }
        let places = try sorter.first(Self.limit, of: found)
        found.removeAll()
        places.forEach(found.insert)
        var best: [Int: Hit] = [:]
        for hit in candidates where found.contains(hit.document) {
            best[hit.document] = min(best[hit.document] ?? hit, hit)
        }
        return places.compactMap { best[$0]?.searchHit }
    }
}
