/// How well a field matches a query; less is better.
///
/// The order of worth, from the first to the last that decides:
///
/// 1. Whether a part of the query is missing.
/// 2. The placement: one field, or several fields. If a part is missing, this and the typos count
///    as closeness.
/// 3. The typos. Whole titles whose tag, such as a year, is only similar to the one searched for are
///    worth as much as those without typos, but for `similarTagCost`.
/// 4. Closeness and popularity, which are weighed against each other: a popular document beats an
///    unknown one that matches a little better. Popularity is the binary logarithm of a document's
///    number, because the documents are numbered by popularity, which mostly falls with a power of
///    the number (Zipf's law). What a difference in closeness is worth is `closenessCost`: by how
///    many doublings of its number another document must be ahead.
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
    var typos = 0

    /// Whether the field has terms beyond those of the query, not counting articles.
    var hasExtraTerms = false

    /// How many neighbours in the query are not neighbours, in the same order, in the field.
    var outOfOrderCount = 0

    /// Whether a title other than the main one has a longer word that starts with one of the query,
    /// as it may by coincidence: most of these titles are in a language that the query is not in.
    var isCoincidental = false

    /// How much of the query is missing or wrong, in sixty-fourths; 0 if it has all terms.
    var missing = 0

    /// Whether the document only resembles the query; this does not affect the order.
    var isResemblance = false

    /// Whether the document has a tag that is only similar to the one searched for, which is one of
    /// the typos.
    var hasSimilarTag = false

    /// A doubling of a document's number, in the unit of `sortKey`.
    static let doubling = 8

    /// What terms beyond those of the query cost, in doublings.
    private static let extraTermsCost = 7

    /// What it costs that the match may be a coincidence, in doublings.
    private static let coincidenceCost = 5

    /// What each term that is out of order costs, in doublings.
    private static let outOfOrderCost = 3

    /// What a match in a secondary field costs, in doublings: most matching titles rank above it, but
    /// an unknown title ranks below a popular document.
    private static let secondaryFieldCost = 8

    /// What a similar tag costs, in doublings: a known title with it ranks above longer titles of
    /// unknown documents, and below those of documents that are about as popular.
    private static let similarTagCost = 14

    private static let typoCost = 4
    private static let secondaryCost = 4

    /// What it costs if the whole query is missing, in doublings.
    private static let missingCost = 40

    /// The place of a document with this rank among all hits: less is better.
    func sortKey(document: Int) -> Int {
        if hasUncountedTypo {
            let cost = Self.similarTagCost * Self.doubling + Self.popularityCost(document)
            return min(cost, Self.maximumCloseness)
        }
        let place = placement == .scattered ? 1 : 0
        let tier =
            missing > 0 ? Self.partialTier : place << Self.typoBits | min(typos, Self.maximumTypos)
        return tier << Self.closenessBits
            | min(closenessCost + Self.popularityCost(document), Self.maximumCloseness)
    }

    /// The sort key of a document that has this one, if so much is missing as well.
    static func sortKey(_ key: Int, missing: Int) -> Int {
        var key = key
        if key < leastPartialSortKey {
            let (tier, closeness) = (key >> closenessBits, key & maximumCloseness)
            let isInTitle = tier >> typoBits == 0
            let cost = (tier & maximumTypos) * typoCost + (isInTitle ? 0 : secondaryCost)
            key = leastPartialSortKey | min(closeness + cost * doubling, maximumCloseness)
        }
        let closeness = key & maximumCloseness
        return leastPartialSortKey
            | min(closeness + missing * missingCost * doubling / 64, maximumCloseness)
    }

    /// The typos in a sort key; 0 if a part of the query is missing.
    static func typos(inSortKey key: Int) -> Int { key >> closenessBits & maximumTypos }

    /// Whether the typos in the sort key lack that of a similar tag.
    var hasUncountedTypo: Bool { hasSimilarTag && isWholeTitle(typos: 1) }

    /// Whether a sort key has no cost but that of the document's popularity.
    static func isWhole(_ sortKey: Int, document: Int) -> Bool {
        sortKey == popularityCost(document)
    }

    // A sort key is a tier above the closeness; a tier is a place above the typos, or `partialTier`.
    private static let typoBits = 4
    private static let maximumTypos = 1 << typoBits - 1
    private static let partialTier = 1 << 6
    private static let closenessBits = 12
    private static let maximumCloseness = 1 << closenessBits - 1

    /// All sort keys from this on are of documents that lack a part of the query.
    static let leastPartialSortKey = partialTier << closenessBits

    private var closenessCost: Int {
        let cost =
            (hasExtraTerms ? Self.extraTermsCost : 0)
            + (isCoincidental ? Self.coincidenceCost : 0)
            + min(outOfOrderCount, 63) * Self.outOfOrderCost
        guard missing > 0 else {
            let isSecondary = placement == .secondaryField
            return (cost + (isSecondary ? Self.secondaryFieldCost : 0)) * Self.doubling
        }
        return (cost + typos * Self.typoCost + (placement == .title ? 0 : Self.secondaryCost))
            * Self.doubling
            + missing * Self.missingCost * Self.doubling / 64
    }

    /// The binary logarithm of a document's number, in eighths, without floating point.
    private static func popularityCost(_ document: Int) -> Int {
        let number = document + 1
        let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
        let fraction = exponent < 3 ? number << (3 - exponent) : number >> (exponent - 3)
        return exponent * doubling + fraction - doubling
    }

    /// Whether a search with more typos is unlikely to find anything better.
    var isReliable: Bool {
        missing == 0 && !isResemblance && !isCoincidental && (placement == .title || typos == 0)
    }

    /// Whether no other title is likely to be closer to the query.
    var isClose: Bool { isReliable && (typos == 0 || !hasExtraTerms) }

    /// Whether the field is a title and exactly what was searched for.
    var isWholeTitle: Bool { isWholeTitle(typos: 0) }

    private func isWholeTitle(typos: Int) -> Bool {
        placement == .title && self.typos == typos && !hasExtraTerms && outOfOrderCount == 0
            && missing == 0
    }

    /// Compares ranks of fields of the same document.
    static func < (lhs: TextRank, rhs: TextRank) -> Bool {
        lhs.sortKey(document: 0) < rhs.sortKey(document: 0)
    }
}
