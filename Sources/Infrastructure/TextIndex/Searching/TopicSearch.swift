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
    static let inflectedShare = 0.85
    private static let misspelledShare = 0.8

    let request: TopicRequest
    let index: TextIndex
    let documentCount: Int
    var words: [Word] = []
    var phrases: [Phrase] = []
    var hasTypos = false

    /// Whether the text starts with an article, as titles often do, and topics rarely.
    let startsWithArticle: Bool

    /// Whether no word of the text is left out because it says nothing.
    private(set) var hasAllWords = false

    struct Word {
        let utf8: [UInt8]
        let stem: EnglishStem
        var sources: [Source] = []
        var rarity = 0.0
    }

    /// Postings of a word that stands for a word of the query, and how much they count.
    struct Source {
        let span: TermDictionary.Span
        let share: Double
    }

    /// Words of the query that a document may have as a phrase.
    struct Phrase {
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
        // A letter at the end of a text is the start of a word, but for that of `world war i`.
        let last = all.count > 1 ? all.last : nil
        let isUnfinished =
            last.map { $0.utf8.count == 1 && !$0.isNumber && $0.utf8 != Array("i".utf8) } ?? false
        guard documentCount > 0, !isUnfinished else { return }
        let terms = all.map(\.utf8)
            .filter { !StopWords.contains($0[...]) }
            .prefix(Self.wordLimit)
        hasAllWords = terms.count == all.count
        try addPhrases(terms.map { EnglishStem($0) })
        if request.requiresAllWords, !hasAllWords { return }
        for term in terms where !words.contains(where: { $0.utf8 == term }) {
            try add(Word(utf8: term, stem: EnglishStem(term)))
            let isSpelledRight = words.last?.sources.contains { $0.share == 1 } ?? false
            if request.requiresAllWords, !isSpelledRight {
                words = []
                return
            }
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
        let prefix = IndexKey.topic(stem.commonStart)
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
        // The first character is the mark of topics, the second one that of the word.
        let term = QueryTerm(term: Term(utf8: IndexKey.topic(utf8)), isPrefix: false)
        let found = try FuzzyTermScanner.sources(for: term, in: index.terms, sharing: 2)
        return found.filter { $0.typos == found.first?.typos && ($0.typos == 1 || utf8.count > 7) }
            .map { Source(span: $0.span, share: Self.misspelledShare) }
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
