package import Domain
import Infrastructure
import SystemKit
import TextIndex

/// Describes, imports, updates and removes the catalog on this machine.
///
/// Reading or writing a whole catalog takes seconds, and runs on a separate thread.
package struct FileCatalogRepository: CatalogRepository {
    private let store: CatalogStore

    /// `nil` if the network must not be used.
    private let downloader: DataSetDownloader?

    /// Returns the date of a catalog whose source has none.
    private let today: @Sendable () -> CalendarDate?

    package init(
        store: CatalogStore,
        downloader: DataSetDownloader?,
        today: @escaping @Sendable () -> CalendarDate?
    ) {
        self.store = store
        self.downloader = downloader
        self.today = today
    }

    package func info() async throws(MoviesError) -> CatalogInfo {
        try await BlockingWork.runToEnd { [store] _ throws(MoviesError) in
            store.removeAbandonedDraft()
            guard let catalog = try store.imported() else { return Self.info(.builtIn, path: nil) }
            return Self.info(catalog, path: store.path)
        }
    }

    package func importFiles(
        _ files: [ImportSource],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        guard !files.isEmpty else {
            return CatalogImportResult(catalog: try await info(), skippedLines: [])
        }
        return try await commit(
            try await store.beginReplacing(),
            DataSets(files: files.map(DataSetFile.init), date: today()),
            includesAdult: includesAdult,
            downloadCount: 0,
            progress: progress
        )
    }

    package func update(
        _ update: CatalogUpdateRequest,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        guard let downloader else { throw .offline(nil) }
        // Locks before the download: two updates would write to the same files.
        let replacement = try await store.beginReplacing()
        let folder = replacement.directory
        var dataSets = try await downloader.fetch(update, to: folder, progress: progress)
        dataSets.date = dataSets.date ?? today()
        do {
            let result = try await commit(
                replacement,
                dataSets,
                includesAdult: update.includesAdult,
                downloadCount: dataSets.files.count,
                progress: progress
            )
            downloader.discardLeftovers(in: folder)
            return result
        } catch {
            // After any other error, such as a full disk, the next update uses the files.
            if case .dataSetUnusable = error { downloader.discard(dataSets) }
            throw error
        }
    }

    package func remove() async throws(MoviesError) {
        try await store.remove()
    }

    /// Replaces the catalog with the movies of some files; `downloadCount` of them were downloaded.
    private func commit(
        _ replacement: consuming FileReplacement,
        _ dataSets: DataSets,
        includesAdult: Bool,
        downloadCount: Int,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        let (folder, draftPath) = (replacement.directory, replacement.draftPath)
        let (skippedLines, filesWithoutFinalLineBreak) = try await BlockingWork.runToEnd {
            isCancelled throws(MoviesError) in
            var importer = try CatalogImporter(
                dataSets,
                scratch: folder,
                includesAdult: includesAdult,
                downloadCount: downloadCount,
                progress: progress,
                isCancelled: isCancelled
            )
            try importer.importMovies(to: draftPath)
            return (importer.skippedLines, importer.filesWithoutFinalLineBreak)
        }
        do {
            try replacement.commit()
        } catch {
            throw MoviesError(error)
        }
        return CatalogImportResult(
            catalog: try await info(),
            skippedLines: skippedLines,
            filesWithoutFinalLineBreak: filesWithoutFinalLineBreak
        )
    }

    private static func info(_ catalog: Catalog, path: String?) -> CatalogInfo {
        CatalogInfo(
            source: catalog.metadata.origin,
            movieCount: catalog.index.documentCount,
            date: catalog.metadata.date,
            byteCount: path == nil ? 0 : catalog.fileSize,
            formatVersion: TextIndex.formatVersion,
            path: path
        )
    }
}
