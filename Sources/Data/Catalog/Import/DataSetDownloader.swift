package import Domain
import Essentials
package import Infrastructure
import SystemKit

package struct DataSetDownloader: Sendable {
    /// The largest file to accept, in bytes.
    ///
    /// The largest data set of IMDb, title.principals, has some 0.75 GB. This leaves room for years
    /// of growth, and keeps an endless response from filling the disk.
    package static let sizeLimit = 4_000_000_000

    private let downloader: FileDownloader
    private let imdbURL: ServiceURL
    private let headers: [HTTPHeader]

    package init(downloader: FileDownloader, imdbURL: ServiceURL, headers: [HTTPHeader]) {
        self.downloader = downloader
        self.imdbURL = imdbURL
        self.headers = headers
    }

    /// Downloads the data sets of an update to a directory, which is created if needed, as far as the
    /// server has other versions of them than the directory.
    ///
    /// The files come one after the other; their date is that of the last one.
    func fetch(
        _ update: CatalogUpdateRequest,
        to folder: String,
        progress: @escaping CatalogProgressHandler
    ) async throws(MoviesError) -> DataSets {
        try MoviesError.mapping(try PrivateDirectory(path: folder).create())
        let kinds = Self.kinds(update)
        let server = Server(host: imdbURL.host, source: nil)
        var dataSets = DataSets()
        for (index, kind) in kinds.enumerated() {
            let name = Self.fileName(kind)
            guard let url = URL(string: "\(imdbURL)/\(name)") else {
                throw .server(server, .notFound)
            }
            let path = "\(folder)/\(name)"
            let version: FileVersion?
            do {
                version = try await downloader.download(url, headers: headers, to: path) {
                    progress(
                        CatalogProgress(
                            step: index + 1,
                            of: kinds.count + CatalogImporter.stepCount,
                            CatalogActivity($0, file: name, server: server),
                            laterByteCount: kinds[(index + 1)...].reduce(0) { $0 + $1.downloadSize }
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
            dataSets.date = version?.lastModified.flatMap { Date(http: $0) }
                .flatMap { CalendarDate(utc: Timestamp($0)) }
        }
        return dataSets
    }

    private static func kinds(_ update: CatalogUpdateRequest) -> [DataSetKind] {
        [.imdbRatings, .imdbTitles]
            + (update.includesAlternativeTitles ? [.imdbOtherTitles] : [])
            + (update.includesPeople ? [.imdbCast, .imdbPeople] : [])
    }

    private static func fileName(_ kind: DataSetKind) -> String { "\(kind.name).tsv.gz" }

    static func discard(_ dataSets: DataSets) {
        for file in dataSets.files { file.path.map(FileDownloader.discard) }
    }

    /// Removes the downloaded files of a directory, except some data sets.
    static func discardFiles(in folder: String, except dataSets: DataSets = DataSets()) {
        let kept = Set(dataSets.files.compactMap(\.path))
        let all = CatalogUpdateRequest(includesAlternativeTitles: true, includesPeople: true)
        for kind in kinds(all) {
            let path = "\(folder)/\(fileName(kind))"
            if !kept.contains(path) { FileDownloader.discard(path) }
        }
    }

    /// The reason that a downloaded file is none of the server's data sets: it is empty, or the web
    /// page of a network that wants its users to log in; `nil` if its start says neither.
    private static func failure(ofFile path: String) -> ServerFailure? {
        guard let start = FileDescriptor(reading: path)?.readOnce(upTo: 64) else { return nil }
        if start.isEmpty { return .invalidResponse }
        return start.startsLikeHTML ? .unexpectedHTML : nil
    }
}
