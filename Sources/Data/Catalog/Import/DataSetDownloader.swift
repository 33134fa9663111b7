import Domain
public import Infrastructure

/// Fetches the data sets that a catalog is made of.
public struct DataSetDownloader: Sendable {
    /// Data sets on this machine.
    struct Files {
        var files: [DataSetFile] = []

        /// The day on which they were published.
        var date: ReleaseDate?
    }

    private let downloader: FileDownloader
    private let imdbURL: URL
    private let exportsURL: URL
    private let headers: [HTTPHeader]
    private let now: @Sendable () -> Date

    /// Takes where IMDb's data sets and TMDB's daily exports are.
    public init(
        downloader: FileDownloader,
        imdbURL: URL,
        exportsURL: URL,
        headers: [HTTPHeader],
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.downloader = downloader
        self.imdbURL = imdbURL
        self.exportsURL = exportsURL
        self.headers = headers
        self.now = now
    }

    /// Fetches what an update needs to a folder, which is there afterwards.
    func fetch(
        _ update: CatalogUpdateRequest,
        to folder: String,
        progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> Files {
        do {
            try AtomicFileDirectory(path: folder).make()
        } catch {
            throw MoviesError(error)
        }
        switch update.source {
        case .imdb: return try await fetchIMDb(update, to: folder, progress)
        case .tmdb: return try await fetchTMDB(update, to: folder, progress)
        }
    }

    func discard(_ files: Files) {
        for file in files.files { downloader.discard(file.path) }
    }

    /// Removes what earlier updates that were broken off have left in a folder.
    func discardLeftovers(in folder: String) {
        // A folder that can't be read has nothing that can be removed.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasSuffix(".gz") { downloader.discard("\(folder)/\(name)") }
    }

    private func fetchIMDb(
        _ update: CatalogUpdateRequest,
        to folder: String,
        _ progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> Files {
        let names =
            ["title.ratings.tsv.gz", "title.basics.tsv.gz"]
            + (update.includesAlternativeTitles ? ["title.akas.tsv.gz"] : [])
        var files = Files()
        for name in names {
            let head = try await fetch(name, imdbURL, to: folder, progress)
            files.files.append(DataSetFile(path: "\(folder)/\(name)", name: name))
            files.date = head.header("Last-Modified").flatMap { HTTPDate($0) }.flatMap {
                ReleaseDate(year: $0.year, month: $0.month, day: $0.day)
            }
        }
        return files
    }

    /// Today's export appears in the course of the morning; until then yesterday's is the newest.
    private func fetchTMDB(
        _ update: CatalogUpdateRequest,
        to folder: String,
        _ progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> Files {
        do {
            return try await fetchTMDB(update, of: now(), to: folder, progress)
        } catch {
            switch error {
            // A day without an export is 403 at the store that TMDB keeps them in.
            case .notFound, .requestRefused(_, status: 403, _):
                let yesterday = now().addingTimeInterval(-86_400)
                return try await fetchTMDB(update, of: yesterday, to: folder, progress)
            default: throw error
            }
        }
    }

    private func fetchTMDB(
        _ update: CatalogUpdateRequest,
        of day: Date,
        to folder: String,
        _ progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> Files {
        let date = ReleaseDate(utc: Timestamp(day))
        let parts = (date?.description ?? "").split(separator: "-")
        let stamp = (parts.dropFirst() + parts.prefix(1)).joined(separator: "_")
        let kinds = ["movie_ids"] + (update.includesAdult ? ["adult_movie_ids"] : [])
        var files = Files(date: date)
        for kind in kinds {
            let name = "\(kind)_\(stamp).json.gz"
            _ = try await fetch(name, exportsURL, to: folder, progress)
            files.files.append(DataSetFile(path: "\(folder)/\(name)", name: name))
        }
        return files
    }

    private func fetch(
        _ name: String,
        _ base: URL,
        to folder: String,
        _ progress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MoviesError) -> NetworkResponse {
        do {
            return try await downloader.download(
                base.appending(path: name),
                headers: headers,
                to: "\(folder)/\(name)"
            ) { news in
                progress(CatalogProgress(news, file: name, server: base.host ?? ""))
            }
        } catch {
            throw MoviesError(error, file: name, server: base.host ?? "")
        }
    }
}
