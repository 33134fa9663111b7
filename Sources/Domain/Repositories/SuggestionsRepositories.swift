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

package struct TitleSuggestion: Hashable, Sendable {
    package let id: MovieID
    package let title: String
    package let year: Int?

    package init(id: MovieID, title: String, year: Int? = nil) {
        self.id = id
        self.title = title
        self.year = year
    }
}

/// A name, and the place of the person among all people of the catalog: 0 for the best known.
package typealias PersonSuggestion = (name: String, rank: Int)

package protocol PersonSuggestionsRepository: Sendable {
    /// People of whose names a word begins with each word of a text, the best known first.
    ///
    /// For a blank text, these are the best known of all.
    func personSuggestions(
        for text: String,
        onlyDirectors: Bool,
        limit: Int
    ) async throws(MoviesError) -> [PersonSuggestion]
}
