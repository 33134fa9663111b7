import Domain

/// The suggestions for the text of a prompt beside movies.
struct PromptSuggestions {
    /// The items of a menu, and the recent queries that match, newest first; `nil` if they were not
    /// looked for.
    typealias Found = (shown: [QuerySuggestion], recent: [String]?)

    /// As many as the user can take in at a glance.
    static let limit = 20

    /// As many as leave the screen to the movies.
    private static let limitBesideMovies = 4
    private static let recentLimitBesideMovies = 2

    /// Whether the text narrows the movies, for which nothing is suggested but filters; else the movies
    /// follow the text, so that only other queries are suggested.
    let isNarrowing: Bool
    let suggestQueries: any SuggestMovieQueriesUseCase
    let suggestFilters: any SuggestFiltersUseCase

    /// The options that every query has besides its text.
    var options = MovieQuery()

    /// The items of the menu that is open.
    ///
    /// They come from Swift's shared threads, since the main thread reads the keys and draws.
    @concurrent
    func suggestions(in state: MoviesQueryListState) async throws(MoviesError) -> Found {
        guard let menu = state.menu else { return try await queries(for: state) }
        let query = TypedQuery(state.textBeforeMenu, options: options)
        let typed = String(state.text.dropFirst(state.textBeforeMenu.count))
        let found =
            switch menu {
            case .filters: await suggestFilters.execute(typed, limit: Self.limit)
            case .orders: orders(of: query).filter { $0.query.hasPrefix(typed.lowercased()) }
            }
        return (await suggestFilters.addingLimitations(to: found, beside: query), nil)
    }

    private func orders(of query: TypedQuery?) -> [QuerySuggestion] {
        let hasText = query?.meaning.text.isEmpty == false
        return MovieSort.Field.allCases.filter { $0 != .relevance || hasText }.flatMap { field in
            (field.isReversible ? ["", "-"] : [""]).map {
                QuerySuggestion(text: $0 + field.rawValue, origin: .order)
            }
        }
    }

    private func queries(for state: MoviesQueryListState) async throws(MoviesError) -> Found {
        let found = try await suggestQueries.execute(prefix: state.text, limit: Self.limit)
        let recent = found.filter { $0.origin == .recentQuery }.map(\.query)
        if isNarrowing {
            return (found.filter { $0.origin == .filter && $0.text.contains(":") }, recent)
        }
        return (state.isBlank ? [] : Self.besideMovies(found, state.text), recent)
    }

    /// The suggestions that say more than the movies, which are below them.
    private static func besideMovies(
        _ found: [QuerySuggestion],
        _ text: String
    ) -> [QuerySuggestion] {
        let typed = text.trimmingTrailingBlanks.lowercased()
        let others = found.filter { $0.text.lowercased() != typed }
        let completions = others.filter { QuerySuggestionViewModel($0).isCompletion }
        guard completions.isEmpty else { return completions }
        let recent = others.filter { $0.origin == .recentQuery }.prefix(recentLimitBesideMovies)
        let rest = others.filter { $0.origin != .recentQuery && $0.origin != .title }
        return Array((recent + rest).prefix(limitBesideMovies))
    }
}

extension QuerySuggestionViewModel {
    /// Whether it completes a filter that is being typed, such as `genre:ho`.
    var isCompletion: Bool { kind == .filter && text.contains(":") }
}

extension String {
    var trimmingTrailingBlanks: String {
        String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
    }
}
