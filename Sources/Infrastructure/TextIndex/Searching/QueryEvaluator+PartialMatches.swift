extension QueryEvaluator {
    /// If a term has more bytes of postings, only its champion list is read.
    private static let sizeLimitOfPart = 1 << 16

    /// The number of documents that are ranked: those with the most weight, and the most popular
    /// of them.
    private static let rankedLimit = 400

    /// Finds the documents that match most terms of a query, weighed by how rare the terms are.
    func evaluatePartly(into results: inout TopHits) throws(TextIndexError) {
        // At least half of the words match.
        let missingCount = min(terms.count / 2, SearchWeights.missingWords)
        guard missingCount > 0 else { return }
        let weights = terms.map { $0.weight(documentCount: index.documentCount) }
        var postings = [[UInt64]](repeating: [], count: terms.count)
        let found = pool.take()
        defer { pool.recycle(found) }
        let rarestFirst = terms.indices.sorted {
            (-weights[$0], terms[$0].size) < (-weights[$1], terms[$1].size)
        }
        for (order, term) in rarestFirst.enumerated() {
            // A document that has none of the rarest terms lacks too many.
            let candidates = order > missingCount ? found : nil
            try collect(terms[term], among: candidates, into: &postings[term], found)
        }
        for term in terms.indices { postings[term].sort() }
        let closest = closest(of: found, postings, weights)
        rank(closest, postings, weights: weights, into: &results)
        pool.recycle(closest)
    }

    private func collect(
        _ term: PostingsSources,
        among candidates: DocumentBitSet?,
        into postings: inout [UInt64],
        _ found: DocumentBitSet
    ) throws(TextIndexError) {
        for source in term.sources {
            let usesChampions =
                index.hasChampionLists && source.span.full.count > Self.sizeLimitOfPart
            let sourceBits = source.bits
            try index.forEachPosting(in: source, usesChampions: usesChampions, among: candidates) {
                if let filter, !filter.contains($0.document) { return }
                found.insert($0.document)
                postings.append(TermPosting($0, sourceBits).bits)
            }
        }
    }

    /// The documents that have enough of the query; of too many, those that have the most.
    private func closest(
        of found: DocumentBitSet,
        _ postings: [[UInt64]],
        _ weights: [Int]
    ) -> DocumentBitSet {
        let total = weights.reduce(0, +)
        var next = [Int](repeating: 0, count: postings.count)
        var candidates: [(missing: Int, document: Int)] = []
        found.forEach { document in
            var missing = total
            for term in postings.indices {
                let list = postings[term]
                while next[term] < list.count,
                    TermPosting(bits: list[next[term]]).document < document
                {
                    next[term] += 1
                }
                let isFound =
                    next[term] < list.count
                    && TermPosting(bits: list[next[term]]).document == document
                if isFound { missing -= weights[term] }
            }
            if missing * SearchWeights.wholeQuery <= total * SearchWeights.mostMissing {
                candidates.append((missing, document))
            }
        }
        candidates.sort { ($0.missing, $0.document) < ($1.missing, $1.document) }
        let closest = pool.take()
        for (_, document) in candidates.prefix(Self.rankedLimit) { closest.insert(document) }
        return closest
    }
}

extension PostingsSources {
    /// The size in bytes of most postings.
    private static let postingSize = 3

    /// The information of the term in bits: the rarer it is, the more.
    ///
    /// The binary logarithm of the number of documents for each that has the term (Spärck Jones, 1972).
    func weight(documentCount: Int) -> Int {
        let literal = sources.filter { $0.isWholeTerm && $0.typos == 0 }
        let count = literal.reduce(0) { $0 + $1.span.full.count } / Self.postingSize
        guard count > 0 else { return SearchWeights.unknownWordBits }
        let ratio = documentCount / count + 1
        return min(SearchWeights.mostBits, Int.bitWidth - ratio.leadingZeroBitCount)
    }
}
