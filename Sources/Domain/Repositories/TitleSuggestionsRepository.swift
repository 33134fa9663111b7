/// Knows titles of films, to offer them to a person who types one.
public protocol TitleSuggestionsRepository: Sendable {
    /// Titles that a text may be the beginning of, best first: those that begin so, the better
    /// known first, before those with such a word in them.
    func titles(suggestedFor text: MovieQuery, limit: Int) async throws(MoviesError) -> [String]
}

/// A place that knows how titles are spelled.
public protocol SpellingCorrectionRepository: Sendable {
    /// A query that comes near, spelled as a title is; `nil` when none does, or none differs.
    func spelling(of query: MovieQuery) async -> MovieQuery?
}
