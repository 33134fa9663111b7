import Text

/// Finds the postings that match the terms of a query, and caches them: most are needed repeatedly.
final class TermLookup {
    private enum Kind { case exact, fuzzy, firstCharacter }

    private let terms: TermDictionary

    /// An array: a query has few terms, and the first dictionary of a type costs 3 % of a search.
    private var known: [(kind: Kind, term: QueryTerm, sources: [PostingsSource])] = []

    init(_ terms: TermDictionary) { self.terms = terms }

    private func cached(
        _ kind: Kind,
        _ term: QueryTerm,
        _ find: (QueryTerm) throws(TextIndexError) -> [PostingsSource]
    ) throws(TextIndexError) -> [PostingsSource] {
        let same = known.first {
            $0.kind == kind && $0.term.term == term.term && $0.term.isPrefix == term.isPrefix
        }
        if let same { return same.sources }
        let sources = try find(term)
        known.append((kind, term, sources))
        return sources
    }

    /// Announces terms that will be looked up soon.
    func prefetch(_ queryTerms: @autoclosure () -> some Sequence<QueryTerm>) {
        terms.prefetch(queryTerms().map(\.term.utf8))
    }

    /// The postings of the term itself, of its synonyms, and of longer terms if it is a prefix.
    func exact(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        try cached(.exact, term, findExact)
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
        if term.term.isUnsegmented, let source = try partOfWord(term.term) {
            sources.append(source)
        }
        return sources.filter { !$0.span.full.isEmpty }
    }

    /// The postings of terms with an unsegmented one after their first character; `nil` for none.
    private func partOfWord(_ term: Term) throws(TextIndexError) -> PostingsSource? {
        let scalars = term.scalars
        let key = IndexKey.ngram(Term(scalars.prefix(IndexKey.ngramLength)).utf8)
        var source = PostingsSource(
            span: try terms.span(from: key, to: IndexKey.end(ofPrefix: key)),
            isWholeTerm: false,
            isSingleTerm: false
        )
        for end in scalars.indices.dropFirst(IndexKey.ngramLength) {
            let ngram = Term(scalars[...end].suffix(IndexKey.ngramLength))
            guard let span = try terms.span(of: IndexKey.ngram(ngram.utf8)) else { return nil }
            source.laterNgrams.append(span)
        }
        return source
    }

    /// Terms with the same first character and one or two typos, and what it is shorthand for.
    func fuzzy(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        try cached(.fuzzy, term, findFuzzy)
    }

    private func findFuzzy(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        var sources = try FuzzyTermScanner.sources(for: term, in: terms)
        for meaning in TermSynonyms.meanings(ofShorthand: term.term) {
            guard let span = try terms.span(of: meaning.utf8) else { continue }
            sources.append(PostingsSource(span: span, typos: 1))
        }
        return sources
    }

    /// The terms that differ by a typo in the first character only, which counts two.
    func firstCharacter(_ term: QueryTerm) throws(TextIndexError) -> [PostingsSource] {
        guard term.typoLimit > 1 else { return [] }
        return try cached(.firstCharacter, term) { term throws(TextIndexError) in
            try terms.spans(of: term.term.firstCharacterVariants.map(\.utf8))
                .map { PostingsSource(span: $0, typos: 2) }
        }
    }
}
