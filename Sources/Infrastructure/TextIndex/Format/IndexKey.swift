import Text

/// A key of postings: a term, or bytes that no term can have.
enum IndexKey {
    /// The characters of an n-gram.
    static let ngramLength = 3

    private static let ngramMark: UInt8 = 1
    private static let tagMark: UInt8 = 2
    private static let topicMark: UInt8 = 3
    private static let topicPhraseMark: UInt8 = 4

    /// The n-gram of an unsegmented term that starts after its first character.
    static func ngram(_ utf8: some Sequence<UInt8>) -> [UInt8] { [ngramMark] + utf8 }

    static func tag(_ text: String) -> [UInt8] { [tagMark] + text.utf8 }

    /// Replaces a key by that of a tag, without allocating.
    static func setTag(_ text: String, to key: inout [UInt8]) {
        key.removeAll(keepingCapacity: true)
        key.append(tagMark)
        key.append(contentsOf: text.utf8)
    }

    /// A word of a topic; the empty one is that of every document with topics.
    static func topic(_ word: some Sequence<UInt8>) -> [UInt8] { [topicMark] + word }

    /// All words of a topic, by a hash of their stems: there are many phrases, and they are only
    /// looked up as a whole.
    static func topicPhrase(_ stems: some Sequence<EnglishStem>) -> [UInt8] {
        var hash = FNV1a()
        for stem in stems {
            hash.add(stem.utf8)
            hash.add(UInt8(ascii: " "))
        }
        return [topicPhraseMark]
            + (1...phraseHashSize).map { UInt8(truncatingIfNeeded: hash.value >> (64 - 8 * $0)) }
    }

    /// In bytes: of 100,000 phrases, one in 40,000 texts meets another one by chance.
    private static let phraseHashSize = 4

    /// The least key above all that have this prefix.
    static func end(ofPrefix key: [UInt8]) -> [UInt8] {
        // UTF-8 has no byte 255.
        var end = key
        if let last = end.popLast() { end.append(last + 1) }
        return end
    }

    /// The least key above this one.
    static func successor(of key: [UInt8]) -> [UInt8] { key + [0] }

    /// The n-grams of an unsegmented term, which a search for a part of the term looks up.
    static func ngrams(of utf8: ArraySlice<UInt8>) -> [[UInt8]] {
        // The other bytes of a character start with the bits 10.
        let starts = utf8.indices.filter { utf8[$0] & 0xC0 != 0x80 }
        return starts.indices.dropFirst().map { index in
            let end = index + ngramLength
            return ngram(utf8[starts[index]..<(end < starts.count ? starts[end] : utf8.endIndex)])
        }
    }
}
