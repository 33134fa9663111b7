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

    /// Whether the text says nothing, such as `good movies`.
    var isFiller: Bool { filterWords.isEmpty && text.isEmpty && excludedText.isEmpty }

    /// A text that is too long for filters means only its words.
    ///
    /// Beside filters, a text may say only what is not wanted.
    package init(_ text: String, besideFilters: Bool = false) {
        guard QueryToken.isShort(text) else {
            (filterWords, self.text, excludedText) = ([], text, "")
            return
        }
        let reader = MeaningReader(Self.spelledOut(text), besideFilters: besideFilters)
        filterWords = reader.filters.words
        self.text = reader.text
        excludedText = reader.excludedText
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
}
