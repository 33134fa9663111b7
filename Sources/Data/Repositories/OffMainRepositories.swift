package import Domain

// Repositories that read files block their thread. In an interactive session that must not be the
// main thread, which reads the keys: there, these decorators run them on Swift's shared threads. A
// command that searches once and exits uses the repositories directly, because starting another
// thread takes a millisecond.

/// Runs the methods of a movies repository off the main actor.
package struct OffMainMoviesRepository: MoviesRepository {
    private let repository: any MoviesRepository

    package init(_ repository: any MoviesRepository) {
        self.repository = repository
    }

    @concurrent
    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        try await repository.movies(matching: query, page: page)
    }

    @concurrent
    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        try await repository.details(of: id)
    }

    @concurrent
    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        await repository.localDetails(of: id)
    }
}

/// Runs the methods of a title suggestions repository off the main actor.
package struct OffMainTitleSuggestionsRepository: TitleSuggestionsRepository {
    private let repository: any TitleSuggestionsRepository

    package init(_ repository: any TitleSuggestionsRepository) {
        self.repository = repository
    }

    @concurrent
    package func titleSuggestions(
        for query: MovieQuery,
        limit: Int
    ) async throws(MoviesError) -> [TitleSuggestion] {
        try await repository.titleSuggestions(for: query, limit: limit)
    }

    @concurrent
    package func popularTitles(limit: Int) async throws(MoviesError) -> [TitleSuggestion] {
        try await repository.popularTitles(limit: limit)
    }
}

/// Runs the methods of a spelling correction repository off the main actor.
package struct OffMainSpellingCorrectionRepository: SpellingCorrectionRepository {
    private let repository: any SpellingCorrectionRepository

    package init(_ repository: any SpellingCorrectionRepository) {
        self.repository = repository
    }

    @concurrent
    package func correctedQuery(for query: MovieQuery) async -> MovieQuery? {
        await repository.correctedQuery(for: query)
    }

    @concurrent
    package func correctedName(for name: String) async -> String? {
        await repository.correctedName(for: name)
    }
}

/// Runs the methods of a recent queries repository off the main actor.
package struct OffMainRecentQueriesRepository: RecentQueriesRepository {
    private let repository: any RecentQueriesRepository

    package init(_ repository: any RecentQueriesRepository) {
        self.repository = repository
    }

    @concurrent
    package func recentQueries() async throws(MoviesError) -> RecentQueries {
        try await repository.recentQueries()
    }

    @concurrent
    package func save(_ query: TypedQuery) async throws(MoviesError) {
        try await repository.save(query)
    }

    @concurrent
    package func remove(_ text: String) async throws(MoviesError) -> Bool {
        try await repository.remove(text)
    }

    @concurrent
    package func removeAll() async throws(MoviesError) {
        try await repository.removeAll()
    }
}
