/// Offers queries that a person may have begun to type: recent ones, then titles of films.
public protocol SuggestMovieQueriesUseCase: Sendable {
    /// Gives each text once, in any case.
    ///
    /// At most `limit`, of which recent queries leave half to titles where there are as many; where
    /// nothing is typed, all recent queries and no titles.
    func execute(prefix: String, limit: Int) async throws(MoviesError) -> [QuerySuggestion]
}

public struct DefaultSuggestMovieQueriesUseCase: SuggestMovieQueriesUseCase {
    private let recentQueries: any RecentQueriesRepository
    private let titles: any MovieTitlesRepository

    public init(recentQueries: any RecentQueriesRepository, titles: any MovieTitlesRepository) {
        self.recentQueries = recentQueries
        self.titles = titles
    }

    @concurrent
    public func execute(
        prefix: String,
        limit: Int
    ) async throws(MoviesError) -> [QuerySuggestion] {
        // Queries that can't be read are none; the titles are there all the same.
        let recent = (try? await recentQueries.recentQueries())?.all.map(\.text) ?? []
        guard let query = MovieQuery(prefix) else {
            return recent.map { QuerySuggestion(text: $0, origin: .recentQuery) }
        }
        guard !Task.isCancelled else { throw .cancelled }
        let beginning = query.text.lowercased()
        let begun = recent.filter { Self.hasWords($0.lowercased(), from: beginning) }.prefix(limit)
        var seen = Set(begun.map { $0.lowercased() })
        let others = try await titles.titles(suggestedFor: query, limit: limit)
            .filter { seen.insert($0.lowercased()).inserted }
        let shown = begun.prefix(limit - min(others.count, limit / 2))
        return shown.map { QuerySuggestion(text: $0, origin: .recentQuery) }
            + others.prefix(limit - shown.count).map { QuerySuggestion(text: $0, origin: .title) }
    }

    /// Whether the text goes on as the beginning does from one of its words on.
    private static func hasWords(_ text: String, from beginning: String) -> Bool {
        var rest = text[...]
        while !rest.hasPrefix(beginning) {
            guard let space = rest.firstIndex(of: " ") else { return false }
            rest = rest[space...].dropFirst()
        }
        return true
    }
}
