import Domain

/// A catalog whose update ends only when it is cancelled.
struct EndlessCatalog: CatalogRepository {
    func info() async throws(MoviesError) -> CatalogInfo { throw .offline(.tmdb) }

    func importFiles(
        _ files: [ImportSource],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult { throw .offline(.tmdb) }

    func update(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        progress(.indexing(movies: 1))
        // A stream without elements ends with its task.
        for await _ in AsyncStream(Never.self, { _ in }) {}
        throw .cancelled
    }

    func remove() async throws(MoviesError) { throw .offline(.tmdb) }
}
