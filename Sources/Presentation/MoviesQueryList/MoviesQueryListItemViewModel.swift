import Domain

/// A suggested query, in plain values.
public struct MoviesQueryListItemViewModel: Hashable, Sendable {
    /// A part of the text.
    public struct Part: Hashable, Sendable {
        public let text: String

        /// Whether it matches the typed text.
        public let isMatch: Bool
    }

    /// The whole text, in order.
    public let parts: [Part]

    /// Whether it is a recent query.
    public let isRecent: Bool

    /// Whether it is what was typed, with its last filter completed.
    public let isFilter: Bool

    /// The year of the movie; `nil` for a recent query, and if it is unknown.
    public let year: String?

    /// The text to search for, which may have the year.
    public let query: String

    /// The shown text.
    public var text: String { parts.map(\.text).joined() }

    init(_ suggestion: QuerySuggestion) {
        parts = Self.parts(of: suggestion.text, matches: suggestion.matches)
        isRecent = suggestion.origin == .recentQuery
        isFilter = suggestion.origin == .filter
        year = suggestion.year.map { String($0) }
        query = suggestion.query
    }

    private static func parts(of text: String, matches: [Range<Int>]) -> [Part] {
        var parts: [Part] = []
        var rest = text[...]
        var offset = 0
        for match in matches where match.lowerBound >= offset {
            let gap = match.lowerBound - offset
            parts.append(Part(text: String(rest.prefix(gap)), isMatch: false))
            rest = rest.dropFirst(gap)
            parts.append(Part(text: String(rest.prefix(match.count)), isMatch: true))
            rest = rest.dropFirst(match.count)
            offset = match.upperBound
        }
        parts.append(Part(text: String(rest), isMatch: false))
        return parts.filter { !$0.text.isEmpty }
    }
}
