/// One search: looks for the query as is, then for more and more that resembles it.
struct SearchExecution {
    /// How many hits make a search for typos pointless: as many as a page shows.
    static let enough = 20

    let request: SearchRequest
    let index: TextIndex
    let interpretations: [Interpretation]
    let lookup: TermLookup
    let pool: DocumentBitSetPool
    var filters: TagFilters
    var results: TopHits

    init(_ request: SearchRequest, in index: TextIndex) {
        self.request = request
        self.index = index
        interpretations = Interpretation.all(of: request)
        lookup = TermLookup(index.terms)
        pool = DocumentBitSetPool(documentCount: index.documentCount)
        filters = TagFilters(index, excludedTag: request.excludedTag)
        // All documents of an index without champion lists are popular: it is small.
        let topCount = index.header.topDocumentCount
        results = TopHits(
            documentCount: index.documentCount,
            popularCount: topCount > 0 ? topCount : index.documentCount
        )
    }

    /// The stages of a search, each for what the ones before it did not find.
    mutating func hits() throws(TextIndexError) -> [SearchHit] {
        try findExact()
        if allowsResemblance { try findInitials() }
        guard
            request.allowsTypos, results.count < Self.enough, !results.hasPopularTitle
        else { return results.hits() }
        try findWithOneTypo()
        if !results.hasCompleteMatch { try findWithTwoTypos() }
        guard allowsResemblance, !hasKnownMatch else { return results.hits() }
        guard try !findPartialReadings() else { return results.hits() }
        try findByLetters()
        guard request.allowsPartialMatches, !hasKnownMatch else { return results.hits() }
        if results.count == 0 { try findWithManyTypos() }
        try findPartialMatches()
        return results.hits()
    }

    /// Whether a known document has all that was searched for: if only unknown ones have, what a
    /// known one has most of may be meant as well.
    private var hasKnownMatch: Bool {
        results.hasCompleteMatch && results.leastDocument < ScannedTitles.documentLimit
    }

    private var allowsResemblance: Bool { request.allowsPartialMatches || request.isUnfinished }

    private mutating func findExact() throws(TextIndexError) {
        for interpretation in interpretations where interpretation.typos == 0 {
            try evaluate(interpretation, typos: nil)
        }
        guard request.isUnfinished, results.count < Self.enough else { return }
        for interpretation in interpretations where interpretation.typos == 0 {
            guard let prefixes = interpretation.withPrefixes else { continue }
            try evaluate(prefixes, typos: nil)
        }
    }

    private mutating func findWithTwoTypos() throws(TextIndexError) {
        for interpretation in interpretations {
            try evaluate(interpretation, typos: 2 - interpretation.typos)
        }
    }

    private mutating func findWithOneTypo() throws(TextIndexError) {
        for interpretation in interpretations {
            guard interpretation.typos == 0 else {
                try evaluate(interpretation, typos: nil)
                continue
            }
            try evaluateWordBreakVariants(interpretation)
            try evaluate(interpretation, typos: 1)
        }
    }
}

// MARK: - Evaluation

extension SearchExecution {
    /// Runs an interpretation with up to `typos` typos in each term and in total; `nil` for none.
    private mutating func evaluate(
        _ interpretation: Interpretation,
        typos: Int?
    ) throws(TextIndexError) {
        var sources: [PostingsSources] = []
        lookup.prefetch(interpretation.terms)
        for term in interpretation.terms {
            var found = try lookup.exact(term)
            if let typos {
                found += try lookup.fuzzy(term).filter { $0.typos <= typos }
                if typos > 1 { found += try lookup.firstCharacter(term) }
            }
            // Nothing matches this term, so nothing matches all of them.
            if found.isEmpty { return }
            sources.append(PostingsSources(queryTerm: term, sources: found))
        }
        let typoLimit = typos == 1 ? 1 + interpretation.typos : .max
        try evaluate(sources, interpretation, typos: 0, typoLimit: typoLimit)
    }

    /// Runs the query with two words joined, or one split, which counts as one typo.
    private mutating func evaluateWordBreakVariants(
        _ interpretation: Interpretation
    ) throws(TextIndexError) {
        let variants = WordBreakVariants.all(of: interpretation.terms)
        lookup.prefetch(variants.joined())
        for variant in variants {
            var sources: [PostingsSources] = []
            for term in variant {
                let found = try lookup.exact(term)
                if found.isEmpty { break }
                sources.append(PostingsSources(queryTerm: term, sources: found))
            }
            guard sources.count == variant.count else { continue }
            try evaluate(sources, interpretation, typos: 1, typoLimit: 1)
        }
    }

    /// Adds the documents that have all terms to the results.
    mutating func evaluate(
        _ sources: [PostingsSources],
        _ interpretation: Interpretation,
        typos: Int,
        typoLimit: Int,
        isResemblance: Bool = false
    ) throws(TextIndexError) {
        let typos = typos + interpretation.typos
        let fewestTypos = sources.reduce(typos) { $0 + ($1.sources.map(\.typos).min() ?? 0) }
        guard fewestTypos <= typoLimit else { return }
        let evaluator = QueryEvaluator(
            sources,
            filter: try filters.filter(tags: interpretation.tags),
            typos: typos,
            typoLimit: typoLimit,
            isUnfinished: request.isUnfinished,
            isResemblance: isResemblance,
            index: index,
            pool: pool
        )
        try evaluator.evaluate(into: &results)
    }
}
