/// Collects the best hits: documents by rank, and by number within a rank.
struct TopHits {
    /// The maximum number of hits of a search, on all its pages.
    static let limit = 1_000

    /// The maximum number of hits that lack a part of what was searched for.
    static let partialLimit = 20

    private static let leastPartialKey = UInt64(TextRank.leastPartialSortKey) << rankShift

    /// How much worse than the best one they may be.
    private static let partialMargin = UInt64(10 * TextRank.doubling) << rankShift

    /// Rank, typo, field, resemblance, document and title, from the upper bits to the lower.
    private var keys: [UInt64] = []
    private static let rankShift: UInt64 = 40
    private static let uncountedTypoBit: UInt64 = 1 << 34
    private static let otherFieldBit: UInt64 = 1 << 33
    private static let resemblanceBit: UInt64 = 1 << 32
    private static let documentShift: UInt64 = 8
    private static let documentMask: UInt64 = 0xFF_FFFF
    private static let titleMask: UInt64 = 0xFF

    /// The documents of the hits.
    let documents: DocumentBitSet
    private let popularCount: Int
    private(set) var count = 0

    /// Whether a popular document has exactly the title that was searched for.
    private(set) var hasPopularTitle = false

    /// The number of the most popular document; `Int.max` if there is none.
    private(set) var leastDocument = Int.max

    /// The most popular document that has all that was searched for; `Int.max` if there is none.
    private(set) var leastCompleteDocument = Int.max
    var hasCompleteMatch: Bool { leastCompleteDocument < Int.max }

    /// Whether a hit is reliable (`TextRank.isReliable`).
    private(set) var hasReliableMatch = false

    /// Whether a hit is close (`TextRank.isClose`).
    private(set) var hasCloseMatch = false

    /// Whether there are more documents than were inserted, all less popular.
    var isTruncated = false

    /// Whether all documents are needed, and not only the most popular.
    var isComplete = false

    /// The documents below `popularCount` are popular.
    init(documentCount: Int, popularCount: Int) {
        documents = DocumentBitSet(documentCount: documentCount)
        self.popularCount = popularCount
    }

    mutating func insert(_ document: Int, _ rank: TextRank, title: Int) {
        keys.append(
            UInt64(rank.sortKey(document: document)) << Self.rankShift
                | (rank.hasUncountedTypo ? Self.uncountedTypoBit : 0)
                | (rank.placement == .title ? 0 : Self.otherFieldBit)
                | (rank.isResemblance ? Self.resemblanceBit : 0)
                | UInt64(document) << Self.documentShift | UInt64(min(title, Posting.limit))
        )
        if document < popularCount, rank.isWholeTitle { hasPopularTitle = true }
        if rank.isReliable { hasReliableMatch = true }
        if rank.isClose { hasCloseMatch = true }
        if rank.missing == 0, !rank.isResemblance {
            leastCompleteDocument = min(leastCompleteDocument, document)
        }
        insert(document)
    }

    /// Adds the hits of a query that lacks a part of this one, in sixty-fourths, in their order.
    mutating func insert(_ other: TopHits, missing: Int) {
        for key in other.keys {
            let sortKey = TextRank.sortKey(Int(key >> Self.rankShift), missing: missing)
            let rest = key & (1 << Self.rankShift - 1) & ~Self.uncountedTypoBit
            keys.append(UInt64(sortKey) << Self.rankShift | rest)
            insert(document(key))
        }
    }

    /// Adds the hits of a part of this query, of which the rest was found elsewhere with some typos.
    mutating func insertScattered(_ other: TopHits, typos: Int) {
        for key in other.keys where key < Self.leastPartialKey {
            let typos = hit(key).typos + typos
            let rank = TextRank(placement: .scattered, typos: typos, hasExtraTerms: true)
            insert(document(key), rank, title: Int(key & Self.titleMask))
        }
        if other.isTruncated { isTruncated = true }
    }

    private mutating func insert(_ document: Int) {
        leastDocument = min(leastDocument, document)
        guard !documents.contains(document) else { return }
        documents.insert(document)
        count += 1
    }

    /// Removes the hits of documents that are not in a set.
    mutating func formIntersection(_ allowed: DocumentBitSet) {
        keys = keys.filter { allowed.contains(document($0)) }
    }

    /// The best hits, each document once.
    consuming func hits() -> [SearchHit] {
        let returned = documents
        returned.removeAll()
        var hits: [SearchHit] = []
        let keys = keys.sorted()
        var partial: (first: UInt64, count: Int)?
        for key in keys where !returned.contains(document(key)) {
            guard hits.count < Self.limit else { break }
            if key >= Self.leastPartialKey {
                let (first, count) = partial ?? (key, 0)
                guard count < Self.partialLimit, key <= first + Self.partialMargin else { break }
                partial = (first, count + 1)
            }
            returned.insert(document(key))
            hits.append(hit(key))
        }
        return hits
    }

    /// The hits that are as good as the best one, each document once, in another order.
    consuming func hits(
        sortedBy sorter: consuming DocumentSorter
    ) throws(TextIndexError) -> [SearchHit] {
        guard let best = keys.min() else { return [] }
        let found = documents
        guard best < Self.leastPartialKey else {
            let hits = hits()
            found.removeAll()
            hits.forEach { found.insert($0.document) }
            return Self.sorted(hits, by: try sorter.first(Self.limit, of: found))
        }
        // In the sort key, a similar tag is no typo.
        let typos = Self.sortTypos(best)
        let keys = keys.filter { key in
            key < Self.leastPartialKey && Self.sortTypos(key) <= typos
                && key & Self.resemblanceBit == best & Self.resemblanceBit
        }
        found.removeAll()
        keys.forEach { found.insert(document($0)) }
        let places = try sorter.first(Self.limit, of: found)
        found.removeAll()
        places.forEach(found.insert)
        // Of several hits of a document, the first in the order of keys is the best.
        var hits: [SearchHit] = []
        for key in keys.filter({ found.contains(document($0)) }).sorted()
        where found.contains(document(key)) {
            found.remove(document(key))
            hits.append(hit(key))
        }
        return Self.sorted(hits, by: places)
    }

    /// The hits in the order of their documents.
    private static func sorted(_ hits: [SearchHit], by documents: [Int]) -> [SearchHit] {
        var places: [Int: Int] = [:]
        for (place, document) in documents.enumerated() { places[document] = place }
        return hits.sorted { places[$0.document] ?? .max < places[$1.document] ?? .max }
    }

    private static func sortTypos(_ key: UInt64) -> Int {
        TextRank.typos(inSortKey: Int(key >> rankShift))
    }

    private func hit(_ key: UInt64) -> SearchHit {
        let sortKey = Int(key >> Self.rankShift)
        let isInTitle = key & Self.otherFieldBit == 0
        return SearchHit(
            document: document(key),
            typos: TextRank.typos(inSortKey: sortKey) + (key & Self.uncountedTypoBit == 0 ? 0 : 1),
            title: isInTitle ? Int(key & Self.titleMask) : nil,
            isPartial: key >= Self.leastPartialKey || key & Self.resemblanceBit != 0,
            isWholeTitle: isInTitle && TextRank.isWhole(sortKey, document: document(key))
        )
    }

    private func document(_ key: UInt64) -> Int {
        Int(key >> Self.documentShift & Self.documentMask)
    }
}
