import Text

/// Ranks documents by the best alignment of a query's terms with the terms of a field.
struct ProximityMatcher {
    /// The costs of a step: a typo outweighs any prefixes, and a prefix any terms out of order, of which
    /// other forms and missing articles are also counted in the lowest bytes.
    private static let typoCost = 1 << 32
    private static let prefixCost = 1 << 24
    private static let orderCost = 1 << 16
    private static let otherFormCost = orderCost + (1 << 8)
    private static let articleCost = SearchWeights.missingArticle * orderCost + 1

    /// The cheapest alignment of some terms that ends at a position.
    private struct Step {
        /// The position of the last term, or after it of a small word that is missing; `nil` before
        /// the first term.
        var position: Int?
        var cost: Int
    }

    private let terms: [QueryTerm]

    /// Whether a term is in a script without spaces, where a word has no end.
    private let isUnsegmented: Bool

    /// The weight of each term if a document may lack some; `nil` if it must have all.
    private let weights: [Int]?

    /// The sorted postings of each term, and the range of those in the current document.
    private let postings: [[UInt64]]
    private var ranges: [PostingRange]
    private var steps: [Step] = []
    private var nextSteps: [Step] = []

    init(_ terms: [QueryTerm], _ postings: [[UInt64]], weights: [Int]? = nil) {
        self.terms = terms
        isUnsegmented = terms.contains { $0.term.isUnsegmented }
        self.weights = weights
        self.postings = postings
        ranges = postings.map { _ in PostingRange() }
    }

    /// Selects the current document; documents must ascend.
    mutating func move(to document: Int) {
        for term in postings.indices {
            let postings = postings[term]
            var start = ranges[term].end
            while start < postings.count, TermPosting(bits: postings[start]).document < document {
                start += 1
            }
            var end = start
            while end < postings.count, TermPosting(bits: postings[end]).document == document {
                end += 1
            }
            ranges[term] = PostingRange(start: start, end: end)
        }
    }

    /// The best rank of the document's fields, and the field that has it.
    ///
    /// `nil` if the document lacks a term, and without `weights`. `typos` is added to the terms'.
    mutating func bestRank(typos: Int) -> (Evidence, field: Int)? {
        var best: (Evidence, field: Int)?
        // A field that lacks the first term lacks a term.
        for term in weights == nil ? 0..<1 : postings.indices {
            var last: Int?
            for index in ranges[term].indices {
                let field = TermPosting(bits: postings[term][index]).field
                guard field != last else { continue }
                last = field
                guard let rank = rank(ofField: field, typos) else { continue }
                if best.map({ rank < $0.0 }) ?? true { best = (rank, field) }
            }
        }
        let scattered = best == nil || weights != nil ? scatteredRank(typos) : nil
        guard let scattered, best.map({ scattered < $0.0 }) ?? true else { return best }
        return (scattered, 0)
    }

    private mutating func rank(ofField field: Int, _ typos: Int) -> Evidence? {
        steps.removeAll(keepingCapacity: true)
        steps.append(Step(position: nil, cost: 0))
        var termCount = 0
        var foundCount = 0
        var missingSmallWordCount = 0
        var missing = 0
        for (index, term) in terms.enumerated() {
            nextSteps.removeAll(keepingCapacity: true)
            for offset in ranges[index].indices {
                let posting = TermPosting(bits: postings[index][offset])
                guard posting.field == field else { continue }
                termCount = posting.termCount
                guard let cost = cheapestStep(to: posting, term) else { continue }
                nextSteps.append(Step(position: posting.position, cost: cost))
            }
            if nextSteps.isEmpty {
                guard let weights else { return nil }
                missing += weights[index]
                if StopWords.contains(term.term.utf8[...]) {
                    // `school on rock` is School of Rock rather than Rock School.
                    missingSmallWordCount += 1
                    steps = steps.map { Step(position: $0.position.map { $0 + 1 }, cost: $0.cost) }
                }
                continue
            }
            foundCount += 1
            swap(&steps, &nextSteps)
        }
        guard let cost = steps.lazy.map(\.cost).min() else { return nil }
        let lacksSmallWordsOnly = foundCount + missingSmallWordCount == terms.count
        let expectedCount = lacksSmallWordsOnly ? terms.count : foundCount
        var rank = Evidence(
            field > Posting.limit ? .secondaryField : .title,
            typos: cost / Self.typoCost + typos,
            hasExtraTerms: cost % Self.typoCost >= Self.prefixCost || termCount > expectedCount,
            outOfOrderCount: cost % Self.prefixCost / Self.orderCost,
            missing: share(missing)
        )
        if cost & 0xFFFF > 0 {
            (rank.otherFormCount, rank.missingArticleCount) = (cost >> 8 & 0xFF, cost & 0xFF)
            rank.outOfOrderCount -=
                rank.otherFormCount + SearchWeights.missingArticle * rank.missingArticleCount
        }
        guard cost % Self.typoCost >= Self.prefixCost else { return rank }
        // A prefix more likely belongs to the start of a title.
        if weights == nil, !begins(field) { rank.flags.insert(.insideTitle) }
        // Each title has two fields.
        if rank.place == .title, field > 1, !isUnsegmented { rank.flags.insert(.coincidence) }
        return rank
    }

    private func begins(_ field: Int) -> Bool {
        ranges[0].indices.contains { offset in
            let posting = TermPosting(bits: postings[0][offset])
            return posting.field == field && posting.position == 0
        }
    }

    /// A part of the weight of all terms, in sixty-fourths, not rounded to nothing.
    private func share(_ missing: Int) -> Int {
        guard let weights, missing > 0 else { return 0 }
        return max(1, missing * SearchWeights.wholeQuery / weights.reduce(0, +))
    }

    private func cheapestStep(to posting: TermPosting, _ term: QueryTerm) -> Int? {
        var cheapest: Int?
        for step in steps {
            var cost = step.cost
            // The first term may be anywhere in a field.
            if let position = step.position, posting.position != position + 1 {
                // A position matches one term only, and the parts of a split word stay together.
                guard !term.mustFollowPrevious, posting.position != position else { continue }
                cost += Self.orderCost
            }
            cheapest = min(cheapest ?? cost, cost)
        }
        guard var cheapest else { return nil }
        cheapest += posting.typos * Self.typoCost
        if !posting.isWholeTerm { cheapest += Self.prefixCost }
        if !posting.isLiteral { cheapest += Self.otherFormCost }
        // A title without the article is no whole title.
        if term.article != .none, term.article != posting.article {
            cheapest += Self.articleCost
        }
        return cheapest
    }

    /// The rank of a document that has all terms, but not in a single field.
    ///
    /// `nil` if it has none of them in a secondary field.
    private func scatteredRank(_ typos: Int) -> Evidence? {
        var typos = typos
        var hasSecondary = false
        var missing = 0
        for (index, term) in terms.enumerated() {
            let postings = postings[index][ranges[index].indices].lazy.map(TermPosting.init(bits:))
            guard let fewest = postings.map(\.typos).min(), !term.mustFollowPrevious else {
                guard let weights else { return nil }
                missing += weights[index]
                continue
            }
            typos += fewest
            hasSecondary = hasSecondary || postings.contains(where: \.isSecondary)
        }
        guard hasSecondary else { return nil }
        return Evidence(.scattered, typos: typos, missing: share(missing))
    }
}

/// A range of postings.
///
/// Not a `Range`: making the type of an array of those takes the Swift runtime 7 % of a search.
private struct PostingRange {
    var start = 0
    var end = 0

    var indices: Range<Int> { start..<end }
}
