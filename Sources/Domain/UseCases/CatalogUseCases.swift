/// Fetches facts about the catalog on this machine.
package protocol FetchCatalogInfoUseCase: Sendable {
    func execute() async throws(MoviesError) -> CatalogInfo
}

package struct DefaultFetchCatalogInfoUseCase: FetchCatalogInfoUseCase {
    private let catalog: any CatalogRepository

    package init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    package func execute() async throws(MoviesError) -> CatalogInfo {
        try await catalog.info()
    }
}

/// Replaces the catalog on this machine with the movies of some files.
package protocol ImportCatalogUseCase: Sendable {
    /// Takes paths; `-` is standard input.
    func execute(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult
}

package struct DefaultImportCatalogUseCase: ImportCatalogUseCase {
    private let catalog: any CatalogRepository

    package init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    package func execute(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        try await catalog.importFiles(files, includesAdult: includesAdult, progress: progress)
    }
}

/// Replaces the catalog on this machine with the newest data sets of a source.
package protocol UpdateCatalogUseCase: Sendable {
    func execute(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult
}

package struct DefaultUpdateCatalogUseCase: UpdateCatalogUseCase {
    private let catalog: any CatalogRepository

    package init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    package func execute(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        try await catalog.update(update, progress: progress)
    }
}

/// Goes back to the built-in catalog.
package protocol RemoveCatalogUseCase: Sendable {
    func execute() async throws(MoviesError)
}

package struct DefaultRemoveCatalogUseCase: RemoveCatalogUseCase {
    private let catalog: any CatalogRepository

    package init(catalog: any CatalogRepository) {
        self.catalog = catalog
    }

    package func execute() async throws(MoviesError) {
        try await catalog.remove()
    }
}
