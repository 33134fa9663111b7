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
