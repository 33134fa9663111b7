/// Suggests queries that complete what was typed: recent ones, then titles of movies.
package protocol SuggestMovieQueriesUseCase: Sendable {
    /// Returns each query once, regardless of case.
    ///
    /// At most `limit`, of which recent queries leave half to titles if there are enough. For a
    /// blank prefix, all recent queries, and then at most `limit` popular titles if they are wanted;
    /// for a prefix longer than any query, none. The completions of a filter that is being typed
    /// replace the titles.
    func execute(prefix: String, limit: Int) async throws(MoviesError) -> [QuerySuggestion]
}

package struct DefaultSuggestMovieQueriesUseCase: SuggestMovieQueriesUseCase {
    private let recentQueries: any RecentQueriesRepository
    private let titles: any TitleSuggestionsRepository
    private let matcher: any QueryMatcher

    /// Whether a blank prefix has popular titles after the recent queries.
    private let suggestsPopularTitles: Bool

    package init(
        recentQueries: any RecentQueriesRepository,
        titles: any TitleSuggestionsRepository,
        matcher: any QueryMatcher,
        suggestsPopularTitles: Bool = false
    ) {
        self.recentQueries = recentQueries
        self.titles = titles
        self.matcher = matcher
        self.suggestsPopularTitles = suggestsPopularTitles
    }

    package func execute(
        prefix: String,
        limit: Int
    ) async throws(MoviesError) -> [QuerySuggestion] {
        // Without a readable history there are still titles.
        let recent = (try? await recentQueries.recentQueries())?.queries.map(\.text) ?? []
        guard let query = TypedQuery(prefix) else {
            let popular = await popularTitles(limit: limit)
            let queries = recent.map { QuerySuggestion(text: $0, origin: .recentQuery) }
            return queries + without(recent, suggestions(popular))
        }
        // No title and no saved query is longer.
        guard query.text.utf8.count <= RecentQuery.textSizeLimit else { return [] }
        guard !Task.isCancelled else { throw .cancelled }
        let queries = matching(recent, query.text).prefix(limit)
        let filters = filterSuggestions(for: prefix)
        let others = without(
            queries.map(\.text),
            filters.isEmpty
                ? suggestions(try await titles.titleSuggestions(for: query, limit: limit))
                : filters
        )
        let shown = queries.prefix(limit - min(others.count, limit / 2))
        let rest = Array(others.prefix(limit - shown.count))
        return shown + (filters.isEmpty ? marking(query.text, in: rest) : rest)
    }

    /// The text with its last word completed, if that is a filter such as `genre:ho`.
    private func filterSuggestions(for prefix: String) -> [QuerySuggestion] {
        guard let word = prefix.split(separator: " ", omittingEmptySubsequences: false).last,
            word.contains(":")
        else { return [] }
        return FilterKey.completions(of: prefix).compactMap { MovieQuery($0)?.text }
            .map { QuerySuggestion(text: $0, origin: .filter) }
    }

    /// Popular titles; empty if they are not wanted, or the catalog is unusable.
    private func popularTitles(limit: Int) async -> [TitleSuggestion] {
        guard suggestsPopularTitles else { return [] }
        return (try? await titles.popularTitles(limit: limit)) ?? []
    }

    /// Each title once, and none that is a recent query.
    private func without(_ recent: [String], _ titles: [QuerySuggestion]) -> [QuerySuggestion] {
        var seen = Set(recent.map { $0.lowercased() })
        return titles.filter { seen.insert($0.query.lowercased()).inserted }
    }

    /// Queries for titles; if several movies have a title, each of their queries has a year.
    private func suggestions(_ titles: [TitleSuggestion]) -> [QuerySuggestion] {
        let keys = titles.map { $0.title.lowercased() }
        return zip(titles, keys).map { movie, key in
            let isAmbiguous = keys.count { $0 == key } > 1
            return QuerySuggestion(
                text: movie.title,
                origin: .title,
                year: movie.year,
                query: isAmbiguous ? movie.year.map { "\(movie.title) \($0)" } : nil
            )
        }
    }

    /// The recent queries that contain the whole typed text, and then those with each of its words.
    private func matching(_ recent: [String], _ typed: String) -> [QuerySuggestion] {
        let matches = zip(recent, matcher.matches(of: typed, in: recent))
        return [QueryMatch.Quality.whole, .prefix].flatMap { quality in
            matches.compactMap { text, match in
                guard let match, match.quality == quality else { return nil }
                return QuerySuggestion(text: text, origin: .recentQuery, matches: match.ranges)
            }
        }
    }

    private func marking(_ typed: String, in titles: [QuerySuggestion]) -> [QuerySuggestion] {
        zip(titles, matcher.matches(of: typed, in: titles.map(\.text))).map { title, match in
            var marked = title
            marked.matches = match?.ranges ?? []
            return marked
        }
    }
}
