/// How well a text answers a query: less is better, and the first member that differs decides.
struct TextRank: Hashable, Comparable {
    /// Where the words were found.
    enum Place: Int {
        case title
        case credit

        /// Some in a title and some in credits, or in several credits.
        case scattered
    }

    var place: Place

    /// Wrong, missing and swapped letters, and words split or joined.
    var typos: Int

    /// Whether the text has words beyond those of the query, articles aside.
    var hasExtraTerms: Bool

    /// How often neighbours in the query are not neighbours, in that order, in the text.
    var disorder: Int

    /// A number that is less for a better rank.
    var number: Int {
        place.rawValue << 11 | min(typos, 15) << 7 | (hasExtraTerms ? 1 : 0) << 6
            | min(disorder, 63)
    }

    /// Whether the text is a title and just what was asked for.
    var isWholeTitle: Bool { place == .title && typos == 0 && !hasExtraTerms && disorder == 0 }

    static func < (lhs: TextRank, rhs: TextRank) -> Bool { lhs.number < rhs.number }
}
