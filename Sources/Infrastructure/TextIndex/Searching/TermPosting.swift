import Text

/// A posting that matches a query's term, in 64 bits that sort by document, field and position.
struct TermPosting {
    let bits: UInt64

    var document: Int { Int(bits >> 31) }

    /// The field's number, those of secondary fields after those of titles.
    var field: Int { Int(bits >> 22 & 0x1FF) }
    var isSecondary: Bool { field > Posting.limit }
    var position: Int { Int(bits >> 14 & 0xFF) }

    /// The number of terms of the field without articles.
    var termCount: Int { position + Int(bits >> 6 & 0xFF) + 1 }
    var article: LeadingArticle { LeadingArticle(bits: bits >> 4) }
    var typos: Int { Int(bits >> 2 & 3) }
    var isWholeTerm: Bool { bits & 2 == 0 }
    var isLiteral: Bool { bits & 1 == 0 }
}

extension TermPosting {
    /// Takes the bits of the posting's source.
    init(_ posting: Posting, _ sourceBits: UInt64) {
        bits =
            UInt64(posting.document) << 31 | (posting.bits & 0x1FF_FFFF) << 6
            | UInt64(posting.article.rawValue) << 4 | sourceBits
    }
}

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

    /// The part of a source that each `TermPosting` has: less to copy than the source.
    var bits: UInt64 { UInt64(typos) << 2 | (isWholeTerm ? 0 : 2) | (isLiteral ? 0 : 1) }
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
