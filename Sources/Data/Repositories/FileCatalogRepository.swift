public import Domain
public import Infrastructure

/// Looks after the catalog in a file that was imported, and the one that the program carries.
public struct FileCatalogRepository: CatalogRepository {
    private let store: CatalogStore
    private let downloads: DataSetDownloader?
    private let gzip: Gzip
    private let today: @Sendable () -> ReleaseDate?

    /// Takes what fetches files, `nil` where nothing may, what unpacks them, and the day that an
    /// imported catalog gets for its own.
    public init(
        store: CatalogStore,
        downloads: DataSetDownloader?,
        gzip: Gzip,
        today: @escaping @Sendable () -> ReleaseDate?
    ) {
        self.store = store
        self.downloads = downloads
        self.gzip = gzip
        self.today = today
    }

    public func info() async throws(MoviesError) -> CatalogInfo {
        guard let catalog = try store.imported() else { return Self.info(.builtIn, path: nil) }
        return Self.info(catalog, path: store.path)
    }

    /// Takes a thread for seconds, and so not the caller's.
    @concurrent
    public func importFiles(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult {
        let files = files.map { DataSetFile(path: $0, name: $0) }
        return try await importFiles(files, includesAdult, date: today(), progress)
    }

    @concurrent
    public func update(
        _ update: CatalogUpdateRequest,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult {
        guard let downloads else { throw .offline }
        guard let folder = store.folderPath else { throw .storage(CatalogStore.noPlace) }
        let files = try await downloads.fetch(update, to: folder, progress: progress)
        do {
            let result = try await importFiles(
                files.files,
                update.includesAdult,
                date: files.date ?? today(),
                progress
            )
            downloads.discardLeftovers(in: folder)
            return result
        } catch {
            // What came is of no use, or in the way. Only a kill leaves it, to be gone on with.
            downloads.discard(files)
            throw error
        }
    }

    public func remove() async throws(MoviesError) {
        try await store.remove()
    }

    private func importFiles(
        _ files: [DataSetFile],
        _ includesAdult: Bool,
        date: ReleaseDate?,
        _ progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImportResult {
        var skippedLines: [CatalogImportResult.SkippedLines] = []
        try await store.replace { folder, path throws(MoviesError) in
            do {
                var importer = try CatalogImporter(
                    scratch: folder,
                    includesAdult: includesAdult,
                    progress: progress
                )
                let origin = try importer.read(files, gzip: gzip)
                skippedLines = importer.skippedLines
                try importer.write(to: path, CatalogMetadata(origin: origin, date: date))
            } catch let error as StorageError {
                throw MoviesError(error)
            } catch let error as MoviesError {
                throw error
            } catch {
                throw .cancelled
            }
        }
        return CatalogImportResult(catalog: try await info(), skippedLines: skippedLines)
    }

    private static func info(_ catalog: Catalog, path: String?) -> CatalogInfo {
        CatalogInfo(
            source: catalog.details.origin,
            movieCount: catalog.index.documentCount,
            date: catalog.details.date,
            byteCount: path == nil ? 0 : catalog.index.fileSize,
            formatVersion: TextIndex.formatVersion,
            path: path
        )
    }
}
