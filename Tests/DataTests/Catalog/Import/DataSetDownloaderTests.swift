import Domain
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

struct DataSetDownloaderTests {
    /// Has files by name.
    private final class FakeFileServer: DownloadTransport {
        private let files: [String: NetworkResponse]
        private let requests = Mutex<[NetworkRequest]>([])

        init(_ files: [String: NetworkResponse]) { self.files = files }

        var urls: [String] { requests.withLock { $0.map(\.url.absoluteString) } }
        var headers: [[HTTPHeader]] { requests.withLock { $0.map(\.headers) } }

        func fetch(
            _ request: NetworkRequest,
            idleTimeout: Duration,
            _ receiver: any DownloadReceiver
        ) async throws(NetworkError) {
            requests.withLock { $0.append(request) }
            let file = files[request.url.lastPathComponent] ?? NetworkResponse(status: 404)
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

        let files = try await fetch(alternativeTitles: alternativeTitles, from: server)

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

        let files = try await fetch(from: server)

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
                Server(host: "datasets.example.org", source: nil),
                failure
            )
        ) { try await fetch(from: server) }

        #expect(!folder.exists("downloads/new/title.ratings.tsv.gz"))
    }

    @Test func `reports progress by the name of the file; each is a step`() async throws {
        let server = FakeFileServer([
            "title.ratings.tsv.gz": file("abc"), "title.basics.tsv.gz": file("abcde"),
        ])
        let progress = Mutex<[CatalogProgress]>([])

        _ = try await fetch(from: server) { step in progress.withLock { $0.append(step) } }

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

        let files = try await fetch(from: server)
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
        let request = CatalogUpdateRequest()

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
        let request = CatalogUpdateRequest()

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
            "title.basics.tsv.gz", "title.basics.tsv.gz.tag", "title.akas.tsv.gz",
            "name.basics.tsv.gz",
        ]
        let others = ["my movies.gz", "notes", "title.basics.tsv", "title.crew.tsv.gz"]
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

    private func downloader(_ server: FakeFileServer) throws -> DataSetDownloader {
        DataSetDownloader(
            downloader: FileDownloader(
                transport: server,
                idleTimeout: .seconds(60),
                sizeLimit: 1 << 20
            ),
            imdbURL: try #require(ServiceURL("https://datasets.example.org")),
            headers: [HTTPHeader("User-Agent", "tests")]
        )
    }

    private func fetch(
        alternativeTitles: Bool = false,
        from server: FakeFileServer,
        progress: @escaping @Sendable (CatalogProgress) -> Void = { _ in }
    ) async throws -> DataSets {
        let request = CatalogUpdateRequest(includesAlternativeTitles: alternativeTitles)
        return try await downloader(server).fetch(request, to: path, progress: progress)
    }
}
