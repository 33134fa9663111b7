import Synchronization

/// The movies and people of a source: an online one, and the catalog on this machine when that is
/// unavailable, or the catalog alone.
///
/// All pages of a search come from one source: pages of two sources do not make one list.
package final class FallbackRepository: MoviesRepository, PeopleRepository {
    package typealias Source = MoviesRepository & PeopleRepository

    private enum Choice {
        case source
        case catalog(reason: MoviesError)

        /// The source is unavailable, and the catalog has no match.
        case neither(reason: MoviesError)
    }

    private let source: Result<any Source, MoviesError>
    private let catalog: (any Source)?
    private let searchesCatalogOnly: Bool
    private let imdbRating: @Sendable (IMDbID) async -> IMDbUserRating?
    private let threads: WorkThreads
    private let choices = Mutex<[MovieQuery: Choice]>([:])

    /// The people that the catalog found last, and why the source did not.
    private let catalogPeople = Mutex<[PersonID: MoviesError]>([:])

    /// Takes the source, or why it can't be used; without a catalog, there is no fallback.
    ///
    /// With `searchesCatalogOnly`, movies are searched in the catalog only, because no server knows the
    /// user's files that list them. `imdbRating` returns the rating at IMDb that this machine has, for
    /// the details of an online source; `nil` if it is unknown.
    package init(
        _ source: Result<any Source, MoviesError>,
        catalog: (any Source)? = nil,
        searchesCatalogOnly: Bool = false,
        imdbRating: @escaping @Sendable (IMDbID) async -> IMDbUserRating? = { _ in nil },
        threads: WorkThreads = .callers
    ) {
        self.source = source
        self.catalog = catalog
        self.searchesCatalogOnly = searchesCatalogOnly
        self.imdbRating = imdbRating
        self.threads = threads
    }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        try await threads.run { () async throws(MoviesError) in
            try await self.chosenPage(page, of: query)
        }
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        try await threads.run { () async throws(MoviesError) in
            let source = try self.source.get()
            do throws(MoviesError) {
                return await self.rated(try await source.details(of: id))
            } catch {
                return try await self.fallback(for: error) { try? await $0.details(of: id) }
            }
        }
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        await threads.run {
            guard let source = try? self.source.get() else { return nil }
            if let cached = await source.localDetails(of: id) {
                let details = await self.rated(cached.details)
                return LocalMovieDetails(details: details, isCurrent: cached.isCurrent)
            }
            return await self.catalog?.localDetails(of: id).map {
                LocalMovieDetails(details: $0.details, isCurrent: false)
            }
        }
    }

    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        await threads.run {
            guard let source = try? self.source.get() else { return [] }
            guard let catalog = self.catalog else { return await source.limitations(of: query) }
            return await (self.searchesCatalogOnly ? catalog : source).limitations(of: query)
                .filter { !$0.key.spec.isOnlyInCatalogs }
        }
    }

    private func chosenPage(
        _ page: Int,
        of query: MovieQuery
    ) async throws(MoviesError) -> MoviesPage {
        let source = try source.get()
        if searchesCatalogOnly || query.filters.areOnlyInCatalogs, let catalog {
            return try await catalog.movies(matching: query, page: page)
        }
        // A new search may use any source.
        if page == 1 { choices.withLock { $0[query] = nil } }
        let choice = choices.withLock { $0[query] }
        if case .catalog(let error) = choice, let catalog {
            return try await catalog.movies(matching: query, page: page).instead(of: error)
        }
        // A later page is wanted if the catalog found another reading of the text; this one has none.
        if case .neither(let error) = choice { throw error }
        do {
            let found = try await source.movies(matching: query, page: page)
            choices.withLock { $0[query] = .source }
            return found
        } catch {
            guard choice == nil, error.allowsFallback, catalog != nil else { throw error }
            if page == 1 { choices.withLock { $0[query] = .neither(reason: error) } }
            let found = try await fallback(for: error) { catalog in
                let found = try? await catalog.movies(matching: query, page: page)
                // No match says something if the user wants no network.
                if case .offline = error { return found }
                return found.flatMap { $0.count.movies > 0 ? $0 : nil }
            }
            choices.withLock { $0[query] = .catalog(reason: error) }
            return found
        }
    }

    private func rated(_ details: MovieDetails) async -> MovieDetails {
        guard !details.source.isCatalog, let id = details.movie.imdbID else { return details }
        var details = details
        details.imdbRating = await imdbRating(id)
        if let known = await catalog?.localDetails(of: .imdb(id))?.details {
            (details.moods, details.awards) = (known.moods, known.awards)
        }
        return details
    }
}

// No screen shows people, so that they may block the main thread.
extension FallbackRepository {
    package func people(named name: String, limit: Int) async throws(MoviesError) -> PeopleMatches {
        do {
            let found = try await source.get().people(named: name, limit: limit)
            catalogPeople.withLock { $0 = [:] }
            return found
        } catch {
            let found = try await fallback(for: error) { catalog in
                let found = try? await catalog.people(named: name, limit: limit)
                return found.flatMap { $0.people.isEmpty ? nil : $0 }
            }
            let reasons = found.people.reduce(into: [:]) { $0[$1.id] = error }
            catalogPeople.withLock { $0 = reasons }
            return found
        }
    }

    package func details(of id: PersonID) async throws(MoviesError) -> PersonDetails {
        // The user has waited for the source already.
        if let reason = catalogPeople.withLock({ $0[id] }), let catalog {
            return try await catalog.details(of: id).instead(of: reason)
        }
        do {
            return try await source.get().details(of: id)
        } catch {
            return try await fallback(for: error) { try? await $0.details(of: id) }
        }
    }

    /// The result of the catalog in place of the source; throws the error of the source for none:
    /// the catalog has few movies, lists and people, so that says little.
    private func fallback<Found: ReplaceableResult>(
        for error: MoviesError,
        _ find: (any Source) async -> Found?
    ) async throws(MoviesError) -> Found {
        guard error.allowsFallback, let catalog, let found = await find(catalog) else {
            throw error
        }
        return found.instead(of: error)
    }
}

/// A result that the catalog may have in place of the source.
private protocol ReplaceableResult {
    var fallback: Fallback? { get set }
}

extension ReplaceableResult {
    /// The result, with why it is not one of the source.
    func instead(of error: MoviesError) -> Self {
        var found = self
        found.fallback = .catalog(reason: error)
        return found
    }
}

extension MoviesPage: ReplaceableResult {}
extension MovieDetails: ReplaceableResult {}
extension PeopleMatches: ReplaceableResult {}
extension PersonDetails: ReplaceableResult {}
