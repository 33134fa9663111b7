import Text

/// Finds the documents that match every term of a query, and ranks them.
struct QueryEvaluator {
    /// If a term has more bytes of postings, only the champion lists are read, if they suffice.
    private static let sizeLimit = 1 << 16

    /// The limit for a query of several terms, which fewer documents match.
    private static let sizeLimitOfSeveralTerms = 1 << 18

    /// With typos and a term of more bytes, as a prefix of one letter has, only champions are read.
    private static let sizeLimitWithTypos = 1 << 20

    /// The number of documents of the champion lists that suffices.
    private static let enough = 200

    /// The terms of the query; a term without sources is not among them.
    let terms: [PostingsSources]

    /// The only documents that are found; `nil` for all.
    var filter: DocumentBitSet?

    /// The number of typos that the terms have to start with.
    var typos = 0

    /// The most typos of all terms together.
    var typoLimit = Int.max
    let index: TextIndex
    let pool: DocumentBitSetPool

    func evaluate(into results: inout TopHits) throws(TextIndexError) {
        let needsChampions =
            !results.isComplete && index.hasChampionLists && hasTypos
            && terms.contains { $0.size > Self.sizeLimitWithTypos }
        guard !results.isComplete, !needsChampions else {
            try evaluate(usesChampions: needsChampions, into: &results)
            return
        }
        // With more hits than this, only the most popular documents are looked at.
        let limit = terms.count == 1 ? Self.sizeLimit : Self.sizeLimitOfSeveralTerms
        if terms.contains(where: { $0.size > limit }),
            terms.allSatisfy(Self.mayHaveEnoughChampions),
            try evaluate(usesChampions: true, enough: Self.enough, into: &results)
        {
            return
        }
        try evaluate(usesChampions: false, into: &results)
    }

    private var hasTypos: Bool {
        typos > 0 || terms.contains { $0.sources.contains { $0.typos > 0 } }
    }

    /// Whether the champion lists can have enough documents: a posting has at least two bytes.
    private static func mayHaveEnoughChampions(_ term: PostingsSources) -> Bool {
        term.sources.reduce(0) { $0 + $1.span.top.count } >= 2 * enough
    }

    /// Returns `false`, and adds no hits, if there are fewer documents than `enough`.
    @discardableResult
    private func evaluate(
        usesChampions: Bool,
        enough: Int = 0,
        into results: inout TopHits
    ) throws(TextIndexError) -> Bool {
        var postings = [[UInt64]](repeating: [], count: terms.count)
        var found = pool.take()
        let whole = pool.take()
        defer {
            pool.recycle(found)
            pool.recycle(whole)
        }
        let rarestFirst = terms.indices.sorted { terms[$0].size < terms[$1].size }
        for (order, term) in rarestFirst.enumerated() {
            let candidates = order == 0 ? filter : found
            let next = pool.take()
            try collect(
                terms[term],
                usesChampions,
                among: candidates,
                into: &postings[term],
                next,
                whole
            )
            pool.recycle(found)
            found = next
            if found.isEmpty { break }
        }
        guard found.count >= enough else { return false }
        if usesChampions { results.isTruncated = true }
        guard !found.isEmpty else { return true }
        if !results.isComplete, found.count > TopHits.limit {
            truncate(found, keeping: whole)
            results.isTruncated = true
        }
        sort(&postings, of: found)
        rank(found, postings, into: &results)
        return true
    }

    private func sort(_ postings: inout [[UInt64]], of found: DocumentBitSet) {
        for term in terms.indices {
            postings[term].removeAll { !found.contains(TermPosting(bits: $0).document) }
            if terms[term].sources.count > 1 || !terms[term].isSingleTerm { postings[term].sort() }
        }
    }

    /// Keeps the most popular documents, and those with a field that may be a whole match.
    private func truncate(_ found: DocumentBitSet, keeping whole: DocumentBitSet) {
        var retained: [Int] = []
        whole.forEach { document in
            guard retained.count < TopHits.limit, found.contains(document) else { return }
            retained.append(document)
        }
        found.truncate(to: TopHits.limit)
        retained.forEach(found.insert)
    }

    /// Adds a term's postings in the candidates to `postings`, and their documents to `found`.
    ///
    /// Adds documents with a field of as many terms as the query has to `whole`.
    private func collect(
        _ term: PostingsSources,
        _ usesChampions: Bool,
        among candidates: DocumentBitSet?,
        into postings: inout [UInt64],
        _ found: DocumentBitSet,
        _ whole: DocumentBitSet
    ) throws(TextIndexError) {
        if term.sources.count > 1 {
            for source in term.sources {
                index.storage.prefetch(usesChampions ? source.span.top : source.span.full)
            }
        }
        for source in term.sources {
            let candidates = try documents(withAll: source.laterNgrams, among: candidates)
            let (sourceBits, termCount) = (source.bits, terms.count)
            try index.forEachPosting(in: source, usesChampions: usesChampions, among: candidates) {
                found.insert($0.document)
                if $0.position + $0.following + 1 == termCount { whole.insert($0.document) }
                postings.append(TermPosting($0, sourceBits).bits)
            }
        }
    }

    /// The candidates that have postings in each of the spans; `nil` for all documents.
    private func documents(
        withAll spans: [TermDictionary.Span],
        among candidates: DocumentBitSet?
    ) throws(TextIndexError) -> DocumentBitSet? {
        var candidates = candidates
        for span in spans {
            let found = DocumentBitSet(documentCount: index.documentCount)
            try index.forEachPosting(in: PostingsSource(span: span), among: candidates) {
                found.insert($0.document)
            }
            candidates = found
        }
        return candidates
    }

    /// Adds the documents to the results; `weights` are those of the terms if some may be missing.
    func rank(
        _ documents: DocumentBitSet,
        _ postings: [[UInt64]],
        weights: [Int]? = nil,
        into results: inout TopHits
    ) {
        // All of them have the only term, and the order is another one: there is nothing to rank.
        if results.isComplete, terms.count == 1, !hasTypos {
            let rank = Evidence(.title, hasExtraTerms: true, flags: .unranked)
            return documents.forEach { results.insert($0, rank, title: 0) }
        }
        var matcher = ProximityMatcher(terms.map(\.queryTerm), postings, weights: weights)
        documents.forEach { document in
            matcher.move(to: document)
            guard let (rank, field) = matcher.bestRank(typos: typos), rank.typos <= typoLimit,
                rank.missing <= SearchWeights.mostMissing
            else { return }
            // A few words of a phrase say nothing.
            let isShort = terms.count < SearchWeights.wordsOfPhrase && !rank.isWholeTitle
            if isShort, rank.place == .title, field / 2 >= TextDocument.firstPhrase { return }
            results.insert(document, rank, title: field / 2)
        }
    }
}
