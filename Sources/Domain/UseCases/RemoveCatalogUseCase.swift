/// Goes back to the films that the program itself carries.
public protocol RemoveCatalogUseCase: Sendable {
    func execute() async throws(MoviesError)
}

public struct DefaultRemoveCatalogUseCase: RemoveCatalogUseCase {
    private let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    public func execute() async throws(MoviesError) {
        try await catalog.remove()
    }
}
