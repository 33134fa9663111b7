/// How well a text answers a query: less is better, and the first member that differs decides.
struct TextRank: Hashable, Comparable, Sendable {
    /// Wrong, missing and swapped letters, and words split or joined.
    var typos: Int

    /// 0 when the text has no word beyond those of the query, articles aside; else 1.
    var surplus: Int

    /// How often neighbours in the query are not neighbours, in that order, in the text.
    var disorder: Int

    static func < (lhs: TextRank, rhs: TextRank) -> Bool {
        (lhs.typos, lhs.surplus, lhs.disorder) < (rhs.typos, rhs.surplus, rhs.disorder)
    }
}
