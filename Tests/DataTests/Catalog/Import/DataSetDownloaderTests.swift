import Domain
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

struct DataSetDownloaderTests {
    private static let exports = Server(host: "exports.example.org", dataSetsOf: .tmdb)

    /// Has files by name; `missing` is the status for all others.
    private final class FakeFileServer: DownloadTransport {
        private let files: [String: NetworkResponse]
        private let missing: Int
        private let requests = Mutex<[NetworkRequest]>([])

        init(_ files: [String: NetworkResponse] = [:], missing: Int = 404) {
            self.files = files
            self.missing = missing
        }

        var urls: [String] { requests.withLock { $0.map(\.url.absoluteString) } }
        var headers: [[HTTPHeader]] { requests.withLock { $0.map(\.headers) } }

        func fetch(
            _ request: NetworkRequest,
            idleTimeout: Duration,
            _ receiver: any DownloadReceiver
        ) async throws(NetworkError) {
            requests.withLock { $0.append(request) }
            let file = files[request.url.lastPathComponent] ?? NetworkResponse(status: missing)
            if receiver.receive(file) { _ = receiver.receive(file.body) }
        }
    }

    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = folder.path(of: "downloads/new")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    @Test(arguments: [
        (false, ["title.ratings.tsv.gz", "title.basics.tsv.gz"]),
        (true, ["title.ratings.tsv.gz", "title.basics.tsv.gz", "title.akas.tsv.gz"]),
    ])
    func `fetches IMDb's data sets`(alternativeTitles: Bool, names: [String]) async throws {
        let server = FakeFileServer(
            Dictionary(uniqueKeysWithValues: names.map { ($0, file("content of \($0)")) })
        )

        let files = try await fetch(.imdb, alternativeTitles: alternativeTitles, from: server)

        #expect(server.urls == names.map { "https://datasets.example.org/\($0)" })
        #expect(server.headers.allSatisfy { $0 == [HTTPHeader("User-Agent", "tests")] })
        #expect(files.files == names.map { DataSetFile(path: "\(path)/\($0)", source: .file($0)) })
        #expect(
            try names.map { try folder.read("downloads/new/\($0)") }
                == names.map { "content of \($0)" }
        )
    }

    @Test(
        arguments: [
            ("Fri, 20 Nov 2026 23:59:59 GMT", "2026-11-20"), ("yesterday", nil), (nil, nil),
        ] as [(String?, String?)]
    )
    func `has the date of the last of IMDb's files`(modified: String?, day: String?) async throws {
        let server = FakeFileServer([
            "title.ratings.tsv.gz": file("a", modified: "Thu, 01 Jan 2026 00:00:00 GMT"),
            "title.basics.tsv.gz": file("b", modified: modified),
        ])

        let files = try await fetch(.imdb, from: server)

        #expect(files.date?.description == day)
    }

    @Test(arguments: [
        ("\n<!DOCTYPE html>", ServerFailure.unexpectedHTML), ("", .invalidResponse),
    ])
    func `does not keep a web page, or nothing, in place of a file`(
        content: String,
        failure: ServerFailure
    ) async throws {
        let server = FakeFileServer(["title.ratings.tsv.gz": file(content)])

        await #expect(
            throws: MoviesError.server(
                Server(host: "datasets.example.org", dataSetsOf: .imdb),
                failure
            )
        ) { try await fetch(.imdb, from: server) }

        #expect(!folder.exists("downloads/new/title.ratings.tsv.gz"))
    }

    @Test(arguments: [
        (false, ["movie_ids_11_21_2026.json.gz"]),
        (true, ["movie_ids_11_21_2026.json.gz", "adult_movie_ids_11_21_2026.json.gz"]),
    ])
    func `fetches TMDB's export of the day`(adult: Bool, names: [String]) async throws {
        let server = FakeFileServer(
            Dictionary(uniqueKeysWithValues: names.map { ($0, file("content")) })
        )

        let files = try await fetch(.tmdb, adult: adult, from: server)

        #expect(server.urls == names.map { "https://exports.example.org/p/exports/\($0)" })
        #expect(files.files.map(\.source) == names.map(ImportSource.file))
        #expect(files.date == CalendarDate("2026-11-21"))
    }

    @Test(arguments: [
        ("2026-11-21T05:00:00Z", "11_20_2026", "2026-11-20"),
        ("2026-03-01T00:00:00Z", "02_28_2026", "2026-02-28"),
        ("2024-03-01T23:59:59Z", "02_29_2024", "2024-02-29"),
        ("2027-01-01T12:00:00Z", "12_31_2026", "2026-12-31"),
    ])
    func `fetches yesterday's export until today's is published`(
        now: String,
        stamp: String,
        day: String
    ) async throws {
        for missing in [403, 404] {
            let server = FakeFileServer(
                ["movie_ids_\(stamp).json.gz": file("content")],
                missing: missing
            )

            let files = try await fetch(.tmdb, from: server, now: now)

            #expect(server.urls.count == 2)
            #expect(files.date?.description == day)
        }
    }

    @Test(arguments: [
        (404, MoviesError.server(exports, .noDataSets(of: CalendarDate("2026-11-21"))), 2),
        (403, .server(exports, .noDataSets(of: CalendarDate("2026-11-21"))), 2),
        (402, .server(exports, .requestRefused(status: 402)), 1),
        (401, .server(exports, .requestRefused(status: 401)), 1),
    ])
    func `gives up if yesterday's export is missing too`(
        status: Int,
        error: MoviesError,
        requestCount: Int
    ) async {
        let server = FakeFileServer(missing: status)

        await #expect(throws: error) { try await fetch(.tmdb, from: server) }
        #expect(server.urls.count == requestCount)
    }

    @Test func `reports progress by the name of the file; each is a step`() async throws {
        let server = FakeFileServer([
            "title.ratings.tsv.gz": file("abc"), "title.basics.tsv.gz": file("abcde"),
        ])
        let progress = Mutex<[CatalogProgress]>([])

        _ = try await fetch(.imdb, from: server) { step in progress.withLock { $0.append(step) } }

        #expect(
            progress.withLock { $0.map(\.activity) } == [
                .downloading(file: "title.ratings.tsv.gz", done: 0, total: nil),
                .downloading(file: "title.ratings.tsv.gz", done: 3, total: nil),
                .downloading(file: "title.basics.tsv.gz", done: 0, total: nil),
                .downloading(file: "title.basics.tsv.gz", done: 5, total: nil),
            ]
        )
        #expect(
            progress.withLock { $0.map { "\($0.step) of \($0.stepCount)" } }
                == ["1 of 4", "1 of 4", "2 of 4", "2 of 4"]
        )
    }

    @Test func `removes the files of an update`() async throws {
        let server = FakeFileServer([
            "title.ratings.tsv.gz": file("a", modified: "Thu, 01 Jan 2026 00:00:00 GMT"),
            "title.basics.tsv.gz": file("b"),
        ])
        try folder.write("other", to: "downloads/new/other.gz")

        let files = try await fetch(.imdb, from: server)
        DataSetDownloader.discard(files)

        #expect(folder.contents == ["downloads", "downloads/new", "downloads/new/other.gz"])
    }

    @Test func `an update removes the file that can't be imported, for the next to download`()
        async throws
    {
        let server = FakeFileServer([
            "title.ratings.tsv.gz": file("no data set"), "title.basics.tsv.gz": file("no data set"),
        ])
        let repository = FileCatalogRepository(
            store: CatalogStore(folder: path),
            downloader: try downloader(server)
        )
        let request = CatalogUpdateRequest(source: .imdb)

        await #expect(throws: MoviesError.self) {
            _ = try await repository.update(request, describe: { _ in "" }) { _ in }
        }

        #expect(server.urls.count == 2)
        #expect(
            folder.contents == [
                "downloads", "downloads/new", "downloads/new/catalog.index.lock",
                "downloads/new/catalog.update", "downloads/new/title.basics.tsv.gz",
            ]
        )
    }

    @Test func `an update that can't write the catalog keeps its downloads`() async throws {
        let titles = [ImportedCatalog.titlesHeader, ImportedCatalog.title("tt0000001", "Lantern")]
        let server = FakeFileServer([
            "title.ratings.tsv.gz": file(ImportedCatalog.ratingsHeader + "\n"),
            "title.basics.tsv.gz": file(titles.map { $0 + "\n" }.joined()),
        ])
        // A folder in place of the file that the catalog is written to.
        try folder.write("", to: "downloads/new/catalog.index.new/file")
        let repository = FileCatalogRepository(
            store: CatalogStore(folder: path),
            downloader: try downloader(server)
        )
        let request = CatalogUpdateRequest(source: .imdb)

        await #expect {
            _ = try await repository.update(request, describe: { _ in "" }) { _ in }
        } throws: { error in
            if case .storage = error as? MoviesError { true } else { false }
        }

        #expect(folder.exists("downloads/new/title.ratings.tsv.gz"))
        #expect(folder.exists("downloads/new/title.basics.tsv.gz"))
    }

    @Test func `removes the files of interrupted updates, and no others`() throws {
        let downloads = [
            "movie_ids_11_20_2026.json.gz", "movie_ids_11_20_2026.json.gz.tag",
            "adult_movie_ids_11_20_2026.json.gz", "title.akas.tsv.gz", "name.basics.tsv.gz",
        ]
        let others = ["movie_ids_old.json.gz", "my movies.gz", "notes", "title.crew.tsv.gz"]
        for name in downloads + others { try folder.write("a", to: "downloads/new/\(name)") }

        DataSetDownloader.discardFiles(in: path)
        DataSetDownloader.discardFiles(in: folder.path(of: "no such folder"))

        #expect(
            folder.contents == ["downloads", "downloads/new"] + others.map { "downloads/new/\($0)" }
        )
    }

    private func file(_ content: String, modified: String? = nil) -> NetworkResponse {
        NetworkResponse(
            status: 200,
            headers: modified.map { [HTTPHeader("Last-Modified", $0)] } ?? [],
            body: Data(content.utf8)
        )
    }

    private func downloader(
        _ server: FakeFileServer,
        now: String = "2026-11-21T12:00:00Z"
    ) throws -> DataSetDownloader {
        let date = try Date(now, strategy: .iso8601)
        return DataSetDownloader(
            downloader: FileDownloader(
                transport: server,
                idleTimeout: .seconds(60),
                sizeLimit: 1 << 20
            ),
            imdbURL: try #require(ServiceURL("https://datasets.example.org")),
            exportsURL: try #require(ServiceURL("https://exports.example.org/p/exports")),
            headers: [HTTPHeader("User-Agent", "tests")]
        ) { date }
    }

    private func fetch(
        _ source: CatalogUpdateRequest.Source,
        alternativeTitles: Bool = false,
        adult: Bool = false,
        from server: FakeFileServer,
        now: String = "2026-11-21T12:00:00Z",
        progress: @escaping @Sendable (CatalogProgress) -> Void = { _ in }
    ) async throws -> DataSets {
        let request = CatalogUpdateRequest(
            source: source,
            includesAlternativeTitles: alternativeTitles,
            includesAdult: adult
        )
        return try await downloader(server, now: now).fetch(request, to: path, progress: progress)
    }
}
