public import Domain

/// Finds films in the catalog on this machine, without a network.
public struct CatalogMoviesRepository: MoviesRepository {
    private static let pageSize = 20

    private let catalog: @Sendable () -> Catalog

    /// Searches the films that the program itself carries.
    public init() {
        self.init(catalog: .builtIn)
    }

    /// The catalog is not made before it is needed.
    init(catalog: @autoclosure @escaping @Sendable () -> Catalog) {
        self.catalog = catalog
    }

    public func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        let films = catalog().films(matching: query)
        return MoviesPage(
            number: page,
            pageCount: (films.count + Self.pageSize - 1) / Self.pageSize,
            totalCount: films.count,
            movies: films.dropFirst((page - 1) * Self.pageSize)
                .prefix(Self.pageSize)
                .compactMap { $0.toDomain() },
            source: .catalog
        )
    }
}
