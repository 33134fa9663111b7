/// A source of titles that complete what was typed.
public protocol TitleSuggestionsRepository: Sendable {
    /// Titles that start with the text of a query, the most popular first, before titles that have a
    /// later word that does.
    func titleSuggestions(
        for query: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion]
}

/// Corrects the spelling of queries.
public protocol SpellingCorrectionRepository: Sendable {
    /// The query with the most similar title as its text; `nil` if there is none, or none differs.
    func correctedQuery(for query: MovieQuery) async -> MovieQuery?
}
