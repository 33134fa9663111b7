import Domain

/// What is suggested for the text of a prompt, by what the prompt is for.
struct PromptSuggestions {
    /// What the prompt is for.
    enum Role {
        /// The movies beside it follow the text, so that only other queries are suggested.
        case live

        /// The text narrows the movies beside it, for which nothing is suggested but filters.
        case narrowing

        /// A query is typed as a whole, and suggestions are asked for.
        case alone
    }

    /// What was found for a text.
    struct Found {
        /// The items of the menu.
        var shown: [QuerySuggestion]

        /// The recent queries that match, newest first; `nil` if they were not looked for.
        var recent: [String]?
    }

    /// As many as the user can take in at a glance.
    private static let limit = 20

    /// As many as leave the screen to the movies.
    private static let limitBesideMovies = 4
    private static let recentLimitBesideMovies = 2

    let role: Role
    let suggestQueries: any SuggestMovieQueriesUseCase
    let suggestFilters: any SuggestFiltersUseCase

    /// What every query has besides its text.
    var options = MovieQuery()

    /// The items of the menu that is open.
    func suggestions(in state: MoviesQueryListState) async throws(MoviesError) -> Found {
        switch state.menu {
        case .suggestions: return try await queries(for: state)
        case .filters(let before):
            let typed = String(state.text.dropFirst(before.count))
            let filters = await suggestFilters.execute(typed, limit: Self.limit)
            return Found(shown: await addingLimitations(to: filters, beside: before))
        case .orders(let before):
            let typed = state.text.dropFirst(before.count).lowercased()
            let orders = orders(beside: before).filter { $0.query.hasPrefix(typed) }
            return Found(shown: await addingLimitations(to: orders, beside: before))
        }
    }

    private func addingLimitations(
        to suggestions: [QuerySuggestion],
        beside text: String
    ) async -> [QuerySuggestion] {
        await suggestFilters.addingLimitations(
            to: suggestions,
            beside: TypedQuery(text, options: options)
        )
    }

    private func orders(beside text: String) -> [QuerySuggestion] {
        let query = TypedQuery(text, options: options) ?? TypedQuery(MovieQuery())
        return MoviesSearch(query: query).sortOrders.flatMap { order in
            let signs = MovieSort.Field(rawValue: order)?.isReversible == false ? [""] : ["", "-"]
            return signs.map { QuerySuggestion(text: $0 + order, origin: .order) }
        }
    }

    private func queries(for state: MoviesQueryListState) async throws(MoviesError) -> Found {
        let found = try await suggestQueries.execute(prefix: state.text, limit: Self.limit)
        let shown =
            switch role {
            case .alone: found
            case .live: state.isBlank ? [] : Self.besideMovies(found, state.text)
            case .narrowing: found.filter { $0.origin == .filter && $0.text.contains(":") }
            }
        let recent = found.filter { $0.origin == .recentQuery }.map(\.query)
        return Found(shown: shown, recent: recent)
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
