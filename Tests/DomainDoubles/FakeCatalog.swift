package import Domain

/// A catalog with the same outcome for each call, which reports the given progress.
package struct FakeCatalog: CatalogRepository {
    package var outcome: Result<CatalogImportResult, MoviesError>
    package var progress: [CatalogProgress]

    package init(
        outcome: Result<CatalogImportResult, MoviesError>,
        progress: [CatalogProgress] = []
    ) {
        self.outcome = outcome
        self.progress = progress
    }

    package func info() async throws(MoviesError) -> CatalogInfo { try outcome.get().catalog }

    package func importFiles(
        _ files: [ImportSource],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        self.progress.forEach(progress)
        return try outcome.get()
    }

    package func update(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        self.progress.forEach(progress)
        return try outcome.get()
    }

    package func remove() async throws(MoviesError) { _ = try outcome.get() }
}
