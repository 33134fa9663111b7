import Text

/// One search: looks for the query as is, then for more and more that resembles it.
package struct SearchExecution {
    let request: SearchRequest
    let index: TextIndex
    let interpretations: [Interpretation]
    let lookup: TermLookup
    let pool: DocumentBitSetPool
    var filters: DocumentFilters
    var results: TopHits

    private var stages: [Stage] = []
    private var hasComparedLetters = false

    /// The stages whose hits may be too many for all of them to be collected.
    private enum Stage: Equatable {
        case exact
        case shortened
        case oneTypo
        case twoTypos
    }

    init(_ request: SearchRequest, in index: TextIndex, lookup: TermLookup? = nil) {
        self.request = request
        self.index = index
        interpretations = Interpretation.all(of: request)
        self.lookup = lookup ?? TermLookup(index.terms)
        pool = DocumentBitSetPool(documentCount: index.documentCount)
        filters = DocumentFilters(index, request.filter.hiding)
        results = Self.results(in: index)
    }

    /// Another search, which shares what was looked up for the words of this one.
    package func another(_ request: SearchRequest) -> SearchExecution {
        SearchExecution(request, in: index, lookup: lookup)
    }

    /// The hits of all stages that ran, best first.
    package var hits: [SearchHit] { results.best() }
    package var isEmpty: Bool { results.count == 0 }

    private static func results(in index: TextIndex) -> TopHits {
        // All documents of an index without champion lists are popular: it is small.
        let topCount = index.header.topDocumentCount
        return TopHits(
            documentCount: index.documentCount,
            popularCount: topCount > 0 ? topCount : index.documentCount
        )
    }

    /// Searches as if there were no filter, and selects from what is found.
    ///
    /// So a filter never makes a search look for what only resembles the query. Where too many
    /// documents match for all of them to be found, the same stages run again with the filter.
    mutating func run() throws(TextIndexError) {
        try findSpelled()
        try findSimilar()
        guard request.filter != request.filter.hiding || request.order != nil else { return }
        let selection = DocumentFilters(index, request.filter)
        guard results.isTruncated else {
            return results.formIntersection(try selection.documents(among: results.documents))
        }
        let stages = stages
        filters = selection
        results = Self.results(in: index)
        results.isComplete = request.order != nil
        for stage in stages { try run(stage) }
    }

    /// Finds what has all words as they are spelled, or as initials.
    package mutating func findSpelled() throws(TextIndexError) {
        try run(.exact)
        if request.allowsPartialMatches { try findInitials() }
    }

    /// Finds what has the words with typos, or some of them, if few documents have all.
    package mutating func findSimilar() throws(TextIndexError) {
        guard request.allowsTypos, results.count < SearchWeights.enough, !results.hasPopularTitle
        else { return }
        try run(.shortened)
        try run(.oneTypo)
        let isSpelledRight = try isLongAndSpelledRight()
        if request.allowsTwoTypos, !results.hasReliableMatch, !isSpelledRight {
            try run(.twoTypos)
        }
        if request.allowsPartialMatches, results.hasCompleteMatch, !results.hasCloseMatch {
            try findByLetters(.nearlyWhole)
        }
        guard request.allowsPartialMatches, !hasKnownMatch else { return }
        if !isSpelledRight {
            try findByLetters(.resembling)
            hasComparedLetters = true
        }
        guard !hasKnownMatch else { return }
        try findPartialMatches(isSpelledRight: isSpelledRight)
    }

    /// Finds titles with many typos, for a text of which all other matches are doubtful.
    package mutating func findDoubtful() throws(TextIndexError) {
        if !stages.contains(.twoTypos) { try run(.twoTypos) }
        if !hasComparedLetters { try findByLetters(.resembling) }
    }

    /// Whether there are so many words, all of which are in some text, that typos hardly explain why
    /// no document has them all in its titles: a description rather than a title.
    private func isLongAndSpelledRight() throws(TextIndexError) -> Bool {
        guard let terms = interpretations.first?.terms, terms.count >= SearchWeights.longText
        else { return false }
        for term in terms where try lookup.exact(term).isEmpty {
            let topic = IndexKey.topic(term.term.utf8)
            if try index.terms.span(of: topic) == nil { return false }
        }
        return true
    }

    private mutating func run(_ stage: Stage) throws(TextIndexError) {
        stages.append(stage)
        switch stage {
        case .exact: try findExact()
        case .shortened: try findShortened()
        case .oneTypo:
            for interpretation in interpretations {
                try evaluateWordBreakVariants(interpretation)
                try evaluateWithOneTypo(interpretation)
            }
        case .twoTypos:
            for interpretation in interpretations { try evaluate(interpretation, typos: 2) }
        }
    }

    /// Whether a known document has all that was searched for: if only unknown ones have, what a
    /// known one has most of may be meant as well.
    private var hasKnownMatch: Bool { results.leastCompleteDocument < SearchWeights.known }

    private mutating func findExact() throws(TextIndexError) {
        for interpretation in interpretations { try evaluate(interpretation, typos: nil) }
        guard request.allowsEachPrefix, results.count < SearchWeights.enough else { return }
        for interpretation in interpretations {
            guard let prefixes = interpretation.withPrefixes else { continue }
            try evaluate(prefixes, typos: nil)
        }
    }

    /// Finds what short words are the starts of words of, such as `sil lam`; counts as a typo.
    private mutating func findShortened() throws(TextIndexError) {
        guard results.count == 0 else { return }
        for interpretation in interpretations {
            guard let shortened = interpretation.shortened,
                let sources = try sources(of: shortened.terms, lookup.exact)
            else { continue }
            try evaluate(sources, shortened, typos: 1, typoLimit: 1)
        }
    }
}

// MARK: - Evaluation

extension SearchExecution {
    /// Runs an interpretation with one typo in all, or with up to two in each term; `nil` for none.
    private mutating func evaluate(
        _ interpretation: Interpretation,
        typos: Int?
    ) throws(TextIndexError) {
        lookup.prefetch(interpretation.terms)
        let sources = try sources(of: interpretation.terms) { term throws(TextIndexError) in
            let exact = try lookup.exact(term)
            guard let typos else { return exact }
            let found = try exact + lookup.fuzzy(term).filter { $0.typos <= typos }
            // The first character of a word that is in the index is hardly wrong.
            return try typos > 1 && exact.isEmpty ? found + lookup.firstCharacter(term) : found
        }
        guard let sources else { return }
        let typoLimit = typos == 1 ? 1 : Int.max
        try evaluate(sources, interpretation, typos: 0, typoLimit: typoLimit)
    }

    /// Runs an interpretation with one typo in all.
    ///
    /// Looks for typos only in terms without which some document has all others: to look for them
    /// takes longer than to find that out.
    private mutating func evaluateWithOneTypo(
        _ interpretation: Interpretation
    ) throws(TextIndexError) {
        guard interpretation.terms.count > 2 else { return try evaluate(interpretation, typos: 1) }
        lookup.prefetch(interpretation.terms)
        var sources: [PostingsSources] = []
        for term in interpretation.terms {
            sources.append(PostingsSources(queryTerm: term, sources: try lookup.exact(term)))
        }
        let evaluator = QueryEvaluator(terms: sources, index: index, pool: pool)
        let misspelled = try evaluator.misspelledPlaces()
        guard !misspelled.isEmpty else { return }
        for place in misspelled {
            let term = interpretation.terms[place]
            sources[place].sources += try lookup.fuzzy(term).filter { $0.typos == 1 }
        }
        guard sources.allSatisfy({ !$0.sources.isEmpty }) else { return }
        try evaluate(sources, interpretation, typos: 0, typoLimit: 1)
    }

    /// The results of `find` for the terms; `nil` if one has none: no document can have all.
    func sources(
        of terms: [QueryTerm],
        _ find: (QueryTerm) throws(TextIndexError) -> [PostingsSource]
    ) throws(TextIndexError) -> [PostingsSources]? {
        var sources: [PostingsSources] = []
        for term in terms {
            let found = try find(term)
            if found.isEmpty { return nil }
            sources.append(PostingsSources(queryTerm: term, sources: found))
        }
        return sources
    }

    /// Runs the query with two words joined, or one split, which counts as one typo.
    private mutating func evaluateWordBreakVariants(
        _ interpretation: Interpretation
    ) throws(TextIndexError) {
        let variants = WordBreakVariants.all(of: interpretation.terms)
        lookup.prefetch(variants.joined())
        for variant in variants {
            guard let sources = try sources(of: variant, lookup.exact) else { continue }
            try evaluate(sources, interpretation, typos: 1, typoLimit: 1)
        }
    }

    /// Adds the documents that have all terms to the results.
    mutating func evaluate(
        _ sources: [PostingsSources],
        _ interpretation: Interpretation,
        typos: Int,
        typoLimit: Int
    ) throws(TextIndexError) {
        let fewestTypos = sources.reduce(typos) { $0 + ($1.sources.map(\.typos).min() ?? 0) }
        guard fewestTypos <= typoLimit else { return }
        let evaluator = QueryEvaluator(
            terms: sources,
            filter: try filters.documents(tags: interpretation.tags),
            typos: typos,
            typoLimit: typoLimit,
            index: index,
            pool: pool
        )
        try evaluator.evaluate(into: &results)
    }
}
