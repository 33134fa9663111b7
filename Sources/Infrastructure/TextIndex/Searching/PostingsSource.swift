/// A range of postings that match a query's term equally well.
struct PostingsSource {
    var span: TermDictionary.Span
    var typos = 0

    /// Whether the query's term matches whole terms, not only a prefix or an n-gram of them.
    var isWholeTerm = true

    /// Whether the postings are of the query's term itself, not of a synonym (`TermSynonyms`).
    var isLiteral = true

    /// Whether all postings are of a single term, and so sorted by document.
    var isSingleTerm = true

    /// The postings of the n-grams in the rest of the query's term, if the span is of its first one:
    /// a document that has the term has all of them.
    var laterNgrams: [TermDictionary.Span] = []
}

/// All postings that match a query's term.
struct PostingsSources {
    let queryTerm: QueryTerm
    var sources: [PostingsSource]

    /// In bytes.
    var size: Int { sources.reduce(0) { $0 + $1.span.full.count } }

    /// Whether all postings are of a single term each, and so sorted by document.
    var isSingleTerm: Bool { sources.allSatisfy(\.isSingleTerm) }
}
