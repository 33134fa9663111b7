import Data
import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing

struct ResponseCacheTests {
    private let folder: TemporaryDirectory
    private let store: DiskCache
    private let repository: ResponseCache

    init() throws {
        folder = try TemporaryDirectory()
        store = DiskCache(folder: folder.path(of: "cache"), byteLimit: 5_000)
        repository = ResponseCache(store: .success(store))
    }

    @Test func `has no responses if there is no folder`() async throws {
        #expect(
            try await repository.info()
                == ResponseCacheInfo(
                    path: folder.path(of: "cache"),
                    responseCount: 0,
                    byteCount: 0,
                    byteLimit: 5_000
                )
        )
    }

    @Test func `counts the responses and their bytes, and removes all`() async throws {
        for key in ["one", "two"] { try await store.insert(Data("text".utf8), for: key) }

        let info = try await repository.info()
        #expect(info.responseCount == 2)
        // The format and the checksum, the key, and the data.
        #expect(info.byteCount == 2 * ("cache 1 ".count + 16 + 1 + "one\n".count + 4))

        try await repository.removeAll()
        #expect(try await repository.info().responseCount == 0)
        #expect(folder.contents == ["cache", "cache/lock"])
    }

    @Test func `reports a folder that can't be listed`() async throws {
        let path = try folder.write("in the way", to: "cache")
        let reason = "its files can't be listed"
        let failure = StorageFailure(operation: .read, path: path, reason: reason)

        await #expect(throws: MoviesError.storage(failure)) { try await repository.info() }
        await #expect(throws: MoviesError.storage(failure)) { try await repository.removeAll() }
    }
}
