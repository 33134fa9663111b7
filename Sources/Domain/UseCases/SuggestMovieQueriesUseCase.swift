/// Offers queries that begin as a person has begun to type: recent ones, then titles of films.
public protocol SuggestMovieQueriesUseCase: Sendable {
    /// Gives each text once, in any case, and all recent queries for nothing typed.
    func execute(prefix: String, limit: Int) async throws(MoviesError) -> [QuerySuggestion]
}

public struct DefaultSuggestMovieQueriesUseCase: SuggestMovieQueriesUseCase {
    private let recentQueries: any RecentQueriesRepository
    private let titles: any MovieTitlesRepository

    public init(recentQueries: any RecentQueriesRepository, titles: any MovieTitlesRepository) {
        self.recentQueries = recentQueries
        self.titles = titles
    }

    public func execute(
        prefix: String,
        limit: Int
    ) async throws(MoviesError) -> [QuerySuggestion] {
        let query = MovieQuery(prefix)
        let beginning = query?.text.lowercased() ?? ""
        var suggestions: [QuerySuggestion] = []
        // Queries that can't be read are none; the titles are there all the same.
        let recent = try? await recentQueries.recentQueries()
        for recent in recent?.all ?? [] where recent.text.lowercased().hasPrefix(beginning) {
            suggestions.append(QuerySuggestion(text: recent.text, origin: .recentQuery))
        }
        if let query, suggestions.count < limit {
            for title in try await titles.titles(suggestedFor: query, limit: limit) {
                suggestions.append(QuerySuggestion(text: title, origin: .title))
            }
        }
        var seen: Set<String> = []
        return Array(
            suggestions.filter { seen.insert($0.text.lowercased()).inserted }.prefix(limit)
        )
    }
}
