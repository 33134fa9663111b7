/// One search for documents that are about a text.
///
/// Documents need not have all words. A word counts by its rarity, the inverse document frequency
/// (Manning et al., Introduction to Information Retrieval, 6.2), and by its weight in the document;
/// words that are a phrase of the document count more, and so does popularity.
struct TopicSearch {
    /// Longer queries are cut.
    private static let wordLimit = 60

    /// A word that is used for another one counts less.
    private static let relatedShare = 0.65
    private static let inflectedShare = 0.85
    private static let misspelledShare = 0.8

    private let request: TopicRequest
    private let index: TextIndex
    private let documentCount: Int
    private var words: [Word] = []
    private var phrases: [Phrase] = []
    private var hasTypos = false

    /// Whether the text starts with an article, as titles often do, and topics rarely.
    private let startsWithArticle: Bool

    private struct Word {
        let utf8: [UInt8]
        let stem: EnglishStem
        var sources: [Source] = []
        var rarity = 0.0
    }

    /// Postings of a word that stands for a word of the query, and how much they count.
    private struct Source {
        let span: TermDictionary.Span
        let share: Double
    }

    /// Words of the query that a document may have as a phrase.
    private struct Phrase {
        let span: TermDictionary.Span
        let count: Int
        let isWholeQuery: Bool
    }

    init(_ request: TopicRequest, in index: TextIndex) throws(TextIndexError) {
        self.request = request
        self.index = index
        documentCount = try index.topicDocumentCount
        let all = Tokenizer.terms(in: request.text)
        startsWithArticle = all.first.map { $0.article != .none } ?? false
        // A letter at the end of a text is the start of a word.
        let isUnfinished =
            all.count > 1 && all.last.map { $0.utf8.count == 1 && !$0.isNumber } ?? false
        guard documentCount > 0, !isUnfinished else { return }
        let terms = all.map(\.utf8)
            .filter { !StopWords.contains($0[...]) }
            .prefix(Self.wordLimit)
        try addPhrases(terms.map { EnglishStem($0) })
        for term in terms where !words.contains(where: { $0.utf8 == term }) {
            try add(Word(utf8: term, stem: EnglishStem(term)))
        }
    }

    private mutating func addPhrases(_ stems: [EnglishStem]) throws(TextIndexError) {
        for count in 1...TopicPhrase.wordLimit {
            for start in stems.indices where start + count <= stems.count {
                let key = IndexKey.topicPhrase(stems[start..<start + count])
                guard let span = try index.terms.span(of: key) else { continue }
                let isWhole = count == stems.count
                phrases.append(Phrase(span: span, count: count, isWholeQuery: isWhole))
            }
        }
    }

    private mutating func add(_ word: Word) throws(TextIndexError) {
        var word = word
        word.sources = try sources(of: word.utf8, word.stem, share: 1)
        if word.sources.isEmpty, request.allowsTypos {
            word.sources = try misspelled(word.utf8)
            hasTypos = hasTypos || !word.sources.isEmpty
        }
        for related in request.relatedWords(String(decoding: word.utf8, as: UTF8.self)) {
            let utf8 = Array(related.utf8)
            word.sources += try sources(of: utf8, EnglishStem(utf8), share: Self.relatedShare)
        }
        words.append(word)
    }

    /// The postings of a word, and of the words with the same stem.
    private func sources(
        of utf8: [UInt8],
        _ stem: EnglishStem,
        share: Double
    ) throws(TextIndexError) -> [Source] {
        var sources: [Source] = []
        // The last letter of a stem may be another one than that of the word.
        let prefix = IndexKey.topic(stem.utf8.prefix(max(3, stem.utf8.count - 1)))
        var cursor = try index.terms.cursor(from: prefix, to: IndexKey.end(ofPrefix: prefix))
        while try cursor.next() {
            guard cursor.term.starts(with: prefix) else { continue }
            let term = cursor.term.dropFirst()
            if term.elementsEqual(utf8) {
                sources.append(Source(span: cursor.span, share: share))
            } else if EnglishStem(term) == stem {
                sources.append(Source(span: cursor.span, share: share * Self.inflectedShare))
            }
        }
        return sources
    }

    /// The postings of words that differ by a typo.
    private func misspelled(_ utf8: [UInt8]) throws(TextIndexError) -> [Source] {
        guard utf8.count > 5 else { return [] }
        // The mark of topics is the first character, so every word with a typo is found.
        let term = QueryTerm(term: Term(utf8: IndexKey.topic(utf8)), isPrefix: false)
        let found = try FuzzyTermScanner.sources(for: term, in: index.terms)
        return found.filter { $0.typos == found.first?.typos && ($0.typos == 1 || utf8.count > 7) }
            .map { Source(span: $0.span, share: Self.misspelledShare) }
    }
}

// MARK: - Ranking

extension TopicSearch {
    /// What a document has of the query.
    private struct Score {
        var document = 0
        var value = 0.0
        var matched = 0.0

        /// The part of `matched` of words that it has as they were asked for, in any form.
        var literal = 0.0
        var bonus = 0.0

        /// Whether several of the words are a phrase of it.
        var hasPhrase = false
    }

    private static let literalBit: UInt64 = 1 << 15

    /// How much of the weight of the words a document must have, by their number.
    private static func quorum(_ count: Int) -> Double {
        switch count {
        case ...3: 0.99
        case 4: 0.65
        default: 0.5
        }
    }

    /// The least weight of the words of a short query in a document, unless they are a phrase of it:
    /// of a few words, most are in some description by chance.
    private var leastValue: Double {
        switch words.count {
        case ...1: startsWithArticle ? 0.8 : 0
        case 2: startsWithArticle ? 0.85 : 0.74
        case 3: startsWithArticle ? 0.75 : 0.64
        default: 0
        }
    }

    /// Hits with less than this share of the best one's score are not worth showing.
    private static let leastShareOfBest = 0.6
    private static let leastShareOfMatched = 0.75

    /// What a doubling of a document's number costs: of a theme, popular documents are wanted.
    private static let popularityCost = 0.034
    private static let popularityCostOfLongQuery = 0.017

    /// The documents about the query, best first.
    mutating func run() throws(TextIndexError) -> [TopicHit] {
        guard !words.isEmpty else { return [] }
        var scores = try wordScores()
        let total = words.reduce(0) { $0 + $1.rarity }
        scores.removeAll { $0.matched < total * Self.quorum(words.count) }
        try retainAllowed(&scores)
        try addBonuses(to: &scores)
        let leastValue = leastValue * total
        scores.removeAll { $0.value < leastValue && $0.bonus == 0 }
        let cost = words.count > 3 ? Self.popularityCostOfLongQuery : Self.popularityCost
        for index in scores.indices {
            let doublings = Double(scores[index].document + 20).binaryLogarithm
            scores[index].value =
                scores[index].value / total + scores[index].bonus - cost * doublings
        }
        scores.sort { ($0.value, -$0.document) > ($1.value, -$1.document) }
        guard let best = scores.first else { return [] }
        let mostMatched = scores.prefix(20).map(\.matched).max() ?? 0
        return scores.filter {
            $0.value >= best.value - abs(best.value) * (1 - Self.leastShareOfBest)
                && $0.matched >= mostMatched * Self.leastShareOfMatched
        }
        .map {
            TopicHit(
                document: $0.document,
                isComplete: $0.literal >= total * 0.99,
                hasPhrase: $0.hasPhrase,
                hasTypos: hasTypos
            )
        }
    }

    /// The documents with any of the words; sets how rare each word is.
    private mutating func wordScores() throws(TextIndexError) -> [Score] {
        // From the upper bits to the lower: the document, the word, whether it is the word of the
        // query itself, and the weight in 2⁻¹⁰.
        var matches: [UInt64] = []
        for (number, word) in words.enumerated() {
            let start = matches.count
            for source in word.sources {
                try forEachPosting(in: source.span) { posting in
                    let weight = Double(TopicWeight(posting).value) * source.share
                    matches.append(
                        UInt64(posting.document) << 32 | UInt64(number) << 16
                            | (source.share >= Self.inflectedShare ? Self.literalBit : 0)
                            | UInt64(weight * 1024 / Double(TopicWeight.unit))
                    )
                }
            }
            let count = matches.count - start
            let frequency = count > 0 ? Double(min(count, documentCount)) + 0.5 : 1
            words[number].rarity = (Double(documentCount + 1) / frequency).binaryLogarithm
        }
        matches.sort()
        var scores: [Score] = []
        for (place, match) in matches.enumerated() {
            // The word itself counts more than others for it, and then the greatest weight.
            if place + 1 < matches.count, matches[place + 1] >> 16 == match >> 16 { continue }
            let document = Int(match >> 32)
            if scores.last?.document != document { scores.append(Score(document: document)) }
            let rarity = words[Int(match >> 16 & 0xFFFF)].rarity
            scores[scores.count - 1].value += rarity * Double(match & 0x7FFF) / 1024
            scores[scores.count - 1].matched += rarity
            if match & Self.literalBit != 0 { scores[scores.count - 1].literal += rarity }
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
                    0.12 * Double(phrase.count) + (isName && phrase.isWholeQuery ? 0.25 : 0)
                scores[place].bonus = max(scores[place].bonus, bonus)
                if phrase.count > 1 { scores[place].hasPhrase = true }
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

extension TextIndex {
    /// The documents that are about a text, best first.
    package func documents(about request: TopicRequest) throws(TextIndexError) -> [TopicHit] {
        var search = try TopicSearch(request, in: self)
        return try search.run()
    }

    /// How many documents have topics.
    package var topicDocumentCount: Int {
        get throws(TextIndexError) {
            guard let span = try terms.span(of: IndexKey.topic([])) else { return 0 }
            var count = 0
            let list = try storage.read(span.full)
            try PostingList.forEach(in: list, documentCount: documentCount) { _ in count += 1 }
            return count
        }
    }
}

extension Double {
    /// The binary logarithm of a positive number, linear between powers of two.
    fileprivate var binaryLogarithm: Double { Double(exponent) + significand - 1 }
}
