import Domain
import TestSupport

/// A catalog that opens a gate once its update has reported all progress.
struct GatedCatalog: CatalogRepository {
    let progress: [CatalogProgress]
    let hasReported: Gate

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
        self.progress.forEach(progress)
        hasReported.open()
        throw .cancelled
    }

    func remove() async throws(MoviesError) { throw .offline(.tmdb) }
}
