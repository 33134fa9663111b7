/// A query that completes what was typed.
package struct QuerySuggestion: Hashable, Sendable {
    package enum Origin: Sendable {
        case recentQuery

        /// The title of a movie whose details were shown before.
        case openedMovie

        case title
        case person

        /// The typed text, with its last filter or a word that means one completed.
        case filter
        case order
    }

    /// The text that is shown: a query, the title of a movie, or the name of a person.
    package let text: String
    package let origin: Origin
    package let year: Int?

    /// The text to search for, which for an opened movie, and for one of several with the same title,
    /// has its year.
    package let query: String

    /// The parts of the text that were typed, as offsets of its characters, in order.
    package var matches: [Range<Int>]

    /// The reason that the filter or the order would be ignored; `nil` if it would not.
    package var limitation: FilterLimitation?

    /// If `query` is `nil`, the text is searched for.
    package init(
        text: String,
        origin: Origin,
        year: Int? = nil,
        query: String? = nil,
        matches: [Range<Int>] = []
    ) {
        self.text = text
        self.origin = origin
        self.year = year
        self.query = query ?? text
        self.matches = matches
    }
}
