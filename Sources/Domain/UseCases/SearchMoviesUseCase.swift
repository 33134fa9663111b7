/// Searches for films and remembers the query when it found some.
public protocol SearchMoviesUseCase: Sendable {
    /// Takes a page within `MoviesPage.numbers`.
    func execute(
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult
}

public struct DefaultSearchMoviesUseCase: SearchMoviesUseCase {
    private let movies: any MoviesRepository
    private let recentQueries: any RecentQueriesRepository

    public init(movies: any MoviesRepository, recentQueries: any RecentQueriesRepository) {
        self.movies = movies
        self.recentQueries = recentQueries
    }

    public func execute(
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult {
        let result = try await movies.movies(matching: query, page: page)
        guard !result.movies.isEmpty else { return MoviesSearchResult(page: result) }
        do {
            try await recentQueries.save(query)
            return MoviesSearchResult(page: result)
        } catch {
            // A full disk must not cost the user the results already in hand.
            return MoviesSearchResult(page: result, savingError: error)
        }
    }
}
