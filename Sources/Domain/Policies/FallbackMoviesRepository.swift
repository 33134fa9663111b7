import Synchronization

/// Falls back to the local catalog when the primary source is unavailable.
///
/// All pages of a search come from one source: pages of two sources do not make one list.
package final class FallbackMoviesRepository: MoviesRepository {
    private enum Source {
        case primary
        case catalog(reason: MoviesError)

        /// The primary source is unavailable, and the catalog has no match.
        case neither(reason: MoviesError)
    }

    private let primary: any MoviesRepository
    private let catalog: any MoviesRepository

    /// The source of each search.
    private let sources = Mutex<[MovieQuery: Source]>([:])

    package init(_ primary: any MoviesRepository, catalog: any MoviesRepository) {
        self.primary = primary
        self.catalog = catalog
    }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        // A new search may use any source.
        if page == 1 { sources.withLock { $0[query] = nil } }
        let source = sources.withLock { $0[query] }
        switch source {
        case .catalog(let error):
            return try await catalogMovies(matching: query, page: page, reason: error)
        // What the text means may have been found in the catalog, and its next page is wanted.
        case .neither(let error): throw error
        case .primary, nil: break
        }
        do {
            let found = try await primary.movies(matching: query, page: page)
            sources.withLock { $0[query] = .primary }
            return found
        } catch {
            guard source == nil, error.allowsFallback else { throw error }
            let found = try? await catalogMovies(matching: query, page: page, reason: error)
            // The catalog has few movies and lists, so no match there says little, unless it is what the
            // user asked for.
            guard let found, found.totalCount > 0 || error.isOffline else {
                if page == 1 { sources.withLock { $0[query] = .neither(reason: error) } }
                throw error
            }
            sources.withLock { $0[query] = .catalog(reason: error) }
            return found
        }
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        do {
            return try await primary.details(of: id)
        } catch {
            guard error.allowsFallback else { throw error }
            // The catalog has few movies, so a missing one there says little.
            guard var found = try? await catalog.details(of: id) else { throw error }
            found.fallback = .catalog(reason: error)
            return found
        }
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        if let cached = await primary.localDetails(of: id) { return cached }
        return await catalog.localDetails(of: id).map {
            LocalMovieDetails(details: $0.details, isCurrent: false)
        }
    }

    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        await primary.limitations(of: query)
    }

    private func catalogMovies(
        matching query: MovieQuery,
        page: Int,
        reason error: MoviesError
    ) async throws(MoviesError) -> MoviesPage {
        var found = try await catalog.movies(matching: query, page: page)
        found.fallback = .catalog(reason: error)
        return found
    }
}

extension MoviesError {
    /// Whether the user wants no network.
    fileprivate var isOffline: Bool {
        if case .offline = self { true } else { false }
    }
}
