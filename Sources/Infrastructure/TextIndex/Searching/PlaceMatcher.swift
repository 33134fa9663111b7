/// A posting that answers a term, in 64 bits that sort by document, then by place.
struct TermHit {
    let bits: UInt64

    init(_ posting: Posting, _ source: TermSource) {
        bits =
            UInt64(posting.document) << 28 | (posting.bits & 0x1FF_FFFF) << 3
            | UInt64(source.typos) << 1 | (source.isWhole ? 0 : 1)
    }

    init(bits: UInt64) {
        self.bits = bits
    }

    var document: Int { Int(bits >> 28) }

    /// The text that it is in, credits above titles.
    var text: Int { Int(bits >> 19 & 0x1FF) }
    var isCredit: Bool { text > Posting.limit }
    var position: Int { Int(bits >> 11 & 0xFF) }

    /// How many words the text has, articles aside.
    var wordCount: Int { position + Int(bits >> 3 & 0xFF) + 1 }
    var typos: Int { Int(bits >> 1 & 3) }
    var isWhole: Bool { bits & 1 == 0 }
}

/// Finds the best way to lay the terms of a query over the texts of one document after another.
struct PlaceMatcher {
    /// What a step costs: typos weigh more than unfinished words, and these more than disorder.
    private static let typo = 1 << 16
    private static let unfinished = 1 << 8

    private struct Step {
        /// `nil` before the first word that was found.
        var position: Int?
        var isArticle = false
        var cost: Int
    }

    private let terms: [QueryTerm]
    private let countedTerms: Int

    /// The term whose hits tell which texts there are to look at.
    private let leader: Int

    /// The hits of each term, sorted, and which of them are in the present document.
    private let hits: [[UInt64]]
    private var ranges: [Range<Int>]
    private var steps: [Step] = []
    private var nextSteps: [Step] = []

    init(_ terms: [QueryTerm], _ hits: [[UInt64]]) {
        self.terms = terms
        self.hits = hits
        countedTerms = terms.count { !$0.isOptional }
        leader = terms.firstIndex { !$0.isOptional } ?? 0
        ranges = hits.map { _ in 0..<0 }
    }

    /// Takes documents by their numbers, each once.
    mutating func move(to document: Int) {
        for term in hits.indices {
            let hits = hits[term]
            var start = ranges[term].upperBound
            while start < hits.count, TermHit(bits: hits[start]).document < document { start += 1 }
            var end = start
            while end < hits.count, TermHit(bits: hits[end]).document == document { end += 1 }
            ranges[term] = start..<end
        }
    }

    /// The best rank of the document's texts, and which of them has it.
    ///
    /// `nil` where none has all terms but those that are optional; `typos` are there before any
    /// are counted.
    mutating func bestRank(typos: Int) -> (TextRank, text: Int)? {
        var best: (TextRank, text: Int)?
        var last: Int?
        for index in ranges[leader] {
            let text = TermHit(bits: hits[leader][index]).text
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
                let hit = TermHit(bits: hits[index][place])
                guard hit.text == text else { continue }
                if !term.isOptional { wordCount = hit.wordCount }
                guard let cost = cheapestStep(to: hit, term) else { continue }
                nextSteps.append(
                    Step(position: hit.position, isArticle: term.isOptional, cost: cost)
                )
            }
            if term.isOptional {
                // An article that the text lacks breaks the order, and is no whole title.
                for step in steps {
                    nextSteps.append(step)
                    nextSteps[nextSteps.count - 1].cost += Self.unfinished + 1
                }
            }
            guard !nextSteps.isEmpty else { return nil }
            swap(&steps, &nextSteps)
        }
        guard let cost = steps.lazy.map(\.cost).min() else { return nil }
        return TextRank(
            place: text > Posting.limit ? .credit : .title,
            typos: cost / Self.typo + typos,
            hasSurplus: cost % Self.typo >= Self.unfinished || wordCount > countedTerms,
            disorder: cost % Self.unfinished
        )
    }

    private func cheapestStep(to hit: TermHit, _ term: QueryTerm) -> Int? {
        var cheapest: Int?
        for step in steps {
            var cost = step.cost
            if let position = step.position {
                let isNext = hit.position == position + (step.isArticle ? 0 : 1)
                let isSameWord = hit.position == position && !step.isArticle && !term.isOptional
                guard isNext || (!term.isGlued && !isSameWord) else { continue }
                if !isNext { cost += 1 }
            }
            cheapest = min(cheapest ?? cost, cost)
        }
        guard let cheapest else { return nil }
        return cheapest + hit.typos * Self.typo + (hit.isWhole ? 0 : Self.unfinished)
    }

    /// The rank of a document whose titles and credits have all the words, but none of them all.
    private func scatteredRank(_ typos: Int) -> TextRank? {
        var typos = typos
        var hasCredit = false
        for (index, term) in terms.enumerated() where !term.isOptional {
            let hits = hits[index][ranges[index]].lazy.map(TermHit.init(bits:))
            guard let least = hits.map(\.typos).min(), !term.isGlued else { return nil }
            typos += least
            hasCredit = hasCredit || hits.contains(where: \.isCredit)
        }
        guard hasCredit else { return nil }
        return TextRank(place: .scattered, typos: typos, hasSurplus: true, disorder: 0)
    }
}
