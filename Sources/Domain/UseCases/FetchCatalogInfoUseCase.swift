/// Tells what the catalog on this machine is.
public protocol FetchCatalogInfoUseCase: Sendable {
    func execute() async throws(MoviesError) -> CatalogInfo
}

public struct DefaultFetchCatalogInfoUseCase: FetchCatalogInfoUseCase {
    private let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    public func execute() async throws(MoviesError) -> CatalogInfo {
        try await catalog.info()
    }
}
