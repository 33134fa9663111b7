extension QueryMeaning {
    /// What a text means if words for genres, languages or movies have a typo: `90s horor`.
    ///
    /// Takes what the text means as it is spelled. English only. Fails if a word that it does not
    /// understand has no such typo.
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

    /// A shorter word is too much like others.
    private static let leastSize = 5

    /// The word of a table that differs by one typo; `nil` without one.
    private static func correction(of word: String) -> String? {
        let key = MeaningWord.folded(word[...])
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        guard key.utf8.count >= leastSize, key.utf8.allSatisfy(letters.contains) else { return nil }
        var correction: String?
        for section in MeaningTable.english.sections {
            TablePhrase.forEach(in: section) { phrase in
                guard correction == nil, phrase.differsByOneEdit(from: key),
                    phrase.isFilterOrMovie, case let text = phrase.text,
                    text.utf8.count >= leastSize, text.utf8.allSatisfy(letters.contains)
                else { return }
                correction = text
            }
        }
        return correction
    }
}

extension TablePhrase {
    fileprivate var isFilterOrMovie: Bool {
        let meaning = meaning
        return ["genre:", "lang:", "#movie"].contains { meaning.hasPrefix($0) }
    }
}
