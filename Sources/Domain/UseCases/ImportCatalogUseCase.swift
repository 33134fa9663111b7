/// Replaces the catalog on this machine by the films of some files.
public protocol ImportCatalogUseCase: Sendable {
    /// Takes paths; `-` is standard input. `progress` is called often, on any thread.
    func execute(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult
}

public struct DefaultImportCatalogUseCase: ImportCatalogUseCase {
    private let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    public func execute(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult {
        try await catalog.importFiles(files, includesAdult: includesAdult, progress: progress)
    }
}
