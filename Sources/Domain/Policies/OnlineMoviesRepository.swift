import Synchronization

/// An online source of movies, and the catalog on this machine when the source is unavailable.
///
/// All pages of a search come from one source: pages of two sources do not make one list.
package final class OnlineMoviesRepository: MoviesRepository {
    private enum Source {
        case online
        case catalog(reason: MoviesError)

        /// The online source is unavailable, and the catalog has no match.
        case neither(reason: MoviesError)
    }

    private let online: any MoviesRepository
    private let catalog: (any MoviesRepository)?
    private let searchesCatalogOnly: Bool
    private let imdbRating: @Sendable (IMDbID) async -> IMDbUserRating?
    private let sources = Mutex<[MovieQuery: Source]>([:])

    /// Without a catalog, there is no fallback.
    ///
    /// With `searchesCatalogOnly`, movies are searched in the catalog only, because no server knows the
    /// user's files that list them. `imdbRating` returns the rating at IMDb that this machine has, for
    /// the details of the online source; `nil` if it is unknown.
    package init(
        _ online: any MoviesRepository,
        catalog: (any MoviesRepository)?,
        searchesCatalogOnly: Bool = false,
        imdbRating: @escaping @Sendable (IMDbID) async -> IMDbUserRating? = { _ in nil }
    ) {
        self.online = online
        self.catalog = catalog
        self.searchesCatalogOnly = searchesCatalogOnly
        self.imdbRating = imdbRating
    }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        if searchesCatalogOnly, let catalog {
            return try await catalog.movies(matching: query, page: page)
        }
        // A new search may use any source.
        if page == 1 { sources.withLock { $0[query] = nil } }
        let source = sources.withLock { $0[query] }
        if case .catalog(let error) = source, let catalog {
            return try await catalog.movies(matching: query, page: page, fallbackFor: error)
        }
        // What the text means may have been found in the catalog, and its next page is wanted.
        if case .neither(let error) = source { throw error }
        do {
            let found = try await online.movies(matching: query, page: page)
            sources.withLock { $0[query] = .online }
            return found
        } catch {
            guard source == nil, error.allowsFallback, let catalog else { throw error }
            let found = try? await catalog.movies(matching: query, page: page, fallbackFor: error)
            // The catalog has few movies and lists, so no match there says little, unless it is what the
            // user asked for.
            guard let found, found.count.movies > 0 || error.isOffline else {
                if page == 1 { sources.withLock { $0[query] = .neither(reason: error) } }
                throw error
            }
            sources.withLock { $0[query] = .catalog(reason: error) }
            return found
        }
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        do {
            return await rated(try await online.details(of: id))
        } catch {
            // The catalog has few movies, so a missing one there says little.
            guard error.allowsFallback, var found = try? await catalog?.details(of: id)
            else { throw error }
            found.fallback = .catalog(reason: error)
            return found
        }
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        if let cached = await online.localDetails(of: id) {
            return LocalMovieDetails(
                details: await rated(cached.details),
                isCurrent: cached.isCurrent
            )
        }
        return await catalog?.localDetails(of: id).map {
            LocalMovieDetails(details: $0.details, isCurrent: false)
        }
    }

    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        await (searchesCatalogOnly ? catalog ?? online : online).limitations(of: query)
    }

    private func rated(_ details: MovieDetails) async -> MovieDetails {
        guard !details.source.isCatalog, let id = details.movie.imdbID else { return details }
        var details = details
        details.imdbRating = await imdbRating(id)
        return details
    }
}

extension MoviesRepository {
    fileprivate func movies(
        matching query: MovieQuery,
        page: Int,
        fallbackFor error: MoviesError
    ) async throws(MoviesError) -> MoviesPage {
        var found = try await movies(matching: query, page: page)
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
