/// One search: tries the query as it stands, then with typos, as long as little is found.
struct SearchExecution {
    /// Where as many are found as a page shows, or a well-known one by its whole title, nobody
    /// looks for typos.
    private static let enough = 20

    /// Longer queries are cut; no title has so many words.
    private static let wordLimit = 32

    private let request: SearchRequest
    private let index: TextIndex
    private let words: [Term]
    private let pool: DocumentBitSetPool

    /// What was found for words as they stand and with typos, which are looked for more than once.
    private var exact: [Lookup: [PostingsSource]] = [:]
    private var misspelled: [Lookup: [PostingsSource]] = [:]
    private var results: TopHits

    init(_ request: SearchRequest, in index: TextIndex) {
        self.request = request
        self.index = index
        words = Array(Tokenizer.words(in: request.text).prefix(Self.wordLimit))
        pool = DocumentBitSetPool(documentCount: index.documentCount)
        // Those of a small index are all well known: it has no others.
        let head = index.header.topDocumentCount
        results = TopHits(
            documentCount: index.documentCount,
            popularCount: head > 0 ? head : index.documentCount
        )
    }

    mutating func hits() throws(TextIndexError) -> [SearchHit] {
        guard !words.isEmpty else { return [] }
        let readings = try readings()
        for reading in readings { try evaluate(reading, typos: nil) }
        guard
            request.allowsTypos, results.count < Self.enough, !results.hasPopularTitle
        else { return results.hits() }
        for reading in readings {
            try evaluateOtherSpacing(reading)
            try evaluate(reading, typos: 1)
        }
        guard results.count == 0 else { return results.hits() }
        for reading in readings { try evaluate(reading, typos: 2) }
        return results.hits()
    }

    private struct Lookup: Hashable {
        let word: Term
        let isPrefix: Bool

        init(_ term: QueryTerm) {
            word = term.word
            isPrefix = term.isPrefix
        }
    }

    /// What a query may mean: its terms, and the documents among which it is asked for.
    private struct Reading {
        var terms: [QueryTerm]
        var filter: DocumentBitSet?
    }

    /// The query as it stands, and with a number at its end taken for a label instead of a word.
    private func readings() throws(TextIndexError) -> [Reading] {
        let filter = try makeFilter(label: request.label)
        var readings = [Reading(terms: QueryTerm.terms(words), filter: filter)]
        if words.count > 1, let last = words.last, last.isNumber {
            let label = String(decoding: last.utf8, as: UTF8.self)
            if request.label == nil || request.label == label {
                let filter = try makeFilter(label: label)
                readings.append(
                    Reading(terms: QueryTerm.terms(words.dropLast()), filter: filter)
                )
            }
        }
        if let apart = WordBreakVariants.numbersApart(readings[0].terms) {
            readings.append(Reading(terms: apart, filter: filter))
        }
        return readings
    }

    /// The documents with a label and without the one that is ruled out; `nil` for all.
    private func makeFilter(label: String?) throws(TextIndexError) -> DocumentBitSet? {
        var filter = try label.map { label throws(TextIndexError) in try documents(label) }
        if let excluded = request.excludedLabel {
            let excluded = try documents(excluded)
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

    private func documents(_ label: String) throws(TextIndexError) -> DocumentBitSet {
        let documents = DocumentBitSet(documentCount: index.documentCount)
        guard let span = try index.words.span(of: IndexKey.label(label)) else { return documents }
        let list = try index.bytes.read(span.full)
        try PostingList.forEach(in: list, documentCount: index.documentCount) {
            documents.insert($0.document)
        }
        return documents
    }

    /// Evaluates the terms, each and all together with so many typos; `nil` for none at all.
    private mutating func evaluate(_ reading: Reading, typos: Int?) throws(TextIndexError) {
        var sources: [PostingsSources] = []
        index.words.prepare(reading.terms.map(\.word.utf8))
        for term in reading.terms {
            var found = try exactSources(for: term)
            if let typos {
                found += try misspelledSources(for: term).filter { $0.typos <= typos }
                if typos > 1 { found += try otherFirstLetters(for: term) }
            }
            // Nothing answers this term, and so nothing answers all of them.
            if found.isEmpty { return }
            sources.append(PostingsSources(term: term, sources: found))
        }
        try evaluate(sources, reading.filter, typoLimit: typos == 1 ? 1 : .max)
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
            prefersBeginnings: request.prefersBeginnings,
            index: index,
            pool: pool
        )
        try evaluator.evaluate(into: &results)
    }

    private mutating func exactSources(
        for term: QueryTerm
    ) throws(TextIndexError) -> [PostingsSource] {
        let key = Lookup(term)
        if let known = exact[key] { return known }
        let sources = try findExactSources(for: term)
        exact[key] = sources
        return sources
    }

    private func findExactSources(for term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        var sources: [PostingsSource] = []
        for word in [term.word] + NumeralSynonyms.others(than: term.word) {
            guard let span = try index.words.span(of: word.utf8) else { continue }
            sources.append(PostingsSource(span: span, isLiteral: word == term.word))
        }
        let word = term.word.utf8
        if term.isPrefix || term.word.isUnsegmented {
            let end = IndexKey.end(ofPrefix: word)
            let span = try index.words.span(from: IndexKey.after(word), to: end)
            sources.append(PostingsSource(span: span, isWhole: false, isSingleWord: false))
        }
        if term.word.isUnsegmented {
            let inner = Term(term.word.scalars.prefix(IndexKey.innerLength))
            let key = IndexKey.inner(inner.utf8)
            let span = try index.words.span(from: key, to: IndexKey.end(ofPrefix: key))
            sources.append(PostingsSource(span: span, isWhole: false, isSingleWord: false))
        }
        return sources.filter { !$0.span.full.isEmpty }
    }

    private mutating func misspelledSources(
        for term: QueryTerm
    ) throws(TextIndexError) -> [PostingsSource] {
        let key = Lookup(term)
        if let known = misspelled[key] { return known }
        let sources = try FuzzyTermScanner.sources(for: term, in: index.words)
        misspelled[key] = sources
        return sources
    }

    /// The words that differ from the typed one in the first letter only, which counts two.
    private func otherFirstLetters(for term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        guard term.typoLimit > 1 else { return [] }
        var sources: [PostingsSource] = []
        let words = term.word.withOtherFirstLetters
        index.words.prepare(words.map(\.utf8))
        for word in words {
            guard let span = try index.words.span(of: word.utf8) else { continue }
            sources.append(PostingsSource(span: span, typos: 2))
        }
        return sources
    }

    /// Takes two words of the query for one, and one for two, which counts as one typo.
    private mutating func evaluateOtherSpacing(_ reading: Reading) throws(TextIndexError) {
        let spacings = WordBreakVariants.all(of: reading.terms)
        index.words.prepare(spacings.joined().map(\.word.utf8))
        for spacing in spacings {
            var sources: [PostingsSources] = []
            for term in spacing {
                let found = try exactSources(for: term)
                if found.isEmpty { break }
                sources.append(PostingsSources(term: term, sources: found))
            }
            guard sources.count == spacing.count else { continue }
            try evaluate(sources, reading.filter, typos: 1, typoLimit: 1)
        }
    }
}
