/// A source of titles that complete what was typed.
package protocol TitleSuggestionsRepository: Sendable {
    /// Titles that match a query of which the words may be incomplete. Those that start with its
    /// text come first, and popular ones before others.
    func titleSuggestions(
        for query: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion]

    func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion]
}

extension TitleSuggestionsRepository {
    /// Titles that match what a typed text means; none for filters alone, and for the id of a
    /// movie, which has nothing to complete.
    func titleSuggestions(
        for typed: TypedQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion] {
        guard case .movies(let query) = try? QueryTarget(typed), !query.text.isEmpty else {
            return []
        }
        return try await titleSuggestions(for: query, limit: limit)
    }
}

package protocol SpellingCorrectionRepository: Sendable {
    /// The query with the title that its text means; `nil` if it means none, or is that title.
    func correctedQuery(for query: MovieQuery) async -> MovieQuery?

    /// The most similar name of a person; `nil` if there is none, or none differs.
    func correctedName(for name: String) async -> String?
}
