/// Finds the words of a topic in texts, as a search for topics compares them.
package struct TopicMatcher {
    /// The words of the topic that say something.
    private var words: [Word] = []
    private var tokenizer = Tokenizer()

    /// A word in lower case, and the stems that match it: its own, and those of related words.
    private struct Word {
        let utf8: [UInt8]
        let stems: [EnglishStem]
    }

    package init(_ text: String, relatedWords: (String) -> [String]) {
        for term in tokenizer.terms(in: text) where !StopWords.contains(term.utf8[...]) {
            let others = relatedWords(term.description).map { Array($0.utf8) }
            words.append(
                Word(utf8: term.utf8, stems: ([term.utf8] + others).map { EnglishStem($0) })
            )
        }
    }

    package var wordCount: Int { words.count }

    /// How many words of the topic a text has.
    package mutating func matchCount(in text: String) -> Int {
        tokenizer.tokenize(text)
        let tokens = tokenizer.text.tokens.map { tokenizer.text.bytes[$0.bytes] }
        return words.count { word in tokens.contains { Self.matches(word, $0) } }
    }

    /// The words of a text that match, as offsets of its characters.
    package mutating func ranges(in text: String) -> [Range<Int>] {
        let counts = tokenizer.tokenizeCounting(text)
        let matching = tokenizer.text.tokens.map(\.bytes).filter { bytes in
            words.contains { Self.matches($0, tokenizer.text.bytes[bytes]) }
        }
        return matching.compactMap { bytes in
            guard let first = counts.firstIndex(where: { $0 > bytes.lowerBound }),
                let last = counts.firstIndex(where: { $0 >= bytes.upperBound })
            else { return nil }
            return first..<last + 1
        }
    }

    /// Whether a term is the word, starts with it, or has one of the stems.
    private static func matches(_ word: Word, _ term: ArraySlice<UInt8>) -> Bool {
        if word.utf8.count > 2, term.starts(with: word.utf8) || term.elementsEqual(word.utf8) {
            return true
        }
        // Words with the same stem start alike; a stem is made of few terms only.
        let candidates = word.stems.filter { $0.utf8.prefix(2).elementsEqual(term.prefix(2)) }
        return !candidates.isEmpty && candidates.contains(EnglishStem(term))
    }
}
