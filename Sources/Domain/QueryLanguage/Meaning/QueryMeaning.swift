/// What a text means if it is no title: filters and an order, and the words that remain.
package struct QueryMeaning: Hashable, Sendable {
    /// Filters and an order as users type them: `genre:horror`, `year:1990-1999`, `sort:rating`.
    ///
    /// Each key is there once if it takes one value. Empty if no word is a filter.
    package let filterWords: [String]

    /// The words that are no filter, in order, without filler.
    ///
    /// Themes of other languages are in English. Empty if none remain.
    package let text: String

    /// What must not be in the text: `ghibli` in `anime not ghibli`; mostly empty.
    package let excludedText: String

    /// A text that is too long for filters means only its words.
    package init(_ text: String) {
        guard QueryToken.isShort(text) else {
            (filterWords, self.text, excludedText) = ([], text, "")
            return
        }
        let reader = MeaningReader(text)
        filterWords = reader.filters.words
        self.text = reader.text
        excludedText = reader.excludedText
    }
}

extension QueryMeaning {
    /// Texts that complete the last word by a word of the grammar for a genre, a decade or a
    /// language: `80s ho` -> `80s horror`.
    ///
    /// The text before the last word must be understood as filters, or be empty. English only. At
    /// most `limit`.
    package static func completions(of prefix: String, limit: Int) -> [String] {
        let start = prefix.lastIndex(of: " ").map(prefix.index(after:)) ?? prefix.startIndex
        let (before, word) = (prefix[..<start], prefix[start...])
        let isAlone = !before.contains { $0 != " " }
        guard limit > 0, word.utf8.count >= (isAlone ? 2 : 1), QueryToken.isShort(prefix),
            isAlone || QueryMeaning(String(before)).isOnlyFilters
        else { return [] }
        let typed = MeaningWord.folded(word)
        var completions: [String] = []
        var meanings: Set<String> = []
        for (phrase, meaning) in MeaningTable.english.completions
        where completions.count < limit && phrase.hasPrefix(typed) && phrase.count > typed.count {
            if meanings.insert(String(meaning)).inserted {
                completions.append(String(before) + phrase)
            }
        }
        return completions
    }

    private var isOnlyFilters: Bool {
        !filterWords.isEmpty && text.isEmpty && excludedText.isEmpty
    }
}

extension MeaningTable {
    /// The phrases for genres, decades and languages, as they are in the table.
    fileprivate var completions: some Sequence<(phrase: Substring, meaning: Substring)> {
        lines.split(separator: "\n").lazy
            .filter { line in ["genre:", "year:", "lang:"].contains { line.hasPrefix($0) } }
            .flatMap { line in
                let meaning = line.prefix { $0 != "=" }
                return line.dropFirst(meaning.count + 1).split(separator: ",").map { phrase in
                    (phrase: phrase.drop { $0 == " " }, meaning: meaning)
                }
            }
    }
}
