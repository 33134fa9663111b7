import Foundation
import TestSupport
import Testing

@testable import TextIndex

struct TextIndexFileTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func `finds the same as an index in memory`() throws {
        let documents = TextDocument.samples(count: 400)
        let file = try TextIndex(path: write(documents))
        let memory = TextIndex(documents)

        #expect(file.documentCount == 400)
        #expect(file.metadata == Array("details".utf8))
        try file.check()
        for query in SampleIndex.queries {
            let hits = try file.search(SearchRequest(query))
            #expect(try hits == memory.search(SearchRequest(query)))
            #expect(try storedFields(hits, file) == storedFields(hits, memory))
        }
        #expect(try !file.search(SearchRequest("alien")).isEmpty)
    }

    @Test func `distinguishes corrupt files from other files and other versions`()
        throws
    {
        let path = try write(TextDocument.samples(count: 50))
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))

        #expect(error(of: Array("not an index, but long enough to be one".utf8)) == .notAnIndex)
        #expect(error(of: []) == .notAnIndex)
        #expect(error(of: bytes.dropLast(IndexPage.size)) == .corrupt)
        #expect(error(of: bytes.dropLast(1)) == .corrupt)
        #expect(error(of: bytes + bytes) == .corrupt)
        bytes[8] += 1
        #expect(error(of: bytes) == .incompatibleVersion)
        #expect(throws: TextIndexError.missing) { try TextIndex(path: directory.path(of: "none")) }
        #expect(throws: TextIndexError.notAnIndex) { try TextIndex(path: directory.path) }
    }

    /// Why bytes can't be read as an index; `nil` if they can.
    private func error(of bytes: some Sequence<UInt8>) -> TextIndexError? {
        do {
            let path = try directory.write(Data(bytes), to: "corrupt")
            try TextIndex(path: path).check()
            return nil
        } catch {
            return error as? TextIndexError
        }
    }

    private func write(_ documents: [TextDocument]) throws -> String {
        var builder = try TextIndexBuilder(scratch: directory.path)
        for document in documents { try builder.add(document) }
        let path = directory.path(of: "index")
        try builder.write(to: path, metadata: Array("details".utf8))
        #expect(directory.contents == ["index"])
        return path
    }

    private func storedFields(_ hits: [SearchHit], _ index: TextIndex) throws -> [[UInt8]] {
        try index.storedFields(of: hits.map(\.document))
    }
}
