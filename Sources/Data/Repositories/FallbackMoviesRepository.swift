public import Domain
import Synchronization

/// Asks one place for films, and the films on this machine where that place can't be had.
///
/// A search that began at one place goes on there: pages of two places do not make one list.
public final class FallbackMoviesRepository: MoviesRepository {
    private enum Place {
        case first
        case catalog(reason: MoviesError)
    }

    /// The place of each query: an array, because the Swift runtime takes longer to prepare a
    /// dictionary than a few queries take to compare.
    private struct Places {
        private struct Entry {
            let query: MovieQuery
            let place: Place
        }

        private var entries: [Entry] = []

        func place(of query: MovieQuery) -> Place? {
            entries.first { $0.query == query }?.place
        }

        mutating func set(_ place: Place?, for query: MovieQuery) {
            entries.removeAll { $0.query == query }
            if let place { entries.append(Entry(query: query, place: place)) }
        }
    }

    private let first: any MoviesRepository
    private let catalog: any MoviesRepository
    private let places = Mutex(Places())

    public init(_ first: any MoviesRepository, catalog: any MoviesRepository) {
        self.first = first
        self.catalog = catalog
    }

    public func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        let place = places.withLock { places in
            // A search that begins anew may begin anywhere.
            if page == 1 { places.set(nil, for: query) }
            return places.place(of: query)
        }
        if case .catalog(let error) = place {
            return try await catalogMovies(matching: query, page: page, reason: error)
        }
        do {
            let found = try await first.movies(matching: query, page: page)
            places.withLock { $0.set(.first, for: query) }
            return found
        } catch {
            guard place == nil, error.allowsFallback else { throw error }
            let found = try await catalogMovies(matching: query, page: page, reason: error)
            // That few films know nothing of a title says nothing about it.
            guard found.totalCount > 0 else { throw error }
            places.withLock { $0.set(.catalog(reason: error), for: query) }
            return found
        }
    }

    public func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        do {
            return try await first.details(of: id)
        } catch {
            guard error.allowsFallback else { throw error }
            // That few films know nothing of a film says nothing about it.
            guard var found = try? await catalog.details(of: id) else { throw error }
            found.fallback = .catalog(reason: error)
            return found
        }
    }

    private func catalogMovies(
        matching query: MovieQuery,
        page: Int,
        reason error: MoviesError
    ) async throws(MoviesError) -> MoviesPage {
        let found = try await catalog.movies(matching: query, page: page)
        return MoviesPage(
            number: found.number,
            pageCount: found.pageCount,
            totalCount: found.totalCount,
            movies: found.movies,
            source: found.source,
            fallback: .catalog(reason: error)
        )
    }
}
