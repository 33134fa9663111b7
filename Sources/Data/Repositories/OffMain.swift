package import Domain

/// Runs the methods of a repository on Swift's shared threads.
///
/// Repositories that read files block their thread. In an interactive session that must not be the
/// main thread, which reads the keys. A command that searches once and exits uses the repositories
/// directly, because starting another thread takes a millisecond.
package struct OffMain<Repository: Sendable>: Sendable {
    private let repository: Repository

    package init(_ repository: Repository) { self.repository = repository }
}

extension OffMain: MoviesRepository, LocalMovieDetailsRepository
where Repository == any MoviesRepository {
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

    @concurrent
    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        await repository.limitations(of: query)
    }
}

extension OffMain: TitleSuggestionsRepository where Repository == any TitleSuggestionsRepository {
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

extension OffMain: PersonSuggestionsRepository
where Repository == any PersonSuggestionsRepository {
    @concurrent
    package func personSuggestions(
        for text: String,
        onlyDirectors: Bool,
        limit: Int
    ) async throws(MoviesError) -> [PersonSuggestion] {
        try await repository.personSuggestions(
            for: text,
            onlyDirectors: onlyDirectors,
            limit: limit
        )
    }
}

extension OffMain: SpellingCorrectionRepository
where Repository == any SpellingCorrectionRepository {
    @concurrent
    package func correctedQuery(for query: MovieQuery) async -> MovieQuery? {
        await repository.correctedQuery(for: query)
    }

    @concurrent
    package func correctedName(for name: String) async -> String? {
        await repository.correctedName(for: name)
    }
}
