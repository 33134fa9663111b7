public import Domain
import Foundation
public import Infrastructure

/// Looks after the catalog in a file that was imported, and the one that the program carries.
public struct FileCatalogRepository: CatalogRepository {
    private let store: CatalogStore
    private let gzip: Gzip
    private let today: @Sendable () -> ReleaseDate?

    /// Takes what unpacks files, and the day that an imported catalog gets for its own.
    public init(
        store: CatalogStore,
        gzip: Gzip,
        today: @escaping @Sendable () -> ReleaseDate?
    ) {
        self.store = store
        self.gzip = gzip
        self.today = today
    }

    public func info() async throws(MoviesError) -> CatalogInfo {
        guard let catalog = try store.imported() else { return Self.info(.builtIn, path: nil) }
        return Self.info(catalog, path: store.path)
    }

    public func importFiles(
        _ files: [String],
        includesAdult: Bool,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImport {
        var malformedLines: [CatalogImport.MalformedLines] = []
        try await store.replace { folder, path throws(MoviesError) in
            do {
                var importer = try CatalogImporter(
                    scratch: folder,
                    includesAdult: includesAdult,
                    progress: progress
                )
                let origin = try importer.read(files, gzip: gzip)
                malformedLines = importer.malformedLines
                try importer.write(to: path, CatalogDetails(origin: origin, date: today()))
            } catch let error as StorageError {
                throw MoviesError(error)
            } catch let error as MoviesError {
                throw error
            } catch {
                throw .cancelled
            }
        }
        return CatalogImport(catalog: try await info(), malformedLines: malformedLines)
    }

    public func update(
        _ update: CatalogUpdate,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> CatalogImport {
        throw .offline
    }

    public func remove() async throws(MoviesError) {
        try await store.remove()
    }

    private static func info(_ catalog: Catalog, path: String?) -> CatalogInfo {
        CatalogInfo(
            origin: catalog.details.origin,
            filmCount: catalog.index.documentCount,
            date: catalog.details.date,
            byteCount: path == nil ? 0 : catalog.index.fileSize,
            formatVersion: TextIndex.formatVersion,
            path: path
        )
    }
}
