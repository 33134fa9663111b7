import Domain

/// A suggested query.
package struct MoviesQueryListItemViewModel: Hashable, Sendable {
    /// The whole text, in order.
    package let parts: [TextPart]

    /// Whether it is a recent query.
    package let isRecent: Bool

    /// Whether it is what was typed, with its last filter completed.
    package let isFilter: Bool

    /// The year of the movie; `nil` for a recent query, and if it is unknown.
    package let year: String?

    /// The text to search for, which may have the year.
    package let query: String

    /// The shown text.
    package var text: String { parts.map(\.text).joined() }

    init(_ suggestion: QuerySuggestion) {
        parts = suggestion.text.parts(matching: suggestion.matches)
        isRecent = suggestion.origin == .recentQuery
        isFilter = suggestion.origin == .filter
        year = suggestion.year.map { String($0) }
        query = suggestion.query
    }
}
