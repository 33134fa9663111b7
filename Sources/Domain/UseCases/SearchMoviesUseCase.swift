/// Searches for films and remembers the query when it found some.
///
/// Where nothing matches, a title that is spelled much like the query is searched for instead,
/// unless the query is to be taken as it is.
public protocol SearchMoviesUseCase: Sendable {
    /// Takes a page within `MoviesPage.numbers`.
    func execute(
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult
}

public struct DefaultSearchMoviesUseCase: SearchMoviesUseCase {
    private let movies: any MoviesRepository
    private let spellings: any SpellingCorrectionRepository
    private let recentQueries: any RecentQueriesRepository

    public init(
        movies: any MoviesRepository,
        spellings: any SpellingCorrectionRepository,
        recentQueries: any RecentQueriesRepository
    ) {
        self.movies = movies
        self.spellings = spellings
        self.recentQueries = recentQueries
    }

    public func execute(
        _ query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesSearchResult {
        let typed = try await movies.movies(matching: query, page: page)
        guard typed.totalCount == 0, let other = await otherSpelling(of: query, typed) else {
            return await remembering(query, typed)
        }
        do {
            let found = try await movies.movies(matching: other, page: page)
            guard found.totalCount > 0 else { return MoviesSearchResult(page: typed) }
            return await remembering(other, found, spelling: other.text)
        } catch .cancelled {
            throw .cancelled
        } catch {
            // That nothing matches what was typed is known, whatever became of our guess.
            return MoviesSearchResult(page: typed)
        }
    }

    /// The catalog forgives typos by itself, so that only other sources need help.
    private func otherSpelling(of query: MovieQuery, _ page: MoviesPage) async -> MovieQuery? {
        guard !page.source.isCatalog, !query.isExact else { return nil }
        return await spellings.spelling(of: query)
    }

    private func remembering(
        _ query: MovieQuery,
        _ page: MoviesPage,
        spelling: String? = nil
    ) async -> MoviesSearchResult {
        guard !page.movies.isEmpty else {
            return MoviesSearchResult(page: page, spelling: spelling)
        }
        do {
            try await recentQueries.save(query)
            return MoviesSearchResult(page: page, spelling: spelling)
        } catch {
            // A full disk must not cost the user the results already in hand.
            return MoviesSearchResult(page: page, spelling: spelling, historyError: error)
        }
    }
}

/// What a search came to.
public struct MoviesSearchResult: Hashable, Sendable {
    public let page: MoviesPage

    /// The text that was searched for when nothing matched what was typed; `nil` otherwise.
    public let spelling: String?

    /// Why the query could not be remembered; `nil` when it was, or when there was no need.
    public let historyError: MoviesError?

    public init(page: MoviesPage, spelling: String? = nil, historyError: MoviesError? = nil) {
        self.page = page
        self.spelling = spelling
        self.historyError = historyError
    }
}
