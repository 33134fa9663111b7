/// Replaces the catalog on this machine by the newest films of a publisher.
public protocol UpdateCatalogUseCase: Sendable {
    /// `progress` is called often, on any thread.
    func execute(
        _ update: CatalogUpdateRequest,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult
}

public struct DefaultUpdateCatalogUseCase: UpdateCatalogUseCase {
    private let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    public func execute(
        _ update: CatalogUpdateRequest,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult {
        try await catalog.update(update, progress: progress)
    }
}
