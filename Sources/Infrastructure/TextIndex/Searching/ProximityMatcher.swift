/// A posting that answers a term, in 64 bits that sort by document, then by text and position.
struct TermPosting {
    let bits: UInt64

    init(_ posting: Posting, _ source: PostingsSource) {
        bits =
            UInt64(posting.document) << 31 | (posting.bits & 0x1FF_FFFF) << 6
            | UInt64(posting.article.rawValue) << 4 | UInt64(source.typos) << 2
            | (source.isWhole ? 0 : 2) | (source.isLiteral ? 0 : 1)
    }

    init(bits: UInt64) {
        self.bits = bits
    }

    var document: Int { Int(bits >> 31) }

    /// The text that it is in, credits above titles.
    var text: Int { Int(bits >> 22 & 0x1FF) }
    var isCredit: Bool { text > Posting.limit }
    var position: Int { Int(bits >> 14 & 0xFF) }

    /// How many words the text has, articles aside.
    var wordCount: Int { position + Int(bits >> 6 & 0xFF) + 1 }
    var article: LeadingArticle { LeadingArticle(rawValue: UInt8(bits >> 4 & 3)) ?? .none }
    var typos: Int { Int(bits >> 2 & 3) }
    var isWhole: Bool { bits & 2 == 0 }
    var isLiteral: Bool { bits & 1 == 0 }
}

/// Finds the best way to lay the terms of a query over the texts of one document after another.
struct ProximityMatcher {
    /// What a step costs: typos weigh more than unfinished words, and these more than disorder.
    private static let typo = 1 << 16
    private static let unfinished = 1 << 8

    private struct Step {
        /// `nil` before the first word that was found.
        var position: Int?
        var cost: Int
    }

    private let terms: [QueryTerm]

    private let prefersBeginnings: Bool

    /// The hits of each term, sorted, and which of them are in the present document.
    private let hits: [[UInt64]]
    private var ranges: [Range<Int>]
    private var steps: [Step] = []
    private var nextSteps: [Step] = []

    init(_ terms: [QueryTerm], _ hits: [[UInt64]], prefersBeginnings: Bool) {
        self.terms = terms
        self.prefersBeginnings = prefersBeginnings
        self.hits = hits
        ranges = hits.map { _ in 0..<0 }
    }

    /// Takes documents by their numbers, each once.
    mutating func move(to document: Int) {
        for term in hits.indices {
            let hits = hits[term]
            var start = ranges[term].upperBound
            while start < hits.count, TermPosting(bits: hits[start]).document < document {
                start += 1
            }
            var end = start
            while end < hits.count, TermPosting(bits: hits[end]).document == document { end += 1 }
            ranges[term] = start..<end
        }
    }

    /// The best rank of the document's texts, and which of them has it.
    ///
    /// `nil` where none has all terms; `typos` are there before any are counted.
    mutating func bestRank(typos: Int) -> (TextRank, text: Int)? {
        var best: (TextRank, text: Int)?
        var last: Int?
        for index in ranges[0] {
            let text = TermPosting(bits: hits[0][index]).text
            guard text != last else { continue }
            last = text
            guard let rank = rank(ofText: text, typos) else { continue }
            if best.map({ rank < $0.0 }) ?? true { best = (rank, text) }
        }
        return best ?? scatteredRank(typos).map { ($0, 0) }
    }

    private mutating func rank(ofText text: Int, _ typos: Int) -> TextRank? {
        steps.removeAll(keepingCapacity: true)
        steps.append(Step(position: nil, cost: 0))
        var wordCount = 0
        for (index, term) in terms.enumerated() {
            nextSteps.removeAll(keepingCapacity: true)
            for place in ranges[index] {
                let hit = TermPosting(bits: hits[index][place])
                guard hit.text == text else { continue }
                wordCount = hit.wordCount
                guard let cost = cheapestStep(to: hit, term) else { continue }
                nextSteps.append(Step(position: hit.position, cost: cost))
            }
            guard !nextSteps.isEmpty else { return nil }
            swap(&steps, &nextSteps)
        }
        guard let cost = steps.lazy.map(\.cost).min() else { return nil }
        return TextRank(
            place: text > Posting.limit ? .credit : .title,
            typos: cost / Self.typo + typos,
            hasExtraTerms: cost % Self.typo >= Self.unfinished || wordCount > terms.count,
            disorder: cost % Self.unfinished
        )
    }

    private func cheapestStep(to hit: TermPosting, _ term: QueryTerm) -> Int? {
        var cheapest: Int?
        for step in steps {
            var cost = step.cost
            // Before the beginning nothing stands, as far as anybody minds.
            let position = step.position ?? (prefersBeginnings ? -1 : nil)
            if let position, hit.position != position + 1 {
                // Each word answers one term only; and what is split must stay together.
                guard !term.mustFollowPrevious, hit.position != position else { continue }
                cost += 1
            }
            cheapest = min(cheapest ?? cost, cost)
        }
        guard var cheapest else { return nil }
        cheapest += hit.typos * Self.typo
        if !hit.isWhole { cheapest += Self.unfinished }
        if !hit.isLiteral { cheapest += 1 }
        // An article that the text lacks breaks the order, and is no whole title.
        if term.article != .none, term.article != hit.article { cheapest += Self.unfinished + 1 }
        return cheapest
    }

    /// The rank of a document whose titles and credits have all the words, but none of them all.
    private func scatteredRank(_ typos: Int) -> TextRank? {
        var typos = typos
        var hasCredit = false
        for (index, term) in terms.enumerated() {
            let hits = hits[index][ranges[index]].lazy.map(TermPosting.init(bits:))
            guard let least = hits.map(\.typos).min(), !term.mustFollowPrevious else { return nil }
            typos += least
            hasCredit = hasCredit || hits.contains(where: \.isCredit)
        }
        guard hasCredit else { return nil }
        return TextRank(place: .scattered, typos: typos, hasExtraTerms: true, disorder: 0)
    }
}
