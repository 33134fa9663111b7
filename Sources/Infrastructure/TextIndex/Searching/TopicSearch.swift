import Text

extension TextIndex {
    /// The first words of a text, in any order, and the documents that explain them.
    ///
    /// With `allowsTypos`, a word that no document has may be misspelled. `relatedWords` are those that
    /// may stand for a word, such as `child` for `kid`.
    package func topicMatches(
        _ text: String,
        allowsTypos: Bool = true,
        relatedWords: @escaping (String) -> [String] = { _ in [] }
    ) throws(TextIndexError) -> TopicMatches {
        try TopicSearch(
            index: self,
            documentCount: topicDocumentCount(),
            terms: Array(Tokenizer.terms(in: text).prefix(TopicMatches.wordLimit)),
            allowsTypos: allowsTypos,
            relatedWords: relatedWords
        ).matches()
    }

    /// The documents that are about a text, best first: as many as are probably meant.
    ///
    /// With `all`, every document with all words, however little they weigh in it.
    package func hits(
        of matches: TopicMatches,
        _ filter: DocumentFilter,
        all: Bool = false
    ) throws(TextIndexError) -> [TopicHit] {
        var hits = matches.hits()
        if filter != DocumentFilter() {
            let found = DocumentBitSet(documentCount: documentCount)
            for hit in hits { found.insert(hit.document) }
            let allowed = try DocumentFilters(self, filter).documents(among: found)
            hits.removeAll { !allowed.contains($0.document) }
        }
        guard !all else { return hits.filter { $0.ignored == 0 } }
        hits.sort { ($0.cost, $0.document) < ($1.cost, $1.document) }
        return Self.shown(hits)
    }

    /// The hits that are probably meant, of those that are sorted by their cost.
    private static func shown(_ hits: [TopicHit]) -> [TopicHit] {
        guard let best = hits.first else { return [] }
        let least = hits.prefix(SearchWeights.enough).map(\.explanation).min() ?? 0
        let limit = least + SearchWeights.aboutMargin
        let close = hits.filter { $0.explanation <= limit }
        let shares = close.map { Double.powerOfTwo(best.cost - $0.cost) }
        var rest = shares.reduce(0, +) * SearchWeights.listedShare
        let count = shares.firstIndex { share in
            rest -= share
            return rest <= 0
        }
        return Array(close[...(count ?? close.count - 1)])
    }
}

/// Finds the documents that have the words of a text, or phrases of them.
private struct TopicSearch {
    let index: TextIndex
    let documentCount: Int
    let terms: [Term]
    let allowsTypos: Bool
    let relatedWords: (String) -> [String]

    func matches() throws(TextIndexError) -> TopicMatches {
        var matches = TopicMatches()
        for (place, term) in terms.enumerated() {
            let isSmall =
                StopWords.contains(term.utf8[...]) && !isNumeral(place) && !isUnfinished(place)
            var word = TopicMatches.Word(
                term: term,
                forms: [term] + TermSynonyms.others(than: term),
                number: number(at: place),
                isContent: !isSmall,
                isUnfinished: isUnfinished(place)
            )
            if isSmall {
                word.ignored.add(.small, words: place..<place + 1)
                word.background.add(.backgroundSmall, words: place..<place + 1)
                if place > 0, place == terms.count - 1 {
                    word.ignored.add(.smallLast, words: place..<place + 1)
                    word.background.add(.smallLast, words: place..<place + 1)
                }
            } else {
                try add(&word, at: place, to: &matches)
            }
            matches.words.append(word)
        }
        try addPhrases(to: &matches)
        matches.items.sort()
        return matches
    }

    private func add(
        _ word: inout TopicMatches.Word,
        at place: Int,
        to matches: inout TopicMatches
    ) throws(TextIndexError) {
        var sources = word.isUnfinished ? [] : try index.topicSources(of: word.term.utf8)
        word.isKnown = !sources.isEmpty
        if sources.isEmpty, allowsTypos {
            sources = try index.topicSources(ofMisspelled: word.term.utf8)
        }
        for related in relatedWords(word.term.description) {
            sources += try index.topicSources(of: Array(related.utf8)).map {
                ($0.span, $0.relation == .same ? .related : .relatedForm)
            }
        }
        var count = 0
        // A movie explains a word once: *2+2* is no sequel.
        let isRepeated = terms[..<place].contains(word.term)
        for (span, relation) in sources {
            try index.forEachPosting(in: span.full) { posting in
                count += 1
                guard !isRepeated else { return }
                let weight = TopicWeight(posting).value
                matches.items.append(
                    TopicMatches.item(posting.document, place, relation, weight: weight)
                )
            }
        }
        let words = place..<place + 1
        guard word.number == nil else {
            word.ignored.add(.ignoredNumber, words: words)
            word.background.add(.backgroundDigit, Double(word.term.utf8.count), words: words)
            return
        }
        let rarity = rarity(of: word.term, documentCount: word.isKnown ? count : 0)
        word.ignored.add(.ignored, words: words)
        word.ignored.add(.ignoredRarity, rarity, words: words)
        word.background.add(.backgroundRarity, rarity, words: words)
        guard !word.isKnown else { return }
        word.ignored.add(.ignoredUnknown, words: words)
        word.background.add(.backgroundUnknown, words: words)
    }

    /// Whether a word is a letter at the end of a text: the start of a word.
    private func isUnfinished(_ place: Int) -> Bool {
        place > 0 && place == terms.count - 1 && terms[place].utf8.count == 1
            && number(at: place) == nil
    }

    private func isNumeral(_ place: Int) -> Bool {
        TopicText.isNumeral(terms[place].utf8[...], at: place, of: terms.count)
    }

    private func number(at place: Int) -> Int? {
        if isNumeral(place) { return 1 }
        let term = terms[place]
        if term.isNumber { return Int(term.description) ?? Int.max }
        guard place > 0, place == terms.count - 1, term.utf8.count > 1 else { return nil }
        return TermSynonyms.digit(term.utf8[...]).map { Int($0 - UInt8(ascii: "0")) }
    }

    private func addPhrases(to matches: inout TopicMatches) throws(TextIndexError) {
        let places = terms.indices.filter { matches.words[$0].isContent }
        let stems = places.map { EnglishStem(terms[$0].utf8) }
        for count in 1...SearchWeights.nameWords {
            for start in stems.indices where start + count <= stems.count {
                let key = IndexKey.topicPhrase(stems[start..<start + count])
                guard let span = try index.terms.span(of: key) else { continue }
                let place = matches.words.count + matches.phrases.count
                matches.phrases.append(places[start]..<places[start + count - 1] + 1)
                try index.forEachPosting(in: span.full) { posting in
                    let isName = TopicWeight(posting) >= .name
                    matches.items.append(
                        TopicMatches.item(
                            posting.document,
                            place,
                            isName ? .name : .phrase,
                            weight: 0
                        )
                    )
                }
            }
        }
    }

    private func rarity(of term: Term, documentCount count: Int) -> Double {
        guard count > 0 else {
            let scalars = term.scalars
            return SearchWeights.unknownRarity(
                letters: scalars.count,
                isAlphabetic: scalars.allSatisfy { $0.value < 0x1100 }
            )
        }
        let frequency = (Double(count) + 0.5) / Double(documentCount + 1)
        return min(SearchWeights.mostRarity, SearchWeights.rarityOfAll - frequency.binaryLogarithm)
    }
}
