import Domain
import Foundation
import TestSupport
import Testing

@testable import Data

/// How an import replaces a catalog.
@Suite(.timeLimit(.minutes(20)))
struct CatalogReplacementTests {
    private static let export =
        #"{"adult":false,"id":7,"original_title":"Lantern","popularity":1}"# + "\n"

    private let folder: TemporaryDirectory
    private let repository: FileCatalogRepository

    init() throws {
        folder = try TemporaryDirectory()
        let store = CatalogStore(folder: folder.path(of: "data"))
        repository = FileCatalogRepository(store: store, downloader: nil)
    }

    @Test(arguments: FileObstacle.allCases)
    func `writes new drafts, whatever is in their place`(obstacle: FileObstacle) async throws {
        try folder.place(obstacle, at: "data/catalog.index.new")
        try folder.place(obstacle, at: "data/spool")

        #expect(try await importExport().catalog.movieCount == 1)
        #expect(try folder.isForeignFileUntouched())
        #expect(dataFiles == ["catalog.index", "catalog.index.lock"])
    }

    @Test func `replaces a link, and not its target`() async throws {
        try folder.place(.link, at: "data/catalog.index")

        #expect(try await importExport().catalog.movieCount == 1)
        #expect(try folder.isForeignFileUntouched())
    }

    @Test(arguments: [FileObstacle.pipe, .link, .danglingLink])
    func `rejects a lock that is a link or a pipe`(obstacle: FileObstacle) async throws {
        try folder.place(obstacle, at: "data/catalog.index.lock")
        let failure = StorageFailure(
            operation: .create,
            path: folder.path(of: "data/catalog.index.lock"),
            reason: "it is not a regular file"
        )

        await #expect(throws: MoviesError.storage(failure)) { try await importExport() }
        #expect(try folder.isForeignFileUntouched())
    }

    @Test func `removes the draft of a killed import with the next command`() async throws {
        _ = try await importExport()
        try folder.write("half an index", to: "data/catalog.index.new")

        #expect(try await repository.info().movieCount == 1)
        #expect(dataFiles == ["catalog.index", "catalog.index.lock"])
    }

    @Test func `removes the draft of a killed import with the next search`() async throws {
        try folder.write("half an index", to: "data/catalog.index.new")
        let store = CatalogStore(folder: folder.path(of: "data"))
        let query = try #require(MovieQuery("blade runner"))

        let page = try await CatalogMoviesRepository(store: store).movies(matching: query, page: 1)

        #expect(!page.movies.isEmpty)
        #expect(dataFiles == ["catalog.index.lock"])
    }

    @Test func `does not remove the draft of an import that is running`() async throws {
        try folder.write("half an index", to: "data/catalog.index.new")
        let lock = try HeldFile.locking(folder.path(of: "data/catalog.index.lock"))

        #expect(try await repository.info().source == .builtIn)
        #expect(try folder.read("data/catalog.index.new") == "half an index")
        lock.release()
    }

    @Test func `stops when it is cancelled, and leaves the catalog unchanged`() async throws {
        _ = try await importExport()
        let before = try folder.readData("data/catalog.index")
        let path = try folder.write(Self.export + Self.export, to: "other")
        let gates = (reading: Gate(), cancelled: Gate())
        let task = Task { [repository] in
            try await repository.importFiles([.file(path)], includesAdult: false) { _ in
                gates.reading.open()
                gates.cancelled.wait()
            }
        }

        await gates.reading.opened()
        task.cancel()
        gates.cancelled.open()

        await #expect(throws: MoviesError.cancelled) { try await task.value }
        #expect(try folder.readData("data/catalog.index") == before)
        #expect(dataFiles == ["catalog.index", "catalog.index.lock"])
        #expect(try await importExport().catalog.movieCount == 1)
    }

    @Test func `blocks none of the shared threads while it waits for a file`() async throws {
        // More than there are shared threads, each with a pipe to which nothing writes at first.
        let names = (0..<ProcessInfo.processInfo.activeProcessorCount + 2).map { "pipe \($0)" }
        for name in names { try folder.place(.pipe, at: name) }

        try await withThrowingTaskGroup { group in
            for name in names {
                group.addTask { [folder] in
                    let store = CatalogStore(folder: folder.path(of: "data of \(name)"))
                    let repository = FileCatalogRepository(store: store, downloader: nil)
                    let path = folder.path(of: name)
                    _ = try await repository.importFiles([.file(path)], includesAdult: false) { _ in
                    }
                }
            }
            // Each of them opens its pipe before the first one gets anything.
            var pipes: [HeldFile] = []
            for name in names {
                pipes.append(try await HeldFile.writingToPipe(folder.path(of: name)))
            }
            for pipe in pipes {
                try pipe.write(Self.export)
                pipe.release()
            }
            try await group.waitForAll()
        }
        #expect(folder.contents.count { $0.hasSuffix("/catalog.index") } == names.count)
    }

    private var dataFiles: [String] {
        folder.contents.filter { $0.hasPrefix("data/") }.map { String($0.dropFirst(5)) }
    }

    private func importExport() async throws -> CatalogImportResult {
        let path = try folder.write(Self.export, to: "export")
        return try await repository.importFiles([.file(path)], includesAdult: false) { _ in }
    }
}
