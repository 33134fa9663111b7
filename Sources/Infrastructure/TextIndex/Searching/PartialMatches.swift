/// Finds the documents that match most terms of a query, weighed by how rare the terms are.
struct PartialMatches {
    /// The postings of a term, and how much the query is worth without it.
    struct WeighedTerm {
        var sources: PostingsSources
        var weight: Int
    }

    /// If a term has more bytes of postings, only its champion list is read.
    private static let sizeLimit = 1 << 16

    /// How many documents are ranked: those with the most weight, and the most popular of them.
    private static let rankedLimit = 400

    /// The weight of a term that no document has.
    private static let unknownWeight = 10

    private let index: TextIndex
    private let pool: DocumentBitSetPool
    private let filter: DocumentBitSet?
    private let terms: [WeighedTerm]
    private let totalWeight: Int

    init(
        _ sources: [PostingsSources],
        filter: DocumentBitSet?,
        index: TextIndex,
        pool: DocumentBitSetPool
    ) {
        self.index = index
        self.pool = pool
        self.filter = filter
        terms = sources.map {
            WeighedTerm(sources: $0, weight: Self.weight(of: $0, index.documentCount))
        }
        totalWeight = terms.reduce(0) { $0 + $1.weight }
    }

    /// The information that a term has, in bits: the logarithm of how few documents have it.
    private static func weight(of term: PostingsSources, _ documentCount: Int) -> Int {
        // A posting has about three bytes.
        let literal = term.sources.filter { $0.isWholeTerm && $0.typos == 0 }
        let count = literal.reduce(0) { $0 + $1.span.full.count } / 3
        guard count > 0 else { return unknownWeight }
        return max(
            1,
            min(
                14,
                (documentCount / count + 1).bitWidth
                    - (documentCount / count + 1).leadingZeroBitCount
            )
        )
    }

    /// How many of so many terms a document may lack.
    private static func missingLimit(_ count: Int) -> Int {
        switch count {
        case ..<2: 0
        case ..<4: 1
        case ..<8: 2
        default: 3
        }
    }

    func evaluate(into results: inout TopHits) throws(TextIndexError) {
        let limit = Self.missingLimit(terms.count)
        guard limit > 0 else { return }
        let rarestFirst = terms.indices.sorted {
            (-terms[$0].weight, terms[$0].sources.size)
                < (-terms[$1].weight, terms[$1].sources.size)
        }
        var postings = [[UInt64]](repeating: [], count: terms.count)
        let found = pool.take()
        defer { pool.recycle(found) }
        for (order, index) in rarestFirst.enumerated() {
            // A document that has none of the rarest terms lacks too many.
            try collect(
                terms[index].sources,
                among: order > limit ? found : nil,
                into: &postings[index],
                found
            )
        }
        for index in terms.indices { postings[index].sort() }
        rank(best(found, postings), postings, into: &results)
    }

    private func collect(
        _ term: PostingsSources,
        among candidates: DocumentBitSet?,
        into postings: inout [UInt64],
        _ found: DocumentBitSet
    ) throws(TextIndexError) {
        for source in term.sources {
            let usesChampions = source.span.full.count > Self.sizeLimit
            let list = try index.storage.read(usesChampions ? source.span.top : source.span.full)
            try PostingList.forEach(in: list, documentCount: index.documentCount) { posting in
                if let candidates, !candidates.contains(posting.document) { return }
                if let filter, !filter.contains(posting.document) { return }
                found.insert(posting.document)
                postings.append(TermPosting(posting, source).bits)
            }
        }
    }

    /// The documents with at least half of the weight; of too many, those with the most.
    private func best(_ found: DocumentBitSet, _ postings: [[UInt64]]) -> DocumentBitSet {
        var next = [Int](repeating: 0, count: postings.count)
        var byWeight: [(weight: Int, document: Int)] = []
        found.forEach { document in
            var weight = 0
            for term in postings.indices {
                let list = postings[term]
                while next[term] < list.count,
                    TermPosting(bits: list[next[term]]).document < document
                {
                    next[term] += 1
                }
                if next[term] < list.count, TermPosting(bits: list[next[term]]).document == document
                {
                    weight += terms[term].weight
                }
            }
            if weight * 5 >= totalWeight * 2 { byWeight.append((weight, document)) }
        }
        if byWeight.count > Self.rankedLimit {
            byWeight.sort { ($1.weight, $0.document) < ($0.weight, $1.document) }
        }
        let best = pool.take()
        for (_, document) in byWeight.prefix(Self.rankedLimit) { best.insert(document) }
        return best
    }

    private func rank(
        _ documents: DocumentBitSet,
        _ postings: [[UInt64]],
        into results: inout TopHits
    ) {
        var matcher = ProximityMatcher(
            terms.map(\.sources.queryTerm),
            postings,
            weights: terms.map(\.weight),
            isUnfinished: false
        )
        documents.forEach { document in
            matcher.move(to: document)
            guard let (rank, field) = matcher.bestRank(typos: 0), rank.missing < 38 else { return }
            results.insert(document, rank, title: field / 2)
        }
        pool.recycle(documents)
    }
}
