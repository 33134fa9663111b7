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
        try store.read { catalog, standIn throws(TextIndexError) in
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
                standIn: standIn
            )
        }
    }
}
