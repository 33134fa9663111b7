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
    private let titles: any TitleSuggestionsRepository
    private let matcher: any QueryMatcher

    public init(
        recentQueries: any RecentQueriesRepository,
        titles: any TitleSuggestionsRepository,
        matcher: any QueryMatcher
    ) {
        self.recentQueries = recentQueries
        self.titles = titles
        self.matcher = matcher
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
        let begun = begun(recent, query.text).prefix(limit)
        var seen = Set(begun.map { $0.text.lowercased() })
        let others = try await titles.titles(suggestedFor: query, limit: limit)
            .filter { seen.insert($0.lowercased()).inserted }
        let shown = begun.prefix(limit - min(others.count, limit / 2))
        return shown + suggestions(Array(others.prefix(limit - shown.count)), query.text)
    }

    /// The recent queries in which all that was typed stands as it is.
    private func begun(_ recent: [String], _ typed: String) -> [QuerySuggestion] {
        zip(recent, matcher.matches(of: typed, in: recent)).compactMap { text, match in
            guard case .whole(let range) = match else { return nil }
            return QuerySuggestion(text: text, origin: .recentQuery, matches: [range])
        }
    }

    private func suggestions(_ titles: [String], _ typed: String) -> [QuerySuggestion] {
        zip(titles, matcher.matches(of: typed, in: titles)).map { title, match in
            QuerySuggestion(text: title, origin: .title, matches: match?.ranges ?? [])
        }
    }
}
