package import Domain
import Infrastructure
import Search
import SystemKit
import TextIndex

/// Describes, imports, updates and removes the catalog on this machine.
///
/// Reading or writing a whole catalog takes seconds, and runs on a separate thread.
package struct FileCatalogRepository: CatalogRepository {
    private let store: CatalogStore
    private let downloader: DataSetDownloader?

    /// The folder where downloaded files stay for the next update; `nil` if they can't.
    private let downloadsFolder: String?
    private let now: @Sendable () -> Timestamp

    package init(
        store: CatalogStore,
        downloader: DataSetDownloader?,
        downloadsFolder: String? = nil,
        now: @escaping @Sendable () -> Timestamp = { .now }
    ) {
        self.store = store
        self.downloader = downloader
        self.downloadsFolder = downloadsFolder
        self.now = now
    }

    package func info() async throws(MoviesError) -> CatalogInfo {
        try await BlockingWork.runToEnd { [store] _ throws(MoviesError) in
            store.removeAbandonedDraft()
            guard let catalog = try store.imported() else { return Self.info(.builtIn, store) }
            return Self.info(catalog, store)
        }
    }

    package func importFiles(
        _ files: [ImportSource],
        includesAdult: Bool,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        guard !files.isEmpty else {
            return CatalogImportResult(catalog: try await info())
        }
        let replacement = try await store.beginReplacing()
        let result = try await commit(
            replacement,
            DataSets(files: files.map { DataSetFile($0) }, date: today),
            includesAdult: includesAdult,
            downloadCount: 0,
            progress: progress
        )
        store.removeUpdate()
        return result
    }

    package func update(
        _ update: CatalogUpdateRequest,
        describe: @escaping @Sendable (MoviesError) -> String,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        guard let downloader else { throw .offline(nil) }
        // Locks before the download: two updates would write to the same files.
        let replacement = try await store.beginReplacing()
        var record = CatalogUpdate(start: now(), outcome: .unfinished)
        store.save(record)
        defer { store.save(record) }
        do {
            let result = try await replace(replacement, update, downloader, progress)
            record.outcome = result.isUnchanged ? .unchanged : .updated
            return result
        } catch {
            // An update that the user stops has not failed.
            if error != .cancelled { record.outcome = .failed(reason: describe(error)) }
            throw error
        }
    }

    package func remove() async throws(MoviesError) {
        try await store.remove()
        downloadsFolder.map { DataSetDownloader.discardFiles(in: $0) }
    }

    private var today: CalendarDate? { CalendarDate(utc: now()) }

    /// Replaces the catalog with the movies of downloaded files, unless it has been made from them.
    private func replace(
        _ replacement: consuming FileReplacement,
        _ update: CatalogUpdateRequest,
        _ downloader: DataSetDownloader,
        _ progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> CatalogImportResult {
        let catalogFolder = replacement.directory
        let folder = downloadsFolder ?? catalogFolder
        var dataSets = try await downloader.fetch(update, to: folder, progress: progress)
        dataSets.date = dataSets.date ?? today
        if isCatalog(of: dataSets, includesAdult: update.includesAdult) {
            var result = CatalogImportResult(catalog: try await info())
            result.isUnchanged = true
            return result
        }
        let result: CatalogImportResult
        do {
            result = try await commit(
                replacement,
                dataSets,
                includesAdult: update.includesAdult,
                downloadCount: dataSets.files.count,
                progress: progress
            )
        } catch {
            // The next update uses the other files, and after another error, such as a full disk, all.
            if case .dataSetUnusable(let file, _) = error {
                dataSets.files.removeAll { $0.source != file }
                DataSetDownloader.discard(dataSets)
            }
            throw error
        }
        downloadsFolder.map { DataSetDownloader.discardFiles(in: $0, except: dataSets) }
        // Earlier versions had downloads beside the catalog.
        DataSetDownloader.discardFiles(in: catalogFolder)
        return result
    }

    /// Whether the catalog has been made from these versions of data sets.
    private func isCatalog(of dataSets: DataSets, includesAdult: Bool) -> Bool {
        guard let versions = dataSets.versions else { return false }
        // An unreadable catalog is to be replaced.
        let metadata = (try? store.imported())?.metadata
        return metadata?.fileVersions == versions && metadata?.includesAdult == includesAdult
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
        var result = CatalogImportResult(catalog: try await info())
        result.skippedLines = skippedLines
        result.filesWithoutFinalLineBreak = filesWithoutFinalLineBreak
        return result
    }

    private static func info(_ catalog: Catalog, _ store: CatalogStore) -> CatalogInfo {
        let isBuiltIn = catalog.metadata.origin == .builtIn
        return CatalogInfo(
            source: catalog.metadata.origin,
            movieCount: catalog.index.documentCount,
            date: catalog.metadata.date,
            byteCount: isBuiltIn ? 0 : catalog.fileSize,
            formatVersion: TextIndex.formatVersion,
            path: isBuiltIn ? nil : store.path,
            lastUpdate: store.lastUpdate
        )
    }
}
