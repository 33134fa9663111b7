import Text

/// One search for documents that are about a text.
///
/// Documents need not have all words. A word counts by its rarity, the inverse document frequency
/// (Manning et al., Introduction to Information Retrieval, 6.2), and by its weight in the document;
/// words that are a phrase of the document count more, and so does popularity.
struct TopicSearch {
    /// Longer queries are cut.
    private static let wordLimit = 60

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
        var sources: [TopicLookup.Source] = []
        var rarity = 0.0
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
        documentCount = try index.topics.documentCount()
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
        if request.requiresAllWords, !hasAllWords { return }
        for term in terms where !words.contains(where: { $0.utf8 == term }) {
            try add(Word(utf8: term))
            let isSpelledRight = words.last?.sources.contains { $0.share == 1 } ?? false
            if request.requiresAllWords, !isSpelledRight {
                words = []
                return
            }
        }
        try addPhrases(terms.map { EnglishStem($0) })
    }

    private mutating func addPhrases(_ stems: [EnglishStem]) throws(TextIndexError) {
        for count in 1...SearchWeights.nameWords {
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
        word.sources = try index.topics.sources(of: word.utf8)
        if word.sources.isEmpty, request.allowsTypos {
            word.sources = try index.topics.sources(ofMisspelled: word.utf8)
            hasTypos = hasTypos || !word.sources.isEmpty
        }
        for related in request.relatedWords(String(decoding: word.utf8, as: UTF8.self)) {
            word.sources += try index.topics.sources(of: Array(related.utf8)).map {
                TopicLookup.Source(span: $0.span, share: $0.share * SearchWeights.relatedWord)
            }
        }
        words.append(word)
    }
}

extension TextIndex {
    /// The documents that are about a text, best first.
    package func documents(about request: TopicRequest) throws(TextIndexError) -> [TopicHit] {
        var search = try TopicSearch(request, in: self)
        return try search.run()
    }
}
