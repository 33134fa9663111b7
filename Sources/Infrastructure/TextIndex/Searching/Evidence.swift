/// How a document matches a query: where the words are, and what differs.
///
/// A hit keeps it until the answer. Its cost, by `SearchWeights`, decides the place of the document.
package struct Evidence: Hashable, Sendable {
    /// Where the terms were found.
    enum Place: UInt8 {
        case title
        case secondaryField

        /// Spread over titles and secondary fields, or over several secondary fields.
        case scattered
    }

    private struct Flags: OptionSet, Hashable {
        let rawValue: UInt8

        static let extraTerms = Flags(rawValue: 1)
        static let coincidence = Flags(rawValue: 2)
        static let resemblance = Flags(rawValue: 4)
        static let similarTag = Flags(rawValue: 8)
    }

    // Small numbers, since a search keeps the evidence of thousands of documents.
    var place: Place
    private var typoBits: UInt8
    private var outOfOrderBits: UInt8
    private var missingBits: UInt8
    private var unreadBits: UInt8 = 0
    private var flags: Flags = []

    init(
        _ place: Place,
        typos: Int = 0,
        hasExtraTerms: Bool = false,
        outOfOrderCount: Int = 0,
        missing: Int = 0,
        isResemblance: Bool = false
    ) {
        self.place = place
        typoBits = UInt8(clamping: typos)
        outOfOrderBits = UInt8(clamping: outOfOrderCount)
        missingBits = UInt8(clamping: missing)
        self.hasExtraTerms = hasExtraTerms
        self.isResemblance = isResemblance
    }

    /// See `SearchHit`.
    var typos: Int {
        get { Int(typoBits) }
        set { typoBits = UInt8(clamping: newValue) }
    }

    /// Whether the field has terms beyond those of the query, not counting articles.
    var hasExtraTerms: Bool {
        get { flags.contains(.extraTerms) }
        set { set(.extraTerms, newValue) }
    }

    /// How many neighbours in the query are not neighbours, in the same order, in the field.
    var outOfOrderCount: Int {
        get { Int(outOfOrderBits) }
        set { outOfOrderBits = UInt8(clamping: newValue) }
    }

    /// Whether a title other than the main one has a longer word that starts with one of the query,
    /// as it may by coincidence: most of these titles are in a language that the query is not in.
    var isCoincidental: Bool {
        get { flags.contains(.coincidence) }
        set { set(.coincidence, newValue) }
    }

    /// How much of the query is missing or wrong, in sixty-fourths; 0 if the document has all terms.
    var missing: Int {
        get { Int(missingBits) }
        set { missingBits = UInt8(clamping: newValue) }
    }

    /// How much of the query was left out of what was searched for, in sixty-fourths.
    var unread: Int {
        get { Int(unreadBits) }
        set { unreadBits = UInt8(clamping: newValue) }
    }

    /// Whether the document only resembles the query; this does not affect the order.
    var isResemblance: Bool {
        get { flags.contains(.resemblance) }
        set { set(.resemblance, newValue) }
    }

    /// Whether the document has a tag that is only similar to the one searched for, which is one of
    /// the typos.
    var hasSimilarTag: Bool {
        get { flags.contains(.similarTag) }
        set { set(.similarTag, newValue) }
    }

    private mutating func set(_ flag: Flags, _ isSet: Bool) {
        if isSet { flags.insert(flag) } else { flags.remove(flag) }
    }
}

extension Evidence {
    /// Whether a part of the query is missing.
    var isPartial: Bool { missing > 0 || unread > 0 }

    /// The typos that a hit has; none if a part of the query is missing, where they count as a lack.
    var countedTypos: Int { isPartial ? 0 : typos }

    /// Whether a similar tag is the only typo beside a whole title, where it costs less.
    var isSimilarTagOnly: Bool { hasSimilarTag && isWholeTitle(typos: 1) }

    /// Whether the field is a title and exactly what was searched for.
    var isWholeTitle: Bool { isWholeTitle(typos: 0) }

    private func isWholeTitle(typos: Int) -> Bool {
        place == .title && self.typos == typos && !hasExtraTerms && outOfOrderCount == 0
            && missing == 0
    }

    /// Whether a search with more typos is unlikely to find anything better.
    var isReliable: Bool {
        missing == 0 && !isResemblance && !isCoincidental && (place == .title || typos == 0)
    }

    /// Whether no other title is likely to be closer to the query.
    var isClose: Bool { isReliable && (typos == 0 || !hasExtraTerms) }
}

extension Evidence: Comparable {
    /// A part of the evidence that costs something.
    package enum Part: Sendable {
        case incomplete, missing, scattered, typos, similarTag
        case extraTerms, outOfOrder, coincidence, secondaryField, popularity
    }

    /// What the evidence costs in eighths of a doubling of a document's number; less is better.
    ///
    /// The document is that of the evidence.
    func cost(document: Int) -> Int {
        var tier = 0
        var closeness = 0
        forEachPrice(document: document) { part, price, isTier in
            if isTier { tier += price } else { closeness += price }
        }
        return tier + min(closeness, SearchWeights.mostCloseness * SearchWeights.doubling - 1)
    }

    /// What each part of the evidence costs in doublings; the sum is the cost of the document.
    package func prices(document: Int) -> [(part: Part, price: Double)] {
        var prices: [(part: Part, price: Double)] = []
        forEachPrice(document: document) { part, price, _ in
            guard price > 0 else { return }
            prices.append((part, Double(price) / Double(SearchWeights.doubling)))
        }
        return prices
    }

    @inline(__always)
    private func forEachPrice(
        document: Int,
        _ body: (_ part: Part, _ eighths: Int, _ isTier: Bool) -> Void
    ) {
        typealias Weights = SearchWeights
        let unit = Weights.doubling
        if isPartial {
            body(.incomplete, Weights.partialMatch * unit, true)
            body(.missing, (missing + unread) * Weights.missing * unit / Weights.wholeQuery, false)
        }
        if isSimilarTagOnly {
            body(.similarTag, Weights.similarTag * unit, false)
        } else {
            body(.typos, typos * (isPartial ? Weights.typoInPart : Weights.typo) * unit, !isPartial)
        }
        if hasExtraTerms { body(.extraTerms, Weights.extraTerms * unit, false) }
        body(.outOfOrder, outOfOrderCount * Weights.outOfOrder * unit, false)
        if isCoincidental { body(.coincidence, Weights.coincidence * unit, false) }
        switch place {
        case .title: break
        case .secondaryField:
            let price = missing > 0 ? Weights.elsewhereInPart : Weights.secondaryField
            body(.secondaryField, price * unit, false)
        case .scattered:
            let price = isPartial ? Weights.elsewhereInPart : Weights.scattered
            body(.scattered, price * unit, !isPartial)
        }
        body(.popularity, Self.popularity(document), false)
    }

    /// The binary logarithm of a document's number, in eighths, without floating point.
    private static func popularity(_ document: Int) -> Int {
        let number = document + 1
        let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
        let fraction = exponent < 3 ? number << (3 - exponent) : number >> (exponent - 3)
        return (exponent - 1) * SearchWeights.doubling + fraction
    }

    /// Compares the evidence of fields of the same document.
    package static func < (lhs: Evidence, rhs: Evidence) -> Bool {
        lhs.cost(document: 0) < rhs.cost(document: 0)
    }
}
