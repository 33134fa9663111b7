/// One search: runs the query as is, then with typos while there are too few hits.
struct SearchExecution {
    /// How many hits make a search for typos pointless: as many as a page shows.
    private static let enough = 20

    /// The size in bytes of the postings of a term that many documents have.
    private static let frequentTermSize = 600

    private let request: SearchRequest
    private let index: TextIndex
    private let interpretations: [Interpretation]
    private let lookup: TermLookup
    private let pool: DocumentBitSetPool
    private var filters: TagFilters
    private var results: TopHits

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

    mutating func hits() throws(TextIndexError) -> [SearchHit] {
        for interpretation in interpretations where interpretation.typos == 0 {
            try evaluate(interpretation, typos: nil)
        }
        if request.isUnfinished, results.count < Self.enough {
            for interpretation in interpretations where interpretation.typos == 0 {
                guard let prefixes = interpretation.withPrefixes else { continue }
                try evaluate(prefixes, typos: nil)
            }
        }
        let allowsResemblance = request.allowsPartialMatches || request.isUnfinished
        if allowsResemblance { try findInitials() }
        guard
            request.allowsTypos, results.count < Self.enough, !results.hasPopularTitle
        else { return results.hits() }
        for interpretation in interpretations {
            guard interpretation.typos == 0 else {
                try evaluate(interpretation, typos: nil)
                continue
            }
            try evaluateWordBreakVariants(interpretation)
            try evaluate(interpretation, typos: 1)
        }
        guard !results.hasCompleteMatch else { return results.hits() }
        for interpretation in interpretations {
            try evaluate(interpretation, typos: 2 - interpretation.typos)
        }
        guard allowsResemblance, !results.hasCompleteMatch else { return results.hits() }
        try scanTitles()
        guard request.allowsPartialMatches, !results.hasCompleteMatch else { return results.hits() }
        for interpretation in interpretations where interpretation.typos == 0 {
            try findPartialMatches(interpretation)
        }
        return results.hits()
    }

    /// Finds the titles of which a single term has the initials.
    private mutating func findInitials() throws(TextIndexError) {
        guard
            let only = interpretations.first, only.terms.count == 1,
            // What it finds as a word is more likely to be meant.
            results.leastDocument >= ScannedTitles.documentLimit
                || (results.count < Self.enough && !results.hasPopularTitle)
        else { return }
        let isKnownWord = results.leastDocument < ScannedTitles.documentLimit
        let filter = try filters.filter(tags: only.tags)
        for (document, title) in try InitialsTable(index.storage, index.header).titles(
            with: only.terms[0].term.utf8
        ) {
            if let filter, !filter.contains(document) { continue }
            let rank = TextRank(
                placement: .title,
                typos: isKnownWord ? 1 : 0,
                hasExtraTerms: true,
                outOfOrderCount: 0,
                isResemblance: true
            )
            results.insert(document, rank, title: title)
        }
    }

    private mutating func findPartialMatches(
        _ interpretation: Interpretation
    ) throws(TextIndexError) {
        var sources: [PostingsSources] = []
        for term in interpretation.terms {
            var found = try lookup.exact(term)
            let size = found.reduce(0) { $0 + ($1.isWholeTerm ? $1.span.full.count : 0) }
            // A word that many documents have is spelled as it was meant.
            if size < Self.frequentTermSize {
                found += try lookup.fuzzy(term) + lookup.firstCharacter(term)
            }
            sources.append(PostingsSources(queryTerm: term, sources: found))
        }
        let matches = PartialMatches(
            sources,
            filter: try filters.filter(tags: interpretation.tags),
            index: index,
            pool: pool
        )
        try matches.evaluate(into: &results)
    }

    private mutating func scanTitles() throws(TextIndexError) {
        let titles = try index.storage.read(index.header.scannedTitles)
        var results = self.results
        for reading in request.readings where reading.typos == 0 {
            guard let scan = TitleScan(reading.text) else { continue }
            let filter = try filters.filter(tags: reading.tags)
            try scan.forEach(in: titles, documentCount: index.documentCount) { match in
                if let filter, !filter.contains(match.document) { return }
                results.insert(match.document, match.rank, title: match.title)
            }
        }
        self.results = results
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

    private mutating func evaluate(
        _ sources: [PostingsSources],
        _ interpretation: Interpretation,
        typos: Int,
        typoLimit: Int
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
            index: index,
            pool: pool
        )
        try evaluator.evaluate(into: &results)
    }
}
