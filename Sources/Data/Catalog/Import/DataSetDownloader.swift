package import Domain
package import Infrastructure
import SystemKit
#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Downloads the data sets from which a catalog is made.
package struct DataSetDownloader: Sendable {
    /// The largest file to accept, in bytes.
    ///
    /// The largest data set of IMDb, title.principals, has some 0.75 GB. This leaves room for years
    /// of growth, and keeps an endless response from filling the disk.
    package static let sizeLimit = 4_000_000_000

    private let downloader: FileDownloader
    private let imdbURL: ServiceURL

    /// The directory of TMDB's daily exports.
    private let exportsURL: ServiceURL
    private let headers: [HTTPHeader]
    private let now: @Sendable () -> Date

    package init(
        downloader: FileDownloader,
        imdbURL: ServiceURL,
        exportsURL: ServiceURL,
        headers: [HTTPHeader],
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.downloader = downloader
        self.imdbURL = imdbURL
        self.exportsURL = exportsURL
        self.headers = headers
        self.now = now
    }

    /// Downloads the data sets of an update to a directory, which is created if needed, as far as the
    /// server has other versions of them than the directory.
    func fetch(
        _ update: CatalogUpdateRequest,
        to folder: String,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> DataSets {
        try MoviesError.mapping(try PrivateDirectory(path: folder).create())
        return switch update.source {
        case .imdb:
            try await fetch(Self.imdbNames(update), of: .imdb, at: imdbURL, to: folder, progress)
        case .tmdb: try await fetchTMDB(update, to: folder, progress)
        }
    }

    private static func imdbNames(_ update: CatalogUpdateRequest) -> [String] {
        let kinds: [DataSetKind] =
            [.imdbRatings, .imdbTitles]
            + (update.includesAlternativeTitles ? [.imdbOtherTitles] : [])
            + (update.includesPeople ? [.imdbCast, .imdbPeople] : [])
        return kinds.map { "\($0.name).tsv.gz" }
    }

    private static let allIMDbNames = imdbNames(
        CatalogUpdateRequest(source: .imdb, includesAlternativeTitles: true, includesPeople: true)
    )

    /// The names of TMDB's exports without their day.
    private static func exportNames(includesAdult: Bool) -> [String] {
        [DataSetKind.tmdbExport.name] + (includesAdult ? ["adult_movie_ids"] : [])
    }

    /// About how many bytes data sets with these names have.
    private static func size(of names: some Sequence<String>) -> Int {
        names.reduce(0) { size, name in
            size + (DataSetKind.allCases.first { name.hasPrefix($0.name) }?.downloadSize ?? 0)
        }
    }

    /// Whether an update may have downloaded a file with this name.
    private static func isDownloaded(_ name: String) -> Bool {
        let export = String(name.prefix { !$0.isNumber }.dropLast())
        return allIMDbNames.contains(name)
            || name.hasSuffix(".json.gz") && exportNames(includesAdult: true).contains(export)
    }

    static func discard(_ dataSets: DataSets) {
        for file in dataSets.files { file.path.map(FileDownloader.discard) }
    }

    /// Removes the downloaded files of a directory, except some data sets.
    static func discardFiles(in folder: String, except dataSets: DataSets = DataSets()) {
        let kept = Set(dataSets.files.compactMap(\.path))
        // If the directory can't be read, there is nothing to remove.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where isDownloaded(name) {
            let path = "\(folder)/\(name)"
            if !kept.contains(path) { FileDownloader.discard(path) }
        }
    }

    /// Today's export appears during the morning; until then yesterday's is the newest.
    private func fetchTMDB(
        _ update: CatalogUpdateRequest,
        to folder: String,
        _ progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> DataSets {
        let today = now()
        for day in [today, today.addingTimeInterval(-86_400)] {
            do throws(MoviesError) {
                return try await fetchTMDB(update, of: day, to: folder, progress)
            } catch .server(_, .notFound), .server(_, .requestRefused(status: 403, _)) {
                // TMDB's file server responds with status 403 for a day without an export.
            }
        }
        let server = Server(host: exportsURL.host, dataSetsOf: .tmdb)
        throw .server(server, .noDataSets(of: CalendarDate(utc: Timestamp(today))))
    }

    private func fetchTMDB(
        _ update: CatalogUpdateRequest,
        of day: Date,
        to folder: String,
        _ progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> DataSets {
        let date = CalendarDate(utc: Timestamp(day))
        let parts = (date?.description ?? "").split(separator: "-")
        let stamp = (parts.dropFirst() + parts.prefix(1)).joined(separator: "_")
        let names = Self.exportNames(includesAdult: update.includesAdult)
        var dataSets = try await fetch(
            names.map { "\($0)_\(stamp).json.gz" },
            of: .tmdb,
            at: exportsURL,
            to: folder,
            progress
        )
        dataSets.date = date
        return dataSets
    }

    /// Downloads files, one after the other; their date is that of the last one.
    private func fetch(
        _ names: [String],
        of source: CatalogUpdateRequest.Source,
        at base: ServiceURL,
        to folder: String,
        _ progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> DataSets {
        let server = Server(host: base.host, dataSetsOf: source)
        var dataSets = DataSets()
        for (index, name) in names.enumerated() {
            guard let url = URL(string: "\(base)/\(name)") else { throw .server(server, .notFound) }
            let path = "\(folder)/\(name)"
            let version: FileVersion?
            do {
                version = try await downloader.download(url, headers: headers, to: path) {
                    progress(
                        CatalogProgress(
                            step: index + 1,
                            of: names.count + CatalogImporter.stepCount,
                            CatalogActivity($0, file: name, server: server),
                            laterByteCount: Self.size(of: names[(index + 1)...])
                        )
                    )
                }
            } catch {
                throw MoviesError(error, file: name, server: server)
            }
            if let failure = Self.failure(ofFile: path) {
                FileDownloader.discard(path)
                throw .server(server, failure)
            }
            dataSets.files.append(
                DataSetFile(
                    path: path,
                    source: .file(name),
                    version: version.map { "\(name) \($0.identifier)" }
                )
            )
            dataSets.date = version?.lastModified.flatMap { HTTPDate($0) }.flatMap {
                CalendarDate(year: $0.year, month: $0.month, day: $0.day)
            }
        }
        return dataSets
    }

    /// Why a downloaded file is none of the server's data sets: it is empty, or the web page of a network
    /// that wants its users to log in; `nil` if its start says neither.
    private static func failure(ofFile path: String) -> ServerFailure? {
        guard let start = FileDescriptor(reading: path)?.readOnce(upTo: 64) else { return nil }
        if start.isEmpty { return .invalidResponse }
        return start.startsLikeHTML ? .unexpectedHTML : nil
    }
}
