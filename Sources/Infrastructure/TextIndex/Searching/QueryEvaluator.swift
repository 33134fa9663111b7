/// Finds the documents that answer every term of a query, and ranks them.
struct QueryEvaluator {
    /// More postings of a term than that, in bytes, are not read where those of the head will do.
    private static let sizeLimit = 1 << 16

    /// The same where other terms leave few documents of them.
    private static let sizeLimitBesideOthers = 1 << 18

    /// How many documents of the head will do.
    private static let enough = 200

    private let terms: [PostingsSources]
    private let filter: DocumentBitSet?
    private let typos: Int
    private let typoLimit: Int
    private let prefersBeginnings: Bool
    private let bytes: any IndexStorage
    private let documentCount: Int
    private let pool: DocumentBitSetPool

    /// Only documents in `filter` are found, if there is one, with up to `typoLimit` typos in all,
    /// `typos` of which the terms have before any is counted.
    init(
        _ terms: [PostingsSources],
        filter: DocumentBitSet?,
        typos: Int = 0,
        typoLimit: Int,
        prefersBeginnings: Bool,
        index: TextIndex,
        pool: DocumentBitSetPool
    ) {
        self.terms = terms
        self.filter = filter
        self.typos = typos
        self.typoLimit = typoLimit
        self.prefersBeginnings = prefersBeginnings
        bytes = index.bytes
        documentCount = index.documentCount
        self.pool = pool
    }

    func evaluate(into results: inout TopHits) throws(TextIndexError) {
        guard terms.allSatisfy({ !$0.sources.isEmpty }) else { return }
        // The best known documents have all that anybody looks at of so many.
        let limit = terms.count == 1 ? Self.sizeLimit : Self.sizeLimitBesideOthers
        if terms.contains(where: { $0.size > limit }), terms.allSatisfy(Self.mayFindEnough) {
            guard try !evaluate(usesHead: true, into: &results) else { return }
        }
        _ = try evaluate(usesHead: false, into: &results)
    }

    /// Whether the head can have enough documents for a term: a posting takes at least two bytes.
    private static func mayFindEnough(_ term: PostingsSources) -> Bool {
        term.sources.reduce(0) { $0 + $1.span.head.count } >= 2 * enough
    }

    /// `false` where the head has too few documents, none of which is ranked then.
    private func evaluate(
        usesHead: Bool,
        into results: inout TopHits
    ) throws(TextIndexError) -> Bool {
        var hits = [[UInt64]](repeating: [], count: terms.count)
        var found = pool.take()
        let whole = pool.take()
        defer {
            pool.giveBack(found)
            pool.giveBack(whole)
        }
        let rarestFirst = terms.indices.sorted { terms[$0].size < terms[$1].size }
        for (order, index) in rarestFirst.enumerated() {
            let among = order == 0 ? filter : found
            let next = pool.take()
            try collect(terms[index], usesHead, among: among, into: &hits[index], next, whole)
            pool.giveBack(found)
            found = next
            guard !found.isEmpty else { return !usesHead }
        }
        guard !usesHead || found.count >= Self.enough else { return false }
        cut(found, keeping: whole)
        for index in terms.indices {
            hits[index].removeAll { !found.contains(TermPosting(bits: $0).document) }
            if terms[index].sources.count > 1 || !terms[index].isSingleWord { hits[index].sort() }
        }
        rank(found, hits, into: &results)
        return true
    }

    /// Leaves the best known of too many documents, and those of which the terms may be a whole text.
    private func cut(_ found: DocumentBitSet, keeping whole: DocumentBitSet) {
        var kept: [Int] = []
        whole.forEach { document in
            guard kept.count < TopHits.limit, found.contains(document) else { return }
            kept.append(document)
        }
        found.cut(to: TopHits.limit)
        kept.forEach(found.insert)
    }

    /// Adds the hits of a term in some documents, the documents, and those among them that have a
    /// text of as many words as there are terms.
    private func collect(
        _ term: PostingsSources,
        _ usesHead: Bool,
        among documents: DocumentBitSet?,
        into hits: inout [UInt64],
        _ found: DocumentBitSet,
        _ whole: DocumentBitSet
    ) throws(TextIndexError) {
        let spans = term.sources.map { usesHead ? $0.span.head : $0.span.full }
        if spans.count > 1 { bytes.prepare(spans) }
        for (source, span) in zip(term.sources, spans) {
            let list = try bytes.read(span)
            try PostingList.forEach(in: list, documentCount: documentCount) { posting in
                if let documents, !documents.contains(posting.document) { return }
                found.insert(posting.document)
                if posting.position + posting.rest + 1 == terms.count {
                    whole.insert(posting.document)
                }
                hits.append(TermPosting(posting, source).bits)
            }
        }
    }

    private func rank(
        _ documents: DocumentBitSet,
        _ hits: [[UInt64]],
        into results: inout TopHits
    ) {
        var matcher = ProximityMatcher(
            terms.map(\.term),
            hits,
            prefersBeginnings: prefersBeginnings
        )
        documents.forEach { document in
            matcher.move(to: document)
            if let (rank, text) = matcher.bestRank(typos: typos), rank.typos <= typoLimit {
                results.insert(document, rank, title: text / 2)
            }
        }
    }
}
