/// Lists the movies of the catalog on this machine, and has the details of another source.
///
/// It is for movies that the user's own files list: no server can look into these.
package struct CatalogListsRepository: MoviesRepository {
    private let catalog: any MoviesRepository
    private let source: any MoviesRepository

    package init(catalog: any MoviesRepository, detailsOf source: any MoviesRepository) {
        self.catalog = catalog
        self.source = source
    }

    package func movies(
        matching query: MovieQuery,
        page: Int
    ) async throws(MoviesError) -> MoviesPage {
        try await catalog.movies(matching: query, page: page)
    }

    package func details(of id: MovieID) async throws(MoviesError) -> MovieDetails {
        try await source.details(of: id)
    }

    package func localDetails(of id: MovieID) async -> LocalMovieDetails? {
        await source.localDetails(of: id)
    }

    package func limitations(of query: MovieQuery) async -> [FilterLimitation] {
        await catalog.limitations(of: query)
    }
}
