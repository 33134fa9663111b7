/// How well a field matches a query: less is better, and the first property that differs decides.
struct TextRank: Hashable, Comparable {
    /// Where the terms were found.
    enum Placement: Int {
        case title
        case secondaryField

        /// Spread over titles and secondary fields, or over several secondary fields.
        case scattered
    }

    var placement: Placement

    /// See `SearchHit`.
    var typos: Int

    /// Whether the field has terms beyond those of the query, not counting articles.
    var hasExtraTerms: Bool

    /// How many neighbours in the query are not neighbours, in the same order, in the field.
    var outOfOrderCount: Int

    /// All properties in one integer, less for a better rank.
    var sortKey: Int {
        placement.rawValue << 11 | min(typos, 15) << 7 | (hasExtraTerms ? 1 : 0) << 6
            | min(outOfOrderCount, 63)
    }

    /// Whether the field is a title and exactly what was searched for.
    var isWholeTitle: Bool {
        placement == .title && typos == 0 && !hasExtraTerms && outOfOrderCount == 0
    }

    static func < (lhs: TextRank, rhs: TextRank) -> Bool { lhs.sortKey < rhs.sortKey }
}
