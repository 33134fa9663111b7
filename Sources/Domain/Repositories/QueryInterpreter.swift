/// Reads what the text of a query means if it is no title.
package protocol QueryInterpreter: Sendable {
    /// A text that is too long for filters means only its words. Beside filters, a text may say only
    /// what is not wanted.
    func meaning(of text: String, besideFilters: Bool) -> QueryMeaning

    /// The meaning if words for genres, languages or movies have a typo: `90s horor`.
    ///
    /// Takes the meaning of the text as it is spelled; `nil` if a word that it does not understand has
    /// no such typo.
    func meaning(
        correctingTyposIn text: String,
        _ spelled: QueryMeaning,
        besideFilters: Bool
    ) -> QueryMeaning?

    /// Texts that complete the last word by a word for a genre, a decade or a language: `80s ho` ->
    /// `80s horror`; at most `limit`.
    ///
    /// The text before the last word must be understood as filters, or be empty.
    func completions(of prefix: String, limit: Int) -> [String]

    /// The wish in a text that no source can answer; `nil` if there is none.
    func unknownWish(in text: String) -> UnknownWish?

    /// The wish for movies like another one; `nil` if there is none.
    func similarity(in text: String) -> SimilarityWish?
}

/// The meaning of a text that is no title: filters and an order, and the words that remain.
package struct QueryMeaning: Hashable, Sendable {
    /// Filters and an order as users type them: `genre:horror`, `year:1990-1999`, `sort:rating`.
    ///
    /// Each key is there once if it takes one value. Empty if no word is a filter.
    package let filterWords: [String]

    /// The words that are no filter, in order, without filler.
    ///
    /// Themes of other languages are in English. Empty if none remain.
    package let text: String

    /// The words that must not be in the text: `ghibli` in `anime not ghibli`; mostly empty.
    package let excludedText: String

    /// Whether a name in the text is that of a director: `directed by clint eastwood`.
    package let isOfDirector: Bool

    package init(
        filterWords: [String] = [],
        text: String,
        excludedText: String = "",
        isOfDirector: Bool = false
    ) {
        self.filterWords = filterWords
        self.text = text
        self.excludedText = excludedText
        self.isOfDirector = isOfDirector
    }

    /// Whether each word is a part of a filter, or of an order.
    package var isOnlyFilters: Bool { !filterWords.isEmpty && text.isEmpty && excludedText.isEmpty }

    /// Whether the text says nothing, such as `good movies`.
    package var isFiller: Bool { filterWords.isEmpty && text.isEmpty && excludedText.isEmpty }
}

/// Something that people ask of a search, and that no source knows.
package enum UnknownWish: String, CaseIterable, Hashable, Sendable {
    case ranking, earnings, underrated, dialogue, gender, cinemas, writers, composers
}

/// A text that asks for movies like another one: `korean movies like inception`.
package struct SimilarityWish: Hashable, Sendable {
    /// The words that begin with the title of the movie.
    package let title: String

    /// The words before those that ask for it: `korean`.
    package let rest: String

    /// Whether it means nothing else; `like mike` may be a title.
    package let isSure: Bool

    package init(title: String, rest: String = "", isSure: Bool = true) {
        (self.title, self.rest, self.isSure) = (title, rest, isSure)
    }
}
