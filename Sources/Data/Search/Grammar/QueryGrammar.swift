package import Domain
import Text

/// Finds filters, sort orders and unsupported requests in queries, by phrases of twelve languages.
package struct QueryGrammar: QueryInterpreter {
    package init() {}

    /// Whether a text is short enough for phrases: a longer one tells a story.
    static func isShort(_ text: String) -> Bool { text.utf8.count <= 500 }

    package func meaning(of text: String, besideFilters: Bool = false) -> QueryMeaning {
        guard Self.isShort(text) else { return QueryMeaning(text: text) }
        let reader = MeaningReader(Self.spelledOut(text), besideFilters: besideFilters)
        return QueryMeaning(
            filterWords: reader.filters.words,
            text: reader.text,
            excludedText: reader.excludedText,
            isOfDirector: reader.phrases.contains { $0.has(.director) }
        )
    }

    /// The name in Latin letters of a well-known person whose name is in another script, such as
    /// 봉준호; any other name as it is.
    package func latinName(of name: String) -> String {
        guard name.unicodeScalars.allSatisfy({ $0.value >= 0x250 || $0 == " " }) else {
            return name
        }
        let meaning = meaning(of: name)
        guard meaning.isOnlyFilters, meaning.filterWords.count == 1,
            let filters = TypedQuery(meaning.filterWords[0])?.meaning.filters
        else { return name }
        return (filters[names: .person] + filters[names: .director]).first ?? name
    }

    /// The text with `not` in place of the marks before words that are not wanted: `horror !comedy`,
    /// `horror -zombies`.
    private static func spelledOut(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 || "!-".utf8.contains($0) }) else {
            return text
        }
        var spelled = ""
        var last: Character = "-"
        for (character, next) in zip(text, Array(text.dropFirst()) + [" "]) {
            let isMark = (character == "!" || character == "-") && last == " " && next.isLetter
            spelled += isMark ? "not " : character == "’" ? "'" : String(character)
            last = character
        }
        return spelled
    }

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
        let isPhrase = PhraseTable.meanings(of: key, in: PhraseTable.spaced)?.isEmpty == false
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

    /// Phrases of other languages only if none of English begins with the word.
    package func completions(of prefix: String, limit: Int) -> [String] {
        guard limit > 0, Self.isShort(prefix) else { return [] }
        let start = prefix.lastIndex(of: " ").map(prefix.index(after:)) ?? prefix.startIndex
        let before = String(prefix[..<start])
        let word = String(prefix[start...]).folded
        let isAlone = before.allSatisfy { $0 == " " }
        guard word.utf8.count >= (isAlone ? 2 : 1),
            isAlone || meaning(of: before).isOnlyFilters
        else { return [] }
        var meanings: Set<String> = []
        let completions = Completion.all(of: word).filter { completion in
            // Languages have words in common.
            [String(completion.language), completion.phrase].allSatisfy {
                meanings.insert("\($0) \(completion.meaning)").inserted
            }
        }
        // Words that are complete need no longer ones.
        guard !completions.isEmpty, !meaning(of: prefix).isOnlyFilters else { return [] }
        return completions.prefix(limit).map { before + $0.phrase }
    }
}

private struct Completion {
    let phrase: String
    let meaning: String
    var language = 0

    /// The decades, and the phrases for genres and languages in their order, the first words of lines
    /// before all others.
    ///
    /// A phrase that is not the first of its line needs more of the word, and one of another language
    /// in Latin letters even more.
    static func all(of word: String) -> [Completion] {
        guard let key = Word.words(ofQuery: word).first?.key else { return [] }
        let found = PhraseTable.phrases(withPrefix: key.utf8).filter { phrase in
            phrase.text.folded.utf8.starts(with: word.utf8)
        }
        let english = found.filter { $0.language == 0 }
        let phrases = (english.isEmpty ? found : english)
            .filter { $0.isUseful(for: word) }
            .sorted { $0.order < $1.order }
        let first = phrases.filter { $0.isFirst && !$0.text.contains(" ") }
        return decades(of: word)
            + (first + phrases).map { phrase in
                Completion(phrase: phrase.text, meaning: phrase.meaning, language: phrase.language)
            }
    }

    private static func decades(of word: String) -> [Completion] {
        stride(from: 2020, through: 1920, by: -10).flatMap { year in
            let short = year > 1920 && year < 2000 ? "\(year % 100)s" : "\(year)s"
            return [short, "\(year)s"]
                .filter { $0.utf8.count > word.utf8.count && $0.utf8.starts(with: word.utf8) }
                .map { Completion(phrase: $0, meaning: "year:\(year)") }
        }
    }
}

extension PhraseTable.Phrase {
    /// Whether it is longer than the word, of which enough is typed, means a genre, a mood or a language, and
    /// is not `from korea`, which says no more than `korean`.
    fileprivate func isUseful(for word: String) -> Bool {
        let (text, meaning) = (text, meaning)
        let isForeign = language > 0 && PhraseTable.spaced.contains(language)
        return word.utf8.count >= (isForeign ? 4 : isFirst ? 1 : 3)
            && text.folded.utf8.count > word.utf8.count
            && ["genre:", "mood:", "lang:"].contains(where: meaning.hasPrefix)
            && !text.hasPrefix("from ") && !text.hasPrefix("in ")
    }
}
