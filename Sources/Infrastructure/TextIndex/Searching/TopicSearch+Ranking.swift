/// Ranks documents by the words of a text that they have.
extension TopicSearch {
    /// The parts of the query that a document has.
    private struct Score {
        var document = 0
        var value = 0.0
        var matched = 0.0

        /// The part of `matched` of words that it has as they were asked for, in any form.
        var literal = 0.0
        var bonus = 0.0

        /// Whether several of the words are a phrase of it.
        var hasPhrase = false
        var hasWholePhrase = false
    }

    private static let literalBit: UInt64 = 1 << 15

    /// The documents about the query, best first.
    mutating func run() throws(TextIndexError) -> [TopicHit] {
        guard !words.isEmpty else { return [] }
        let matches = try matches()
        return try hits(of: matches)
    }

    private func hits(of matches: [UInt64]) throws(TextIndexError) -> [TopicHit] {
        let total = words.reduce(0) { $0 + $1.rarity }
        let quorum = SearchWeights.quorum(words: request.findsAll ? 1 : words.count)
        var scores = scores(of: matches, least: total * quorum)
        try retainAllowed(&scores)
        try addBonuses(to: &scores)
        let leastTopic = SearchWeights.leastTopic(
            words: words.count,
            startsWithArticle: startsWithArticle
        )
        let leastValue = leastTopic * total
        scores.removeAll { $0.value < leastValue && $0.bonus == 0 && !request.findsAll }
        var hits = scores.map { score in
            (hit: hit(of: score, total: total), matched: score.matched)
        }
        guard let best = hits.lazy.map(\.hit.score.sum).max() else { return [] }
        let least = best - abs(best) * (1 - SearchWeights.leastShareOfBest)
        hits.removeAll { $0.hit.score.sum < least && !request.findsAll }
        hits.sort { ($0.hit.score.sum, -$0.hit.document) > ($1.hit.score.sum, -$1.hit.document) }
        let mostMatched = hits.prefix(SearchWeights.enough).map(\.matched).max() ?? 0
        return hits.filter {
            request.findsAll || $0.matched >= mostMatched * SearchWeights.leastShareOfWords
        }
        .map(\.hit)
    }

    /// Takes the weight of all words.
    private func hit(of score: Score, total: Double) -> TopicHit {
        TopicHit(
            document: score.document,
            isComplete: score.literal >= total * SearchWeights.allWords,
            hasPhrase: score.hasPhrase,
            hasWholePhrase: score.hasWholePhrase,
            hasTypos: hasTypos,
            hasUnknownWords: words.contains { $0.sources.isEmpty },
            score: TopicScore(
                words: score.value / total,
                phrases: score.bonus,
                popularity: -SearchWeights.topicPopularity
                    * Double(score.document + SearchWeights.equallyPopular).binaryLogarithm
            )
        )
    }

    /// The words in the documents, sorted by documents; sets how rare each word is.
    ///
    /// From the upper bits to the lower: the document, the word, whether it is the word of the query
    /// itself, and the weight in 2⁻¹⁰.
    private mutating func matches() throws(TextIndexError) -> [UInt64] {
        var matches: [UInt64] = []
        // A posting takes two bytes at least.
        matches.reserveCapacity(
            words.reduce(0) { $1.sources.reduce($0) { $0 + $1.span.full.count / 2 } }
        )
        for (number, word) in words.enumerated() {
            let start = matches.count
            for source in word.sources {
                try forEachPosting(in: source.span) { posting in
                    let weight = Double(TopicWeight(posting).value) * source.share
                    matches.append(
                        UInt64(posting.document) << 32 | UInt64(number) << 16
                            | (source.share >= SearchWeights.inflectedWord ? Self.literalBit : 0)
                            | UInt64(weight * 1024 / Double(TopicWeight.unit))
                    )
                }
            }
            let count = matches.count - start
            let frequency = count > 0 ? Double(min(count, documentCount)) + 0.5 : 1
            words[number].rarity = (Double(documentCount + 1) / frequency).binaryLogarithm
        }
        matches.sort()
        return matches
    }

    /// The documents with words of at least this weight.
    private func scores(of matches: [UInt64], least: Double) -> [Score] {
        var scores: [Score] = []
        var score = Score()
        for (place, match) in matches.enumerated() {
            let next = place + 1 < matches.count ? matches[place + 1] : .max
            // The word itself counts more than others for it, and then the greatest weight.
            if next >> 16 == match >> 16 { continue }
            let rarity = words[Int(match >> 16 & 0xFFFF)].rarity
            score.value += rarity * Double(match & 0x7FFF) / 1024
            score.matched += rarity
            if match & Self.literalBit != 0 { score.literal += rarity }
            guard next >> 32 != match >> 32 else { continue }
            score.document = Int(match >> 32)
            if score.matched >= least { scores.append(score) }
            score = Score()
        }
        return scores
    }

    private func retainAllowed(_ scores: inout [Score]) throws(TextIndexError) {
        guard request.filter != DocumentFilter() else { return }
        let found = DocumentBitSet(documentCount: index.documentCount)
        for score in scores { found.insert(score.document) }
        let allowed = try DocumentFilters(index, request.filter).documents(among: found)
        scores.removeAll { !allowed.contains($0.document) }
    }

    /// Adds what phrases are worth to documents, which are sorted by their numbers.
    private func addBonuses(to scores: inout [Score]) throws(TextIndexError) {
        for phrase in phrases {
            var place = 0
            try forEachPosting(in: phrase.span) { posting in
                while place < scores.count, scores[place].document < posting.document {
                    place += 1
                }
                guard place < scores.count, scores[place].document == posting.document
                else { return }
                let isName = TopicPhrase(TopicWeight(posting)).isName
                let bonus =
                    SearchWeights.phraseWord * Double(phrase.count)
                    + (isName && phrase.isWholeQuery ? SearchWeights.wholeName : 0)
                scores[place].bonus = max(scores[place].bonus, bonus)
                if phrase.count > 1 { scores[place].hasPhrase = true }
                if phrase.isWholeQuery, hasAllWords { scores[place].hasWholePhrase = true }
            }
        }
    }

    private func forEachPosting(
        in span: TermDictionary.Span,
        _ body: (Posting) -> Void
    ) throws(TextIndexError) {
        let list = try index.storage.read(span.full)
        try PostingList.forEach(in: list, documentCount: index.documentCount, body)
    }
}

extension Double {
    /// The binary logarithm of a positive number, linear between powers of two.
    fileprivate var binaryLogarithm: Double { Double(exponent) + significand - 1 }
}
