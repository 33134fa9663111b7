public import Domain
import Infrastructure

/// Finds films in the catalog on this machine, without a network.
public struct CatalogMoviesRepository: MoviesRepository {
    private static let pageSize = 20

    private let store: CatalogStore

    public init(store: CatalogStore) {
        self.store = store
    }

    public func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        try store.read { catalog, fallback throws(TextIndexError) in
            let hits = try catalog.hits(for: query)
            let films = try catalog.films(
                hits.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
            )
            return MoviesPage(
                number: page,
                pageCount: (hits.count + Self.pageSize - 1) / Self.pageSize,
                totalCount: hits.count,
                movies: films.compactMap { $0.toDomain() },
                source: .catalog(catalog.details.origin),
                fallback: fallback
            )
        }
    }

    public func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        let imported = try store.read { catalog, fallback throws(TextIndexError) in
            let source = MoviesSource.catalog(catalog.details.origin)
            return (film: try catalog.film(id), source: source, fallback: fallback)
        }
        let ids = [id, imported.film?.imdbID.map(MovieID.imdb)].compactMap(\.self)
        // What we wrote about a film tells more of it than a data set of all films does.
        let builtIn = try store.readBuiltIn { catalog throws(TextIndexError) -> CatalogMovie? in
            for id in ids {
                if let film = try catalog.film(id) { return film }
            }
            return nil
        }
        let film = imported.film.map { film in builtIn.map(film.completed) ?? film } ?? builtIn
        let source = imported.film == nil ? .catalog(.builtIn) : imported.source
        guard let details = film?.details(source: source, fallback: imported.fallback) else {
            throw .movieNotFound(id, imported.source)
        }
        return details
    }
}
