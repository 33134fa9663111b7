import Foundation
import TestSupport
import Testing
import Text

@testable import Infrastructure

/// Files of the cache with other bytes than were written.
struct DiskCacheFuzzTests {
    @Test func `a changed entry is missing, and never another one`() async throws {
        let folder = try TemporaryDirectory()
        let cache = DiskCache(folder: folder.path, byteLimit: 1 << 20)
        let values = ["key": Data("one\ntwo\n".utf8), "other": Data((0...255).map { UInt8($0) })]
        for (key, data) in values { try await cache.insert(data, for: key) }
        let names = ["key", "other"].map { FNV1a($0.utf8).hexString }
        let corpus = FuzzCorpus(
            try names.map { Array(try folder.readData($0)) },
            tokens: ["cache 1 ", "key\n", "\n"].map { Array($0.utf8) }
        )

        let counts = try fuzz("cache", corpus, iterations: 1000) { bytes, _ in
            try folder.rewrite(bytes, to: names[0])
            guard let data = cache.data(for: "key") else { return false }
            try #require(data == values["key"])
            return true
        }

        #expect(counts.valid > 50)
        #expect(counts.invalid > 200)
    }
}
