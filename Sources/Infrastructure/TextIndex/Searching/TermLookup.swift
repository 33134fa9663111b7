/// Finds the postings that match the terms of a query, and caches them: most are needed repeatedly.
final class TermLookup {
    private struct Key: Hashable {
        let term: Term
        let isPrefix: Bool

        init(_ term: QueryTerm) {
            self.term = term.term
            isPrefix = term.isPrefix
        }
    }

    private let terms: TermDictionary
    private var exact: [Key: [PostingsSource]] = [:]
    private var fuzzy: [Key: [PostingsSource]] = [:]
    private var lenient: [Key: [PostingsSource]] = [:]
    private var firstCharacter: [Term: [PostingsSource]] = [:]

    init(_ terms: TermDictionary) {
        self.terms = terms
    }

    /// Announces terms that will be looked up soon.
    func prefetch(_ queryTerms: some Sequence<QueryTerm>) {
        terms.prefetch(queryTerms.map(\.term.utf8))
    }

    /// The postings of the term itself, of its synonyms, and of longer terms if it is a prefix.
    func exact(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        let key = Key(term)
        if let cached = exact[key] { return cached }
        let sources = try findExact(term)
        exact[key] = sources
        return sources
    }

    private func findExact(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        var sources: [PostingsSource] = []
        for synonym in [term.term] + TermSynonyms.others(than: term.term) {
            guard let span = try terms.span(of: synonym.utf8) else { continue }
            sources.append(PostingsSource(span: span, isLiteral: synonym == term.term))
        }
        let utf8 = term.term.utf8
        if term.isPrefix || term.term.isUnsegmented {
            let end = IndexKey.end(ofPrefix: utf8)
            let span = try terms.span(from: IndexKey.successor(of: utf8), to: end)
            sources.append(PostingsSource(span: span, isWholeTerm: false, isSingleTerm: false))
        }
        if term.term.isUnsegmented {
            let ngram = Term(term.term.scalars.prefix(IndexKey.ngramLength))
            let key = IndexKey.ngram(ngram.utf8)
            let span = try terms.span(from: key, to: IndexKey.end(ofPrefix: key))
            sources.append(PostingsSource(span: span, isWholeTerm: false, isSingleTerm: false))
        }
        return sources.filter { !$0.span.full.isEmpty }
    }

    /// The terms with the same first character that differ by one or two typos, and those that the
    /// term is shorthand for.
    func fuzzy(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        let key = Key(term)
        if let cached = fuzzy[key] { return cached }
        var sources = try FuzzyTermScanner.sources(for: term, in: terms)
        for meaning in TermSynonyms.shorthand(for: term.term) {
            guard let span = try terms.span(of: meaning.utf8) else { continue }
            sources.append(PostingsSource(span: span, typos: 1))
        }
        fuzzy[key] = sources
        return sources
    }

    /// The terms that differ by more typos than usual, or in the sound of the first letters.
    func lenient(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        let key = Key(term)
        if let cached = lenient[key] { return cached }
        var term = term
        term.isLenient = true
        var sources = try FuzzyTermScanner.sources(for: term, in: terms)
        for variant in term.term.scalars.count > 3 ? term.term.firstCharacterVariants : [] {
            guard let span = try terms.span(of: variant.utf8) else { continue }
            sources.append(PostingsSource(span: span, typos: 1))
        }
        for spelling in PhoneticSpelling.variants(of: term.term) {
            var other = QueryTerm(term: spelling, isPrefix: term.isPrefix)
            other.isLenient = true
            let found = try exact(other) + FuzzyTermScanner.sources(for: other, in: terms)
            for var source in found where source.typos < 2 {
                source.typos += 1
                sources.append(source)
            }
        }
        lenient[key] = sources
        return sources
    }

    /// The terms that differ by a typo in the first character only, which counts two.
    func firstCharacter(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        guard term.typoLimit > 1 else { return [] }
        if let cached = firstCharacter[term.term] { return cached }
        var sources: [PostingsSource] = []
        let variants = term.term.firstCharacterVariants
        terms.prefetch(variants.map(\.utf8))
        for variant in variants {
            guard let span = try terms.span(of: variant.utf8) else { continue }
            sources.append(PostingsSource(span: span, typos: 2))
        }
        firstCharacter[term.term] = sources
        return sources
    }
}
