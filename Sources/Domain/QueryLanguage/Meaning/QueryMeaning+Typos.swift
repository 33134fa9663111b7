import Text

extension QueryMeaning {
    /// What a text means if words for genres, languages or movies have a typo: `90s horor`.
    ///
    /// Takes what the text means as it is spelled. Fails if a word that it does not understand has no
    /// such typo. English only.
    init?(correctingTyposIn text: String, _ spelled: QueryMeaning, besideFilters: Bool) {
        var unknown = spelled.text.split(separator: " ").map { String($0) }[...]
        guard !unknown.isEmpty, QueryToken.isShort(text) else { return nil }
        var words = text.split(separator: " ").map { String($0) }
        for index in words.indices where words[index] == unknown.first {
            guard let correction = Self.correction(of: unknown.removeFirst()) else { return nil }
            words[index] = correction
        }
        let meaning = QueryMeaning(words.joined(separator: " "), besideFilters: besideFilters)
        // Beside other words, `indiana` is rather a name than `indian`.
        guard !meaning.filterWords.isEmpty, meaning.text.isEmpty else { return nil }
        self = meaning
    }

    /// The word that differs by one typo, but for the first letter; `nil` without one.
    private static func correction(of word: String) -> String? {
        let key = MeaningWord.folded(word[...]).utf8
        guard key.count >= leastSize, key.allSatisfy(letters.contains) else { return nil }
        return PhraseTable.phrases(withPrefix: key.prefix(1))
            .filter { phrase in
                phrase.language == 0 && EditDistance.isOne(phrase.key, key) && phrase.rank != nil
                    && phrase.key.count >= leastSize && phrase.key.allSatisfy(letters.contains)
            }
            .min { $0.order < $1.order }?.text
    }

    /// A shorter word is too much like others.
    private static let leastSize = 5
    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
}
