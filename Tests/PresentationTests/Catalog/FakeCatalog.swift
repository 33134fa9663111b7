import Domain

/// A catalog with the same outcome for each call, which reports the given progress.
struct FakeCatalog: CatalogRepository {
    var outcome: Result<CatalogImportResult, MoviesError>
    var progress: [CatalogProgress] = []

    func info() async throws(MoviesError) -> CatalogInfo { try outcome.get().catalog }

    func importFiles(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        self.progress.forEach(progress)
        return try outcome.get()
    }

    func update(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        self.progress.forEach(progress)
        return try outcome.get()
    }

    func remove() async throws(MoviesError) { _ = try outcome.get() }
}
