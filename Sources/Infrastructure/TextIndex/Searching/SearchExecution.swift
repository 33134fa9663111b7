/// One search: runs the query as is, then with typos while there are too few hits.
struct SearchExecution {
    /// How many hits make a search for typos pointless: as many as a page shows.
    private static let enough = 20

    /// Longer queries are truncated; no title is longer.
    private static let termLimit = 32

    private let request: SearchRequest
    private let index: TextIndex
    private let terms: [Term]
    private let pool: DocumentBitSetPool

    /// The postings of terms as is and with typos, cached because they are looked up repeatedly.
    private var exact: [Lookup: [PostingsSource]] = [:]
    private var fuzzy: [Lookup: [PostingsSource]] = [:]
    private var results: TopHits

    init(_ request: SearchRequest, in index: TextIndex) {
        self.request = request
        self.index = index
        terms = Array(Tokenizer.terms(in: request.text).prefix(Self.termLimit))
        pool = DocumentBitSetPool(documentCount: index.documentCount)
        // All documents of an index without champion lists are popular: it is small.
        let topCount = index.header.topDocumentCount
        results = TopHits(
            documentCount: index.documentCount,
            popularCount: topCount > 0 ? topCount : index.documentCount
        )
    }

    mutating func hits() throws(TextIndexError) -> [SearchHit] {
        guard !terms.isEmpty else { return [] }
        let interpretations = try interpretations()
        for interpretation in interpretations { try evaluate(interpretation, typos: nil) }
        guard
            request.allowsTypos, results.count < Self.enough, !results.hasPopularTitle
        else { return results.hits() }
        for interpretation in interpretations {
            try evaluateWordBreakVariants(interpretation)
            try evaluate(interpretation, typos: 1)
        }
        guard results.count == 0 else { return results.hits() }
        for interpretation in interpretations { try evaluate(interpretation, typos: 2) }
        return results.hits()
    }

    private struct Lookup: Hashable {
        let term: Term
        let isPrefix: Bool

        init(_ term: QueryTerm) {
            self.term = term.term
            isPrefix = term.isPrefix
        }
    }

    /// A meaning of the query: terms, and the documents that may match them.
    private struct Interpretation {
        var terms: [QueryTerm]
        var filter: DocumentBitSet?
    }
}

// MARK: - Interpretations

extension SearchExecution {
    /// The query as is, with a number at its end as a tag, and with numbers separated from words.
    private func interpretations() throws(TextIndexError) -> [Interpretation] {
        let filter = try makeFilter(tag: request.tag)
        var interpretations = [Interpretation(terms: QueryTerm.terms(terms), filter: filter)]
        if terms.count > 1, let last = terms.last, last.isNumber {
            let tag = String(decoding: last.utf8, as: UTF8.self)
            if request.tag == nil || request.tag == tag {
                let filter = try makeFilter(tag: tag)
                interpretations.append(
                    Interpretation(terms: QueryTerm.terms(terms.dropLast()), filter: filter)
                )
            }
        }
        if let separated = WordBreakVariants.separatingNumbers(interpretations[0].terms) {
            interpretations.append(Interpretation(terms: separated, filter: filter))
        }
        return interpretations
    }

    /// The documents with a tag and without the excluded one; `nil` for all documents.
    private func makeFilter(tag: String?) throws(TextIndexError) -> DocumentBitSet? {
        var filter = try tag.map { tag throws(TextIndexError) in try documents(tagged: tag) }
        if let excludedTag = request.excludedTag {
            let excluded = try documents(tagged: excludedTag)
            if !excluded.isEmpty { filter = filter ?? all }
            filter?.subtract(excluded)
        }
        return filter
    }

    private var all: DocumentBitSet {
        let all = DocumentBitSet(documentCount: index.documentCount)
        for document in 0..<index.documentCount { all.insert(document) }
        return all
    }

    private func documents(tagged tag: String) throws(TextIndexError) -> DocumentBitSet {
        let documents = DocumentBitSet(documentCount: index.documentCount)
        guard let span = try index.terms.span(of: IndexKey.tag(tag)) else { return documents }
        let list = try index.storage.read(span.full)
        try PostingList.forEach(in: list, documentCount: index.documentCount) {
            documents.insert($0.document)
        }
        return documents
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
        index.terms.prefetch(interpretation.terms.map(\.term.utf8))
        for term in interpretation.terms {
            var found = try exactSources(for: term)
            if let typos {
                found += try fuzzySources(for: term).filter { $0.typos <= typos }
                if typos > 1 { found += try firstCharacterSources(for: term) }
            }
            // Nothing matches this term, so nothing matches all of them.
            if found.isEmpty { return }
            sources.append(PostingsSources(queryTerm: term, sources: found))
        }
        try evaluate(sources, interpretation.filter, typoLimit: typos == 1 ? 1 : .max)
    }

    /// Runs the query with two words joined, or one split, which counts as one typo.
    private mutating func evaluateWordBreakVariants(
        _ interpretation: Interpretation
    ) throws(TextIndexError) {
        let variants = WordBreakVariants.all(of: interpretation.terms)
        index.terms.prefetch(variants.joined().map(\.term.utf8))
        for variant in variants {
            var sources: [PostingsSources] = []
            for term in variant {
                let found = try exactSources(for: term)
                if found.isEmpty { break }
                sources.append(PostingsSources(queryTerm: term, sources: found))
            }
            guard sources.count == variant.count else { continue }
            try evaluate(sources, interpretation.filter, typos: 1, typoLimit: 1)
        }
    }

    private mutating func evaluate(
        _ sources: [PostingsSources],
        _ filter: DocumentBitSet?,
        typos: Int = 0,
        typoLimit: Int
    ) throws(TextIndexError) {
        let fewestTypos = sources.reduce(typos) { $0 + ($1.sources.map(\.typos).min() ?? 0) }
        guard fewestTypos <= typoLimit else { return }
        let evaluator = QueryEvaluator(
            sources,
            filter: filter,
            typos: typos,
            typoLimit: typoLimit,
            prefersPrefixMatches: request.prefersPrefixMatches,
            index: index,
            pool: pool
        )
        try evaluator.evaluate(into: &results)
    }
}

// MARK: - Looking up terms

extension SearchExecution {
    private mutating func exactSources(
        for term: QueryTerm
    ) throws(TextIndexError) -> [PostingsSource] {
        let key = Lookup(term)
        if let cached = exact[key] { return cached }
        let sources = try findExactSources(for: term)
        exact[key] = sources
        return sources
    }

    private func findExactSources(for term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        var sources: [PostingsSource] = []
        for synonym in [term.term] + NumeralSynonyms.others(than: term.term) {
            guard let span = try index.terms.span(of: synonym.utf8) else { continue }
            sources.append(PostingsSource(span: span, isLiteral: synonym == term.term))
        }
        let utf8 = term.term.utf8
        if term.isPrefix || term.term.isUnsegmented {
            let end = IndexKey.end(ofPrefix: utf8)
            let span = try index.terms.span(from: IndexKey.successor(of: utf8), to: end)
            sources.append(PostingsSource(span: span, isWholeTerm: false, isSingleTerm: false))
        }
        if term.term.isUnsegmented {
            let ngram = Term(term.term.scalars.prefix(IndexKey.ngramLength))
            let key = IndexKey.ngram(ngram.utf8)
            let span = try index.terms.span(from: key, to: IndexKey.end(ofPrefix: key))
            sources.append(PostingsSource(span: span, isWholeTerm: false, isSingleTerm: false))
        }
        return sources.filter { !$0.span.full.isEmpty }
    }

    private mutating func fuzzySources(
        for term: QueryTerm
    ) throws(TextIndexError) -> [PostingsSource] {
        let key = Lookup(term)
        if let cached = fuzzy[key] { return cached }
        let sources = try FuzzyTermScanner.sources(for: term, in: index.terms)
        fuzzy[key] = sources
        return sources
    }

    /// The terms that differ by a typo in the first character only, which counts two.
    private func firstCharacterSources(
        for term: QueryTerm
    ) throws(TextIndexError) -> [PostingsSource] {
        guard term.typoLimit > 1 else { return [] }
        var sources: [PostingsSource] = []
        let variants = term.term.firstCharacterVariants
        index.terms.prefetch(variants.map(\.utf8))
        for variant in variants {
            guard let span = try index.terms.span(of: variant.utf8) else { continue }
            sources.append(PostingsSource(span: span, typos: 2))
        }
        return sources
    }
}
