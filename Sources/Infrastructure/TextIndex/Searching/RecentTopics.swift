import Synchronization
package import Text

/// The postings that were found last for words of topics: to find out what a text means takes several
/// searches for the same words.
final class RecentTopics: Sendable {
    /// The postings of a word that matches a word of a query.
    typealias Source = (span: TermDictionary.Span, relation: TopicMatches.Relation)

    /// The number of cached words: more than most texts and their related words have.
    private static let wordLimit = 64

    private let words = Mutex<[(utf8: [UInt8], isMisspelled: Bool, sources: [Source])]>([])
    fileprivate let documentCount = Mutex<Int?>(nil)

    fileprivate func sources(
        of word: [UInt8],
        isMisspelled: Bool,
        _ find: ([UInt8]) throws(TextIndexError) -> [Source]
    ) throws(TextIndexError) -> [Source] {
        let known = words.withLock { words in
            words.first { $0.isMisspelled == isMisspelled && $0.utf8 == word }
        }
        if let known { return known.sources }
        let sources = try find(word)
        words.withLock { words in
            if words.count == Self.wordLimit { words.removeFirst() }
            words.append((word, isMisspelled, sources))
        }
        return sources
    }
}

extension TextIndex {
    /// The number of documents that have topics.
    package func topicDocumentCount() throws(TextIndexError) -> Int {
        if let known = recentTopics.documentCount.withLock({ $0 }) { return known }
        var count = 0
        if let span = try terms.span(of: IndexKey.topic([])) {
            try forEachPosting(in: span.full) { _ in count += 1 }
        }
        recentTopics.documentCount.withLock { [count] in $0 = count }
        return count
    }

    /// The documents about a word, in any form, with its weight in each: 0…31 of 32.
    package func topicWeights(
        of word: Term
    ) throws(TextIndexError) -> [(document: Int, weight: Int)] {
        var found: [(document: Int, weight: Int)] = []
        for (span, _) in try topicSources(of: word.utf8) {
            try forEachPosting(in: span.full) { posting in
                found.append((posting.document, TopicWeight(posting).value))
            }
        }
        return found
    }

    /// The postings of a word, and of the words with the same stem.
    func topicSources(of word: [UInt8]) throws(TextIndexError) -> [RecentTopics.Source] {
        try recentTopics.sources(of: word, isMisspelled: false, findSources)
    }

    /// The postings of words that differ by a typo.
    func topicSources(ofMisspelled word: [UInt8]) throws(TextIndexError) -> [RecentTopics.Source] {
        guard word.count >= SearchWeights.misspelledTopicLetters else { return [] }
        return try recentTopics.sources(of: word, isMisspelled: true, findMisspelled)
    }

    private func findSources(of word: [UInt8]) throws(TextIndexError) -> [RecentTopics.Source] {
        guard word.count > 1 else {
            // A letter has no other forms.
            return try terms.span(of: IndexKey.topic(word)).map { [($0, .same)] } ?? []
        }
        var sources: [RecentTopics.Source] = []
        let stem = EnglishStem(word)
        let prefix = IndexKey.topic(stem.commonStart)
        var cursor = try terms.cursor(from: prefix, to: IndexKey.end(ofPrefix: prefix))
        while try cursor.next() {
            guard cursor.term.starts(with: prefix) else { continue }
            let term = cursor.term.dropFirst()
            if term.elementsEqual(word) {
                sources.append((cursor.span, .same))
            } else if EnglishStem(term) == stem {
                sources.append((cursor.span, .form))
            }
        }
        return sources
    }

    private func findMisspelled(_ word: [UInt8]) throws(TextIndexError) -> [RecentTopics.Source] {
        // The first character is the mark of topics, the second one that of the word.
        let term = QueryTerm(term: Term(utf8: IndexKey.topic(word)), isPrefix: false)
        let found = try FuzzyTermScanner.sources(for: term, in: terms, sharing: 2)
        let mayHaveTwo = word.count >= SearchWeights.misspelledTopicLetters + 2
        return found.filter { $0.typos == found.first?.typos && ($0.typos == 1 || mayHaveTwo) }
            .map { ($0.span, $0.typos == 1 ? .typo : .twoTypos) }
    }
}
