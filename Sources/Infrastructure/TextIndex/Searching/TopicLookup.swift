import Synchronization
import Text

/// Finds the postings that match the words of topics, and keeps those that it found last: to find out
/// what a text means takes several searches for the same words.
final class TopicLookup: Sendable {
    /// The postings of a word that matches a word of a query, and their share of its weight.
    struct Source: Sendable {
        let span: TermDictionary.Span
        let share: Double
        var typos = 0
    }

    private struct Recent {
        var documentCount: Int?
        var words: [Word] = []
    }

    private struct Word {
        let utf8: [UInt8]
        let isMisspelled: Bool
        let sources: [Source]
    }

    /// The number of cached words: more than most texts and their related words have.
    private static let wordLimit = 64

    private let terms: TermDictionary
    private let storage: any IndexStorage
    private let indexDocumentCount: Int
    private let recent = Mutex(Recent())

    init(_ terms: TermDictionary, _ storage: any IndexStorage, documentCount: Int) {
        self.terms = terms
        self.storage = storage
        indexDocumentCount = documentCount
    }

    func documentCount() throws(TextIndexError) -> Int {
        if let count = recent.withLock({ $0.documentCount }) { return count }
        guard let span = try terms.span(of: IndexKey.topic([])) else { return 0 }
        var count = 0
        let list = try storage.read(span.full)
        try PostingList.forEach(in: list, documentCount: indexDocumentCount) { _ in count += 1 }
        let found = count
        recent.withLock { $0.documentCount = found }
        return found
    }

    /// The postings of a word, and of the words with the same stem.
    func sources(of word: [UInt8]) throws(TextIndexError) -> [Source] {
        try recentSources(of: word, isMisspelled: false, findSources)
    }

    /// The postings of words that differ by a typo.
    func sources(ofMisspelled word: [UInt8]) throws(TextIndexError) -> [Source] {
        guard word.count >= SearchWeights.misspelledTopicLetters else { return [] }
        return try recentSources(of: word, isMisspelled: true, findMisspelled)
    }

    private func recentSources(
        of word: [UInt8],
        isMisspelled: Bool,
        _ find: ([UInt8]) throws(TextIndexError) -> [Source]
    ) throws(TextIndexError) -> [Source] {
        let known = recent.withLock { recent in
            recent.words.first { $0.isMisspelled == isMisspelled && $0.utf8 == word }
        }
        if let known { return known.sources }
        let found = Word(utf8: word, isMisspelled: isMisspelled, sources: try find(word))
        recent.withLock { recent in
            if recent.words.count == Self.wordLimit { recent.words.removeFirst() }
            recent.words.append(found)
        }
        return found.sources
    }

    private func findSources(of word: [UInt8]) throws(TextIndexError) -> [Source] {
        guard word.count > 1 else {
            // A letter has no other forms.
            return try terms.span(of: IndexKey.topic(word)).map { [Source(span: $0, share: 1)] }
                ?? []
        }
        var sources: [Source] = []
        let stem = EnglishStem(word)
        let prefix = IndexKey.topic(stem.commonStart)
        var cursor = try terms.cursor(from: prefix, to: IndexKey.end(ofPrefix: prefix))
        while try cursor.next() {
            guard cursor.term.starts(with: prefix) else { continue }
            let term = cursor.term.dropFirst()
            if term.elementsEqual(word) {
                sources.append(Source(span: cursor.span, share: 1))
            } else if EnglishStem(term) == stem {
                sources.append(Source(span: cursor.span, share: SearchWeights.inflectedWord))
            }
        }
        return sources
    }

    private func findMisspelled(_ word: [UInt8]) throws(TextIndexError) -> [Source] {
        // The first character is the mark of topics, the second one that of the word.
        let term = QueryTerm(term: Term(utf8: IndexKey.topic(word)), isPrefix: false)
        let found = try FuzzyTermScanner.sources(for: term, in: terms, sharing: 2)
        let mayHaveTwo = word.count >= SearchWeights.misspelledTopicLetters + 2
        return found.filter { $0.typos == found.first?.typos && ($0.typos == 1 || mayHaveTwo) }
            .map { Source(span: $0.span, share: SearchWeights.misspelledWord, typos: $0.typos) }
    }
}
