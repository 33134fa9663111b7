/// A posting that matches a query's term, in 64 bits that sort by document, field and position.
struct TermPosting {
    let bits: UInt64

    var document: Int { Int(bits >> 31) }

    /// The field's number, those of secondary fields after those of titles.
    var field: Int { Int(bits >> 22 & 0x1FF) }
    var isSecondary: Bool { field > Posting.limit }
    var position: Int { Int(bits >> 14 & 0xFF) }

    /// How many terms the field has, not counting articles.
    var termCount: Int { position + Int(bits >> 6 & 0xFF) + 1 }
    var article: LeadingArticle { LeadingArticle(rawValue: UInt8(bits >> 4 & 3)) ?? .none }
    var typos: Int { Int(bits >> 2 & 3) }
    var isWholeTerm: Bool { bits & 2 == 0 }
    var isLiteral: Bool { bits & 1 == 0 }
}

extension TermPosting {
    init(_ posting: Posting, _ source: PostingsSource) {
        bits =
            UInt64(posting.document) << 31 | (posting.bits & 0x1FF_FFFF) << 6
            | UInt64(posting.article.rawValue) << 4 | UInt64(source.typos) << 2
            | (source.isWholeTerm ? 0 : 2) | (source.isLiteral ? 0 : 1)
    }
}
