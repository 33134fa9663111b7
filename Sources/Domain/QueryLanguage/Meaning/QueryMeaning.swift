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
