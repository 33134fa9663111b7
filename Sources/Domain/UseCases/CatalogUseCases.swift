/// Fetches facts about the catalog on this machine.
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

/// Replaces the catalog on this machine with the movies of some files.
public protocol ImportCatalogUseCase: Sendable {
    /// Takes paths; `-` is standard input.
    func execute(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
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
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        try await catalog.importFiles(files, includesAdult: includesAdult, progress: progress)
    }
}

/// Replaces the catalog on this machine with the newest data sets of a source.
public protocol UpdateCatalogUseCase: Sendable {
    func execute(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult
}

public struct DefaultUpdateCatalogUseCase: UpdateCatalogUseCase {
    private let catalog: any CatalogRepository

    public init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    public func execute(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        try await catalog.update(update, progress: progress)
    }
}

/// Goes back to the built-in catalog.
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
