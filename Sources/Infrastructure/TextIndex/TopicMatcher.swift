import Text

/// Finds the words of a topic in texts, as a search for topics compares them.
package struct TopicMatcher {
    /// The words of the topic that say something.
    private var words: [Word] = []
    private var tokenizer = Tokenizer()
    private var beginnings = WordBeginnings()

    /// A word in lower case, and the stems that match it: its own, and those of related words.
    private struct Word {
        let utf8: [UInt8]
        let stems: [EnglishStem]
    }

    package init(_ text: String, relatedWords: (String) -> [String]) {
        for term in tokenizer.terms(in: text).prefix(TopicMatches.wordLimit)
        where !StopWords.contains(term.utf8[...]) {
            let others = relatedWords(term.description).map { Array($0.utf8) }
            let word = Word(utf8: term.utf8, stems: ([term.utf8] + others).map { EnglishStem($0) })
            for stem in word.stems { beginnings.insert(stem.utf8) }
            words.append(word)
        }
    }

    package var wordCount: Int { words.count }

    /// The number of words of the topic in a text.
    package mutating func matchCount(in text: String) -> Int {
        guard beginnings.mayBegin(aWordOf: text) else { return 0 }
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
        return matching.compactMap { TextMatcher.characters(of: $0, counts) }
    }

    /// Whether a term is the word, starts with it, or has one of the stems.
    private static func matches(_ word: Word, _ term: ArraySlice<UInt8>) -> Bool {
        if word.utf8.count > 2, term.starts(with: word.utf8) || term.elementsEqual(word.utf8) {
            return true
        }
        // Words with the same stem start alike; a stem is made of few terms only.
        return word.stems.contains { $0.utf8.prefix(2).elementsEqual(term.prefix(2)) }
            && word.stems.contains(EnglishStem(term))
    }
}

/// The first two bytes of words, to tell quickly that a text has none of them, as most have not.
private struct WordBeginnings {
    /// A bit for each pair of letters or digits, which some pairs share.
    private var bits = [UInt64](repeating: 0, count: 16)

    private var hasShortWord = false

    mutating func insert(_ word: [UInt8]) {
        guard word.count > 1 else { return hasShortWord = true }
        let pair = Self.pair(word[0], word[1])
        bits[pair >> 6] |= 1 << UInt64(pair & 63)
    }

    /// Whether a text may have one of the words: `true` for all texts with other characters than
    /// those of ASCII.
    func mayBegin(aWordOf text: String) -> Bool {
        if hasShortWord { return true }
        var last: UInt8 = 0
        var isSecond = false
        for byte in text.utf8 {
            guard byte < 0x80 else { return true }
            if isSecond {
                let pair = Self.pair(last, byte)
                if bits[pair >> 6] & 1 << UInt64(pair & 63) != 0 { return true }
            }
            isSecond = byte.isASCIIWordCharacter && !last.isASCIIWordCharacter
            last = byte
        }
        return false
    }

    /// The bits that both cases of a letter have in common.
    private static func pair(_ first: UInt8, _ second: UInt8) -> Int {
        Int(first & 31) << 5 | Int(second & 31)
    }
}
