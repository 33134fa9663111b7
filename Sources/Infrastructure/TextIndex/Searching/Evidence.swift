/// A match of a document and a query: where the words are, and what differs.
///
/// Its cost, by `SearchWeights`, decides the place of the document.
package struct Evidence: Hashable, Sendable {
    /// The fields in which the terms were found.
    enum Place: UInt8 {
        case title
        case secondaryField

        /// Spread over titles and secondary fields, or over several secondary fields.
        case scattered
    }

    struct Flags: OptionSet, Hashable {
        let rawValue: UInt8

        static let extraTerms = Flags(rawValue: 1)
        static let coincidence = Flags(rawValue: 2)
        static let resemblance = Flags(rawValue: 4)
        static let insideTitle = Flags(rawValue: 8)

        /// Letters or initials were compared, whatever the words are.
        static let letters = Flags(rawValue: 16)
        static let initials = Flags(rawValue: 32)

        /// The terms are in any field: the order does not need the place.
        static let unranked = Flags(rawValue: 64)
    }

    /// A number in a byte, since a search keeps the evidence of thousands of documents.
    @propertyWrapper struct Small: Hashable, Sendable {
        private var bits: UInt8
        init(wrappedValue: Int) { bits = UInt8(clamping: wrappedValue) }
        var wrappedValue: Int {
            get { Int(bits) }
            set { bits = UInt8(clamping: newValue) }
        }
    }

    var place: Place
    var flags: Flags

    /// See `SearchHit`.
    @Small var typos: Int

    /// The number of neighbours in the query that are not, in the same order, neighbours in the field.
    @Small var outOfOrderCount: Int

    /// The number of terms that the field has in another form, such as a number in digits.
    @Small var otherFormCount = 0

    /// The number of articles of the query that the field lacks.
    @Small var missingArticleCount = 0

    /// The part of the query that is missing or wrong, in sixty-fourths; 0 if the document has all terms.
    @Small var missing: Int

    init(
        _ place: Place,
        typos: Int = 0,
        hasExtraTerms: Bool = false,
        outOfOrderCount: Int = 0,
        missing: Int = 0,
        flags: Flags = []
    ) {
        (self.place, self.typos, self.missing) = (place, typos, missing)
        self.outOfOrderCount = outOfOrderCount
        self.flags = hasExtraTerms ? flags.union(.extraTerms) : flags
    }

    /// Whether the field has terms beyond those of the query, not counting articles.
    package var hasExtraTerms: Bool { flags.contains(.extraTerms) }

    /// Whether a title other than the main one has a longer word that starts with one of the query,
    /// as it may by coincidence: most of these titles are in a language that the query is not in.
    var isCoincidental: Bool { flags.contains(.coincidence) }

    /// Whether the document only resembles the query; this does not affect the order.
    var isResemblance: Bool { flags.contains(.resemblance) }
}

extension Evidence {
    var isPartial: Bool { missing > 0 }

    /// The typos that a hit has; none if a part of the query is missing, where they count as a lack.
    var countedTypos: Int { isPartial ? 0 : typos }

    /// Whether the field is a title and exactly what was searched for.
    package var isWholeTitle: Bool {
        place == .title && typos == 0 && !hasExtraTerms && missing == 0
            && outOfOrderCount + otherFormCount + missingArticleCount == 0
    }

    /// Whether a search with more typos is unlikely to find anything better.
    var isReliable: Bool {
        missing == 0 && !isResemblance && !isCoincidental && (place == .title || typos == 0)
    }

    package var missingShare: Double { Double(missing) / Double(SearchWeights.wholeQuery) }

    /// The number of words out of order, and of missing articles.
    package var disorder: Int { outOfOrderCount + missingArticleCount }

    package var isInSeveralFields: Bool { place == .scattered }
    package var isOfInitials: Bool { flags.contains(.initials) }
    package var isOfLetters: Bool { flags.contains(.letters) }

    /// Whether no other title is likely to be closer to the query.
    var isClose: Bool { isReliable && (typos == 0 || !hasExtraTerms) }
}

extension Evidence: Comparable {
    /// The cost of the evidence in eighths of a doubling of a document's number; less is better.
    ///
    /// The document is that of the evidence.
    func cost(document: Int) -> Int {
        typealias Weights = SearchWeights
        var tier = 0
        var closeness = Self.popularity(document)
        func add(_ cost: Int, isTier: Bool = false) {
            if isTier {
                tier += cost * Weights.doubling
            } else {
                closeness += cost * Weights.doubling
            }
        }
        if isPartial {
            add(Weights.partialMatch, isTier: true)
            let unit = Weights.missing * Weights.doubling
            closeness += missing * unit / Weights.wholeQuery
        }
        add(typos * (isPartial ? Weights.typoInPart : Weights.typo), isTier: !isPartial)
        if hasExtraTerms { add(Weights.extraTerms) }
        let articles = missingArticleCount * Weights.missingArticle
        let inside = flags.contains(.insideTitle) ? Weights.insideTitle : 0
        add((outOfOrderCount + otherFormCount + articles + inside) * Weights.outOfOrder)
        if isCoincidental { add(Weights.coincidence) }
        switch place {
        case .title: break
        case .secondaryField:
            add(missing > 0 ? Weights.elsewhereInPart : Weights.secondaryField)
        case .scattered:
            // Each text has words beside those of the query.
            let cost = isPartial ? Weights.elsewhereInPart : Weights.scattered
            add(cost + Weights.extraTerms, isTier: !isPartial)
        }
        return tier + min(closeness, Weights.mostCloseness * Weights.doubling - 1)
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
