package import Domain

/// A catalog with the same outcome for each call, which reports the given progress.
package struct FakeCatalog: CatalogRepository {
    private let outcome: Result<CatalogImportResult, MoviesError>
    private let progress: [CatalogProgress]
    private let afterProgress: @Sendable () async -> Void

    /// `afterProgress` runs between the last progress and the outcome.
    package init(
        outcome: Result<CatalogImportResult, MoviesError>,
        progress: [CatalogProgress] = [],
        afterProgress: @escaping @Sendable () async -> Void = {}
    ) {
        self.outcome = outcome
        self.progress = progress
        self.afterProgress = afterProgress
    }

    package func info() async throws(MoviesError) -> CatalogInfo { try outcome.get().catalog }

    package func importFiles(
        _ files: [ImportSource],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult { try await report(progress) }

    package func update(
        _ update: CatalogUpdateRequest,
        describe: @escaping @Sendable (MoviesError) -> String,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult { try await report(progress) }

    package func remove() async throws(MoviesError) { _ = try outcome.get() }

    private func report(
        _ handler: CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        progress.forEach(handler)
        await afterProgress()
        return try outcome.get()
    }
}
