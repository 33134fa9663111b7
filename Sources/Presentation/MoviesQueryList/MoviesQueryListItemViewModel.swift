import Domain

/// A suggested query.
package struct MoviesQueryListItemViewModel: Hashable, Sendable {
    private let suggestion: QuerySuggestion

    init(_ suggestion: QuerySuggestion) {
        self.suggestion = suggestion
    }

    /// The shown text.
    package var text: String { suggestion.text }

    /// The whole text, in order.
    package var parts: [TextPart] { text.parts(matching: suggestion.matches) }

    /// Whether it is a recent query.
    package var isRecent: Bool { suggestion.origin == .recentQuery }

    /// Whether it is what was typed, with its last filter completed.
    package var isFilter: Bool { suggestion.origin == .filter }

    /// The year of the movie; `nil` for a recent query, and if it is unknown.
    package var year: String? { suggestion.year.map { String($0) } }

    /// The text to search for, which may have the year.
    package var query: String { suggestion.query }
}
