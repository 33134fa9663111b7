import Domain
import Text

extension QueryGrammar {
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
    /// Whether it is longer than the word, of which enough is typed, means a genre or a language, and
    /// is not `from korea`, which says no more than `korean`.
    fileprivate func isUseful(for word: String) -> Bool {
        let (text, meaning) = (text, meaning)
        let isForeign = language > 0 && PhraseTable.latin.contains(language)
        return word.utf8.count >= (isForeign ? 4 : isFirst ? 1 : 3)
            && text.folded.utf8.count > word.utf8.count
            && (meaning.hasPrefix("genre:") || meaning.hasPrefix("lang:"))
            && !text.hasPrefix("from ") && !text.hasPrefix("in ")
    }
}
