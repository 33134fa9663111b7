package import Domain
import Text

extension QueryGrammar {
    /// In other languages than English, a word has a typo only beside a phrase of the same language:
    /// `películas de terorr`.
    package func meaning(
        correctingTyposIn text: String,
        _ spelled: QueryMeaning,
        besideFilters: Bool
    ) -> QueryMeaning? {
        var unknown = spelled.text.split(separator: " ").map { String($0) }[...]
        guard !unknown.isEmpty, Self.isShort(text) else { return nil }
        let evidence = MeaningPhrases(text).evidence
        let languages = evidence.indices.filter { evidence[$0] > 0 }
        var words = text.split(separator: " ").map { String($0) }
        for index in words.indices where words[index] == unknown.first {
            let word = unknown.removeFirst()
            guard let correction = Self.correction(of: word, languages) else { return nil }
            words[index] = correction
        }
        let meaning = meaning(of: words.joined(separator: " "), besideFilters: besideFilters)
        // Beside other words, `indiana` is rather a name than `indian`.
        return !meaning.filterWords.isEmpty && meaning.text.isEmpty ? meaning : nil
    }

    /// The word of English, or else of the other languages, that differs by one typo, but for the first
    /// letter; `nil` without one.
    ///
    /// A word that is a phrase of any language has no typo in those others.
    private static func correction(of word: String, _ languages: [Int]) -> String? {
        let key = Array(word.folded.utf8)
        guard key.allSatisfy(letters.contains) else { return nil }
        let isPhrase = PhraseTable.meanings(of: key, in: PhraseTable.latin)?.isEmpty == false
        return PhraseTable.phrases(withPrefix: key.prefix(1))
            .filter { phrase in
                guard EditDistance.isOne(Array(phrase.key), key), phrase.rank != nil,
                    phrase.key.allSatisfy(letters.contains)
                else { return false }
                // A shorter word is too much like others.
                let size = min(key.count, phrase.key.count)
                let isEnglish = phrase.language == 0
                return isEnglish && size >= 5
                    || size >= 6 && !isPhrase && languages.contains(phrase.language)
            }
            .min { $0.order < $1.order }?.text
    }

    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
}
