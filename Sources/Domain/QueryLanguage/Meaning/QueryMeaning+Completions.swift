extension QueryMeaning {
    /// Texts that complete the last word by a word of the grammar for a genre, a decade or a
    /// language: `80s ho` -> `80s horror`.
    ///
    /// The text before the last word must be understood as filters, or be empty. English only. At
    /// most `limit`.
    package static func completions(of prefix: String, limit: Int) -> [String] {
        guard limit > 0, QueryToken.isShort(prefix) else { return [] }
        let start = prefix.lastIndex(of: " ").map(prefix.index(after:)) ?? prefix.startIndex
        let before = String(prefix[..<start])
        let word = MeaningWord.folded(prefix[start...])
        let isAlone = before.allSatisfy { $0 == " " }
        guard word.utf8.count >= (isAlone ? 2 : 1),
            isAlone || QueryMeaning(before).isOnlyFilters
        else { return [] }
        var meanings: Set<String> = []
        let completions = Completion.all(of: word).filter { meanings.insert($0.meaning).inserted }
        // Words that are complete need no longer ones.
        guard !completions.isEmpty, !QueryMeaning(prefix).isOnlyFilters else { return [] }
        return completions.prefix(limit).map { before + $0.phrase }
    }

    /// Whether each word is a part of a filter, or of an order.
    var isOnlyFilters: Bool {
        !filterWords.isEmpty && text.isEmpty && excludedText.isEmpty
    }
}

/// A phrase that completes a word.
private struct Completion {
    let phrase: String
    let meaning: String

    /// The decades, and the phrases for genres and languages in the order of the table, the first
    /// words of its lines before all others.
    ///
    /// A phrase that is not the first of its line needs more of the word.
    static func all(of word: String) -> [Completion] {
        var first: [Completion] = []
        var all: [Completion] = []
        for section in MeaningTable.english.sections {
            TablePhrase.forEach(in: section) { found in
                guard found.starts(with: word) else { return }
                // A phrase of two lines of source has more spaces.
                let phrase = found.text.split(separator: " ").joined(separator: " ")
                let completion = Completion(phrase: phrase, meaning: found.meaning)
                guard found.isFirst || word.utf8.count >= 3, completion.isUseful(for: word) else {
                    return
                }
                all.append(completion)
                if found.isFirst, !completion.phrase.utf8.contains(UInt8(ascii: " ")) {
                    first.append(completion)
                }
            }
        }
        return decades(of: word) + first + all
    }

    private static func decades(of word: String) -> [Completion] {
        stride(from: 2020, through: 1920, by: -10).flatMap { year in
            let short = year > 1920 && year < 2000 ? "\(year % 100)s" : "\(year)s"
            return [short, "\(year)s"]
                .filter { $0.utf8.count > word.utf8.count && $0.utf8.starts(with: word.utf8) }
                .map { Completion(phrase: $0, meaning: "year:\(year)") }
        }
    }

    /// Whether it is longer than the word and means a genre or a language, and is not
    /// `from korea`, which says no more than `korean`.
    private func isUseful(for word: String) -> Bool {
        phrase.utf8.count > word.utf8.count
            && (meaning.hasPrefix("genre:") || meaning.hasPrefix("lang:"))
            && !phrase.hasPrefix("from ") && !phrase.hasPrefix("in ")
    }
}
