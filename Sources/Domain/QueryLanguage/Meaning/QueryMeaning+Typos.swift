extension QueryMeaning {
    /// What a text means in which words for genres, languages or movies have a typo: `90s horor`.
    ///
    /// English only. Fails if there is no such word, and if not all words are understood.
    init?(correctingTyposIn text: String, besideFilters: Bool) {
        guard QueryToken.isShort(text) else { return nil }
        let words = text.split(separator: " ").map { String($0) }
        let corrected = words.map { Self.correction(of: $0) ?? $0 }
        guard corrected != words else { return nil }
        let meaning = QueryMeaning(corrected.joined(separator: " "), besideFilters: besideFilters)
        // Beside other words, `indiana` is rather a name than `indian`.
        guard !meaning.filterWords.isEmpty, meaning.text.isEmpty else { return nil }
        self = meaning
    }

    /// A shorter word is too much like others.
    private static let leastSize = 5

    /// The word of a table that differs by one typo; `nil` without one, and if the word means
    /// something itself.
    private static func correction(of word: String) -> String? {
        let key = MeaningWord.folded(word[...])
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        guard key.utf8.count >= leastSize, key.utf8.allSatisfy(letters.contains),
            case let meaning = QueryMeaning(word), meaning.filterWords.isEmpty,
            meaning.text == word
        else { return nil }
        var correction: String?
        for section in MeaningTable.english.sections {
            TablePhrase.forEach(in: section) { phrase in
                guard correction == nil, phrase.isFilterOrMovie, case let text = phrase.text,
                    text.utf8.count >= leastSize, text.utf8.allSatisfy(letters.contains),
                    EditDistance.between(text, key) == 1
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
