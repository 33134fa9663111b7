import Domain

/// A query in the menu of suggestions, in plain values.
public struct MoviesQueryListItemViewModel: Hashable, Sendable {
    public let text: String

    /// Whether it is one of the recent queries, and not a title.
    public let isRecent: Bool

    init(_ suggestion: QuerySuggestion) {
        text = suggestion.text
        isRecent = suggestion.origin == .recentQuery
    }
}
