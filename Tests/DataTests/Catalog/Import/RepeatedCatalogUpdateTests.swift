import Domain
import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing

@testable import Data

/// Updates that are repeated, as by a timer.
@Suite(.timeLimit(.minutes(20)))
struct RepeatedCatalogUpdateTests {
    /// Has files by name, each with a tag; responds with status 304 to requests for the same version.
    private final class FileServer: DownloadTransport {
        private let files: Mutex<[String: String]>
        private let requests = Mutex<[String]>([])
        private let downloads = Mutex<[String]>([])
        private let error = Mutex<NetworkError?>(nil)
        private let hook = Mutex<@Sendable () async -> Void>({})

        init(_ files: [String: String]) { self.files = Mutex(files) }

        /// The names of the files that were sent since the last call.
        func takeDownloads() -> [String] {
            downloads.withLock { names in
                defer { names = [] }
                return names
            }
        }

        var requestCount: Int { requests.withLock(\.count) }

        func set(_ content: String, of name: String) { files.withLock { $0[name] = content } }

        /// Fails from now on.
        func fail(_ error: NetworkError?) { self.error.withLock { $0 = error } }

        /// Calls `body` before each response.
        func beforeResponses(_ body: @escaping @Sendable () async -> Void) {
            hook.withLock { $0 = body }
        }

        /// An entity tag, with its quotation marks.
        static func tag(of content: String) -> String {
            "\"\(content.utf8.reduce(0) { ($0 &* 31 &+ UInt64($1)) as UInt64 })\""
        }

        func fetch(
            _ request: NetworkRequest,
            idleTimeout: Duration,
            _ receiver: any DownloadReceiver
        ) async throws(NetworkError) {
            let name = request.url.lastPathComponent
            requests.withLock { $0.append(name) }
            await hook.withLock(\.self)()
            if let error = error.withLock(\.self) { throw error }
            guard let content = files.withLock({ $0[name] }) else {
                _ = receiver.receive(NetworkResponse(status: 404))
                return
            }
            let tag = Self.tag(of: content)
            if request.headers.contains(HTTPHeader("If-None-Match", tag)) {
                _ = receiver.receive(NetworkResponse(status: 304))
                return
            }
            downloads.withLock { $0.append(name) }
            let headers = [
                HTTPHeader("ETag", tag),
                HTTPHeader("Last-Modified", "Fri, 20 Nov 2026 23:59:59 GMT"),
            ]
            if receiver.receive(NetworkResponse(status: 200, headers: headers)) {
                _ = receiver.receive(Data(content.utf8))
            }
        }
    }

    private static let (titles, ratings) = ("title.basics.tsv.gz", "title.ratings.tsv.gz")
    private static let start = Timestamp(secondsSince1970: 1_795_219_200)

    private let folder: TemporaryDirectory
    private let server: FileServer

    init() throws {
        folder = try TemporaryDirectory()
        server = FileServer([
            Self.ratings: Self.text([ImportedCatalog.ratingsHeader, "tt0000001\t8.0\t100"]),
            Self.titles: Self.text(ofMovies: "Lantern"),
        ])
    }

    @Test func `does nothing if no file has changed`() async throws {
        try await update()
        let before = try folder.readData("data/catalog.index")
        _ = server.takeDownloads()

        let result = try await update()

        #expect(server.takeDownloads() == [])
        #expect(server.requestCount == 4)
        #expect(result.isUnchanged)
        #expect(result.catalog.movieCount == 1)
        #expect(try folder.readData("data/catalog.index") == before)
        #expect(
            try await info().lastUpdate == CatalogUpdate(start: Self.start, outcome: .unchanged)
        )
    }

    @Test func `imports unchanged files for another request`() async throws {
        try await update()
        _ = server.takeDownloads()

        let result = try await update(includesAdult: true)

        #expect(server.takeDownloads() == [])
        #expect(!result.isUnchanged)
    }

    @Test(arguments: ["damaged", "imported", "removed"])
    func `imports unchanged files if the catalog is not of them anymore`(
        catalog: String
    ) async throws {
        try await update()
        switch catalog {
        case "damaged":
            var index = try folder.readData("data/catalog.index")
            index[index.count / 2] ^= 1
            try folder.write(index, to: "data/catalog.index")
        case "imported":
            let path = try folder.write(Self.text(ofMovies: "Harbour"), to: "harbour.tsv")
            _ = try await importFile(path)
        default: try await CatalogStore(folder: folder.path(of: "data")).remove()
        }
        _ = server.takeDownloads()

        let result = try await update()

        #expect(server.takeDownloads() == [])
        #expect(!result.isUnchanged)
        #expect(try await info().movieCount == 1)
    }

    @Test func `keeps the catalog and reports the error if an update fails`() async throws {
        try await update()
        let before = try folder.readData("data/catalog.index")
        server.fail(.unreachable(.refused))

        await #expect(throws: MoviesError.self) { try await update() }

        #expect(try folder.readData("data/catalog.index") == before)
        let info = try await info()
        #expect(info.movieCount == 1)
        #expect(
            info.lastUpdate
                == CatalogUpdate(start: Self.start, outcome: .failed(reason: "what went wrong"))
        )
        server.fail(nil)
        #expect(try await update().isUnchanged)
        #expect(try await self.info().lastUpdate?.outcome == .unchanged)
    }

    @Test func `reports the failure of the first update with the built-in catalog`() async throws {
        server.fail(.timedOut)

        await #expect(throws: MoviesError.self) { try await update() }

        let info = try await info()
        #expect(info.source == .builtIn)
        #expect(info.lastUpdate?.outcome == .failed(reason: "what went wrong"))
    }

    @Test func `downloads a file again that could not be imported`() async throws {
        try await update()
        try folder.write("nothing", to: "cache/downloads/\(Self.titles)")
        let tag = FileServer.tag(of: Self.text(ofMovies: "Lantern")).replacing("\"", with: "\\\"")
        try folder.write(
            #"{"version":{"etag":"\#(tag)"},"completeSize":7}"#,
            to: "cache/downloads/\(Self.titles).tag"
        )
        try await CatalogStore(folder: folder.path(of: "data")).remove()

        await #expect(throws: MoviesError.self) { try await update() }
        #expect(try await !update().isUnchanged)
    }

    @Test func `an update that is running is reported as such, and one that was killed is not`()
        async throws
    {
        let folder = folder
        let reports = Mutex<[CatalogUpdate.Outcome?]>([])
        server.beforeResponses {
            let store = CatalogStore(folder: folder.path(of: "data"))
            reports.withLock { $0.append(store.lastUpdate?.outcome) }
        }
        try await update()
        #expect(reports.withLock(\.self) == [.running, .running])

        let killed = CatalogUpdate(start: Self.start, outcome: .unfinished)
        CatalogStore(folder: folder.path(of: "data")).save(killed)
        #expect(try await info().lastUpdate == killed)
    }

    @Test func `of two updates at once the second one fails, and leaves no report`() async throws {
        let errors = Mutex<[MoviesError]>([])
        let repository = try repository
        let isSecond = Mutex(false)
        let (started, ended) = (Gate(), Gate())
        server.beforeResponses {
            let wasSecond = isSecond.withLock { isSecond in
                defer { isSecond = true }
                return isSecond
            }
            if wasSecond { return }
            started.open()
            await ended.opened()
        }
        async let first = update()
        await started.opened()
        do {
            _ = try await repository.update(request(), describe: { _ in "second" }) { _ in }
        } catch {
            errors.withLock { $0.append(error) }
        }
        ended.open()

        #expect(try await !first.isUnchanged)
        #expect(errors.withLock(\.count) == 1)
        #expect(try await info().lastUpdate?.outcome == .updated)
    }

    @Test func `an import of files ends what is known of updates`() async throws {
        server.fail(.timedOut)
        await #expect(throws: MoviesError.self) { try await update() }
        let path = try folder.write(Self.text(ofMovies: "Harbour"), to: "harbour.tsv")

        _ = try await importFile(path)

        #expect(try await info().lastUpdate == nil)
    }

    @Test func `a removal of the catalog removes the downloads`() async throws {
        try await update()

        try await repository.remove()

        let files = folder.contents.filter { $0.hasPrefix("cache/downloads/") }
        #expect(files == [])
        #expect(try await info().lastUpdate == nil)
        #expect(try await !update().isUnchanged)
    }

    @Test(arguments: ["", "start", "start\tx\n", "outcome\tfailed\n", "\u{0}"])
    func `ignores a damaged report`(text: String) async throws {
        try await update()
        try folder.write(text, to: "data/catalog.update")

        #expect(try await info().lastUpdate == nil)
    }

    @Test func `a report survives whatever is in its place`() async throws {
        for obstacle in FileObstacle.allCases {
            try await repository.remove()
            try folder.place(obstacle, at: "data/catalog.update")

            _ = try await info()
            try await update()

            #expect(try await info().lastUpdate?.outcome == .updated)
            try? FileManager.default.removeItem(atPath: folder.path(of: "data/catalog.update"))
        }
    }

    private var repository: FileCatalogRepository {
        get throws {
            FileCatalogRepository(
                store: CatalogStore(folder: folder.path(of: "data")),
                downloader: DataSetDownloader(
                    downloader: FileDownloader(
                        transport: server,
                        idleTimeout: .seconds(60),
                        sizeLimit: 1 << 20,
                        pause: { _ in }
                    ),
                    imdbURL: try #require(ServiceURL("https://datasets.example.org")),
                    headers: []
                ),
                downloadsFolder: folder.path(of: "cache/downloads")
            ) { Self.start }
        }
    }

    private func request(includesAdult: Bool = false) -> CatalogUpdateRequest {
        CatalogUpdateRequest(includesAdult: includesAdult)
    }

    @discardableResult
    private func update(includesAdult: Bool = false) async throws -> CatalogImportResult {
        let request = request(includesAdult: includesAdult)
        return try await repository.update(request, describe: { _ in "what went wrong" }) { _ in }
    }

    private func importFile(_ path: String) async throws -> CatalogImportResult {
        try await repository.importFiles([.file(path)], includesAdult: false) { _ in }
    }

    private func info() async throws -> CatalogInfo { try await repository.info() }

    private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    /// A data set of movies with the ids `tt0000001` and following.
    private static func text(ofMovies titles: String...) -> String {
        let lines = titles.enumerated().map { ImportedCatalog.title("tt000000\($0 + 1)", $1) }
        return text([ImportedCatalog.titlesHeader] + lines)
    }
}
