import Text

/// Suggests queries that complete what was typed: movies that were opened, recent queries, then
/// people and titles of movies.
package protocol SuggestMovieQueriesUseCase: Sendable {
    /// Returns each query once, regardless of case, except that a recent query may be that of an
    /// opened movie as well.
    ///
    /// At most `limit`, of which opened movies and recent queries leave half to the others if there
    /// are enough. For a blank prefix, the last opened movies and all recent queries; for a prefix
    /// longer than any query, none. Two people, or two queries of words for filters, at most come
    /// before titles. The completions of a filter that is being typed replace all these.
    func execute(prefix: String, limit: Int) async throws(MoviesError) -> [QuerySuggestion]
}

package struct DefaultSuggestMovieQueriesUseCase: SuggestMovieQueriesUseCase {
    /// As many as leave room for recent queries on a small screen.
    private static let openedLimit = 6

    private let recentQueries: any RecentQueriesRepository
    private let openedMovies: any OpenedMoviesRepository

    /// Searches on this machine, and saves no query; `nil` suggests no movies.
    private let searchMovies: (any SearchMoviesUseCase)?
    private let people: PersonQueries
    private let interpreter: any QueryInterpreter

    package init(
        recentQueries: any RecentQueriesRepository,
        openedMovies: any OpenedMoviesRepository,
        searchMovies: (any SearchMoviesUseCase)?,
        people: any PersonSuggestionsRepository,
        interpreter: any QueryInterpreter
    ) {
        self.recentQueries = recentQueries
        self.openedMovies = openedMovies
        self.searchMovies = searchMovies
        self.people = PersonQueries(people: people)
        self.interpreter = interpreter
    }

    package func execute(
        prefix: String,
        limit: Int
    ) async throws(MoviesError) -> [QuerySuggestion] {
        // Without a readable history there are still titles.
        let recent = ((try? await recentQueries.recentQueries())?.entries ?? [])
            .map { QuerySuggestion(text: $0.text, origin: .recentQuery) }
        var opened: [QuerySuggestion] = []
        if searchMovies != nil {
            opened = ((try? await openedMovies.openedMovies())?.entries ?? []).map { movie in
                let (year, query) = (movie.year, movie.query)
                return QuerySuggestion(
                    text: movie.title,
                    origin: .openedMovie,
                    year: year,
                    query: query
                )
            }
        }
        guard let query = TypedQuery(prefix) else {
            return opened.prefix(Self.openedLimit) + recent
        }
        // No title and no saved query is longer.
        guard query.text.utf8.count <= RecentQuery.textSizeLimit else { return [] }
        guard !Task.isCancelled else { throw .cancelled }
        let found =
            matching(query.text, in: opened, limit: Self.openedLimit)
            + matching(query.text, in: recent, limit: limit)
        // The start of a filter's word may as well be that of a title.
        let filters = await people.filters(completing: prefix, limit: limit)
            .filter { !$0.text.hasSuffix(":") }
        let others = without(
            found,
            filters.isEmpty ? try await completions(of: query, limit: limit) : filters
        )
        let shown = found.prefix(limit - min(others.count, limit / 2))
        let rest = Array(others.prefix(limit - shown.count))
        return shown + (filters.isEmpty ? marking(query.text, in: rest) : rest)
    }

    /// People before titles, but after titles that are the whole typed text; or words for filters
    /// if neither a name nor a title begins with it.
    private func completions(
        of query: TypedQuery,
        limit: Int
    ) async throws(MoviesError) -> [QuerySuggestion] {
        let titles = try await titles(matching: query, limit: limit)
        let texts = titles.map { $0.text.lowercased() }
        let people = await people.queries(for: query.text).filter {
            !texts.contains($0.text.lowercased())
        }
        let typed = query.meaning.text.lowercased()
        let wholeCount = texts.prefix { $0 == typed }.count
        // Reading the words takes as long as the rest.
        let isName = !people.isEmpty || texts.contains { $0.hasPrefix(typed) }
        let meanings =
            isName
            ? []
            : interpreter.completions(of: query.text, limit: 2)
                .map { QuerySuggestion(text: $0, origin: .filter) }
        return titles.prefix(wholeCount) + people + meanings + titles.dropFirst(wholeCount)
    }

    /// Queries for titles; if several movies have a title, each of their queries has a year.
    private func titles(
        matching query: TypedQuery,
        limit: Int
    ) async throws(MoviesError) -> [QuerySuggestion] {
        guard let searchMovies else { return [] }
        do {
            let movies = try await searchMovies.execute(query, page: 1).movies.prefix(limit)
            let titles = movies.map { title(of: $0, typed: query.text) }
            let keys = titles.map { $0.lowercased() }
            return zip(movies, titles).map { movie, title in
                let year = movie.releaseDate?.year
                let isAmbiguous = keys.count { $0 == title.lowercased() } > 1
                return QuerySuggestion(
                    text: title,
                    origin: .title,
                    year: year,
                    query: isAmbiguous ? year.map { "\(title) \($0)" } : nil
                )
            }
        } catch {
            // Filters are typed as well.
            guard error.needsOtherFilter else { throw error }
            return []
        }
    }

    /// The original title if only that has what was typed.
    private func title(of movie: Movie, typed: String) -> String {
        guard let original = movie.originalTitle, original != movie.title else {
            return movie.title
        }
        let matches = TextMatcher.matches(of: typed, in: [movie.title, original])
        return matches[0] == nil && matches[1] != nil ? original : movie.title
    }

    /// Each title once, and none that is a recent query or an opened movie.
    private func without(
        _ shown: [QuerySuggestion],
        _ titles: [QuerySuggestion]
    ) -> [QuerySuggestion] {
        var seen = Set(shown.map { $0.query.lowercased() })
        let opened = shown.filter { $0.origin == .openedMovie }
        return titles.filter { title in
            let isOpened = opened.contains {
                $0.year == title.year && $0.text.lowercased() == title.text.lowercased()
            }
            return !isOpened && seen.insert(title.query.lowercased()).inserted
        }
    }

    /// The suggestions whose texts contain the whole typed text, and then those with each of its words.
    private func matching(
        _ typed: String,
        in suggestions: [QuerySuggestion],
        limit: Int
    ) -> [QuerySuggestion] {
        var whole: [QuerySuggestion] = []
        var others: [QuerySuggestion] = []
        // A menu shows few of a thousand recent queries, so the rest need not be compared.
        for start in stride(from: 0, to: suggestions.count, by: 50) where whole.count < limit {
            let part = suggestions[start..<min(start + 50, suggestions.count)]
            let matches = TextMatcher.matches(of: typed, in: part.map(\.text))
            for case (var suggestion, let match?) in zip(part, matches) {
                suggestion.matches = match.ranges
                switch match.quality {
                case .whole: whole.append(suggestion)
                case .prefix: others.append(suggestion)
                case .substring, .letters, .someWords: break
                }
            }
        }
        return Array((whole + others).prefix(limit))
    }

    private func marking(_ typed: String, in titles: [QuerySuggestion]) -> [QuerySuggestion] {
        zip(titles, TextMatcher.matches(of: typed, in: titles.map(\.text))).map { title, match in
            var marked = title
            marked.matches = match?.ranges ?? []
            return marked
        }
    }
}
