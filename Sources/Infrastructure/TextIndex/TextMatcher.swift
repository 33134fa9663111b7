/// Finds the best way to lay the words of a query over the words of one text.
struct TextMatcher {
    /// How many words of a text are tried as one: `M*A*S*H` for `mash`.
    private static let longestJoin = 4

    private let terms: [TextQuery.Term]
    private let words: [TextWord]

    init(terms: [TextQuery.Term], words: [TextWord]) {
        self.terms = terms
        self.words = words
    }

    /// `nil` when a word of the query is nowhere in the text.
    func rank() -> TextRank? {
        // Most texts fail at a word of the query, and this finds that out cheaply.
        let options = terms.indices.map(placements)
        for index in terms.indices
        where !terms[index].isArticle && options[index].isEmpty
            && (index == 0 || !options[index - 1].contains { $0.termCount == 2 })
        {
            return nil
        }
        var best: TextRank?
        place(0, after: nil, Progress(), options, &best)
        return best
    }

    /// Words of the query laid over neighbouring words of the text.
    private struct Placement {
        let words: Range<Int>
        var termCount = 1
        let typos: Int
        let isWhole: Bool
    }

    private struct Progress {
        var typos = 0
        var disorder = 0
        var used: Set<Int> = []
        var isWhole = true
    }

    private func place(
        _ index: Int,
        after end: Int?,
        _ progress: Progress,
        _ options: [[Placement]],
        _ best: inout TextRank?
    ) {
        guard index < terms.count else {
            let rank = rank(of: progress)
            best = best.map { min($0, rank) } ?? rank
            return
        }
        if let best, progress.typos > best.typos { return }
        for option in options[index] where !option.words.contains(where: progress.used.contains) {
            var next = progress
            next.typos += option.typos
            if let end, option.words.lowerBound != end { next.disorder += 1 }
            next.used.formUnion(option.words)
            next.isWhole = next.isWhole && option.isWhole
            place(index + option.termCount, after: option.words.upperBound, next, options, &best)
        }
        if terms[index].isArticle {
            var next = progress
            next.disorder += 1
            place(index + 1, after: end, next, options, &best)
        }
    }

    private func rank(of progress: Progress) -> TextRank {
        let isSurplus = { (index: Int) in
            !progress.used.contains(index) && !TextQuery.articles.contains(words[index])
        }
        let hasSurplus = !progress.isWhole || words.indices.contains(where: isSurplus)
        return TextRank(
            typos: progress.typos,
            surplus: hasSurplus ? 1 : 0,
            disorder: progress.disorder
        )
    }

    private func placements(of index: Int) -> [Placement] {
        let term = terms[index]
        var result: [Placement] = []
        for start in words.indices {
            if let (typos, isWhole) = match(term, words[start]) {
                result.append(
                    Placement(words: start..<start + 1, typos: typos, isWhole: isWhole)
                )
            }
            if let joined = joinedWords(from: start, for: term) { result.append(joined) }
            if let joined = joinedTerms(from: index, over: start) { result.append(joined) }
        }
        return result
    }

    private func match(_ term: TextQuery.Term, _ word: TextWord) -> (typos: Int, isWhole: Bool)? {
        if term.word == word { return (0, true) }
        if let numeral = term.numeral, numeral == TextNumeral.value(of: word) { return (0, true) }
        if term.word.isUnspaced, word.scalars.contains(term.word.scalars) { return (0, false) }
        if term.isPrefix, word.scalars.starts(with: term.word.scalars) { return (0, false) }
        guard term.typoLimit > 0 else { return nil }
        let distance = EditDistance.between(term.word, word, limit: term.typoLimit)
        if let whole = distance.whole { return (whole, true) }
        if term.isPrefix, EditDistance.mayBeUnfinished(term.word), let prefix = distance.prefix {
            return (prefix, false)
        }
        return nil
    }

    /// `spiderman` over `spider man`.
    private func joinedWords(from start: Int, for term: TextQuery.Term) -> Placement? {
        var rest = term.word.scalars[...]
        var end = start
        while end < words.count, end - start < Self.longestJoin, !rest.isEmpty {
            let word = words[end].scalars
            if rest.starts(with: word) {
                rest = rest.dropFirst(word.count)
            } else if term.isPrefix, word.starts(with: rest) {
                return end == start
                    ? nil : Placement(words: start..<end + 1, typos: 1, isWhole: false)
            } else {
                return nil
            }
            end += 1
        }
        guard rest.isEmpty, end - start > 1 else { return nil }
        return Placement(words: start..<end, typos: 1, isWhole: true)
    }

    /// `spider man` over `spiderman`.
    private func joinedTerms(from index: Int, over start: Int) -> Placement? {
        guard index + 1 < terms.count else { return nil }
        guard words[start].scalars == terms[index].word.scalars + terms[index + 1].word.scalars
        else { return nil }
        return Placement(words: start..<start + 1, termCount: 2, typos: 1, isWhole: true)
    }
}
